/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CHAT_LINES } from '../../match/looks.ts';
import { forgetPerson } from '../../people/forget.ts';
import { takeHoliday } from '../../people/holiday.ts';
import { devicesOf, introduce, known, makeRecovery, mutesOf, signOff, signOut, unmute, whoAmI } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import { trouble } from '../../trouble.ts';
import { MatchParams, type RouteSettings, replies } from './shared.ts';

/** Everything about oneself: who one is, on which devices, whom one does not hear. */
export const people: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, identities, everybody, limitMaking }) => {
  api.post(
    '/api/me',
    { schema: { tags: ['me'], summary: 'Become a guest, or change name and avatar', body: S.MeRequest, response: replies(S.MeReply) } },
    async (request, reply) => {
      if (request.me === null) await limitMaking(request, 'person');
      return introduce(house, identities, request, reply, request.body);
    },
  );
  api.get('/api/me', { schema: { tags: ['me'], summary: 'Who am I', response: replies(S.MeReply) } }, async (request) => whoAmI(request));
  api.post(
    '/api/me/recovery',
    { schema: { tags: ['me'], summary: 'A link that moves this identity to another device', response: replies(S.RecoveryReply) } },
    async (request) => makeRecovery(house, known(request)),
  );
  api.post(
    '/api/me/forget',
    {
      schema: {
        tags: ['me'],
        summary: 'Delete me: seats are given up, and nothing names me any more',
        body: S.ForgetRequest,
        response: replies(S.MeReply),
      },
    },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      await forgetPerson(house, rooms, me);
      await everybody.changed(me.id);
      signOff(reply);
      return { me: null };
    },
  );
  api.get(
    '/api/me/devices',
    { schema: { tags: ['me'], summary: 'The browsers that are signed in as me', response: replies(S.DevicesReply) } },
    async (request) => devicesOf(house, request),
  );
  api.get(
    '/api/me/mutes',
    { schema: { tags: ['me'], summary: 'People whose lines I do not see', response: replies(S.MutesReply) } },
    async (request) => mutesOf(house, known(request)),
  );
  api.post(
    '/api/me/unmute',
    { schema: { tags: ['me'], summary: 'See the lines of somebody again', body: S.UnmuteRequest, response: replies(S.MutesReply) } },
    async (request) => {
      const me = known(request);
      await unmute(house, me, request.body.person);
      await everybody.changed(me.id);
      return mutesOf(house, me);
    },
  );
  api.post(
    '/api/me/sign-out',
    {
      schema: {
        tags: ['me'],
        summary: 'Sign another device out, or all others',
        body: S.SignOutRequest,
        response: replies(S.DevicesReply),
      },
    },
    async (request) => {
      const me = known(request);
      await signOut(house, request, request.body);
      await everybody.changed(me.id);
      return devicesOf(house, request);
    },
  );
  api.post(
    '/api/me/holiday',
    {
      schema: {
        tags: ['me'],
        summary: 'Away for some days, or back: my slow tables wait',
        body: S.HolidayRequest,
        response: replies(S.HolidayReply),
      },
    },
    async (request) => takeHoliday(house, rooms, known(request), request.body),
  );
  api.post(
    '/api/matches/:id/mute',
    {
      schema: {
        tags: ['match'],
        summary: 'Do not see the lines of whoever said this, at any table',
        params: MatchParams,
        body: S.MuteRequest,
        response: replies(S.MutesReply),
      },
    },
    async (request) => {
      const me = known(request);
      const room = await rooms.get(request.params.id);
      const said = (await house.store.lines(room.row.id, CHAT_LINES)).find(({ n }) => n === request.body.line);
      if (said === undefined || said.identity === null || said.identity === me.id) throw trouble('not-found');
      await house.store.setMute(me.id, { identity: said.identity, name: said.name, avatar: said.avatar }, true);
      await everybody.changed(me.id);
      return mutesOf(house, me);
    },
  );
};
