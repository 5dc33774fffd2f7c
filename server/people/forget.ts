import type { SeatId } from '#engine';
import type { House } from '../house.ts';
import { leave } from '../lobby/seating.ts';
import { callerOf } from '../match/caller.ts';
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import { OPEN_SEAT } from '../match/seats.ts';
import { seatsOf } from '../match/state.ts';
import type { IdentityRow, MatchRow, SeatRow } from '../store/types.ts';
import { Trouble, trouble } from '../trouble.ts';
import { newSecret } from '../words.ts';

/** Deleted is deleted: what is told of somebody who is gone, and how it comes about. */

export type RoomsOfForgetting = Pick<Rooms, 'get' | 'all'>;

/** Pages say «a player» in their own language. */
export const NOBODY = '';

/** A match as it is told without that person. What was played stays what it was. */
export function withoutPerson(row: MatchRow, identity: string): MatchRow {
  const isTheirs = (seat: SeatRow): boolean => seat.identity === identity || seat.was === identity;
  const seats = row.seats.map((seat): SeatRow => {
    if (!isTheirs(seat)) return seat;
    if (seat.kind === 'open') return OPEN_SEAT;
    const { was: _was, ...rest } = seat;
    return { ...rest, identity: seat.identity === identity ? null : seat.identity, name: NOBODY, avatar: NOBODY };
  });
  const shares = row.deal?.shares.filter((share) => share.identity !== identity);
  return {
    ...row,
    seats,
    host: row.host === identity ? NOBODY : row.host,
    ...(row.proposal?.by === identity ? { proposal: null } : {}),
    ...(row.deal === undefined || row.deal === null || shares === undefined ? {} : { deal: { ...row.deal, shares } }),
  };
}

const ATTEMPTS = 5;

/** Tells a match anew, whatever happens at its table meanwhile. Null: it stays as it is. */
export async function retell(house: House, id: string, tell: (row: MatchRow) => MatchRow | null): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await house.store.match(id);
    const next = row === null ? null : tell(row);
    if (row === null || next === null) return;
    if ((await house.store.commit({ match: id, version: row.version, row: { ...next, version: row.version + 1 } })) === 'done') return;
  }
  throw trouble('busy');
}

/** Others go on without the person, or with a bot. What cannot go on anyway needs nobody to give it up. */
async function giveUp(room: Room, me: IdentityRow, seat: SeatId): Promise<void> {
  try {
    await room.command(callerOf(me, 'forget', { key: newSecret() }), (it) =>
      it.row.status === 'finished' || !seatsOf(it.row, me.id).includes(seat) ? {} : leave(it, me, seat, 'resign'),
    );
  } catch (error) {
    if (!(error instanceof Trouble) || error.reply.code === 'busy') throw error;
  }
}

/**
 * Everything that bears the name of a person is taken away or given to nobody: seats are given up, matches and lines tell of a player, devices and links are
 * void. It can be done again where it was broken off, since the identity goes last.
 */
export async function forgetPerson(house: House, rooms: RoomsOfForgetting, me: IdentityRow): Promise<void> {
  const ids = await house.store.matchesWith(me.id);
  for (const id of ids) {
    const row = await house.store.match(id);
    if (row === null || row.status === 'finished') continue;
    const room = await rooms.get(id);
    for (const seat of seatsOf(row, me.id)) await giveUp(room, me, seat);
  }
  for (const id of ids) await retell(house, id, (row) => withoutPerson(row, me.id));
  await house.store.forget(me.id);
  const here = new Set(ids);
  for (const room of rooms.all()) if (here.has(room.row.id)) await room.look(() => undefined);
}
