/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { seatOf, welcome } from '../../people/coming.ts';
import { allowPuzzles, known, recovered, shortOf } from '../../people/identity.ts';
import { bringOver } from '../../people/moving.ts';
import { addKey, beginEntering, beginKey, enteredBy, siteOf } from '../../people/passkeys.ts';
import * as S from '../../schema.ts';
import { trouble } from '../../trouble.ts';
import { DEAR, type RouteSettings, replies, SOME } from './shared.ts';

/** A seat that is kept: keys, coming back, bringing matches along. */
export const seat: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, everybody, mail, limitMaking }) => {
  const { store } = house;
  api.get(
    '/api/me/seat',
    { config: { weight: SOME }, schema: { tags: ['me'], summary: 'How I can come back to my seat', response: replies(S.SeatReply) } },
    async (request) => seatOf(house, mail, request, known(request)),
  );
  api.post(
    '/api/me/puzzles',
    {
      schema: {
        tags: ['me'],
        summary: 'Whether puzzles may be made of my finished matches at open tables',
        body: S.PuzzlesRequest,
        response: replies(S.SeatReply),
      },
    },
    async (request) => {
      const me = await allowPuzzles(house, known(request), request.body.allowed);
      await everybody.changed(me.id);
      return seatOf(house, mail, request, me);
    },
  );
  api.post(
    '/api/me/keys/begin',
    { schema: { tags: ['me'], summary: 'Begin to make a key (WebAuthn)', response: replies(S.KeyBeginReply) } },
    async (request) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      return { options: await beginKey(house, request, me) };
    },
  );
  api.post(
    '/api/me/keys',
    { schema: { tags: ['me'], summary: 'A new key for my seat', body: S.KeyRequest, response: replies(S.SeatReply) } },
    async (request) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      await addKey(house, request, me, request.body);
      return seatOf(house, mail, request, me);
    },
  );
  api.post(
    '/api/me/keys/remove',
    { schema: { tags: ['me'], summary: 'Take a key away from my seat', body: S.KeyRemoveRequest, response: replies(S.SeatReply) } },
    async (request) => {
      const me = known(request);
      const found = (await store.passkeys(me.id)).find(({ id }) => shortOf(id) === request.body.key);
      if (found === undefined || !(await store.removePasskey(me.id, found.id))) throw trouble('not-found');
      return seatOf(house, mail, request, me);
    },
  );
  api.get(
    '/api/me/enter',
    { schema: { tags: ['me'], summary: 'How one can come back here', response: replies(S.OffersReply) } },
    async (request) => ({
      keys: siteOf(house, request) !== null,
      letters: mail !== null,
    }),
  );
  api.post(
    '/api/me/enter/begin',
    { schema: { tags: ['me'], summary: 'Begin to come in with a key (WebAuthn)', response: replies(S.KeyBeginReply) } },
    async (request, reply) => {
      await limitMaking(request, 'thing');
      return { options: await beginEntering(house, request, reply) };
    },
  );
  api.post(
    '/api/me/enter',
    { schema: { tags: ['me'], summary: 'Come in with a key', body: S.EnterRequest, response: replies(S.EnterReply) } },
    async (request, reply) => {
      await limitMaking(request, 'thing');
      return welcome(house, everybody, request, reply, await enteredBy(house, request, reply, request.body));
    },
  );
  api.post(
    '/api/me/recover',
    {
      schema: {
        tags: ['me'],
        summary: 'Become the identity behind a recovery link',
        body: S.RecoverRequest,
        response: replies(S.EnterReply),
      },
    },
    async (request, reply) => {
      await limitMaking(request, 'thing');
      return welcome(house, everybody, request, reply, await recovered(house, request.body.token));
    },
  );
  api.post(
    '/api/me/move',
    {
      config: { weight: DEAR },
      schema: { tags: ['me'], summary: 'Bring matches of the guest over', body: S.MoveRequest, response: replies(S.MoveReply) },
    },
    async (request) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const { guest, ...reply } = await bringOver(house, rooms, me, request.body.token);
      await everybody.changed(guest);
      return reply;
    },
  );
};
