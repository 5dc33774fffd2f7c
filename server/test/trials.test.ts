import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newTally, playSeries, type Series, type Tally } from '#bots/series.ts';
import type { Bots } from '../bots/bots.ts';
import type { Stretch } from '../bots/counting.ts';
import type { ErrorReply, TrialReply, TrialRequest } from '../schema.ts';
import { databases, noPostgres } from './databases.ts';
import { games } from './games.ts';
import { Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const postgres = databases();
const [game] = games;
const options = Object.fromEntries(game.options.map((one) => [one.key, one.default]));
const wish: TrialRequest = { players: 2, level: 'easy', playouts: 1, games: 12 };
const never = <T>() => new Promise<T>(() => undefined);

/** Plays nothing by itself: each stretch waits until the test lets it go on. */
const asked: { readonly stretch: Stretch; readonly give: (tally: Tally) => void }[] = [];
const bots: Bots = {
  choose: never,
  advise: never,
  lookBack: never,
  simulate: (stretch) => new Promise((give) => asked.push({ stretch, give })),
  isFull: () => false,
  waiting: 0,
  close: async () => undefined,
};
const order = async (guest: Guest, body: object = wish) =>
  guest.send<{ id: string } & ErrorReply>('POST', `/api/lab/${game.id}/trials`, body);
const stands = async (guest: Guest, id: string): Promise<TrialReply> => (await guest.send<TrialReply>('GET', `/api/trials/${id}`)).body;

describe('a series that somebody asks for', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  test('is played to its end on the threads of bots, everybody with the link sees it, and its command plays the same', async () => {
    const ann = await server.guest('Ann');
    const { status, body } = await order(ann);
    expect(status).toBe(201);
    const bob = await server.guest('Bob');
    await waitFor(async () => (await stands(bob, body.id)).state === 'done', 40_000);
    const { set, mine, wanted } = await stands(bob, body.id);
    expect([mine, wanted, set?.basis.games, (await stands(ann, body.id)).mine]).toEqual([false, 12, 12, true]);
    const seed = set?.basis.seed as number;
    expect(set?.basis.command).toBe(
      `npm run -s lab -- simulate --game ${game.id} --players 2 --games 12 --seed ${seed} --bots easy --iterations 1 --options ${Object.entries(
        options,
      )
        .map(([key, value]) => `${key}=${value}`)
        .join(',')} --balance`,
    );
    const series: Series = {
      game: game.id,
      players: 2,
      games: 12,
      seed,
      bots: ['easy', 'easy'],
      options,
      budget: { iterations: 1 },
      swap: false,
      balance: true,
    };
    const { balance } = playSeries(game, series, 0, 12);
    expect(set?.seats.map((one) => Math.round(one.share * one.games))).toEqual(balance.places.map(({ wins }) => wins));
  });

  test('what cannot be played is refused, and changes nothing', async () => {
    const ann = await server.guest('Ann');
    for (const [change, status] of [
      [{ players: 9 }, 422],
      [{ games: 5000 }, 400],
      [{ level: 'clairvoyant' }, 400],
    ] as const)
      expect((await order(ann, { ...wish, ...change })).status).toBe(status);
    expect((await ann.send('POST', '/api/lab/chess/trials', wish)).status).toBe(422);
    for (const id of ['0-000000000000', 'zz-ffffffffffff', 'people', '../trials'])
      expect((await ann.send('GET', `/api/trials/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});

describe('shares and ends', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ bots });
  });
  afterAll(() => server.close());

  const part = (games: number): Tally => ({ ...newTally(game, 2), games, finished: games, wins: [games, 0] });

  test('one of each person is played, two wait, a fourth is refused; stopping keeps what is done, and the next begins', async () => {
    const ann = await server.guest('Ann');
    const [first, second, third] = [await order(ann), await order(ann), await order(ann)].map(({ body }) => body.id);
    const refused = await order(ann);
    expect([refused.status, refused.body.code]).toEqual([429, 'trials-busy']);
    expect([(await stands(ann, first)).state, (await stands(ann, second)).before, (await stands(ann, third)).before]).toEqual([
      'running',
      1,
      2,
    ]);

    const bob = await server.guest('Bob');
    expect((await bob.send('POST', `/api/trials/${first}/stop`, {})).status).toBe(403);
    asked[0].give(part(4));
    await waitFor(async () => asked.length === 2);
    expect(asked[1].stretch).toMatchObject({ from: 4, to: 8 });
    expect((await ann.send<TrialReply>('POST', `/api/trials/${first}/stop`, {})).body.state).toBe('stopped');
    asked[1].give(part(4));
    await waitFor(async () => asked.length === 3);
    expect((await stands(ann, first)).state).toBe('stopped');
    expect((await stands(ann, first)).set?.basis.games).toBe(8);
    expect((await stands(ann, second)).state).toBe('running');
    // One that waits can be stopped, too.
    expect((await ann.send<TrialReply>('POST', `/api/trials/${third}/stop`, {})).body.state).toBe('stopped');
    asked[2].give(part(12));
    await waitFor(async () => (await stands(ann, second)).state === 'done');
    expect(asked).toHaveLength(3);
  });

  test('results are kept for ninety days', async () => {
    const ann = await server.guest('Cat');
    const { id } = (await order(ann)).body;
    await waitFor(async () => asked.length === 4);
    asked[3].give(part(12));
    await waitFor(async () => (await stands(ann, id)).state === 'done');
    server.pass(89 * 24 * 3600_000);
    expect((await stands(ann, id)).state).toBe('done');
    server.pass(2 * 24 * 3600_000);
    expect((await ann.send('GET', `/api/trials/${id}`)).status).toBe(404);
  });
});

test.skipIf(noPostgres !== null)(
  'one that waits long behind another waits at every node and is not stopped; stopped at another one it never begins',
  async () => {
    const databaseUrl = await postgres.urlFor(`zastolye-trials-${process.pid}`);
    const [here, elsewhere] = [await startServer({ bots, databaseUrl }), await startServer({ bots, databaseUrl })];
    try {
      const ann = await here.guest('Dora');
      const there = new Guest(elsewhere.url);
      there.cookie = ann.cookie;
      const part = (games: number): Tally => ({ ...newTally(game, 2), games, finished: games, wins: [games, 0] });
      const before = asked.length;
      const [first, second, third] = [await order(ann), await order(ann), await order(ann)].map(({ body }) => body.id);
      await waitFor(async () => asked.length === before + 1);
      const later = (): void => {
        for (const one of [here, elsewhere]) one.pass(6 * 60_000);
      };
      later();
      asked[before].give(part(1));
      await waitFor(async () => asked.length === before + 2);
      later();
      expect([(await stands(there, first)).state, (await stands(there, second)).state]).toEqual(['running', 'waiting']);
      expect((await there.send<TrialReply>('POST', `/api/trials/${second}/stop`, {})).body.state).toBe('stopped');
      asked[before + 1].give(part(11));
      await waitFor(async () => (await stands(ann, third)).state === 'running');
      expect([(await stands(ann, first)).state, (await stands(ann, second)).state]).toEqual(['done', 'stopped']);
      asked.at(-1)?.give(part(12));
      await waitFor(async () => (await stands(ann, third)).state === 'done');
    } finally {
      await elsewhere.close();
      await here.close();
    }
  },
);

test('where the host has switched it off, nobody can ask', async () => {
  const server = await startServer({ config: { trialMatches: 0 } });
  const { status, body } = await order(await server.guest('Ann'));
  expect([status, body.code]).toEqual([409, 'no-trials']);
  await server.close();
});
