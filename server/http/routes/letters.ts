/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { seatOf, welcome } from '../../people/coming.ts';
import { known } from '../../people/identity.ts';
import { type Asking, confirmMailbox, letterOf, nameMailbox, sendLetter } from '../../people/letters.ts';
import * as S from '../../schema.ts';
import { languageOf, type RouteSettings, replies } from './shared.ts';

const asking = (request: FastifyRequest): Asking => ({ from: request.network, lang: languageOf(request) });

/** Coming back to a seat by a letter. */
export const letters: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, everybody, mail, limitMaking }) => {
  api.post(
    '/api/me/mail',
    { schema: { tags: ['me'], summary: 'An address by which I can come back', body: S.MailRequest, response: replies(S.Done) } },
    async (request) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      await nameMailbox(house, mail, me, request.body.address, asking(request));
      return { ok: true as const };
    },
  );
  api.post(
    '/api/me/mail/remove',
    { schema: { tags: ['me'], summary: 'No letters any more', response: replies(S.SeatReply) } },
    async (request) => {
      const me = known(request);
      await house.store.removeMailbox(me.id);
      return seatOf(house, mail, request, me);
    },
  );
  api.post(
    '/api/me/enter/letter',
    {
      schema: {
        tags: ['me'],
        summary: 'A letter with a way back, if the address is known',
        body: S.MailRequest,
        response: replies(S.Done),
      },
    },
    async (request) => {
      await limitMaking(request, 'thing');
      await sendLetter(house, mail, request.body.address, asking(request));
      return { ok: true as const };
    },
  );
  api.post(
    '/api/me/letter',
    { schema: { tags: ['me'], summary: 'The press behind the link of a letter', body: S.LetterRequest, response: replies(S.LetterReply) } },
    async (request, reply) => {
      await limitMaking(request, 'thing');
      const { token } = request.body;
      const person = await letterOf(house, token);
      if (person !== null) return { entered: await welcome(house, everybody, request, reply, person) };
      await confirmMailbox(house, token);
      return { entered: null };
    },
  );
};
