/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { makeHints } from '../../bots/hints.ts';
import { makeLookBacks } from '../../bots/lookback.ts';
import { known } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import { MatchParams, type RouteSettings, replies } from './shared.ts';

/** Advice while a match is played, and a look back at it afterwards. */
export const coaching: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, rooms, limitMaking }) => {
  const hints = makeHints(house);
  const lookBacks = makeLookBacks(house);
  api.addHook('onClose', () => lookBacks.close());
  api.post(
    '/api/matches/:id/hint',
    {
      schema: {
        tags: ['match'],
        summary: 'What I could answer, with reasons',
        params: MatchParams,
        body: S.HintRequest,
        response: replies(S.HintReply),
      },
    },
    async (request) => {
      const me = known(request);
      return hints.give(await rooms.get(request.params.id), me, request.body, () => limitMaking(request, 'thing'));
    },
  );
  api.get(
    '/api/matches/:id/analysis',
    { schema: { tags: ['match'], summary: 'A look back at a finished match', params: MatchParams, response: replies(S.AnalysisReply) } },
    async (request) => lookBacks.of(await rooms.get(request.params.id), { person: request.me?.id ?? null, address: request.network }),
  );
};
