import { type Entry, isWindow, type Match, type SeatId } from '#engine';
import type { MatchRow, Preferences } from '../store/types.ts';

/** How open windows are answered for a seat whose person does not want to be asked each time, and when that ends. */

export const NO_WISHES: Preferences = { passUntilTurn: false, passWhenNone: false };

const seatOfEntry = (entry: Entry): SeatId | null => ('seat' in entry ? entry.seat : null);

/** Somebody else's doing took something from this seat or gave it something, or the open window is about it. Its own person sees all of that anyway. */
function isTouched(match: Match, seat: SeatId, added: number): boolean {
  const { zones } = match.game;
  const from = match.journal.length - added;
  for (let i = from; i < match.journal.length; i++) {
    if (seatOfEntry(match.journal[i]) === seat) continue;
    // The first list is the setup.
    for (const event of match.batches[i + 1] ?? []) {
      if (event.e !== 'move') continue;
      const [from, to] = [zones[event.from]?.owner ?? null, zones[event.to]?.owner ?? null];
      // A card drawn from a common pile is nobody's doing.
      if (from !== to && (from === seat || (to === seat && from !== null))) return true;
    }
  }
  return isAbout(match, seat);
}

/** The open window is about this seat. */
export function isAbout(match: Match, seat: SeatId): boolean {
  if (!isWindow(match.open)) return false;
  const params = match.open?.asks.find((ask) => ask.seat === seat)?.prompt.params ?? {};
  return Object.entries(params).some(
    ([name, value]) => name !== 'seat' && typeof value === 'object' && 'seat' in value && value.seat === seat,
  );
}

/** «Pass until my turn» ends with that turn, and when something touches the seat before. */
export function wishesAfter(row: MatchRow, match: Match, added: number): MatchRow {
  const open = match.open?.mode === 'one' ? match.open.asks[0] : null;
  let preferences = row.preferences;
  for (const [key, wishes] of Object.entries(row.preferences)) {
    const seat = Number(key);
    const isOwnTurn = open?.seat === seat && open.prompt.quiet === true;
    if (isOwnTurn && (wishes.passUntilTurn || wishes.touched === true))
      preferences = { ...preferences, [seat]: { passUntilTurn: false, passWhenNone: wishes.passWhenNone } };
    else if (wishes.passUntilTurn && isTouched(match, seat, added))
      preferences = { ...preferences, [seat]: { passUntilTurn: false, passWhenNone: wishes.passWhenNone, touched: true } };
  }
  return preferences === row.preferences ? row : { ...row, preferences };
}

/** What a row holds by seat, and tells only that seat while the match goes on. */
const OF_ONE_SEAT = ['preferences', 'holds', 'hintsUsed', 'passed', 'prepared'] as const satisfies (keyof MatchRow)[];
const TELLS_NOTHING: readonly (keyof MatchRow)[] = ['version', 'glance', ...OF_ONE_SEAT];

/** Seats whose own wishes are all that has changed: told to nobody else, since whoever wishes such things may have nothing to answer with. Null: more has changed. */
export function seatsOfWishes(before: MatchRow, row: MatchRow): SeatId[] | null {
  const differs = (a: unknown, b: unknown): boolean => a !== b && JSON.stringify(a) !== JSON.stringify(b);
  const keys = new Set([...Object.keys(before), ...Object.keys(row)] as (keyof MatchRow)[]);
  for (const key of keys) if (!TELLS_NOTHING.includes(key) && differs(before[key], row[key])) return null;
  return row.seats.flatMap((_, seat) => (OF_ONE_SEAT.some((key) => differs(before[key]?.[seat], row[key]?.[seat])) ? [seat] : []));
}
