import type { Rng } from '#engine';
import { shuffleInPlace, uint32 } from '#engine';
import { type Assessed, assess, countOf, firstHeld, mostPlayers, type Positions, toChances } from './fit.ts';
import type { Model } from './model.ts';

/**
 * Hidden units: what the numbers that a game names are worth together. Four cards in the hand are one thing where four may be played and another where all but
 * one are thrown away; a sum cannot say that. They are learned after the sum, on top of it, in small portions of positions (Adam).
 */

/** The least number of passes over all positions, the number of portions in all, and the size of a portion. */
const ROUNDS = 6;
const PORTIONS = 800;
const PORTION = 2048;
/** How far one portion may move a weight, at first; it becomes less to the end. */
const STRIDE = 0.003;
/** How strongly weights are drawn to nothing, for each position. */
const CALM = 0.001;
const [MEMORY, LONG_MEMORY] = [0.9, 0.999];

export interface UnitSettings {
  /** Part of the matches that is not learned from at first but tells how well it went. */
  readonly held: number;
  readonly rng: Rng;
  /** The plain weights as they were learned without the held matches. */
  readonly aside: Float32Array;
}

/** Learns in place, if that foretells the held matches better than the sum alone, and says how well; otherwise the units stay without a word. */
export function learnUnits(model: Model, positions: Positions, { held, rng, aside }: UnitSettings): Assessed | null {
  const [first, count] = [firstHeld(positions, held), countOf(positions)];
  const trial = new Units(model, aside, positions, rng);
  const before = trial.assess(first, count);
  trial.learn(first);
  const after = trial.assess(first, count);
  if (after.logLoss >= before.logLoss) {
    model.outer.fill(0);
    return null;
  }
  const all = new Units(model, model.plain, positions, rng);
  all.learn(count);
  all.keep();
  return after;
}

class Units {
  private readonly model: Model;
  private readonly positions: Positions;
  private readonly rng: Rng;
  /** How many inputs the units look at, and how many units there are. */
  private readonly named: number;
  private readonly many: number;
  /** Of each such input over all players: inputs are taken less their mean, in parts of their spread. */
  private readonly mean: Float64Array;
  private readonly spread: Float64Array;
  /** What the plain sum says, by player. */
  private readonly sums: Float64Array;
  /** Input weights (by input), biases, weights to the score, and what is added to the plain weights. */
  private readonly weights: Float64Array;
  private readonly biasAt: number;
  private readonly outerAt: number;
  private readonly plainAt: number;
  /** Of the players of one position: inputs, units, chances. */
  private readonly inputs: Float64Array[];
  private readonly units: Float64Array[];
  private readonly chance: Float64Array;

  constructor(model: Model, plain: Float32Array, positions: Positions, rng: Rng) {
    const { layout, hidden } = model;
    this.model = model;
    this.positions = positions;
    this.rng = rng;
    this.named = layout.size - layout.featuresAt;
    this.many = hidden;
    this.sums = new Float64Array(positions.result.length);
    this.mean = new Float64Array(this.named);
    this.spread = new Float64Array(this.named);
    this.measure(plain);
    this.biasAt = this.named * hidden;
    this.outerAt = this.biasAt + hidden;
    this.plainAt = this.outerAt + hidden;
    this.weights = new Float64Array(this.plainAt + this.named);
    // Units that are all alike would stay so. They say nothing at first: what is there is the sum.
    for (let i = 0; i < this.biasAt; i++) this.weights[i] = ((uint32(rng) / 2 ** 31 - 1) * 1.7) / Math.sqrt(this.named);
    const most = mostPlayers(positions);
    this.inputs = Array.from({ length: most }, () => new Float64Array(this.named));
    this.units = Array.from({ length: most }, () => new Float64Array(hidden));
    this.chance = new Float64Array(most);
  }

  private measure(plain: Float32Array): void {
    const { positions, sums, mean, spread } = this;
    const { featuresAt } = this.model.layout;
    const players = sums.length;
    for (let p = 0; p < players; p++) {
      for (let k = positions.inputs[p]; k < positions.inputs[p + 1]; k++) {
        const [at, value] = [positions.at[k], positions.value[k]];
        sums[p] += plain[at] * value;
        if (at < featuresAt) continue;
        mean[at - featuresAt] += value / players;
        spread[at - featuresAt] += (value * value) / players;
      }
    }
    // What hardly ever differs cannot be learned from.
    for (let i = 0; i < spread.length; i++) spread[i] = Math.max(0.05, Math.sqrt(Math.max(0, spread[i] - mean[i] ** 2)));
  }

  learn(upTo: number): void {
    const { weights } = this;
    const order = Array.from({ length: upTo }, (_, i) => i);
    const slope = new Float64Array(weights.length);
    const [lately, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
    const portions = Math.ceil(upTo / PORTION);
    const rounds = Math.max(ROUNDS, Math.ceil(PORTIONS / portions));
    let step = 0;
    for (let round = 0; round < rounds; round++) {
      shuffleInPlace(this.rng, order);
      for (let portion = 0; portion < portions; portion++) {
        const [from, to] = [portion * PORTION, Math.min(upTo, (portion + 1) * PORTION)];
        slope.fill(0);
        for (let i = from; i < to; i++) this.addSlope(order[i], slope);
        const stride = STRIDE * 0.5 * (1 + Math.cos((Math.PI * step) / (rounds * portions)));
        step++;
        const [sure, surer] = [1 - MEMORY ** step, 1 - LONG_MEMORY ** step];
        for (let i = 0; i < weights.length; i++) {
          const one = slope[i] / (to - from) + (i >= this.biasAt && i < this.outerAt ? 0 : CALM * weights[i]);
          lately[i] = MEMORY * lately[i] + (1 - MEMORY) * one;
          squares[i] = LONG_MEMORY * squares[i] + (1 - LONG_MEMORY) * one * one;
          weights[i] -= (stride * (lately[i] / sure)) / (Math.sqrt(squares[i] / surer) + 1e-8);
        }
      }
    }
  }

  private addSlope(position: number, slope: Float64Array): void {
    const { positions, named, many: H, weights, biasAt, outerAt, plainAt } = this;
    const players = this.run(position);
    const from = positions.players[position];
    for (let p = 0; p < players; p++) {
      const [x, units] = [this.inputs[p], this.units[p]];
      const error = this.chance[p] - positions.result[from + p];
      for (let h = 0; h < H; h++) {
        const unit = units[h];
        if (unit > 0) slope[outerAt + h] += error * unit;
        // From here on the slope of the unit itself.
        units[h] = unit > 0 ? error * weights[outerAt + h] : 0;
        slope[biasAt + h] += units[h];
      }
      for (let i = 0; i < named; i++) {
        const one = x[i];
        slope[plainAt + i] += error * one;
        const row = i * H;
        for (let h = 0; h < H; h++) slope[row + h] += units[h] * one;
      }
    }
  }

  /** Leaves the chances of the position's players, their inputs and units; says how many there are. */
  private run(position: number): number {
    const { positions, named, many: H, weights, biasAt, outerAt, plainAt, mean, spread, chance } = this;
    const { featuresAt } = this.model.layout;
    const from = positions.players[position];
    const players = positions.players[position + 1] - from;
    for (let p = 0; p < players; p++) {
      const [x, units] = [this.inputs[p], this.units[p]];
      for (let i = 0; i < named; i++) x[i] = -mean[i] / spread[i];
      for (let k = positions.inputs[from + p]; k < positions.inputs[from + p + 1]; k++) {
        const i = positions.at[k] - featuresAt;
        if (i >= 0) x[i] = (positions.value[k] - mean[i]) / spread[i];
      }
      for (let h = 0; h < H; h++) units[h] = weights[biasAt + h];
      let score = this.sums[from + p];
      for (let i = 0; i < named; i++) {
        const one = x[i];
        score += weights[plainAt + i] * one;
        const row = i * H;
        for (let h = 0; h < H; h++) units[h] += weights[row + h] * one;
      }
      for (let h = 0; h < H; h++) if (units[h] > 0) score += weights[outerAt + h] * units[h];
      chance[p] = score;
    }
    toChances(chance, players);
    return players;
  }

  assess(first: number, end: number): Assessed {
    return assess(this.positions, first, end, this.chance, (position) => this.run(position));
  }

  /** For inputs as they are. */
  keep(): void {
    const { named, many: H, weights, biasAt, outerAt, plainAt, mean, spread } = this;
    const { layout, plain, inner, bias, outer } = this.model;
    for (let h = 0; h < H; h++) {
      bias[h] = weights[biasAt + h];
      outer[h] = weights[outerAt + h];
    }
    for (let i = 0; i < named; i++) {
      plain[layout.featuresAt + i] += weights[plainAt + i] / spread[i];
      for (let h = 0; h < H; h++) {
        inner[i * H + h] = weights[i * H + h] / spread[i];
        bias[h] -= inner[i * H + h] * mean[i];
      }
    }
  }
}
