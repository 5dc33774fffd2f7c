import type { Rng } from '#engine';
import { below, uint32 } from '#engine';
import type { Model } from './model.ts';

/**
 * Positions to learn from, packed: for each position its players in turn, for each player the inputs that are not zero; and how the match ended for
 * each of them (shares that add up to one).
 */
export interface Positions {
  /** Where each position's players begin, and the end. */
  readonly players: number[];
  /** Where each player's inputs begin, and the end. */
  readonly inputs: number[];
  readonly at: number[];
  readonly value: number[];
  /** By player. */
  readonly result: number[];
}

export const noPositions = (): Positions => ({ players: [0], inputs: [0], at: [], value: [], result: [] });

export const countOf = (positions: Positions): number => positions.players.length - 1;

export function addPositions(to: Positions, from: Positions): void {
  const [players, inputs] = [to.result.length, to.at.length];
  for (let i = 1; i < from.players.length; i++) to.players.push(from.players[i] + players);
  for (let i = 1; i < from.inputs.length; i++) to.inputs.push(from.inputs[i] + inputs);
  for (let i = 0; i < from.at.length; i++) {
    to.at.push(from.at[i]);
    to.value.push(from.value[i]);
  }
  for (const one of from.result) to.result.push(one);
}

export interface FitSettings {
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are drawn to where they began. */
  readonly calm: number;
  readonly rng: Rng;
  /** Part of the positions that is not learned from but tells how well it went. */
  readonly held: number;
}

export interface Fitted {
  readonly logLoss: number;
  readonly heldLogLoss: number;
  /** By tenth of the chance foretold, over the held positions: how many, what was foretold on average, what came true. */
  readonly calibration: readonly { readonly many: number; readonly foretold: number; readonly came: number }[];
}

/** Chances of the players of a position; leaves the hidden units of each in `hidden`. */
class Forward {
  private readonly model: Model;
  readonly chance: Float64Array = new Float64Array(16);
  readonly hidden: Float64Array[];

  constructor(model: Model) {
    this.model = model;
    this.hidden = Array.from({ length: 16 }, () => new Float64Array(Math.max(1, model.hidden)));
  }

  run(positions: Positions, position: number): number {
    const { plain, inner, bias, outer, hidden: H } = this.model;
    const from = positions.players[position];
    const many = positions.players[position + 1] - from;
    let top = Number.NEGATIVE_INFINITY;
    for (let p = 0; p < many; p++) {
      const units = this.hidden[p];
      let score = 0;
      for (let h = 0; h < H; h++) units[h] = bias[h];
      for (let k = positions.inputs[from + p]; k < positions.inputs[from + p + 1]; k++) {
        const at = positions.at[k];
        const x = positions.value[k];
        score += plain[at] * x;
        for (let h = 0; h < H; h++) units[h] += inner[at * H + h] * x;
      }
      for (let h = 0; h < H; h++) if (units[h] > 0) score += outer[h] * units[h];
      this.chance[p] = Math.max(-30, Math.min(30, score));
      if (this.chance[p] > top) top = this.chance[p];
    }
    let all = 0;
    for (let p = 0; p < many; p++) all += this.chance[p] = Math.exp(this.chance[p] - top);
    for (let p = 0; p < many; p++) this.chance[p] /= all;
    return many;
  }
}

/** Adam on one array of weights, touching only what a step has touched. */
class Slope {
  readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly touched: number[] = [];
  private readonly isTouched: Uint8Array;

  constructor(size: number) {
    this.gradient = new Float64Array(size);
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
    this.isTouched = new Uint8Array(size);
  }

  add(at: number, value: number): void {
    if (this.isTouched[at] === 0) {
      this.isTouched[at] = 1;
      this.touched.push(at);
    }
    this.gradient[at] += value;
  }

  step(weights: Float32Array, home: Float32Array, rate: number, calm: number): void {
    for (const at of this.touched) {
      const slope = this.gradient[at] + calm * (weights[at] - home[at]);
      this.mean[at] = 0.9 * this.mean[at] + 0.1 * slope;
      this.square[at] = 0.999 * this.square[at] + 0.001 * slope * slope;
      weights[at] -= (rate * this.mean[at]) / (Math.sqrt(this.square[at]) + 1e-8);
      this.gradient[at] = 0;
      this.isTouched[at] = 0;
    }
    this.touched.length = 0;
  }
}

const BATCH = 64;

/** Learns in place. */
export function fitTo(model: Model, positions: Positions, settings: FitSettings): Fitted {
  const { rng, rounds, rate, calm } = settings;
  const H = model.hidden;
  const { plain, inner, bias, outer } = model;
  const count = countOf(positions);
  const held = Math.floor(count * settings.held);
  // Positions of one match are neighbours: the held ones are whole matches.
  const learn = Array.from({ length: count - held }, (_, i) => i);
  if (H > 0 && outer.every((weight) => weight === 0)) {
    for (let i = 0; i < inner.length; i++) inner[i] = (uint32(rng) / 2 ** 32 - 0.5) * 0.2;
    for (let h = 0; h < H; h++) outer[h] = (uint32(rng) / 2 ** 32 - 0.5) * 0.2;
  }
  const home = { plain: plain.slice(), inner: new Float32Array(inner.length), bias: new Float32Array(H), outer: new Float32Array(H) };
  const slopes = { plain: new Slope(plain.length), inner: new Slope(inner.length), bias: new Slope(H), outer: new Slope(H) };
  const forward = new Forward(model);
  let loss = 0;
  for (let round = 0; round < rounds; round++) {
    const speed = rate * (1 - round / rounds) + rate * 0.05;
    loss = 0;
    for (let i = learn.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      [learn[i], learn[j]] = [learn[j], learn[i]];
    }
    for (let i = 0; i < learn.length; i++) {
      const position = learn[i];
      const many = forward.run(positions, position);
      const from = positions.players[position];
      for (let p = 0; p < many; p++) {
        const result = positions.result[from + p];
        if (result > 0) loss -= result * Math.log(Math.max(1e-9, forward.chance[p]));
        const error = (forward.chance[p] - result) / BATCH;
        const units = forward.hidden[p];
        for (let k = positions.inputs[from + p]; k < positions.inputs[from + p + 1]; k++) {
          const at = positions.at[k];
          const slope = error * positions.value[k];
          slopes.plain.add(at, slope);
          for (let h = 0; h < H; h++) if (units[h] > 0) slopes.inner.add(at * H + h, slope * outer[h]);
        }
        for (let h = 0; h < H; h++) {
          if (units[h] <= 0) continue;
          slopes.bias.add(h, error * outer[h]);
          slopes.outer.add(h, error * units[h]);
        }
      }
      if (i % BATCH !== BATCH - 1 && i !== learn.length - 1) continue;
      slopes.plain.step(plain, home.plain, speed, calm);
      if (H === 0) continue;
      slopes.inner.step(inner, home.inner, speed, calm);
      slopes.bias.step(bias, home.bias, speed, 0);
      slopes.outer.step(outer, home.outer, speed, calm);
    }
  }
  return { logLoss: loss / Math.max(1, learn.length), ...assess(model, positions, count - held) };
}

/** How well the positions from `first` on are foretold. */
export function assess(model: Model, positions: Positions, first: number): Pick<Fitted, 'heldLogLoss' | 'calibration'> {
  const forward = new Forward(model);
  const tenths = Array.from({ length: 10 }, () => ({ many: 0, foretold: 0, came: 0 }));
  let loss = 0;
  const count = countOf(positions);
  for (let position = first; position < count; position++) {
    const many = forward.run(positions, position);
    const from = positions.players[position];
    for (let p = 0; p < many; p++) {
      const [chance, result] = [forward.chance[p], positions.result[from + p]];
      if (result > 0) loss -= result * Math.log(Math.max(1e-9, chance));
      const tenth = tenths[Math.min(9, Math.floor(chance * 10))];
      tenth.many++;
      tenth.foretold += chance;
      tenth.came += result;
    }
  }
  return {
    heldLogLoss: loss / Math.max(1, count - first),
    calibration: tenths.map(({ many, foretold, came }) => ({
      many,
      foretold: many === 0 ? 0 : foretold / many,
      came: many === 0 ? 0 : came / many,
    })),
  };
}
