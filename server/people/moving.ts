import type { House } from '../house.ts';
import { sealedUntil } from '../lobby/day.ts';
import { wasHere } from '../match/state.ts';
import type { MoveReply } from '../schema.ts';
import type { IdentityRow, MatchRow, SeatRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { sha256Hex } from '../words.ts';
import { forgetPerson, type RoomsOfForgetting, retell } from './forget.ts';

/** What somebody played as a guest becomes the past of the seat they came back to. */

/** The match with the seat in the guest's place. What has ended keeps the name under which it was played. */
export function withSeat(row: MatchRow, guest: string, me: IdentityRow): MatchRow {
  const id = (one: string): string => (one === guest ? me.id : one);
  const seats = row.seats.map((seat): SeatRow => {
    const was = seat.was === undefined ? {} : { was: id(seat.was) };
    if (seat.identity !== guest) return { ...seat, ...was };
    const face = row.status === 'finished' || seat.kind === 'hotseat' ? {} : { name: me.name, avatar: me.avatar };
    return { ...seat, ...was, identity: me.id, ...face };
  });
  return {
    ...row,
    seats,
    host: id(row.host),
    ...(row.proposal === null ? {} : { proposal: { ...row.proposal, by: id(row.proposal.by) } }),
    ...(row.deal === undefined || row.deal === null
      ? {}
      : { deal: { ...row.deal, shares: row.deal.shares.map((share) => ({ ...share, identity: id(share.identity) })) } }),
  };
}

/** Nobody sits at a table twice; and a deal that others can still play is nobody's second one. */
function canMove(house: House, row: MatchRow, me: IdentityRow): boolean {
  return !wasHere(row, me.id) && sealedUntil(house.days, row, house.now()) === null;
}

/**
 * Brings the guest's matches over. Where both sat at one table, the guest's seat is given up like any other: one person must not know two hands. It can be
 * done again where it was broken off: the secret is used up last.
 */
export async function bringOver(
  house: House,
  rooms: RoomsOfForgetting,
  me: IdentityRow,
  token: string,
): Promise<MoveReply & { guest: string }> {
  const hash = sha256Hex(token);
  const ticket = await house.store.ticket('move', hash, house.now());
  if (ticket === null || ticket.bound !== me.id) throw trouble('move-invalid');
  const guest = await house.store.identity(ticket.identity);
  if (guest === null) throw trouble('move-invalid');
  const moved: string[] = [];
  let given = 0;
  for (const id of await house.store.matchesWith(guest.id)) {
    const row = await house.store.match(id);
    if (row === null) continue;
    const isMoved = !wasHere(row, guest.id) && wasHere(row, me.id);
    if (isMoved || canMove(house, row, me)) moved.push(id);
    else given++;
    if (!isMoved && canMove(house, row, me))
      await retell(house, id, (here) => (wasHere(here, me.id) ? null : withSeat(here, guest.id, me)));
  }
  await house.store.bringOver(guest.id, me.id, moved);
  await forgetPerson(house, rooms, guest);
  await house.store.takeTicket('move', hash, house.now());
  return { moved: moved.length, given, guest: guest.id };
}
