/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { House } from '../../house.ts';
import { CHAT_LINES, endingsFor, replayOf, rowOf, seatAskedFor, stateOfMatch, whyOf } from '../../match/looks.ts';
import type { Room } from '../../match/room.ts';
import * as S from '../../schema.ts';
import type { IdentityRow } from '../../store/types.ts';
import type { Opener, Streams } from '../stream.ts';
import { DEAR, MatchParams, type RouteSettings, replies, SOME } from './shared.ts';

const Replay = Type.Unsafe<S.ReplayReply>(Type.Object({}));

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
    async (request) => stateOfMatch(house, await rooms.get(request.params.id), request.me, request.query, mutedBy),
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
      const { seat, spectate, changes = false } = request.query;
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
        changes,
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
    async (request) => whyOf(await rooms.get(request.params.id), request.me, request.query, request.params.card),
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
    async (request) => endingsFor(await rooms.get(request.params.id), request.me, request.query),
  );

  api.get(
    '/api/matches/:id/replay',
    {
      config: { weight: DEAR },
      schema: { tags: ['match'], summary: 'The whole course of a finished match', params: MatchParams, response: replies(Replay) },
    },
    async (request): Promise<S.ReplayReply> => replayOf(house, await rowOf(house, request.params.id), request.me?.id ?? null),
  );
};
