/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { clashesOf } from '#engine';
import { callsOf } from '../../lobby/calls.ts';
import { isFree } from '../../match/seats.ts';
import { summaryOf } from '../../match/state.ts';
import { known } from '../../people/identity.ts';
import { pastOf } from '../../people/past.ts';
import { tablesOf } from '../../people/tables.ts';
import * as S from '../../schema.ts';
import type { MatchRow } from '../../store/types.ts';
import { languageOf, type RouteSettings, replies, SOME } from './shared.ts';

/** Games, open tables, and what somebody has played. */
export const lists: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house }) => {
  api.get('/api/games', { schema: { tags: ['games'], summary: 'All games', response: replies(S.GamesReply) } }, async () => ({
    games: house.library.games.map((game) => ({
      id: game.id,
      rulesVersion: game.rulesVersion,
      seats: { min: game.seats.min, max: game.seats.max },
      options: game.options,
      clashes: clashesOf(game),
      joinable: game.join !== undefined,
      levels: [...S.OPPONENTS],
    })),
  }));

  const isJoinable = (row: MatchRow): boolean => {
    if (row.status === 'lobby') return row.seats.some(isFree);
    const game = house.library.gameById(row.game);
    return game?.join !== undefined && row.seats.filter((seat) => seat.kind !== 'left').length < game.seats.max;
  };
  api.get(
    '/api/tables',
    { schema: { tags: ['lists'], summary: 'Tables that anybody may join', querystring: S.TablesQuery, response: replies(S.TablesReply) } },
    async (request) => {
      const found = await house.store.openTables(50, request.query.game);
      return { matches: found.filter((one) => isJoinable(one.row)).map((one) => summaryOf(one, request.me?.id ?? null)) };
    },
  );
  api.get('/api/my/matches', { schema: { tags: ['lists'], summary: 'My matches', response: replies(S.TablesReply) } }, async (request) => {
    const me = known(request);
    return { matches: (await house.store.matchesOf(me.id, 50)).map((one) => summaryOf(one, me.id)) };
  });
  api.get(
    '/api/my/tables',
    { schema: { tags: ['lists'], summary: 'My tables: what waits for me, and what ended', response: replies(S.MyTablesReply) } },
    async (request) => tablesOf(house, known(request), languageOf(request)),
  );
  api.get(
    '/api/my/record',
    {
      config: { weight: SOME },
      schema: {
        tags: ['lists'],
        summary: 'My finished matches, in sum and one by one, and with whom',
        querystring: S.RecordQuery,
        response: replies(S.RecordReply),
      },
    },
    async (request) => pastOf(house, known(request), request.query),
  );
  api.get(
    '/api/my/calls',
    { schema: { tags: ['lists'], summary: 'Who wants to play another one with me', response: replies(S.CallsReply) } },
    async (request) => callsOf(house, known(request)),
  );
};
