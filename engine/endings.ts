import { keyOf } from './ask.ts';
import { tells } from './foresee.ts';
import type { Playable } from './playable.ts';
import type { Rng } from './random.ts';
import { fastRng } from './random.ts';
import type { Run } from './run.ts';
import { isWindow } from './see.ts';
import type { Ask, SeatId } from './types.ts';

/** An answer that ends the match: what a person should know before the click. */
export interface Ending {
  /** Of the option; null: to decline. */
  readonly key: string | null;
  readonly winners: readonly SeatId[];
  /** Somebody could still answer with a hidden card; it ends so if nobody does. */
  readonly unless: boolean;
}

/** What an answer certainly brings, as the game tells it (`Game.ahead`). */
export interface Ahead {
  readonly key: string;
  readonly brings: unknown;
}

/** Longer rows of windows than any game has. */
const PASSES = 64;
/** In how many worlds an answer must end the match in the same way to be called certain. */
const WORLDS = 8;

type World<V> = (rng: Rng) => Run<V>;

/**
 * Which answers of the seat end the match, and who wins then: for every game alike, by trying each in worlds that the seat cannot tell from the real one,
 * and never in the real one; these worlds follow from what the seat knows, so nothing else can show. Nothing is said where chance decides, something
 * unknown comes to light, or others' sealed answers and chances to choose count. `world` is for the laws.
 */
export function endingsOf<V>(match: Playable<V>, seat: SeatId, world: World<V> = (rng) => match.forkFor(seat, rng)): Ending[] {
  const ask = match.askOf(seat);
  if (ask === null || match.open?.mode === 'all' || ask.min > 1) return [];
  const found: Ending[] = [];
  const note = (key: string | null, picks: readonly number[]): void => {
    const first = tryOut(match.n, seat, picks, 0, world);
    if (first === null) return;
    for (let i = 1; i < WORLDS; i++) {
      const other = tryOut(match.n, seat, picks, i, world);
      if (other === null || other.unless !== first.unless || other.winners.join() !== first.winners.join()) return;
    }
    found.push({ key, ...first });
  };
  if (ask.min === 0) note(null, []);
  for (let i = 0; i < ask.options.length; i++) note(keyOf(ask.options[i]), [i]);
  return found;
}

function tryOut<V>(n: number, seat: SeatId, picks: readonly number[], number: number, world: World<V>): Omit<Ending, 'key'> | null {
  const imagined = (): Run<V> => world(fastRng(n * 8191 + seat * 131 + number));
  const then = imagined();
  // That somebody else has no choice on the way may be due to what they hold.
  const skipped: Ask[] = [];
  then.table.unasked = skipped;
  then.answer(seat, then.n, picks);
  let unless = false;
  for (let k = 0; k < PASSES && isWindow(then.open); k++) {
    for (const ask of then.open?.asks ?? []) {
      if (then.askOf(ask.seat) === null) continue;
      if (ask.seat !== seat) unless = true;
      then.answer(ask.seat, then.n, []);
    }
  }
  const { outcome } = then.table;
  if (outcome === null || skipped.some((ask) => ask.seat !== seat) || tells(imagined().table, then.table, seat)) return null;
  return { winners: outcome.winners, unless };
}

/** In how many worlds an answer must bring the same; what is unknown shows in each of them anyway. */
const TRIALS = 3;

/** What the answers of the seat bring up to the next question, found and kept from telling anything as endings are. */
export function aheadOf<V>(match: Playable<V>, seat: SeatId, world: World<V> = (rng) => match.forkFor(seat, rng)): Ahead[] {
  const ask = match.askOf(seat);
  if (ask === null || ask.max !== 1 || match.open?.mode !== 'one' || match.game.pages?.ahead?.(match.table, seat) === undefined) return [];
  return ask.options.flatMap((choice, i) => {
    const found = Array.from({ length: TRIALS }, (_, number) => lookAhead(match.n, seat, i, number, world));
    const isCertain = found[0] !== undefined && found.every((one) => JSON.stringify(one) === JSON.stringify(found[0]));
    return isCertain ? [{ key: keyOf(choice), brings: found[0] }] : [];
  });
}

function lookAhead<V>(n: number, seat: SeatId, pick: number, number: number, world: World<V>): unknown {
  const imagined = (): Run<V> => world(fastRng(n * 8209 + seat * 137 + number));
  const now = imagined();
  const then = imagined();
  const skipped: Ask[] = [];
  then.table.unasked = skipped;
  then.answer(seat, then.n, [pick]);
  if (skipped.some((ask) => ask.seat !== seat) || tells(now.table, then.table, seat)) return undefined;
  return now.game.pages?.ahead?.(now.table, seat)?.(then.table);
}
