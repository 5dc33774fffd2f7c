import { type Game, jointSeed, type SeatId, type Share, shareHash } from '#engine';
import type { Draft, Room } from '../match/room.ts';
import { begun, keptFor } from '../match/seats.ts';
import type { RevealRequest, ShareRequest } from '../schema.ts';
import type { IdentityRow, MatchRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';

/**
 * How the seed of a match among people comes about. Before the start each browser binds itself by the hash of a number; when the match is to begin the list is
 * closed, and each tells its number; the deal follows from all of them and the house's secret (`engine/joint.ts`). Who does not tell it in time is left
 * out of this deal. Who was never bound, such as bots and plain programs, is not waited for.
 */

const REVEAL_MS = 3_000;

/** A table that would begin by itself begins the last round so early that it is no later for it. */
const EARLY_MS = 2_000;

type Bound = NonNullable<MatchRow['deal']>['shares'][number];

/** The list is closed: from now on nothing at the table may change, since the cards could be foreseen. */
export const isDealing = ({ deal }: Pick<MatchRow, 'deal'>): boolean => (deal?.until ?? null) !== null;

export function notDealing(row: MatchRow): void {
  if (isDealing(row)) throw trouble('already-started');
}

const isSeated = (row: MatchRow, who: string): boolean => row.seats.some(({ kind, identity }) => identity === who && kind !== 'open');

/** People whose browsers take part: at least one of several who sit there. Alone with bots nobody could cheat anybody. */
function boundAt(row: MatchRow): Bound[] {
  const people = new Set(row.seats.flatMap(({ kind, identity }) => (kind === 'open' || identity === null ? [] : [identity])));
  return people.size < 2 ? [] : (row.deal?.shares ?? []).filter(({ identity }) => people.has(identity));
}

/** The hash of a number, from whoever sits here or is awaited. Until the list is closed another one takes its place. */
export function bind({ row }: Room, me: IdentityRow, { hash }: ShareRequest): Draft {
  if (row.status !== 'lobby' || isDealing(row)) throw trouble('already-started');
  if (!isSeated(row, me.id) && keptFor(row, me.id).length === 0) throw trouble('not-seated');
  const others = (row.deal?.shares ?? []).filter(({ identity }) => identity !== me.id);
  // Two alike would be one number that somebody else has heard of.
  if (others.some((one) => one.hash === hash)) throw trouble('wrong-share');
  return { row: { deal: { until: null, shares: [...others, { identity: me.id, hash, number: null }] } } };
}

/** The number behind the hash. With the last one it begins. */
export function reveal({ row }: Room, me: IdentityRow, { number }: RevealRequest, now: number): Draft {
  const { deal } = row;
  if (row.status !== 'lobby' || deal === undefined || deal === null || deal.until === null) throw trouble('already-started');
  const mine = deal.shares.find(({ identity }) => identity === me.id);
  if (mine === undefined || shareHash(number) !== mine.hash) throw trouble('wrong-share');
  const shares = deal.shares.map((one) => (one === mine ? { ...one, number } : one));
  const told = { ...deal, shares };
  return { row: shares.some((one) => one.number === null) ? { deal: told } : dealt({ ...row, deal: told }, now) };
}

/**
 * What was about to begin begins, or the numbers are asked for first. `latest`: when it begins at the latest.
 */
export function dealing(row: MatchRow, begins: Partial<MatchRow>, now: number, latest = now + REVEAL_MS): Partial<MatchRow> {
  if (begins.status !== 'playing') return begins;
  const shares = boundAt({ ...row, ...begins });
  if (shares.length === 0) return row.deal === undefined ? begins : { ...begins, deal: null };
  const { status: _status, startedAt: _startedAt, ...prepared } = begins;
  return { ...prepared, deal: { shares, until: Math.max(now, Math.min(latest, now + REVEAL_MS)) } };
}

/** By its own time: when the numbers are due, or when nobody is waited for any more. */
export function beginsAt(row: MatchRow): number | null {
  if (row.status !== 'lobby') return null;
  if (row.deal !== undefined && row.deal !== null && row.deal.until !== null) return row.deal.until;
  const until = row.call?.until ?? null;
  return until === null || boundAt(row).length === 0 ? until : until - EARLY_MS;
}

/** That time has come: the deal of those whose numbers are there, or the last round before it. */
export function beginsNow(row: MatchRow, game: Game, now: number): Partial<MatchRow> {
  if (isDealing(row)) return dealt(row, now);
  return dealing(row, begun(row, game, now), now, row.call?.until ?? now);
}

const seatOf = (row: MatchRow, identity: string): SeatId => row.seats.findIndex((one) => one.identity === identity);

/** The seats of those who are bound, for everybody to see. */
export const boundSeats = (row: MatchRow): { seat: SeatId; hash: string }[] =>
  (row.deal?.shares ?? [])
    .map(({ identity, hash }) => ({ seat: seatOf(row, identity), hash }))
    .filter(({ seat }) => seat >= 0)
    .sort((a, b) => a.seat - b.seat);

/** The deal of those whose numbers are there. */
export function dealt(row: MatchRow, now: number): Partial<MatchRow> {
  const all = (row.deal?.shares ?? []).map(({ identity, hash, number }) => ({ seat: seatOf(row, identity), hash, number }));
  all.sort((a, b) => a.seat - b.seat);
  const shares = all.flatMap(({ seat, hash, number }): Share[] => (number === null ? [] : [{ seat, hash, number }]));
  const left = all.flatMap(({ seat, hash, number }) => (number === null ? [{ seat, hash }] : []));
  const joint = { secret: row.seed, shares, left };
  return { status: 'playing', startedAt: now, deal: null, seed: jointSeed(row.seed, shares), joint };
}
