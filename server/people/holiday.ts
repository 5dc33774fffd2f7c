import type { House } from '../house.ts';
import { callerOf } from '../match/caller.ts';
import type { Rooms } from '../match/rooms.ts';
import { awayUntil, cameBack, DAY_MS, goneAway, isSlow } from '../match/slow.ts';
import { seatsOf } from '../match/state.ts';
import type { HolidayReply, HolidayRequest } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';

/** More slow matches than anybody has at a time. */
const MOST = 500;

/**
 * Somebody goes away, or is back: the clocks of all slow tables of that person stand or go on. Each table is changed by a commit of its own with its new
 * due moment, so every node goes by it.
 */
export async function takeHoliday(house: House, rooms: Rooms, me: IdentityRow, request: HolidayRequest): Promise<HolidayReply> {
  const now = house.now();
  let tables = 0;
  let until: number | null = null;
  for (const { row } of await house.store.matchesOf(me.id, MOST)) {
    if (row.status !== 'playing' || !isSlow(row)) continue;
    const room = await rooms.get(row.id);
    await room.command(callerOf(me, 'holiday', request), ({ row: here }) => {
      const mine = seatsOf(here, me.id);
      const holidays = request.days === 0 ? cameBack(here, mine, now) : goneAway(here, mine, now, now + request.days * DAY_MS);
      until = mine.reduce<number | null>((last, seat) => awayUntil({ holidays }, seat, now) ?? last, until);
      return { row: { holidays } };
    });
    tables++;
  }
  return { until, tables };
}
