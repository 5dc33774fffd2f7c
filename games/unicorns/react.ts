// The response chain (section 8).

import type { CardId, Flow, Prompt, SeatId } from '#engine';
import { askFirst, log, maybeOneOf, move } from '#engine';
import type { Play, T } from './state.ts';
import { cardOf, DISCARD, handOf, isMarked, MARKS, PLAY } from './state.ts';
import { isHandOpen } from './verbs.ts';

const instantsOf = (t: T, seat: SeatId): CardId[] => handOf(t, seat).filter((id) => cardOf(t, id).kind === 'instant');

/** By public knowledge: UUN-121, UUN-342. Whoever is not ruled out by it is asked, whatever they hold (UUN-120). */
export function mightRespond(t: T, seat: SeatId): boolean {
  if (handOf(t, seat).length === 0 || isMarked(t, seat, 'no-instants')) return false;
  return !isHandOpen(t, seat) || instantsOf(t, seat).length > 0;
}

/** Opens window after window until nobody adds an Instant; true if the announced card is stopped (UUN-115). */
export function* isStopped(t: T, play: Play): Flow<boolean> {
  let last = { card: play.card, seat: play.seat };
  // UUN-114, UUN-123, UUN-124: nothing answers these.
  while ((cardOf(t, last.card).marks & MARKS.final) === 0 && !isMarked(t, last.seat, 'unstoppable')) {
    const seats: SeatId[] = [];
    for (const seat of t.ring) if (seat !== last.seat && mightRespond(t, seat)) seats.push(seat);
    if (seats.length === 0) break;
    const prompt: Prompt = {
      key: 'respond',
      rule: 'UUN-104',
      params: { card: { card: last.card }, seat: { seat: last.seat } },
      decline: 'decline.pass',
    };
    const answer = yield* askFirst(t, seats, (seat) => maybeOneOf(prompt, instantsOf(t, seat)));
    if (answer === undefined) break;
    const answered = last.card;
    last = { card: answer.picked[0], seat: answer.seat };
    play.instants.push(last);
    move(t, last.card, PLAY);
    log(t, 'responds', 'UUN-110', { seat: { seat: last.seat }, card: { card: last.card }, answered: { card: answered } });
  }
  // UUN-116: before the announced card takes effect.
  for (const instant of play.instants) move(t, instant.card, DISCARD);
  return play.instants.length % 2 === 1;
}
