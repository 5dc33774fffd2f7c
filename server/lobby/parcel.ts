import type { Game } from '#engine';
import { running } from '../match/play.ts';
import type { Draft, Room } from '../match/room.ts';
import { botSeat, humanSeat, OPEN_SEAT } from '../match/seats.ts';
import { isAway, seatsOf } from '../match/state.ts';
import { shownText } from '../people/shown-text.ts';
import type { CarriedRequest, Parcel, TakeRequest } from '../schema.ts';
import type { IdentityRow, JournalRow, MatchRow, SeatRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { newRow } from './opening.ts';

/** A match on its way between a device and a server: it is played at one place at a time. */

function seatOf(wish: Parcel['seats'][number], seat: number, me: IdentityRow): SeatRow {
  const name = shownText(wish.name);
  if (wish.kind === 'bot') return { ...botSeat(wish.level ?? 'normal', seat, 'en'), name };
  if (wish.kind === 'hotseat') return { ...OPEN_SEAT, kind: 'hotseat', identity: me.id, name, avatar: wish.avatar };
  return humanSeat(me);
}

/** A match that has come from elsewhere, as it is kept here. */
export function rowOf(game: Game, me: IdentityRow, parcel: Omit<CarriedRequest, 'key'>): MatchRow {
  const { id, rulesVersion, options, players, seed, createdAt } = parcel;
  const seats = parcel.seats.map((seat, i) => seatOf(seat, i, me));
  return {
    ...newRow(game, me, createdAt, { seats, options }),
    id,
    rulesVersion,
    players,
    seed,
    status: 'playing',
    // Whoever played it knew its cards, as at a table that went on from a known position.
    from: { match: id, at: 1 },
    offline: true,
    startedAt: createdAt,
  };
}

/** All that it takes to play it on elsewhere. */
export const parcelOf = (row: MatchRow, journal: readonly JournalRow[]): Parcel => ({
  id: row.id,
  game: row.game,
  rulesVersion: row.rulesVersion,
  options: { ...row.options },
  seats: row.seats.map(({ kind, name, avatar, level }) => ({
    kind: kind === 'human' ? 'me' : kind === 'hotseat' ? 'hotseat' : 'bot',
    name: name ?? '?',
    avatar: avatar ?? 'guest',
    ...(level === null ? {} : { level }),
  })),
  players: row.players,
  seed: row.seed,
  createdAt: row.createdAt,
  journal: journal.map(({ at, entry }) => ({ at, entry })),
});

/** A device takes the match along. Its cards are known there from now on, so it counts for nothing any more. */
export function take(room: Room, me: IdentityRow, game: Game, { device }: TakeRequest): Draft {
  const { row } = room;
  running(room);
  if (seatsOf(row, me.id).length === 0) throw trouble('not-seated');
  if (row.status !== 'playing') throw trouble('not-playing');
  if (row.rulesVersion !== game.rulesVersion) throw trouble('old-rules');
  const hasOthers = row.seats.some(({ identity }) => identity !== null && identity !== me.id);
  if (hasOthers || row.daily !== undefined || row.clock !== 'none') throw trouble('stays-here');
  if (isAway(row)) {
    if (row.away !== device) throw trouble('played-elsewhere');
    return { row: {} };
  }
  return { row: { away: device, offline: true, from: row.from ?? { match: row.id, at: 1 }, visibility: 'private' } };
}

/** What a device may still have of it is no longer waited for. */
export function bring(room: Room, me: IdentityRow): Draft {
  if (seatsOf(room.row, me.id).length === 0) throw trouble('not-seated');
  return { row: { away: null } };
}

/** For the device that has it. */
export function parcelFor(row: MatchRow, me: IdentityRow, device: string, journal: readonly JournalRow[]): Parcel {
  if (seatsOf(row, me.id).length === 0) throw trouble('not-seated');
  if (row.away !== device) throw trouble('went-on-elsewhere');
  return parcelOf(row, journal);
}
