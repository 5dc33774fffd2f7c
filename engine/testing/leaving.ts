import { cardsConserved, goneOwnNothing, tableInOrder } from '../laws.ts';
import type { Match } from '../match.ts';
import type { Rng } from '../random.ts';
import { below } from '../random.ts';
import { mayLeave } from '../table.ts';
import type { SeatId } from '../types.ts';
import { randomPicks } from './policies.ts';

/** How often a seat leaves at each kind of question, and how far the match is played on after that. */
const TIMES = 3;
const ANSWERS = 40;

/** What has been tried so far, by who leaves and the key of the question. */
export type LeavingTried = Map<string, number>;

interface Given {
  readonly seat: SeatId;
  readonly picks: readonly number[];
}

/**
 * In a copy of the match one of those who are asked leaves, and in another one somebody who is not asked. The copies are played on, and the laws
 * are held against every decision. Each kind of question is tried a few times. Where a law breaks, the match itself goes the same way, so that
 * its journal shows it.
 */
export function leaveAtQuestion(match: Match, rng: Rng, tried: LeavingTried): void {
  const asks = match.open?.asks ?? [];
  if (match.over || asks.length === 0 || !mayLeave(match.table)) return;
  const asked = asks[below(rng, asks.length)];
  const others = match.table.ring.filter((seat) => asks.every((ask) => ask.seat !== seat));
  const leavers = [{ who: 'asked', seat: asked.seat }];
  if (others.length > 0) leavers.push({ who: 'other', seat: others[below(rng, others.length)] });
  for (const { who, seat } of leavers) {
    const kind = `${who} ${asked.prompt.key}`;
    const times = tried.get(kind) ?? 0;
    if (times >= TIMES) continue;
    tried.set(kind, times + 1);
    playOnWithout(match, seat, rng);
  }
}

function playOnWithout(match: Match, seat: SeatId, rng: Rng): void {
  const copy = match.fork();
  const given: Given[] = [];
  try {
    copy.depart(seat);
    while (!copy.over && given.length < ANSWERS) {
      cardsConserved(copy);
      goneOwnNothing(copy);
      tableInOrder(copy, copy.table);
      const waiting = (copy.open?.asks ?? []).filter((ask) => copy.askOf(ask.seat) !== null);
      const ask = waiting[below(rng, waiting.length)];
      const picks = randomPicks(ask, rng);
      given.push({ seat: ask.seat, picks });
      copy.answer(ask.seat, copy.n, picks);
    }
  } catch (error) {
    retrace(match, seat, given);
    throw error;
  }
}

/** Takes the match the way that its copy went, as far as it goes. */
function retrace(match: Match, seat: SeatId, given: readonly Given[]): void {
  try {
    match.apply({ kind: 'leave', seat });
    for (const one of given) match.answer(one.seat, match.n, one.picks);
  } catch {
    // The copy broke here too; what led to it stands in the journal.
  }
}
