import { minimise } from './minimise.ts';

/**
 * Positions to learn from, packed: for each position its players in turn, for each player the inputs that are not zero; and how the match ended for
 * each of them (shares that add up to one).
 */
export interface Positions {
  /** Where each match's positions begin, and the end: positions of one match ended alike, so that they are held back together. */
  readonly matches: number[];
  /** Where each position's players begin, and the end. */
  readonly players: number[];
  /** Where each player's inputs begin, and the end. */
  readonly inputs: number[];
  readonly at: number[];
  readonly value: number[];
  /** By player. */
  readonly result: number[];
}

export const noPositions = (): Positions => ({ matches: [0], players: [0], inputs: [0], at: [], value: [], result: [] });

export const countOf = (positions: Positions): number => positions.players.length - 1;

export function addPositions(to: Positions, from: Positions): void {
  const [matches, players, inputs] = [countOf(to), to.result.length, to.at.length];
  for (let i = 1; i < from.matches.length; i++) to.matches.push(from.matches[i] + matches);
  for (let i = 1; i < from.players.length; i++) to.players.push(from.players[i] + players);
  for (let i = 1; i < from.inputs.length; i++) to.inputs.push(from.inputs[i] + inputs);
  for (let i = 0; i < from.at.length; i++) {
    to.at.push(from.at[i]);
    to.value.push(from.value[i]);
  }
  for (const one of from.result) to.result.push(one);
}

/** What learns: a score that is a sum over inputs. Inputs from `featuresAt` on are few and move easily. */
export interface Learner {
  readonly layout: { readonly size: number; readonly featuresAt: number };
  readonly plain: Float32Array;
}

export interface FitSettings {
  /** How strongly weights are drawn to where they began, in positions; of several the one that foretells the held matches best is taken. */
  readonly calms: readonly number[];
  /** Steps of the descent. */
  readonly steps: number;
  /** Part of the matches that is not learned from at first but tells how well it went. */
  readonly held: number;
  /** Where the weights go that were learned without the held matches. */
  readonly aside?: Float32Array;
}

export interface Tenth {
  readonly many: number;
  readonly foretold: number;
  readonly came: number;
}

export interface Fitted {
  readonly calm: number;
  /** Of the held matches: if everybody had the same chance, as the game's own estimate foretells them, and as what was learned from the others does. */
  readonly evenLogLoss: number;
  readonly writtenLogLoss: number;
  readonly heldLogLoss: number;
  /** By tenth of the chance foretold, over the held matches: how many, what was foretold on average, what came true. */
  readonly calibration: readonly Tenth[];
}

/** The calm that is tried where nothing else is said: from hardly moving to hardly any. Positions of a match are much alike, so it is high. */
export const CALMS: readonly number[] = [300_000, 100_000, 30_000, 10_000, 3000, 1000, 300];
/** For questions, which are more different from each other. */
export const CALMS_OF_HABITS: readonly number[] = [10_000, 3000, 1000, 300, 100];
/** What a game names itself, and its own estimate, are few and tell much: they may move more easily than the many cards. */
const NAMED = 0.01;

/** Of one position. */
export function mostPlayers({ players }: Positions): number {
  let most = 1;
  for (let i = 1; i < players.length; i++) most = Math.max(most, players[i] - players[i - 1]);
  return most;
}

/** Where those positions begin whose matches are held back. */
export function firstHeld({ matches }: Positions, held: number): number {
  const many = matches.length - 1;
  return matches[many - Math.floor(many * held)];
}

/** Learns in place: first how much calm is good for matches that were held back, then from all of them with that much. */
export function fitTo(model: Learner, positions: Positions, settings: FitSettings): Fitted {
  const problem = new Problem(model, positions);
  const first = firstHeld(positions, settings.held);
  const count = countOf(positions);
  const begin = problem.home.slice();
  const writtenLogLoss = first === count ? 0 : problem.assess(begin, first, count).logLoss;
  let best = { calm: settings.calms[0], logLoss: Number.POSITIVE_INFINITY, at: begin };
  // From much calm to little, each from where the last one ended.
  let at: Float64Array = begin;
  for (const calm of settings.calms.toSorted((a, b) => b - a)) {
    at = problem.descend(at, first, calm, settings.steps);
    const { logLoss } = first === count ? { logLoss: 0 } : problem.assess(at, first, count);
    if (logLoss < best.logLoss) best = { calm, logLoss, at: at.slice() };
    else if (logLoss > best.logLoss * 1.05) break;
  }
  const held = problem.assess(best.at, first, count);
  settings.aside?.set(problem.weightsAt(best.at));
  problem.keep(first === count ? best.at : problem.descend(best.at, count, best.calm, settings.steps));
  return {
    calm: best.calm,
    evenLogLoss: evenLogLoss(positions, first),
    writtenLogLoss,
    heldLogLoss: held.logLoss,
    calibration: held.calibration,
  };
}

export function evenLogLoss({ players }: Positions, first: number): number {
  let sum = 0;
  for (let i = first; i + 1 < players.length; i++) sum += Math.log(players[i + 1] - players[i]);
  return sum / Math.max(1, players.length - 1 - first);
}

/** The weights of a model as one list in which all inputs are of about the same size: a weight of one is worth the same for each. */
class Problem {
  readonly home: Float64Array;
  private readonly model: Learner;
  private readonly positions: Positions;
  private readonly at: Int32Array;
  /** The inputs less their scale. */
  private readonly value: Float64Array;
  private readonly scale: Float64Array;
  private readonly chance: Float64Array;

  constructor(model: Learner, positions: Positions) {
    this.model = model;
    this.positions = positions;
    this.at = Int32Array.from(positions.at);
    this.scale = spreadOf(model.layout.size, positions);
    this.value = Float64Array.from(positions.value);
    for (let k = 0; k < this.at.length; k++) this.value[k] /= this.scale[this.at[k]];
    this.chance = new Float64Array(mostPlayers(positions));
    this.home = Float64Array.from(model.plain, (weight, i) => weight * this.scale[i]);
  }

  keep(weights: Float64Array): void {
    this.model.plain.set(this.weightsAt(weights));
  }

  /** For inputs as they are. */
  weightsAt(weights: Float64Array): Float32Array {
    return Float32Array.from(weights, (weight, i) => weight / this.scale[i]);
  }

  descend(begin: Float64Array, upTo: number, calm: number, steps: number): Float64Array {
    return minimise(begin, steps, (weights, slope) => this.loss(weights, slope, upTo, calm));
  }

  private loss(weights: Float64Array, slope: Float64Array, upTo: number, calm: number): number {
    const { positions, at, value, chance, home } = this;
    const { featuresAt } = this.model.layout;
    slope.fill(0);
    let loss = 0;
    for (let position = 0; position < upTo; position++) {
      const many = this.run(weights, position);
      const from = positions.players[position];
      for (let p = 0; p < many; p++) {
        const result = positions.result[from + p];
        if (result > 0) loss -= result * Math.log(Math.max(1e-12, chance[p]));
        const error = chance[p] - result;
        const end = positions.inputs[from + p + 1];
        for (let k = positions.inputs[from + p]; k < end; k++) slope[at[k]] += error * value[k];
      }
    }
    for (let i = 0; i < weights.length; i++) {
      const far = weights[i] - home[i];
      const pull = i >= featuresAt ? calm * NAMED : calm;
      loss += 0.5 * pull * far * far;
      slope[i] += pull * far;
    }
    return loss;
  }

  /** Leaves the chances of the position's players. */
  private run(weights: Float64Array, position: number): number {
    const { positions, at, value, chance } = this;
    const from = positions.players[position];
    const many = positions.players[position + 1] - from;
    for (let p = 0; p < many; p++) {
      let score = 0;
      const end = positions.inputs[from + p + 1];
      for (let k = positions.inputs[from + p]; k < end; k++) score += weights[at[k]] * value[k];
      chance[p] = score;
    }
    toChances(chance, many);
    return many;
  }

  assess(weights: Float64Array, first: number, end: number): Assessed {
    return assess(this.positions, first, end, this.chance, (position) => this.run(weights, position));
  }
}

/** Scores of so many players become chances that add up to one. */
export function toChances(scores: Float64Array, many: number): void {
  let top = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < many; p++) if (scores[p] > top) top = scores[p];
  let all = 0;
  for (let p = 0; p < many; p++) all += scores[p] = Math.exp(scores[p] - top);
  for (let p = 0; p < many; p++) scores[p] /= all;
}

export interface Assessed {
  readonly logLoss: number;
  readonly calibration: readonly Tenth[];
}

/** How well positions are foretold; `run` leaves the chances of a position's players in `chance` and says how many there are. */
export function assess(
  positions: Positions,
  first: number,
  end: number,
  chance: Float64Array,
  run: (position: number) => number,
): Assessed {
  const tenths = Array.from({ length: 10 }, () => ({ many: 0, foretold: 0, came: 0 }));
  let loss = 0;
  for (let position = first; position < end; position++) {
    const many = run(position);
    const from = positions.players[position];
    for (let p = 0; p < many; p++) {
      const result = positions.result[from + p];
      if (result > 0) loss -= result * Math.log(Math.max(1e-9, chance[p]));
      const tenth = tenths[Math.min(9, Math.floor(chance[p] * 10))];
      tenth.many++;
      tenth.foretold += chance[p];
      tenth.came += result;
    }
  }
  return {
    logLoss: loss / Math.max(1, end - first),
    calibration: tenths.map(({ many, foretold, came }) => ({
      many,
      foretold: many === 0 ? 0 : foretold / many,
      came: many === 0 ? 0 : came / many,
    })),
  };
}

/** How far the players of a position differ in each input, on average; what hardly ever differs cannot be learned from and counts little. */
function spreadOf(size: number, positions: Positions): Float64Array {
  const squares = new Float64Array(size);
  const sums = new Float64Array(size);
  const count = countOf(positions);
  const touched: number[] = [];
  for (let position = 0; position < count; position++) {
    const [from, to] = [positions.players[position], positions.players[position + 1]];
    for (let k = positions.inputs[from]; k < positions.inputs[to]; k++) {
      const at = positions.at[k];
      if (sums[at] === 0) touched.push(at);
      sums[at] += positions.value[k];
      squares[at] += positions.value[k] ** 2;
    }
    for (const at of touched) {
      squares[at] -= sums[at] ** 2 / (to - from);
      sums[at] = 0;
    }
    touched.length = 0;
  }
  const players = Math.max(1, positions.result.length);
  return squares.map((square) => Math.sqrt(Math.max(square, 1) / players));
}
