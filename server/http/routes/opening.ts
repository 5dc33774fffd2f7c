/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { carryHome } from '../../lobby/carrying.ts';
import { dailyOf, playDaily } from '../../lobby/daily.ts';
import { createMatch, fromPosition } from '../../lobby/opening.ts';
import { parcelFor } from '../../lobby/parcel.ts';
import { rematch, rematchWith } from '../../lobby/rematch.ts';
import { known } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import { DEAR, errors, languageOf, MatchParams, type RouteSettings, replies, SOME } from './shared.ts';

const GameParams = Type.Object({ game: Type.String({ maxLength: 40 }) });
const created = { 201: S.CreatedReply, ...errors };

/** The journal of a long match takes more room than anything else that is sent. */
const CARRIED_BYTES = 1024 * 1024;

/** The deal of the day. */
export const daily: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, limitMaking }) => {
  api.get(
    '/api/daily/:game',
    {
      schema: {
        tags: ['daily'],
        summary: 'How the deal of the day stands',
        params: GameParams,
        querystring: S.DailyQuery,
        response: replies(S.DailyReply),
      },
    },
    async (request) => dailyOf(house, request.me, request.params.game, request.query.day),
  );
  api.post(
    '/api/daily/:game',
    { schema: { tags: ['daily'], summary: 'My table of today', params: GameParams, response: created } },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const id = await playDaily(house, me, languageOf(request), request.params.game);
      (await rooms.get(id)).arm();
      return reply.code(201).send({ id, path: `/m/${id}` });
    },
  );
};

/** Opening tables. */
export const opening: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, limitMaking }) => {
  api.post(
    '/api/matches',
    { schema: { tags: ['match'], summary: 'Open a table', body: S.CreateRequest, response: created } },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const made = await createMatch(house, me, languageOf(request), request.body);
      (await rooms.get(made.id)).arm();
      return reply.code(201).send(made);
    },
  );
  api.post(
    '/api/matches/carried',
    {
      bodyLimit: CARRIED_BYTES,
      config: { weight: DEAR },
      schema: { tags: ['match'], summary: 'A match that I played on my device', body: S.CarriedRequest, response: created },
    },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const made = await carryHome(house, me, request.body);
      const room = await rooms.get(made.id);
      // Who looks on is told, and bots think where it goes on here.
      await room.look((it) => it.arm());
      return reply.code(201).send(made);
    },
  );
  api.get(
    '/api/matches/:id/parcel',
    {
      config: { weight: SOME },
      schema: {
        tags: ['match'],
        summary: 'All that it takes to play on on my device, which has taken the match along',
        params: MatchParams,
        querystring: S.ParcelQuery,
        response: replies(S.Parcel),
      },
    },
    async (request) => {
      const { row } = await rooms.get(request.params.id);
      return parcelFor(row, known(request), request.query.device, await house.store.journal(row.id));
    },
  );
  api.post(
    '/api/matches/from-position',
    {
      config: { weight: DEAR },
      schema: {
        tags: ['match'],
        summary: 'Go on from a moment of a finished match, against bots',
        body: S.FromPositionRequest,
        response: created,
      },
    },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const made = await fromPosition(house, me, languageOf(request), request.body);
      (await rooms.get(made.id)).arm();
      return reply.code(201).send(made);
    },
  );
  api.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        tags: ['match'],
        summary: 'The same people at a new table',
        params: MatchParams,
        body: S.RematchRequest,
        response: replies(S.CommandReply),
      },
    },
    async (request) => {
      const wish = { me: known(request), lang: languageOf(request), request: request.body };
      const room = await rooms.get(request.params.id);
      const { seat } = request.body;
      if (seat === undefined) return rematch(house, rooms, room, wish);
      await limitMaking(request, 'thing');
      return rematchWith(house, rooms, room, seat, wish);
    },
  );
};
