// The response chain (section 8).

import type { CardId, Flow, Prompt, SeatId } from '#engine';
import { askFirst, log, maybeOneOf, move } from '#engine';
import type { Play, T } from './state.ts';
import { cardOf, DISCARD, handOf, isMarked, MARKS, PLAY } from './state.ts';
import { isHandOpen } from './verbs.ts';

const NONE: readonly CardId[] = Object.freeze([]);

function instantsOf(t: T, seat: SeatId): readonly CardId[] {
  let found: CardId[] | null = null;
  for (const id of handOf(t, seat)) {
    if (cardOf(t, id).kind !== 'instant') continue;
    if (found === null) found = [id];
    else found.push(id);
  }
  return found ?? NONE;
}

/** By public knowledge: UUN-121, UUN-342. Whoever is not ruled out by it is asked, whatever they hold (UUN-120). */
export function mightRespond(t: T, seat: SeatId): boolean {
  if (handOf(t, seat).length === 0 || isMarked(t, seat, MARKS['no-instants'])) return false;
  return !isHandOpen(t, seat) || instantsOf(t, seat).length > 0;
}

/** UUN-114, UUN-123, UUN-124: nothing answers these. */
const isFinal = (t: T, { card, seat }: Played): boolean =>
  (cardOf(t, card).marks & MARKS.final) !== 0 || isMarked(t, seat, MARKS.unstoppable);

function seatsToAsk(t: T, last: Played): SeatId[] {
  const seats: SeatId[] = [];
  for (const seat of t.ring) if (seat !== last.seat && mightRespond(t, seat)) seats.push(seat);
  return seats;
}

interface Played {
  readonly card: CardId;
  readonly seat: SeatId;
}

/** Opens window after window until nobody adds an Instant; true if the announced card is stopped (UUN-115). */
export function* isStopped(t: T, play: Play): Flow<boolean> {
  let last: Played = play;
  while (!isFinal(t, last)) {
    const seats = seatsToAsk(t, last);
    if (seats.length === 0) break;
    const prompt = promptFor(last);
    const answer = yield* askFirst(t, seats, (seat) => maybeOneOf(prompt, instantsOf(t, seat)));
    if (answer === undefined) break;
    last = respond(t, play, last, answer.seat, answer.picked[0]);
  }
  if (play.instants.length === 0) return false;
  // UUN-116: before the announced card takes effect.
  for (const instant of play.instants) move(t, instant.card, DISCARD);
  return play.instants.length % 2 === 1;
}

const promptFor = ({ card, seat }: Played): Prompt => ({
  key: 'respond',
  rule: 'UUN-104',
  params: { card: { card }, seat: { seat } },
  decline: 'decline.pass',
});

function respond(t: T, play: Play, answered: Played, seat: SeatId, card: CardId): Played {
  const instant = { card, seat };
  play.instants.push(instant);
  move(t, card, PLAY);
  log(t, 'responds', 'UUN-110', { seat: { seat }, card: { card }, answered: { card: answered.card } });
  return instant;
}
