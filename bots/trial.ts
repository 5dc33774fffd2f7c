import type { Playable, Rng, SeatId } from '#engine';
import { fastRng, uint32 } from '#engine';
import { worth } from './judge.ts';
import type { Manner } from './normal.ts';
import { answerAll } from './policy.ts';

/** One answer tried in one imagined world, and what could be seen there. */
export interface Trial {
  /** From 0 to 1: what it came to in the end. */
  readonly value: number;
  /** What was so when the answer had been carried out: by aspect of the game, then by seat of the ring. */
  readonly seen: readonly number[];
  /** The seat has won by the answer itself; has won, or somebody else has, soon after it. */
  readonly winsNow: boolean;
  readonly wins: boolean;
  readonly loses: boolean;
}

const isQuiet = <V>(match: Playable<V>): boolean => match.open?.asks.every((ask) => ask.prompt.quiet === true) ?? true;

/** The same number makes the same world and the same luck for every answer, so that only their own merits differ. */
export function tryOut<V>(match: Playable<V>, seat: SeatId, picks: readonly number[], world: number, manner: Manner): Trial {
  const rng = fastRng(world);
  const game = match.forkFor(seat, rng);
  const refused = game.answer(seat, game.n, picks);
  if (refused !== null) throw new Error(`${game.game.id}: ${refused.code} for [${picks.join(' ')}] at decision ${match.n}`);
  let steps = 0;
  // Until nothing is under way: by then the answer has done what it does.
  for (; steps < manner.depth && game.open !== null && !isQuiet(game); steps++) answerAll(game, manner.policy, rng);
  const winsNow = game.table.outcome?.winners.includes(seat) ?? false;
  const seen = aspectsOf(game, seat);
  const most = game.game.evaluate === undefined ? game.game.cap : manner.depth;
  for (; steps < most && game.open !== null; steps++) answerAll(game, manner.policy, rng);
  const wins = game.table.outcome?.winners.includes(seat) ?? false;
  const loses = game.table.outcome !== null && !wins;
  return { value: worth(game, seat, manner.judge), seen, winsNow, wins, loses };
}

function aspectsOf<V>({ table: t }: Playable<V>, viewer: SeatId): number[] {
  const seen: number[] = [];
  for (const aspect of t.game.aspects ?? []) for (const seat of t.ring) seen.push(aspect.of(t, seat, viewer));
  return seen;
}

/** How the position stands for a seat, in so many imagined worlds. */
export function standing<V>(match: Playable<V>, seat: SeatId, worlds: number, rng: Rng, manner: Manner): number {
  let sum = 0;
  for (let i = 0; i < worlds; i++) {
    const luck = fastRng(uint32(rng));
    const game = match.forkFor(seat, luck);
    for (let steps = 0; steps < manner.depth && game.open !== null; steps++) answerAll(game, manner.policy, luck);
    sum += worth(game, seat, manner.judge);
  }
  return sum / worlds;
}

/** How it stands for everybody in the world as it is, with all cards open; chance is nobody's to know. Adds up to one. */
export function openStanding<V>(match: Playable<V>, worlds: number, rng: Rng, manner: Manner): number[] {
  const { ring } = match.table;
  const sums = ring.map(() => 0);
  for (let i = 0; i < worlds; i++) {
    const luck = fastRng(uint32(rng));
    const game = match.fork();
    game.table.rng = fastRng(uint32(luck));
    for (let steps = 0; steps < manner.depth && game.open !== null; steps++) answerAll(game, manner.policy, luck);
    ring.forEach((seat, k) => {
      sums[k] += worth(game, seat, manner.judge);
    });
  }
  const all = sums.reduce((a, b) => a + b, 0);
  return sums.map((sum) => (all === 0 ? 1 / ring.length : sum / all));
}
