import type { Entry, Match, SeatId } from '#engine';
import { isWindow, refOf } from '#engine';
import type { ClockKind, WindowTime } from '../schema.ts';
import type { HolidayRow, MatchRow } from '../store/types.ts';
import { isAbout } from './wishes.ts';

/**
 * Matches over days. Everybody is away most of the time, so nobody is replaced for being away. All moments follow from the row and the journal, as in
 * `clock.ts`; none depends on cards, and none is kept in memory.
 */

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const DAYS: { readonly [kind in ClockKind]?: number } = { day: 1, 'three-days': 3, week: 7 };

export const isSlowKind = (kind: ClockKind): boolean => DAYS[kind] !== undefined;
export const isSlow = ({ clock }: Pick<MatchRow, 'clock'>): boolean => isSlowKind(clock);

/** Time for one decision, where the match goes over days. */
export const slowMs = (kind: ClockKind): number | null => {
  const days = DAYS[kind];
  return days === undefined ? null : days * DAY_MS;
};

/** Nobody is asked, but prepared answers still come at a moment that tells nothing. */
const PREPARED_MS = 90 * 60_000;
const WINDOW_MS: { readonly [time in WindowTime]: number } = {
  same: Number.POSITIVE_INFINITY,
  'half-day': 12 * HOUR_MS,
  prepared: PREPARED_MS,
};

/** How long a window stays open. */
export const slowWindowMs = ({ clock, windowTime }: Pick<MatchRow, 'clock' | 'windowTime'>): number =>
  Math.min(slowMs(clock) ?? 0, WINDOW_MS[windowTime ?? 'half-day']);

/** Once in a match each seat may ask for one more day. */
export const SLOW_MORE = { times: 1, ms: DAY_MS } as const;

/** Who does not come to a slow table is reminded by its own calls; neighbours may add one now and then. */
export const SLOW_NUDGE_MS = 8 * HOUR_MS;

/** People are seldom there at the same time: a rematch waits for them longer. */
export const SLOW_CALL_MS = 2 * DAY_MS;

// ── Windows ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Passes are opened together, at these moments after the window was opened: when somebody passed, and who could have answered, tells nobody anything. */
const MOMENTS_MS = [1, 2, 4, 8, 24, 48, 96].map((hours) => hours * HOUR_MS);

/** Whose silence is a pass: said for this window, or wished for all of its kind. What lies in the hand does not count. */
export function hasPassed(row: MatchRow, match: Match, seat: SeatId): boolean {
  const wishes = row.preferences[seat];
  if (row.passed?.[seat]?.n === match.n || wishes?.passUntilTurn) return true;
  return wishes?.passUntouched === true && !isAbout(match, seat);
}

/** When the open window closes: at its end, or at the first of its moments by which everybody has passed. */
export function closesAt(row: MatchRow, match: Match, since: number, end: number): number {
  const people = (match.open?.asks ?? []).filter(
    ({ seat }, i) => match.picks[i] === null && match.control[seat] === undefined && (row.seats[seat]?.identity ?? null) !== null,
  );
  if (!people.every(({ seat }) => hasPassed(row, match, seat))) return end;
  const by = Math.max(since, ...people.map(({ seat }) => (row.passed?.[seat]?.n === match.n ? row.passed[seat].at : since)));
  return Math.min(end, MOMENTS_MS.map((ms) => since + ms).find((at) => at >= by) ?? end);
}

/** The first prepared answer that could be given to the open window: its place in the list and the option. */
function fitting(row: MatchRow, match: Match, seat: SeatId): { readonly place: number; readonly pick: number } | null {
  const ask = match.askOf(seat);
  if (ask === null || !isWindow(match.open)) return null;
  for (const [place, { card, when }] of (row.prepared?.[seat] ?? []).entries()) {
    if (when === 'touched' && !isAbout(match, seat)) continue;
    const pick = ask.options.findIndex((choice) => {
      const ref = refOf(choice);
      return ref.kind === 'card' && match.game.defs[match.table.def[ref.card]]?.id === card;
    });
    if (pick >= 0) return { place, pick };
  }
  return null;
}

/** What the seat has prepared for the open window; null: nothing that could be given now. */
export function preparedPicks(row: MatchRow, match: Match, seat: SeatId): readonly number[] | null {
  const found = fitting(row, match, seat);
  return found === null ? null : [found.pick];
}

/** What stays prepared when that answer is given. */
export function withoutGiven(row: MatchRow, match: Match, seat: SeatId): NonNullable<MatchRow['prepared']> {
  const place = fitting(row, match, seat)?.place;
  return { ...row.prepared, [seat]: (row.prepared?.[seat] ?? []).filter((_, i) => i !== place) };
}

// ── Holidays ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** So many days of a match each seat may be away. */
const HOLIDAY_DAYS = 7;

const spentBy = (row: Pick<MatchRow, 'holidays'>, seat: SeatId): number =>
  (row.holidays ?? []).reduce((sum, one) => (one.seat === seat ? sum + one.until - one.from : sum), 0);

/** What is left of a seat's stock. A holiday that is under way counts as a whole, as long as nobody has come back from it. */
export const holidayLeft = (row: Pick<MatchRow, 'holidays'>, seat: SeatId): number =>
  Math.max(0, HOLIDAY_DAYS * DAY_MS - spentBy(row, seat));

/** Until when the seat is away; null: it is not. */
export const awayUntil = ({ holidays }: Pick<MatchRow, 'holidays'>, seat: SeatId, now: number): number | null =>
  holidays?.find((one) => one.seat === seat && one.from <= now && now < one.until)?.until ?? null;

/** The holidays of a table after these seats have gone away until then, as far as their stock lasts. */
export function goneAway(row: Pick<MatchRow, 'holidays'>, seats: readonly SeatId[], now: number, until: number): HolidayRow[] {
  const before = cameBack(row, seats, now);
  const away = seats.flatMap((seat): HolidayRow[] => {
    const last = Math.min(until, now + holidayLeft({ holidays: before }, seat));
    return last > now ? [{ seat, from: now, until: last }] : [];
  });
  return [...before, ...away];
}

/** The holidays of a table after these seats are back: what was not used stays in the stock. */
export const cameBack = ({ holidays }: Pick<MatchRow, 'holidays'>, seats: readonly SeatId[], now: number): HolidayRow[] =>
  (holidays ?? []).flatMap((one) => {
    if (!seats.includes(one.seat) || one.until <= now) return [one];
    return one.from < now ? [{ ...one, until: now }] : [];
  });

/** The moment by which this much time has passed without anybody of the table being away. */
export function afterHolidays({ holidays }: Pick<MatchRow, 'holidays'>, since: number, ms: number): number {
  let at = since;
  let left = ms;
  for (const { from, until } of [...(holidays ?? [])].sort((a, b) => a.from - b.from)) {
    if (until <= at) continue;
    const before = Math.max(0, from - at);
    if (before >= left) break;
    left -= before;
    at = until;
  }
  return at + left;
}

// ── Stand-ins ─────────────────────────────────────────────────────────────────────────────────────────────────────

const isStandIn = (row: MatchRow, entry: Entry): boolean =>
  entry.kind === 'answer' && entry.by === 'bot' && (row.seats[entry.seat]?.identity ?? null) !== null;

/** Which entries of the journal a stand-in gave for a person. Nothing is told of a window that is still open. */
export function standInsOf(row: MatchRow, match: Match): number[] {
  const found: number[] = [];
  match.journal.forEach((entry, i) => {
    if (isStandIn(row, entry) && !(isWindow(match.open) && 'n' in entry && entry.n === match.n)) found.push(i);
  });
  return found;
}

const NOTABLE_SHARE = 0.25;

/** For the row of a match that is over: for whom a stand-in gave more than a quarter of the answers. */
export function withStandIns(row: MatchRow, match: Match): Pick<MatchRow, 'standIns'> {
  const shares: { [seat: SeatId]: number } = {};
  row.seats.forEach((_, seat) => {
    const answers = match.journal.filter((entry) => entry.kind === 'answer' && entry.seat === seat);
    const share = answers.filter((entry) => isStandIn(row, entry)).length / Math.max(1, answers.length);
    if (share > NOTABLE_SHARE) shares[seat] = Math.round(share * 100) / 100;
  });
  return Object.keys(shares).length === 0 ? {} : { standIns: shares };
}
