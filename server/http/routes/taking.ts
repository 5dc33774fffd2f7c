/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { keepsOf } from '../../ops/keeps.ts';
import { welcome } from '../../people/coming.ts';
import { jsonOf, pageOf } from '../../people/export.ts';
import { known, signOff } from '../../people/identity.ts';
import { cameBackBy, leaveSeat } from '../../people/leaving.ts';
import * as S from '../../schema.ts';
import { trouble } from '../../trouble.ts';
import { DEAR, errors, languageOf, type RouteSettings, replies } from './shared.ts';

const EXPORT_MS = 60_000;
const A_FILE = { 200: Type.Unsafe<Readable>(Type.String()), ...errors };

/** What is kept about oneself: told, taken along, deleted, and taken back. */
export const taking: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, everybody, limitMaking }) => {
  api.get(
    '/api/keeps',
    { schema: { tags: ['me'], summary: 'What the server keeps, and how long', response: replies(S.KeepsReply) } },
    async () => keepsOf(house.config),
  );
  api.get(
    '/api/me/export',
    {
      config: { weight: DEAR },
      schema: { tags: ['me'], summary: 'Everything about me, as one file', querystring: S.ExportQuery, response: A_FILE },
    },
    async (request, reply) => {
      const me = known(request);
      const now = house.now();
      if (!(await house.store.claim(`export ${me.id}`, now, now + EXPORT_MS))) throw trouble('too-often');
      const isJson = request.query.form === 'json';
      const day = new Date(now).toISOString().slice(0, 10);
      const pieces = (isJson ? jsonOf : pageOf)(house, me, languageOf(request));
      return reply
        .type(isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
        .header('content-disposition', `attachment; filename="zastolye-${day}.${isJson ? 'json' : 'html'}"`)
        .send(Readable.from(pieces));
    },
  );
  api.post(
    '/api/me/leave',
    {
      config: { weight: DEAR },
      schema: { tags: ['me'], summary: 'Delete my seat in two weeks', body: S.LeaveSeatRequest, response: replies(S.LeaveReply) },
    },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const left = await leaveSeat(house, rooms, me, request.body.name);
      await everybody.changed(me.id);
      signOff(reply);
      return left;
    },
  );
  api.post(
    '/api/me/back',
    { schema: { tags: ['me'], summary: 'Take the deletion of a seat back', body: S.BackRequest, response: replies(S.EnterReply) } },
    async (request, reply) => {
      await limitMaking(request, 'thing');
      return welcome(house, everybody, request, reply, await cameBackBy(house, request.body.token));
    },
  );
};
