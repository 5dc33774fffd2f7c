import { aheadOf, type CardId, endingsOf, journalHash, type SeatId, seedCommitment } from '#engine';
import type { TableHouse } from '../house.ts';
import { sealedUntil } from '../lobby/day.ts';
import type { EndingsReply, ReplayReply, SeatQuery, StateReply, WhyReply } from '../schema.ts';
import type { IdentityRow, MatchRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { heardBy, pointOf } from './audience.ts';
import { turn } from './pieces.ts';
import type { Room } from './room.ts';
import { lineOf, seatInfos, seatsOf } from './state.ts';

/** What can be asked about a match. */

/** So many lines of chat are shown. */
export const CHAT_LINES = 100;

/** The point of view asked for: one's own seats only. */
export function seatAskedFor(room: Room, me: IdentityRow | null, query: SeatQuery): SeatId | null {
  if (query.spectate !== true && query.seat !== undefined && !seatsOf(room.row, me?.id ?? null).includes(query.seat))
    throw trouble('not-your-seat');
  return pointOf(room.row, me?.id ?? null, query);
}

/** The match as one may see it. */
export const stateOfMatch = (
  house: TableHouse,
  room: Room,
  me: IdentityRow | null,
  query: SeatQuery,
  mutedBy: (me: IdentityRow | null) => Promise<Set<string>>,
): Promise<StateReply> =>
  room.look(async () => {
    const seat = seatAskedFor(room, me, query);
    const lines = await house.store.lines(room.row.id, CHAT_LINES);
    return { state: room.state(me?.id ?? null, seat), chat: heardBy(lines, await mutedBy(me)).map(lineOf) };
  });

/** Why a card of one's own cannot be used now. */
export const whyOf = (room: Room, me: IdentityRow | null, query: SeatQuery, card: CardId): Promise<WhyReply> =>
  room.look(() => {
    const seat = seatAskedFor(room, me, query);
    if (seat === null || room.match === null) return { reason: null };
    return { reason: room.match.whyNot(seat, card) ?? null };
  });

/** Which of one's answers end the match now, and who wins then. */
export const endingsFor = (room: Room, me: IdentityRow | null, query: SeatQuery): Promise<EndingsReply> =>
  room.look(() => {
    const seat = seatAskedFor(room, me, query);
    if (seat === null || room.match === null) return { n: room.match?.n ?? 0, endings: [], ahead: [] };
    const endings = endingsOf(room.match, seat).map((ending) => ({ ...ending, winners: [...ending.winners] }));
    return { n: room.match.n, endings, ahead: aheadOf(room.match, seat) };
  });

/** Of a match that is over: it does not change any more, and running it again would be dear. */
export async function rowOf(house: TableHouse, id: string): Promise<MatchRow> {
  const row = await house.store.match(id);
  if (row === null) throw trouble('not-found');
  return row;
}

/** Of a long match this is a lot: read, hashed and written in parts. What is finished does not change meanwhile. */
export async function replayOf(house: TableHouse, row: MatchRow, identity: string | null): Promise<ReplayReply> {
  if (row.status !== 'finished') throw trouble('not-finished');
  if (sealedUntil(house.days, row, house.now()) !== null) throw trouble('day-not-over');
  // What nobody has checked is for whoever has played it.
  if (row.unchecked === true && row.host !== identity) throw trouble('not-found');
  await turn();
  const journal = await house.store.journal(row.id);
  await turn();
  const course = (await house.store.course(row.id)) ?? [];
  await turn();
  const header = { game: row.game, rulesVersion: row.rulesVersion, seats: row.players, options: row.options, seed: row.seed };
  const hash = journalHash(
    header,
    journal.map((one) => one.entry),
  );
  await turn();
  return {
    id: row.id,
    header,
    seedHash: seedCommitment(row.joint?.secret ?? row.seed),
    ...(row.joint === undefined ? {} : { joint: row.joint }),
    seats: seatInfos(row, null, identity, null),
    outcome: row.outcome,
    startedAt: row.startedAt ?? row.createdAt,
    finishedAt: row.finishedAt ?? row.createdAt,
    journal: journal.map(({ at, entry }) => ({ at, entry })),
    events: course,
    hash,
  };
}
