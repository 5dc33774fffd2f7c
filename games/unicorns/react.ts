// The response chain (section 8).

import type { CardId, Opening, Prompt, SeatId, SeatMask } from '#engine';
import { isNone, log, maskOf, move, NOBODY, race } from '#engine';
import type { Play, T, UnicornStep, UnicornVars } from './state.ts';
import { cardOf, DISCARD, handOf, isMarked, MARKS, MAX_SEATS, PLAY } from './state.ts';
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

function seatsToAsk(t: T, last: Played): SeatMask {
  if (isFinal(t, last)) return NOBODY;
  let seats = NOBODY;
  for (const seat of t.ring) if (seat !== last.seat && mightRespond(t, seat)) seats |= maskOf(seat);
  return seats;
}

interface Played {
  readonly card: CardId;
  readonly seat: SeatId;
}

/** The card that an Instant would answer now. */
const lastPlayed = (play: Play): Played => (play.instants.length === 0 ? play : play.instants[play.instants.length - 1]);

/** Window after window until nobody adds an Instant; then it is settled whether the announced card is stopped (UUN-115). */
export function responses(settle: (t: T, play: Play, isStopped: boolean) => UnicornStep): Opening<UnicornVars> {
  const window: Opening<UnicornVars> = race<UnicornVars, CardId>({
    seats: (t) => seatsToAsk(t, lastPlayed(t.vars.play as Play)),
    prompt: (t) => promptFor(lastPlayed(t.vars.play as Play)),
    options: instantsOf,
    run(t, seat, instant) {
      const play = t.vars.play as Play;
      if (isNone(instant)) return settle(t, play, isStopped(t, play));
      respond(t, play, seat, instant);
      return window;
    },
  });
  return window;
}

/** UUN-116: before the announced card takes effect. */
function isStopped(t: T, { instants }: Play): boolean {
  for (let i = 0; i < instants.length; i++) move(t, instants[i].card, DISCARD);
  return instants.length % 2 === 1;
}

// Interned by card and seat: a window is opened for nearly every card that is played.
const prompts: Prompt[] = [];

function promptFor({ card, seat }: Played): Prompt {
  const at = card * MAX_SEATS + seat;
  prompts[at] ??= { key: 'respond', rule: 'UUN-104', params: { card: { card }, seat: { seat } }, decline: 'decline.pass' };
  return prompts[at];
}

function respond(t: T, play: Play, seat: SeatId, card: CardId): void {
  const answered = lastPlayed(play).card;
  play.instants.push({ card, seat });
  move(t, card, PLAY);
  log(t, 'responds', 'UUN-110', { seat: { seat }, card: { card }, answered: { card: answered } });
}
