/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Game } from '#engine';
import { bookOf, figuresOf, labSetOf } from '../../book/figures.ts';
import { readRulings } from '../../book/rulings.ts';
import { type Sums, shippedSums } from '../../book/sums.ts';
import * as S from '../../schema.ts';
import { trouble } from '../../trouble.ts';
import { languageOf, type RouteSettings, replies } from './shared.ts';

/** Cards with their rulings and figures, and what the laboratory measured. */
export const book: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house }) => {
  const shipped = shippedSums();
  const rulingsOf = readRulings(house.config.gamesModule);
  const gameOf = (id: string): Game => {
    const game = house.library.gameById(id);
    if (game === undefined) throw trouble('not-found');
    return game;
  };
  /** The largest series of two like players under the usual settings. */
  const mainOf = async (game: string): Promise<Sums | null> =>
    (await shipped()).find(
      (one) => one.game === game && !one.swap && one.players === 2 && !('tokens' in one.options && one.options.tokens !== 'none'),
    ) ?? null;

  api.get(
    '/api/book/:game',
    { schema: { tags: ['book'], summary: 'All cards of a game', params: S.BookParams, response: replies(S.BookReply) } },
    async (request) => bookOf(gameOf(request.params.game), await mainOf(request.params.game)),
  );

  api.get(
    '/api/book/:game/:card',
    { schema: { tags: ['book'], summary: 'Rulings and figures of a card', params: S.CardParams, response: replies(S.CardReply) } },
    async (request) => {
      const game = gameOf(request.params.game);
      const { card } = request.params;
      if (!game.defs.some(({ id }) => id === card)) throw trouble('not-found');
      const rules = house.library.wordsOf(game.id)?.[languageOf(request)].rules.text ?? {};
      const ids = (await rulingsOf(game.id))[card] ?? [];
      const sums = await mainOf(game.id);
      return {
        game: game.id,
        card,
        rulings: ids.flatMap((id) => (rules[id] === undefined ? [] : [{ id, text: rules[id] }])),
        bots: sums === null ? null : figuresOf(sums, card),
        people: null,
      };
    },
  );

  api.get(
    '/api/lab/:game',
    { schema: { tags: ['book'], summary: 'What was measured of a game', params: S.BookParams, response: replies(S.LabReply) } },
    async (request) => {
      const game = gameOf(request.params.game);
      const sets = (await shipped()).filter((one) => one.game === game.id).map(labSetOf);
      return { game: game.id, rulesVersion: game.rulesVersion, sets, against: null };
    },
  );
};
