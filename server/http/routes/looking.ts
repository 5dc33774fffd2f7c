/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { aheadOf, endingsOf, journalHash, type SeatId, seedCommitment } from '#engine';
import type { House } from '../../house.ts';
import { sealedUntil } from '../../lobby/day.ts';
import { heardBy, pointOf } from '../../match/audience.ts';
import type { Room } from '../../match/room.ts';
import { lineOf, seatInfos, seatsOf } from '../../match/state.ts';
import * as S from '../../schema.ts';
import type { IdentityRow, MatchRow } from '../../store/types.ts';
import { trouble } from '../../trouble.ts';
import type { Opener, Streams } from '../stream.ts';
import { CHAT_LINES, DEAR, MatchParams, type RouteSettings, replies, SOME } from './shared.ts';

const Replay = Type.Unsafe<S.ReplayReply>(Type.Object({}));

/** The point of view asked for: one's own seats only. */
function seatAskedFor(room: Room, me: IdentityRow | null, query: S.SeatQuery): SeatId | null {
  if (query.spectate !== true && query.seat !== undefined && !seatsOf(room.row, me?.id ?? null).includes(query.seat))
    throw trouble('not-your-seat');
  return pointOf(room.row, me?.id ?? null, query);
}

/** Apart from the route, so that an open stream holds nothing of the request that opened it. */
async function listen(
  house: House,
  room: Room,
  streams: Streams,
  raw: ServerResponse,
  headers: { readonly [name: string]: string | number | string[] | undefined },
  who: Opener,
): Promise<void> {
  const listener = streams.open(raw, headers, who, (gone) => room.leave(gone));
  try {
    await room.enter(listener, () => house.store.lines(room.row.id, CHAT_LINES));
  } catch (error) {
    house.report('stream', error);
    raw.destroy();
  }
}

export const looking: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, streams }) => {
  const mutedBy = async (me: IdentityRow | null): Promise<Set<string>> =>
    new Set(me === null ? [] : (await house.store.mutes(me.id)).map(({ identity }) => identity));
  api.get(
    '/api/matches/:id',
    {
      schema: {
        tags: ['match'],
        summary: 'The match as I may see it',
        params: MatchParams,
        querystring: S.SeatQuery,
        response: replies(S.StateReply),
      },
    },
    async (request) => {
      const room = await rooms.get(request.params.id);
      return room.look(async () => {
        const seat = seatAskedFor(room, request.me, request.query);
        const lines = await house.store.lines(room.row.id, CHAT_LINES);
        return { state: room.state(request.me?.id ?? null, seat), chat: heardBy(lines, await mutedBy(request.me)).map(lineOf) };
      });
    },
  );

  api.get(
    '/api/matches/:id/events',
    {
      config: { weight: SOME },
      schema: {
        tags: ['match'],
        summary: 'What happens, as server-sent events',
        description:
          'Messages are described in server/schema.ts (ServerEvents). The id of an event says how far the match is; send it back as Last-Event-ID and nothing is missed.',
        params: MatchParams,
        querystring: S.EventsQuery,
      },
    },
    async (request, reply) => {
      const room = await rooms.get(request.params.id);
      await room.look(() => seatAskedFor(room, request.me, request.query));
      const header = Number(request.headers['last-event-id'] ?? Number.NaN);
      const at = Number.isSafeInteger(header) && header >= 0 ? header : (request.query.lastEventId ?? -1);
      const { seat, spectate } = request.query;
      const wish = { ...(seat === undefined ? {} : { seat }), ...(spectate === undefined ? {} : { spectate }) };
      const { device } = request;
      const who = {
        match: room.row.id,
        identity: request.me?.id ?? null,
        device,
        address: request.network,
        wish,
        at,
        muted: await mutedBy(request.me),
      };
      streams.admit(who);
      reply.hijack();
      await listen(house, room, streams, reply.raw, reply.getHeaders(), who);
    },
  );

  const WhyParams = Type.Object({ id: S.MatchId, card: Type.Integer({ minimum: 0, maximum: 100_000 }) });
  api.get(
    '/api/matches/:id/why/:card',
    {
      schema: {
        tags: ['match'],
        summary: 'Why a card of mine cannot be used now',
        params: WhyParams,
        querystring: S.SeatQuery,
        response: replies(S.WhyReply),
      },
    },
    async (request) => {
      const room = await rooms.get(request.params.id);
      return room.look(() => {
        const seat = seatAskedFor(room, request.me, request.query);
        if (seat === null || room.match === null) return { reason: null };
        return { reason: room.match.whyNot(seat, request.params.card) ?? null };
      });
    },
  );

  api.get(
    '/api/matches/:id/endings',
    {
      config: { weight: SOME },
      schema: {
        tags: ['match'],
        summary: 'Which of my answers end the match now, and who wins then',
        params: MatchParams,
        querystring: S.SeatQuery,
        response: replies(S.EndingsReply),
      },
    },
    async (request) => {
      const room = await rooms.get(request.params.id);
      return room.look(() => {
        const seat = seatAskedFor(room, request.me, request.query);
        if (seat === null || room.match === null) return { n: room.match?.n ?? 0, endings: [], ahead: [] };
        const endings = endingsOf(room.match, seat).map((ending) => ({ ...ending, winners: [...ending.winners] }));
        return { n: room.match.n, endings, ahead: aheadOf(room.match, seat) };
      });
    },
  );

  api.get(
    '/api/matches/:id/replay',
    {
      config: { weight: DEAR },
      schema: { tags: ['match'], summary: 'The whole course of a finished match', params: MatchParams, response: replies(Replay) },
    },
    async (request): Promise<S.ReplayReply> => {
      const room = await rooms.get(request.params.id);
      return replayOf(house, await room.look(({ row }) => row), request.me?.id ?? null);
    },
  );
};

/** Lets others have the event loop between two parts of something dear. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Of a long match this is a lot: read, hashed and written in parts. What is finished does not change meanwhile. */
async function replayOf(house: House, row: MatchRow, identity: string | null): Promise<S.ReplayReply> {
  if (row.status !== 'finished') throw trouble('not-finished');
  if (sealedUntil(house.days, row, house.now()) !== null) throw trouble('day-not-over');
  const journal = await house.store.journal(row.id);
  await breath();
  const course = (await house.store.course(row.id)) ?? [];
  await breath();
  const header = { game: row.game, rulesVersion: row.rulesVersion, seats: row.players, options: row.options, seed: row.seed };
  const hash = journalHash(
    header,
    journal.map((one) => one.entry),
  );
  await breath();
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
