import type { Game, Table } from '#engine';
import { considered } from '../judge.ts';
import { type Chain, chainOf, threatsOf } from './chain.ts';
import type { HabitData } from './habits.ts';
import { type Common, gather, type InputNames, Inputs, inputsIn, type Layout, layoutOf, wordsIn } from './layout.ts';
import type { Sight } from './sight.ts';

/**
 * A learned judgement. Each player has a score, made from the inputs about that player; from all scores come the chances to win, which add up to one. The
 * weights are the same for every seat, so it fits any number of them. Without hidden units a score is a plain sum. With them it may depend on what comes
 * together: what a hand is worth under these rules, say.
 */

/** As it is kept in a file. */
export interface ModelData {
  readonly game: string;
  readonly rulesVersion: number;
  /** What the inputs were when it was learned. */
  readonly inputs: InputNames;
  readonly hidden: number;
  /** How it came about, for people. */
  readonly learned: {
    readonly matches: number;
    readonly generations: number;
    readonly seed: number;
    /** With how many players; two where nothing is said. */
    readonly seats?: readonly number[];
    readonly logLoss: number;
    /** What it would be if everybody had the same chance; that of two where nothing is said. */
    readonly even?: number;
  };
  /** 32-bit floats, base64: for each input its plain weight, then for each that the game names its weights to the hidden units; biases and output weights; those of threats last. */
  readonly weights: string;
  /** The same for worlds in which nothing is hidden. */
  readonly open?: string;
  /** Which answers players tend to give. */
  readonly habits?: HabitData;
  /** How it fared against the same search without it, under these rules and those before; `lab stamp` measures it. */
  readonly strength?: readonly Measured[];
  /** What of it won its matches and is played with; the rest only tells chances. `open`: imagined worlds are judged with open cards. */
  readonly plays: readonly ('judgement' | 'open' | 'habits')[];
}

/** Matches won of `games`, at tables of so many with so many playouts an answer: a share, and the bounds of its 95 % interval. */
export interface Measured {
  readonly rulesVersion: number;
  readonly seats: number;
  readonly playouts: number;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Model {
  readonly layout: Layout;
  readonly hidden: number;
  /** `size` plain weights; from each input that the game names `hidden` to the hidden units; `hidden` biases, `hidden` weights to the score. */
  readonly plain: Float32Array;
  readonly inner: Float32Array;
  readonly bias: Float32Array;
  readonly outer: Float32Array;
  /** What each threat says about who wins within a turn. */
  readonly soon: Float32Array;
}

export function emptyModel(game: Game, hidden: number): Model {
  const layout = layoutOf(game);
  const model: Model = {
    layout,
    hidden,
    plain: new Float32Array(layout.size),
    inner: new Float32Array((layout.size - layout.featuresAt) * hidden),
    bias: new Float32Array(hidden),
    outer: new Float32Array(hidden),
    soon: new Float32Array(threatsOf(game)),
  };
  // Before anything is learned it says what the game's own estimate says.
  model.plain[layout.writtenAt] = 1;
  return model;
}

const scratch = new Inputs();
const chain: Chain = { of: [] };
const common: Common = { written: 0, chain: null };
const units = new Float32Array(64);

export function scoreOf(model: Model, inputs: Inputs): number {
  const { hidden, plain, inner, bias, outer } = model;
  const { featuresAt } = model.layout;
  const { at, value } = inputs;
  let score = 0;
  for (let i = 0; i < at.length; i++) score += plain[at[i]] * value[i];
  if (hidden === 0) return score;
  for (let h = 0; h < hidden; h++) units[h] = bias[h];
  for (let i = 0; i < at.length; i++) {
    if (at[i] < featuresAt) continue;
    const from = (at[i] - featuresAt) * hidden;
    const x = value[i];
    for (let h = 0; h < hidden; h++) units[h] += inner[from + h] * x;
  }
  for (let h = 0; h < hidden; h++) if (units[h] > 0) score += outer[h] * units[h];
  return score;
}

/** The chance of the viewer to win: as far as that seat may know, or with open cards. */
export function chanceOf<V>(model: Model, t: Table<V>, sight: Sight): number {
  const { ring } = t;
  const { viewer } = sight;
  common.written = considered(t, viewer);
  common.chain = chainOf(model.soon, t, sight, chain);
  let all = 0;
  let mine = 0;
  for (let i = 0; i < ring.length; i++) {
    gather(model.layout, t, ring[i], sight, common, scratch);
    const hope = Math.exp(Math.max(-30, Math.min(30, scoreOf(model, scratch))));
    all += hope;
    if (ring[i] === viewer) mine = hope;
  }
  return mine / all;
}

const parts = (model: Model): Float32Array[] => [model.plain, model.inner, model.bias, model.outer, model.soon];

/** `open`: what was learned for worlds in which nothing is hidden. */
export function encodeModel(
  model: Model,
  learned: ModelData['learned'],
  plays: ModelData['plays'] = ['judgement'],
  { habits, open }: { readonly habits?: HabitData; readonly open?: Model } = {},
): ModelData {
  const { layout, hidden } = model;
  return {
    game: layout.game.id,
    rulesVersion: layout.game.rulesVersion,
    inputs: layout.made,
    hidden,
    learned,
    plays,
    weights: encodeWeights(model),
    ...(open === undefined ? {} : { open: encodeWeights(open) }),
    ...(habits === undefined ? {} : { habits }),
  };
}

function encodeWeights(model: Model): string {
  const floats = parts(model).flatMap((part) => [...part]);
  const bytes = new Uint8Array(new Float32Array(floats).buffer);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/**
 * The weights for the game as it is now. An input that they do not know weighs nothing, and a weight whose input is gone is left out, so that a new card
 * does not break a bot. Throws if they were learned for another game or under other rules.
 */
export function decodeModel(game: Game, data: ModelData, weights: string = data.weights): Model {
  if (data.game !== game.id || data.rulesVersion !== game.rulesVersion)
    throw new Error(
      `the weights are of ${data.game} version ${data.rulesVersion}, the game is ${game.id} version ${game.rulesVersion}: npm run -s lab -- stamp --game ${game.id}, or train anew`,
    );
  const model = emptyModel(game, data.hidden);
  const { layout, hidden } = model;
  const rows = new Map(inputsIn(data.inputs).map((name, i) => [name, i]));
  const threats = wordsIn(data.inputs.threats);
  const named = wordsIn(data.inputs.named).length;
  const [plain, inner, bias, outer, soon] = cut(floatsIn(weights), [rows.size, named * hidden, hidden, hidden, threats.length], game);
  layout.names.forEach((name, i) => {
    const row = rows.get(name);
    model.plain[i] = row === undefined ? 0 : plain[row];
    // Only what the game names has weights to the hidden units; those come last.
    const from = row === undefined ? -1 : row - (rows.size - named);
    if (i >= layout.featuresAt && from >= 0)
      model.inner.set(inner.subarray(from * hidden, (from + 1) * hidden), (i - layout.featuresAt) * hidden);
  });
  model.bias.set(bias);
  model.outer.set(outer);
  wordsIn(layout.made.threats).forEach((key, i) => {
    model.soon[i] = soon[threats.indexOf(key)] ?? 0;
  });
  return model;
}

function floatsIn(weights: string): Float32Array {
  const bytes = Uint8Array.from(atob(weights), (char) => char.charCodeAt(0));
  return new Float32Array(bytes.buffer);
}

function cut(floats: Float32Array, sizes: readonly number[], game: Game): Float32Array[] {
  let from = 0;
  const pieces: Float32Array[] = [];
  for (const size of sizes) {
    pieces.push(floats.subarray(from, from + size));
    from += size;
  }
  if (from !== floats.length) throw new Error(`the weights of ${game.id} have the wrong size`);
  return pieces;
}
