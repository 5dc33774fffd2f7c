import { fittingOptions, type Game, type Lang, type Match, mayLeave, type SeatId } from '#engine';
import type { Level } from '../schema.ts';
import type { IdentityRow, MatchRow, SeatRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { botName } from '../words.ts';

/** Who sits where, and for whom a seat is kept: the rules around «once more» and around giving up. */

export const OPEN_SEAT: SeatRow = { kind: 'open', identity: null, name: null, avatar: null, level: null, away: null, since: 0 };

export const humanSeat = (me: IdentityRow, since = 0): SeatRow => ({
  ...OPEN_SEAT,
  kind: 'human',
  identity: me.id,
  name: me.name,
  avatar: me.avatar,
  since,
});

export const botSeat = (level: Level, seat: SeatId, lang: Lang): SeatRow => ({
  ...OPEN_SEAT,
  kind: 'bot',
  name: botName(lang, seat),
  avatar: `robot-${seat % 8}`,
  level,
});

// ── Once more ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** So long others are asked whether they sit down again. */
export const CALL_MS = 30_000;

/** Free for anybody who comes: nobody is awaited there. */
export const isFree = (seat: SeatRow): boolean => seat.kind === 'open' && seat.kept === undefined;

/** Seats of a new table that are kept for this person. */
export const keptFor = ({ seats }: Pick<MatchRow, 'seats'>, identity: string | null): SeatId[] =>
  identity === null ? [] : seats.flatMap((seat, i) => (seat.kept !== undefined && seat.identity === identity ? [i] : []));

/** The seats of the next table: who asks sits down, bots too, and a seat is kept for everybody else, also for who had given up. */
export function seatsAgain({ seats }: MatchRow, me: IdentityRow): SeatRow[] {
  const holds = new Set(seats.flatMap(({ identity }) => (identity === null ? [] : [identity])));
  return seats.flatMap((seat): SeatRow[] => {
    const { name, avatar } = seat;
    const former = seat.was !== undefined && !holds.has(seat.was) ? seat.was : null;
    const identity = seat.identity ?? former;
    if (identity === null) return seat.kind === 'bot' && seat.was === undefined ? [{ ...seat, away: null, since: 0 }] : [];
    const kind = seat.kind === 'hotseat' ? 'hotseat' : 'human';
    if (identity !== me.id) return [{ ...OPEN_SEAT, identity, name, avatar, kept: kind }];
    return [kind === 'human' ? humanSeat(me) : { ...OPEN_SEAT, kind, identity, name, avatar }];
  });
}

/** Whoever is awaited sits down, with everybody at the same device. */
export function sitsAgain(row: MatchRow, game: Game, me: IdentityRow, now: number): Partial<MatchRow> {
  const mine = keptFor(row, me.id);
  const seats = row.seats.map((seat, i): SeatRow => {
    if (!mine.includes(i)) return seat;
    const { kept: kind = 'human', name, avatar, identity } = seat;
    return kind === 'human' ? humanSeat(me) : { ...OPEN_SEAT, kind, identity, name, avatar };
  });
  return answered({ ...row, seats }, game, now);
}

/** «Not now»: a bot takes the seat. */
export function declines(row: MatchRow, game: Game, me: IdentityRow, now: number): Partial<MatchRow> {
  const mine = keptFor(row, me.id);
  if (mine.length === 0 || row.status !== 'lobby') throw trouble('not-called');
  const seats = row.seats.map((seat, i) => (mine.includes(i) ? botFor(row, i) : seat));
  return answered({ ...row, seats }, game, now);
}

/** When everybody has answered and somebody came, it begins. If nobody came, who asked has the rest of the time to think it over. */
function answered(row: MatchRow, game: Game, now: number): Partial<MatchRow> {
  const people = new Set(row.seats.flatMap(({ kind, identity }) => (kind === 'open' || identity === null ? [] : [identity])));
  const waits = row.seats.some(({ kept }) => kept !== undefined);
  return waits || people.size < 2 ? { seats: row.seats } : begun(row, game, now);
}

const botFor = ({ seats, call }: MatchRow, seat: SeatId): SeatRow =>
  botSeat(seats.find(({ kind }) => kind === 'bot')?.level ?? 'normal', seat, call?.lang ?? 'en');

/** The time is over, or whoever asked does not want to wait: bots take what is free. Nothing, if it has begun or nobody is there. */
export function begun(row: MatchRow, game: Game, now: number): Partial<MatchRow> {
  if (row.status !== 'lobby' || row.call === undefined || row.call === null) return {};
  if (!row.seats.some(({ kind }) => kind === 'human')) return { call: null };
  const seats = row.seats.map((seat, i) => (seat.kind === 'open' ? botFor(row, i) : seat));
  const options = fittingOptions(game, seats.length, row.options);
  return { status: 'playing', startedAt: now, seats, players: seats.length, options, call: null };
}

// ── Giving up ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Another person plays on at this table. */
const hasCompany = (row: MatchRow, match: Match, seat: SeatId): boolean =>
  match.table.ring.some((one) => one !== seat && (row.seats[one]?.identity ?? null) !== null);

/** No person would be left: the match ends with the one who gives up. */
export const isLastPerson = (row: MatchRow, match: Match, seat: SeatId): boolean =>
  match.table.ring.includes(seat) && !hasCompany(row, match, seat);

/** What giving up does, as it is said before. */
export function resigning(row: MatchRow, match: Match, seat: SeatId): 'ends' | 'removed' | 'bot' {
  if (isLastPerson(row, match, seat)) return 'ends';
  if (!mayLeave(match.table)) return 'bot';
  return match.table.ring.length <= 2 ? 'ends' : 'removed';
}
