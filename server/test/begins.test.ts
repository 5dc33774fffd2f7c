import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Game } from '#engine';
import type { Bots } from '../bots/bots.ts';
import { databases, noPostgres } from './databases.ts';
import { canary } from './games.ts';
import { answerAnyhow, freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const postgres = databases();
const never = (): Promise<never> => new Promise(() => undefined);
/** The second seat begins, and that is a bot's. */
const botFirst = {
  ...canary,
  vars: (...how: Parameters<typeof canary.vars>) => ({ ...canary.vars(...how), active: 1 }),
} as unknown as Game;

// A node that has the store for itself looks after every match that it opens. One of several has to say so, or the match waits until a patrol finds it overdue.
describe.skipIf(noPostgres !== null)('where a bot begins, the node that opened the table sees to it at once', () => {
  let folder: string;
  let server: Server;
  let ann: Guest;
  const bots: Bots = {
    choose: async ({ seat }, { match: id }) => {
      const room = server.app.rooms.all().find(({ row }) => row.id === id);
      return Array.from({ length: room?.match?.askOf(seat)?.min ?? 0 }, (_, i) => i);
    },
    advise: never,
    lookBack: never,
    isFull: () => false,
    waiting: 0,
    close: async () => undefined,
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-begins-'));
    server = await startServer({ databaseUrl: await postgres.urlFor(folder), bots, games: [botFirst] });
    // Nobody ever finds it overdue.
    server.house.store.claimDue = async () => [];
    ann = await server.guest('Ann');
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const botHasAnswered = (id: string): Promise<boolean> =>
    waitFor(async () => (await server.house.store.journal(id)).some(({ entry }) => entry.kind === 'answer' && entry.seat === 1));

  test('at the deal of the day', async () => {
    const { body } = await ann.post<{ id: string }>('/api/daily/canary');
    expect(await botHasAnswered(body.id)).toBe(true);
  });

  test('at a table that begins at once, at the next one, and where somebody goes on from a moment of a match', async () => {
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], options: { length: '6' } });
    expect(await botHasAnswered(id)).toBe(true);
    await waitFor(async () => {
      await answerAnyhow(ann, id).catch(() => false);
      return (await ann.state(id)).meta.status === 'finished';
    });
    const again = await ann.act(id, 'rematch', {});
    expect(await botHasAnswered(again.body.match ?? '')).toBe(true);
    const wish = { key: freshKey(), match: id, at: 1, seat: 0, level: 'random' };
    const branch = await ann.post<{ id: string }>('/api/matches/from-position', wish);
    expect(branch.status).toBe(201);
    expect(await botHasAnswered(branch.body.id)).toBe(true);
  });
});
