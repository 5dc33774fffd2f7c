/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Sums } from '#bots/sums.ts';
import type { Game } from '#engine';
import { bookOf, figuresOf, LEAST, labSetOf } from '../../book/figures.ts';
import { againstOf, type PeopleFigures, peopleOf } from '../../book/people.ts';
import { readRulings } from '../../book/rulings.ts';
import { shippedSums } from '../../book/sums.ts';
import { known } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import { trouble } from '../../trouble.ts';
import { errors, languageOf, type RouteSettings, replies } from './shared.ts';

const figuresOfPeople = (people: PeopleFigures | null, card: string) => {
  const sums = people?.sets.find(({ players }) => players === 2);
  return sums === undefined ? null : figuresOf(sums, card);
};

/** Cards with their rulings and figures, and what the laboratory measured. */
export const book: FastifyPluginAsyncTypebox<RouteSettings> = async (api, { house, trials, limitMaking }) => {
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
        people: figuresOfPeople(await peopleOf(house, game), card),
      };
    },
  );

  api.get(
    '/api/lab/:game',
    { schema: { tags: ['book'], summary: 'What was measured of a game', params: S.BookParams, response: replies(S.LabReply) } },
    async (request) => {
      const game = gameOf(request.params.game);
      const people = await peopleOf(house, game);
      const own = (people?.sets ?? []).filter(({ games }) => games >= LEAST);
      const sets = [...(await shipped()).filter((one) => one.game === game.id), ...own].map(labSetOf);
      const players = { min: game.seats.min, max: game.seats.max };
      const against = people === null ? null : againstOf(people);
      return { game: game.id, rulesVersion: game.rulesVersion, sets, against, trials: house.config.trialMatches, players };
    },
  );

  api.post(
    '/api/lab/:game/trials',
    {
      schema: {
        tags: ['book'],
        summary: 'Run it yourself: a series of matches of bots',
        params: S.BookParams,
        body: S.TrialRequest,
        response: { 201: S.TrialStarted, ...errors },
      },
    },
    async (request, reply) => {
      const me = known(request);
      await limitMaking(request, 'thing');
      const id = await trials.ask(me.id, house.whereabouts.of(me.id) ?? '', request.params.game, request.body);
      return reply.code(201).send({ id });
    },
  );
  api.get(
    '/api/trials/:id',
    { schema: { tags: ['book'], summary: 'How a series stands', params: S.TrialParams, response: replies(S.TrialReply) } },
    async (request) => trials.read(request.params.id, request.me?.id ?? null),
  );
  api.post(
    '/api/trials/:id/stop',
    { schema: { tags: ['book'], summary: 'No more of my series', params: S.TrialParams, response: replies(S.TrialReply) } },
    async (request) => {
      const me = known(request);
      await trials.stop(request.params.id, me.id);
      return trials.read(request.params.id, me.id);
    },
  );
};
