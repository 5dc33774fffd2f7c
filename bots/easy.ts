import type { Playable, Rng, SeatId } from '#engine';
import { cloneRng } from '#engine';
import { candidates, promise } from './candidates.ts';
import { worth } from './judge.ts';
import { answerAll, likelyPicks, randomPicks, unit } from './policy.ts';

const CANDIDATES = 16;
/** How often it does not think at all, and how far its estimates are off. */
const CARELESS = 0.15;
const NOISE = 0.2;

/** Looks one answer ahead in one imagined world and misjudges a little: a beginner who knows what is good. */
export function chooseEasily<V>(match: Playable<V>, seat: SeatId, rng: Rng): readonly number[] {
  const guess = match.forkFor(seat, cloneRng(rng));
  const ask = guess.askOf(seat);
  if (ask === null) throw new Error(`${match.game.id}: seat ${seat} is not asked in a world of its own`);
  if (unit(rng) < CARELESS) return randomPicks(ask, rng);
  const priors = match.game.priors?.(guess.table, ask) ?? null;
  const list = candidates(ask, priors, CANDIDATES, rng);
  const liked = priors === null ? list.map(() => 0) : spread(list.map((picks) => promise(ask, picks, priors)));
  const world = cloneRng(rng);
  let best = list[0];
  let most = Number.NEGATIVE_INFINITY;
  list.forEach((picks, i) => {
    const noise = NOISE * (unit(rng) - 0.5);
    const value = liked[i] * 0.2 + after(match, seat, picks, cloneRng(world)) + noise;
    if (value <= most) return;
    most = value;
    best = picks;
  });
  return best;
}

function after<V>(match: Playable<V>, seat: SeatId, picks: readonly number[], world: Rng): number {
  if (match.game.evaluate === undefined) return 0;
  const next = match.forkFor(seat, world);
  const { n } = next;
  next.answer(seat, n, picks);
  // A question to several seats does nothing before the others have answered too.
  if (next.n === n) answerAll(next, likelyPicks, world);
  return worth(next, seat);
}

/** From 0 to 1, whatever the scale was. */
export function spread(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0));
}
