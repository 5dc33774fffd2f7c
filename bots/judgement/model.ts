import type { Game, Table } from '#engine';
import { considered } from '../judge.ts';
import { type Chain, chainOf, threatsOf } from './chain.ts';
import type { HabitData } from './habits.ts';
import { type Common, gather, Inputs, type Layout, layoutOf } from './layout.ts';
import type { Sight } from './sight.ts';

/**
 * A learned judgement: a score for each player from the inputs about that player, and from all scores the chances to win, which add up to one. The same
 * weights for every seat, so it fits any number of them. With hidden units a score may depend on what comes together of what the game names (what a hand is
 * worth under these rules), without them it is a plain sum.
 */

/** As it is kept in a file. */
export interface ModelData {
  readonly game: string;
  readonly rulesVersion: number;
  /** Fingerprint of the inputs: a game that has changed under its weights shows. */
  readonly inputs: string;
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
  /** What of it won its matches and is played with; the rest only tells chances. `open`: imagined worlds are judged with open cards. */
  readonly plays: readonly ('judgement' | 'open' | 'habits')[];
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

/** FNV-1a over the names of the inputs. */
export function fingerprint(layout: Layout): string {
  let hash = 0x811c9dc5;
  for (const name of [...layout.names, ...(layout.game.bot?.threats?.keys ?? [])]) {
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ 0x0a, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
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
    inputs: fingerprint(layout),
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

/** Throws if the weights are not for the game as it is now. */
export function decodeModel(game: Game, data: ModelData, weights: string = data.weights): Model {
  const model = emptyModel(game, data.hidden);
  if (data.game !== game.id || data.rulesVersion !== game.rulesVersion || data.inputs !== fingerprint(model.layout))
    throw new Error(
      `the weights are of ${data.game} version ${data.rulesVersion} (${data.inputs}), the game is ${game.id} version ${game.rulesVersion} (${fingerprint(model.layout)}): npm run -s lab -- train --game ${game.id}`,
    );
  const text = atob(weights);
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const floats = new Float32Array(bytes.buffer);
  let from = 0;
  for (const part of parts(model)) {
    part.set(floats.subarray(from, from + part.length));
    from += part.length;
  }
  if (from !== floats.length) throw new Error(`the weights of ${game.id} have the wrong size`);
  return model;
}
