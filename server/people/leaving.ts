import type { House } from '../house.ts';
import { leave } from '../lobby/seating.ts';
import { callerOf } from '../match/caller.ts';
import type { Room } from '../match/room.ts';
import { seatsOf } from '../match/state.ts';
import type { LeaveReply } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import { Trouble, trouble } from '../trouble.ts';
import { cleanText, newSecret, sha256Hex } from '../words.ts';
import { forgetPerson, type RoomsOfForgetting } from './forget.ts';

/**
 * A seat that its person deletes: it is empty at once, and forgotten in two weeks. Until then the others play on with a bot and nothing of theirs is lost;
 * whoever has the link, or comes in with a key, has everything back as it was.
 */

export const STAYS_MS = 14 * 24 * 3600_000;
const AT_ONCE = 20;

const sameName = (given: string, name: string): boolean => cleanText(given).toLocaleLowerCase() === cleanText(name).toLocaleLowerCase();

/** Before the start the seat is free for others; later a bot plays until its person opens the table again. */
async function stepAside(room: Room, me: IdentityRow): Promise<void> {
  for (const seat of seatsOf(room.row, me.id)) {
    try {
      await room.command(callerOf(me, 'leave-seat', { key: newSecret() }), (it) => {
        if (it.row.status === 'finished' || !seatsOf(it.row, me.id).includes(seat)) return {};
        if (it.row.status === 'lobby') return leave(it, me, seat, 'leave');
        if (it.match === null || it.match.control[seat] !== undefined) return {};
        return { seat, entries: [{ kind: 'bot', seat, level: 'normal' }], row: { seats: it.seatsWith(seat, { away: 'absent' }) } };
      });
    } catch (error) {
      // A table that is just being dealt, or a seat that has left by itself, needs nobody to step aside.
      if (!(error instanceof Trouble) || error.reply.code === 'busy') throw error;
    }
  }
}

export async function leaveSeat(house: House, rooms: RoomsOfForgetting, me: IdentityRow, name: string): Promise<LeaveReply> {
  const { store } = house;
  if (!sameName(name, me.name)) throw trouble('wrong-name');
  const now = house.now();
  await store.setLeaving({ identity: me.id, asked: now, due: now + STAYS_MS });
  const until = (await store.leaving(me.id))?.due ?? now + STAYS_MS;
  const token = newSecret();
  await store.dropTickets(me.id, 'back');
  await store.addTicket({ hash: sha256Hex(token), kind: 'back', identity: me.id, bound: '', expires: until });
  await store.removeDevices(me.id, { except: '' });
  // Links that were made to come in are void.
  await store.setRecovery(me.id, sha256Hex(newSecret()), 0);
  for (const id of await store.matchesWith(me.id)) {
    const row = await store.match(id);
    if (row !== null && row.status !== 'finished' && seatsOf(row, me.id).length > 0) await stepAside(await rooms.get(id), me);
  }
  return { token, path: `/back#${token}`, until };
}

/** Who has the link that takes it back. */
export async function cameBackBy(house: House, token: string): Promise<IdentityRow> {
  const ticket = await house.store.takeTicket('back', sha256Hex(token), house.now());
  const row = ticket === null ? null : await house.store.identity(ticket.identity);
  if (row === null) throw trouble('recovery-invalid');
  return row;
}

/** Whose two weeks are over is forgotten. Can be broken off anywhere and done again, by any node. Gives how many. */
export async function forgetWhoLeft(
  house: House,
  rooms: RoomsOfForgetting,
  changed: (identity: string) => Promise<void>,
  now: number,
): Promise<number> {
  const tried = new Set<string>();
  let count = 0;
  for (;;) {
    // Who cannot be forgotten just now keeps nobody else waiting.
    const ids = (await house.store.leavingBefore(now, AT_ONCE + tried.size)).filter((id) => !tried.has(id));
    if (ids.length === 0) return count;
    for (const id of ids) {
      tried.add(id);
      try {
        if (await forgetWhole(house, rooms, id)) count++;
        await changed(id);
      } catch (error) {
        house.report('forget', error);
      }
    }
  }
}

async function forgetWhole(house: House, rooms: RoomsOfForgetting, id: string): Promise<boolean> {
  const row = await house.store.identity(id);
  // Somebody may have come back at the last moment.
  if (row === null || (await house.store.leaving(id)) === null) {
    await house.store.stay(id);
    return false;
  }
  await forgetPerson(house, rooms, row);
  return true;
}
