import { type Entry, fittingOptions, type Game, type Lang, mayLeave, type SeatId } from '#engine';
import type { Draft, Room } from '../match/room.ts';
import { begun, humanSeat, isFree, isLastPerson, keptFor, OPEN_SEAT, sitsAgain } from '../match/seats.ts';
import { seatsOf } from '../match/state.ts';
import type { JoinRequest, SeatRequest } from '../schema.ts';
import type { IdentityRow, MatchRow, SeatRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { asHost, checkSeats, inLobby, noState } from './checks.ts';
import { dealing, notDealing } from './dealing.ts';
import { seatFor } from './opening.ts';

/** Sitting down, starting and leaving. Each function decides what is to be changed; the room changes it. */

export function join({ row, match }: Room, game: Game, me: IdentityRow, request: JoinRequest, now: number): Draft {
  if (seatsOf(row, me.id).length > 0) throw trouble('already-seated');
  if (row.daily !== undefined) throw trouble('daily-alone');
  if (row.status === 'lobby') {
    notDealing(row);
    if (keptFor(row, me.id).length > 0) return { row: dealing(row, sitsAgain(row, game, me, now), now) };
    const seat = request.seat ?? row.seats.findIndex(isFree);
    if (row.seats[seat] === undefined || !isFree(row.seats[seat])) throw trouble('no-open-seat');
    return { row: { seats: row.seats.map((one, i) => (i === seat ? humanSeat(me) : one)) } };
  }
  if (row.status === 'finished' || match === null) throw refused({ code: 'cannot-join' }, noState);
  if (game.join === undefined) throw refused({ code: 'cannot-join' }, noState);
  const isVacant = (seat: SeatId): boolean => !match.table.ring.includes(seat) && !match.table.waiting.includes(seat);
  // A seat that nobody has held before, if there is one.
  const free = [...Array(game.seats.max).keys()].filter((seat) => isVacant(seat) && seat <= row.seats.length).sort((a, b) => b - a);
  const seat = request.seat ?? free[0];
  if (seat === undefined || !free.includes(seat)) throw trouble('no-open-seat');
  const seats = [...row.seats];
  seats[seat] = humanSeat(me, match.journal.length + 1);
  return { entries: [{ kind: 'join', seat }], row: { seats } };
}

export function setSeat({ row }: Room, game: Game, me: IdentityRow, lang: Lang, { seat, set }: SeatRequest): Draft {
  asHost(row, me);
  inLobby(row);
  if (seat > row.seats.length || (set.kind === 'remove' && (seat === row.seats.length || row.seats.length === 1)))
    throw refused({ code: 'no-such-seat' }, noState);
  const withSeats = (seats: MatchRow['seats']): Draft => ({ row: { seats, options: fittingOptions(game, seats.length, row.options) } });
  if (set.kind === 'remove') return withSeats(row.seats.filter((_, i) => i !== seat));
  checkSeats(game, seat + 1, 1);
  const others =
    set.kind === 'me' ? row.seats.map((one) => (one.kind === 'human' && one.identity === me.id ? OPEN_SEAT : one)) : [...row.seats];
  others[seat] = seatFor(set, seat, me, lang);
  return withSeats(others);
}

export function start({ row }: Room, game: Game, me: IdentityRow, now: number): Draft {
  asHost(row, me);
  inLobby(row);
  if (row.call !== undefined && row.call !== null) return { row: dealing(row, begun(row, game, now), now) };
  const seats = row.seats.filter((seat) => seat.kind !== 'open');
  checkSeats(game, seats.length, game.seats.min);
  // Seats may have come and gone since the settings were made.
  const options = fittingOptions(game, seats.length, row.options);
  return { row: dealing(row, { status: 'playing', startedAt: now, seats, players: seats.length, options }, now) };
}

/** A host who goes leaves the say to somebody who stays; what was proposed goes along. */
function heirOf(row: MatchRow, me: IdentityRow, seat: SeatId): Partial<MatchRow> {
  const stays = (one: SeatRow, i: number): boolean => i !== seat && one.identity !== null && one.away === null;
  if (row.host !== me.id || row.seats.some((one, i) => stays(one, i) && one.identity === me.id)) return {};
  const heir = row.seats.find((one, i) => stays(one, i) && one.kind === 'human')?.identity ?? null;
  return heir === null ? {} : { host: heir, proposal: null };
}

/** Before the start the seat becomes free; later the rules say whether one can go, or a bot plays on. */
export function leave({ row, match }: Room, me: IdentityRow, seat: SeatId, how: 'leave' | 'resign'): Draft {
  if (row.status === 'lobby') {
    notDealing(row);
    const seats = row.seats.map((one, i) => (i === seat ? OPEN_SEAT : one));
    const heir = seats.find((one) => one.kind === 'human')?.identity ?? null;
    if (row.host !== me.id || seats.some((one) => one.identity === me.id)) return { row: { seats } };
    // A table without anybody is not offered to anybody, and nobody is called to it.
    return { row: { seats, ...(heir === null ? { visibility: 'private' as const, call: null } : { host: heir }) } };
  }
  if (row.status === 'finished' || match === null) throw trouble('not-playing');
  const gone = (change: Partial<SeatRow>): Partial<MatchRow> => ({
    seats: row.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
    ...heirOf(row, me, seat),
  });
  // What bots would make of it interests nobody; the seat stays, so that the match is one of its person's.
  if (how === 'resign' && isLastPerson(row, match, seat)) return { seat, entries: [{ kind: how, seat, last: true }] };
  const { kind, identity } = row.seats[seat];
  const former = kind === 'human' && identity !== null ? { was: identity } : {};
  if (mayLeave(match.table))
    return { seat, entries: [{ kind: how, seat }], row: gone({ kind: 'left', identity: null, away: null, ...former }) };
  const bot: Entry = { kind: 'bot', seat, level: 'normal' };
  if (how === 'leave') return { seat, entries: [bot], row: gone({ away: 'wish' }) };
  return { seat, entries: [{ ...bot, forGood: true }], row: gone({ kind: 'bot', level: 'normal', identity: null, away: null, ...former }) };
}
