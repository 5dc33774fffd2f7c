import type { Ask, Choice, Game, Header, Rng, SeatId, Table } from '#engine';
import { Match, single } from '#engine';
import { answerAll, eagerly, isFree, type Policy, pickEach, soundPicks, unit } from '../policy.ts';
import { type HabitData, wordsOf } from './habits.ts';
import { habitData } from './practise.ts';

/**
 * Habits found by trying: thousands of matches a minute are played by habit alone. What a winner did more often than its habits say is done more
 * readily from then on; what a loser did so is done less (the gradient of the chance to win). Nobody thinks in such matches, so nothing is imitated:
 * it is found which answers of somebody without time win.
 */
export interface Drilled {
  readonly rounds: number;
  readonly names: readonly string[];
  readonly weights: readonly number[];
}

/** How far a round goes where the evidence is certain, how many answers make it certain, and the most that a weight moves. */
const PACE = 2;
const CALM = 200;
const STRIDE = 0.3;
/** Matches that fall asleep tell nothing. */
const LONGEST = 3000;
const NOTHING: readonly number[] = Object.freeze([]);

/** By place of a weight: how much further than expected what was done leans to it. */
type Lean = Map<number, number>;

export class Drill {
  private rounds = 0;
  private readonly game: Game;
  private readonly names: string[] = [];
  private readonly weights: number[] = [];
  private readonly places = new Map<string, number>();

  constructor(game: Game, before?: Drilled) {
    this.game = game;
    before?.names.forEach((name, i) => {
      this.weights[this.place(name)] = before.weights[i];
    });
    this.rounds = before?.rounds ?? 0;
  }

  get state(): Drilled {
    return { rounds: this.rounds, names: this.names, weights: this.weights };
  }

  get data(): HabitData {
    return habitData(this.names, this.weights);
  }

  /** A round of matches, all by the same habits, and what is learned from them. */
  round(beginnings: readonly Header[], rng: Rng): void {
    const gain: number[] = [];
    const weight: number[] = [];
    for (const header of beginnings) {
      const leans = Array.from({ length: header.seats }, (): Lean => new Map());
      const winners = this.play(header, leans, rng);
      if (winners === null || winners.length === 0) continue;
      leans.forEach((lean, seat) => {
        const luck = (winners.includes(seat) ? 1 / winners.length : 0) - 1 / header.seats;
        for (const [at, x] of lean) {
          gain[at] = (gain[at] ?? 0) + luck * x;
          weight[at] = (weight[at] ?? 0) + x * x;
        }
      });
    }
    gain.forEach((sum, at) => {
      const step = (PACE * sum) / (weight[at] + CALM);
      this.weights[at] += Math.max(-STRIDE, Math.min(STRIDE, step));
    });
    this.rounds++;
  }

  private play(header: Header, leans: readonly Lean[], rng: Rng): readonly SeatId[] | null {
    const match = Match.start(this.game, header, { record: false, keep: false });
    const policy = eagerly(this.policy(leans));
    for (let decisions = 0; match.open !== null && decisions < LONGEST; decisions++) answerAll(match, policy, rng);
    return match.table.outcome?.winners ?? null;
  }

  private policy(leans: readonly Lean[]): Policy {
    return (t, ask, rng) => {
      if (ask.options.length === 0 || ask.ordered || (ask.max > 1 && !isFree(ask))) return soundPicks(t, ask, rng);
      const options = this.measure(t, ask);
      return isFree(ask) ? each(ask, options, leans[ask.seat], rng) : one(ask, options, leans[ask.seat], rng);
    };
  }

  /** The options, and declining last, where that may be done. */
  private measure<V>(t: Table<V>, ask: Ask): Measured[] {
    const { key } = ask.prompt;
    const priors = t.game.bot?.priors?.(t, ask) ?? null;
    const believed = this.place(`${key}|=prior`, 1);
    const measured = ask.options.map((choice, i) => this.option(t, ask, choice, believed, priors?.[i] ?? 0));
    const declines = this.place(`${key}|=decline`);
    if (ask.min === 0) measured.push({ value: this.weights[declines], prior: 0, believed, words: [declines] });
    return measured;
  }

  private option<V>(t: Table<V>, ask: Ask, choice: Choice, believed: number, prior: number): Measured {
    let value = this.weights[believed] * prior;
    const words = wordsOf(t, ask, choice).map((word) => {
      const at = this.place(`${ask.prompt.key}|${word}`);
      value += this.weights[at];
      return at;
    });
    return { value, prior, believed, words };
  }

  private place(name: string, begin = 0): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.names.length);
    this.names.push(name);
    this.weights.push(begin);
    return this.names.length - 1;
  }
}

interface Measured {
  readonly value: number;
  readonly prior: number;
  /** Where it is kept how far priors are believed. */
  readonly believed: number;
  readonly words: readonly number[];
}

function note(lean: Lean, { prior, believed, words }: Measured, by: number): void {
  lean.set(believed, (lean.get(believed) ?? 0) + by * prior);
  for (const at of words) lean.set(at, (lean.get(at) ?? 0) + by);
}

function one(ask: Ask, options: readonly Measured[], lean: Lean, rng: Rng): readonly number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (const { value } of options) top = Math.max(top, value);
  const odds = options.map(({ value }) => Math.exp(value - top));
  const all = odds.reduce((sum, x) => sum + x, 0);
  let left = unit(rng) * all;
  let pick = odds.findIndex((x) => {
    left -= x;
    return left < 0;
  });
  if (pick < 0) pick = odds.length - 1;
  options.forEach((option, i) => {
    note(lean, option, (i === pick ? 1 : 0) - odds[i] / all);
  });
  return pick === ask.options.length ? NOTHING : single(pick);
}

function each(ask: Ask, options: readonly Measured[], lean: Lean, rng: Rng): readonly number[] {
  const decline = ask.min === 0 ? options[ask.options.length] : null;
  const chances = ask.options.map((_, i) => 1 / (1 + Math.exp((decline?.value ?? 0) - options[i].value)));
  const picks = pickEach(ask, chances, rng);
  chances.forEach((chance, i) => {
    const by = (picks.includes(i) ? 1 : 0) - chance;
    note(lean, options[i], by);
    if (decline !== null) note(lean, decline, -by);
  });
  return picks;
}
