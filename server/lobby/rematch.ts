import { fittingOptions, type Game, type Lang, type SeatId } from '#engine';
import type { TableHouse } from '../house.ts';
import { callerOf } from '../match/caller.ts';
import type { Room } from '../match/room.ts';
import type { Rooms } from '../match/rooms.ts';
import { CALL_MS, keptFor, seatsAgain, sitsAgain } from '../match/seats.ts';
import { isSlow, SLOW_CALL_MS } from '../match/slow.ts';
import { wasHere } from '../match/state.ts';
import type { CommandReply, CreatedReply, RematchRequest } from '../schema.ts';
import type { IdentityRow, MatchRow, SeatRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { matchIdFrom } from '../words.ts';
import { checkSeats, noState } from './checks.ts';
import { dealing, isDealing } from './dealing.ts';
import { createdReply, insert, insertOnce, newRow } from './opening.ts';

/** Once more, with the same people. */

/** Tables not begun yet that are looked through for one that waits already. */
const MOST_WAITING = 20;

/** Whoever asks for a rematch is given a table, and sits at it. */
export interface RematchWish {
  readonly me: IdentityRow;
  readonly lang: Lang;
  readonly request: RematchRequest;
}

/**
 * The same people at a new table. The finished match remembers that table, and whoever asks as well sits down there: somebody else may have been faster.
 */
export async function rematch(
  house: TableHouse,
  rooms: Pick<Rooms, 'get'>,
  room: Room,
  { me, lang, request }: RematchWish,
): Promise<CommandReply> {
  const caller = callerOf(me, 'rematch', request);
  const id = await room.look(() => openRematch(house, me, lang, room));
  const reply = await room.command(caller, ({ row }) =>
    row.rematch === null ? { row: { rematch: id }, match: id } : { match: row.rematch },
  );
  const next = await rooms.get(id);
  next.arm();
  if (await next.look(({ row }) => row.status === 'lobby' && !isDealing(row) && keptFor(row, me.id).length > 0))
    await next.command(caller, ({ row }) => {
      const game = house.library.gameById(row.game);
      return game === undefined || isDealing(row) || keptFor(row, me.id).length === 0
        ? {}
        : { row: dealing(row, sitsAgain(row, game, me, house.now()), house.now()) };
    });
  return reply;
}

/** A table for the caller and one other person of a finished match. */
export async function rematchWith(
  house: TableHouse,
  rooms: Pick<Rooms, 'get'>,
  room: Room,
  seat: SeatId,
  { me, lang, request }: RematchWish,
): Promise<CommandReply> {
  const { id } = await room.look(() => callOne(house, me, lang, request, seat, room));
  (await rooms.get(id)).arm();
  return { ok: true, at: 0, match: id };
}

/**
 * The same people and bots at a new table. Its name follows from the old one, so two who ask at once meet at one table. Among bots it starts at
 * once; other people are asked for a while.
 */
async function openRematch(house: TableHouse, me: IdentityRow, lang: Lang, room: Room): Promise<string> {
  const game = gameAgain(house, me, room);
  const { row } = room;
  if (row.rematch !== null) return row.rematch;
  const id = matchIdFrom(`${row.seed}:${row.id}:${row.host}:rematch`);
  await insert(house, game, { ...rowAgain(house, game, me, lang, room, seatsAgain(row, me)), id }, null);
  return id;
}

/**
 * A table for the caller and one of the others of a finished match, with its bots; the other is asked as for any rematch. While that table waits it is
 * the same one, and whoever has just said no is left alone.
 */
async function callOne(
  house: TableHouse,
  me: IdentityRow,
  lang: Lang,
  request: RematchRequest,
  seat: SeatId,
  room: Room,
): Promise<CreatedReply> {
  const game = gameAgain(house, me, room);
  const asked = room.row.seats[seat];
  const other = asked?.identity ?? asked?.was ?? me.id;
  if (other === me.id) throw refused({ code: 'no-such-seat' }, noState);
  const waiting = (await house.store.lobbiesOf(me.id, MOST_WAITING)).find(
    (row) => row.host === me.id && keptFor(row, other).length > 0 && (row.call?.until ?? 0) > house.now(),
  );
  if (waiting !== undefined) return createdReply(waiting.id);
  const seats = seatsAgain(room.row, me).filter(({ identity }) => identity === null || identity === me.id || identity === other);
  return insertOnce(house, game, callerOf(me, 'rematch', request), async () => {
    const now = house.now();
    if (!(await house.store.claim(`call ${me.id} ${other}`, now, now + CALL_MS))) throw trouble('too-often');
    return rowAgain(house, game, me, lang, room, seats);
  });
}

/** Who was at a finished match may play its game once more. */
function gameAgain(house: TableHouse, me: IdentityRow, { row }: Room): Game {
  if (row.status !== 'finished') throw trouble('not-finished');
  if (!wasHere(row, me.id)) throw trouble('not-seated');
  const game = house.library.gameById(row.game);
  if (game === undefined) throw trouble('unknown-game');
  return game;
}

function rowAgain(house: TableHouse, game: Game, me: IdentityRow, lang: Lang, { row, match }: Room, seats: readonly SeatRow[]): MatchRow {
  checkSeats(game, seats.length, game.seats.min);
  const calls = seats.some(({ kept }) => kept !== undefined);
  if (!calls && seats.some(({ kind }) => kind === 'bot') && house.bots.isFull(me.id)) throw trouble('bots-busy');
  const now = house.now();
  return newRow(game, me, now, {
    seats,
    options: fittingOptions(game, seats.length, match?.table.options ?? row.options),
    clock: row.clock,
    ...(row.windowTime === undefined ? {} : { windowTime: row.windowTime }),
    ...(row.hintsAllowed === true ? { hintsAllowed: true } : {}),
    spectatorChat: row.spectatorChat,
    ...(calls ? { call: { until: now + (isSlow(row) ? SLOW_CALL_MS : CALL_MS), lang } } : { status: 'playing', startedAt: now }),
  });
}
