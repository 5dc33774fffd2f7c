import { learnedStyle, weigh } from '#bots/index.ts';
import { type Noted, playLesson } from '#bots/judgement/gather.ts';
import { knowledgeOf } from '#bots/judgement/knowledge.ts';
import type { ModelData } from '#bots/judgement/model.ts';
import { type SearchStyle, USUAL } from '#bots/normal.ts';
import { fastRng, fittingOptions, type Game, type Header, Match, shuffled } from '#engine';
import { findGame, headerOf } from './catalog.ts';

/** Matches to learn from. Each follows from the plan and its number alone. */
export interface LessonPlan {
  readonly game: string;
  /** Numbers of seats, one after the other. */
  readonly seats: readonly number[];
  readonly seed: number;
  readonly iterations: number;
  readonly stray: number;
  /** What was learned so far; null: nothing, the same search with the game's own estimate and priors. */
  readonly model: ModelData | null;
}

/** Matches of one bot against others at the same number of playouts, each deal with the first in every seat. */
export interface DuelPlan {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly iterations: number;
  readonly one: ModelData;
  readonly others: ModelData | null | 'classic';
}

export interface DuelTally {
  readonly games: number;
  /** Shared victories count in part. */
  readonly won: number;
}

function styleWith(game: Game, data: ModelData | null | 'classic'): SearchStyle {
  if (data === 'classic') return USUAL;
  return learnedStyle(data === null ? undefined : knowledgeOf(game, data));
}

/** How a match of these lessons begins. */
export function beginningOf(game: Game, { seats, seed }: Pick<Noted, 'seats' | 'seed'>): Header {
  return headerOf(game, seats, fittingOptions(game, seats), seed);
}

export function playLessons(plan: LessonPlan, from: number, to: number): Noted[] {
  const game = findGame(plan.game);
  const lesson = { iterations: plan.iterations, stray: plan.stray, style: styleWith(game, plan.model) };
  const all: Noted[] = [];
  for (let i = from; i < to; i++) {
    const seats = plan.seats[i % plan.seats.length];
    const seed = (plan.seed * 1_000_003 + i) % 2 ** 31;
    all.push(playLesson(game, beginningOf(game, { seats, seed }), lesson, fastRng(seed + 2 ** 32)));
  }
  return all;
}

export function playDuels(plan: DuelPlan, from: number, to: number): DuelTally {
  const game = findGame(plan.game);
  const [one, others] = [styleWith(game, plan.one), styleWith(game, plan.others)];
  let won = 0;
  for (let i = from; i < to; i++) {
    const seat = i % plan.seats;
    const seed = (plan.seed * 1_000_003 + Math.floor(i / plan.seats)) % 2 ** 31;
    const rng = fastRng(seed + 2 ** 32 * (1 + seat));
    const match = Match.start(game, beginningOf(game, { seats: plan.seats, seed }), { record: false, keep: true });
    for (let decisions = 0; match.open !== null && decisions < game.cap; decisions++) {
      const { open, n } = match;
      for (const ask of open.mode === 'first' ? shuffled(rng, open.asks) : open.asks) {
        if (match.n !== n || match.askOf(ask.seat) === null) continue;
        const style = ask.seat === seat ? one : others;
        match.answer(ask.seat, n, weigh(match, ask.seat, { iterations: plan.iterations }, rng, style)[0].picks);
      }
    }
    const winners = match.table.outcome?.winners ?? [];
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return { games: to - from, won };
}
