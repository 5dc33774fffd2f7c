import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import type { AnalysisReply } from '../schema.ts';
import { freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

/** Bots that never finish looking back. */
const begun: string[] = [];
const pieces: number[] = [];
const never = <T>() => new Promise<T>(() => undefined);
const bots: Bots = {
  choose: never,
  advise: never,
  lookBack: ({ pieceMs }, { match }) => {
    begun.push(match);
    pieces.push(pieceMs);
    return never();
  },
  isFull: () => false,
  waiting: 0,
  close: async () => undefined,
};
let server: Server;
beforeAll(async () => {
  server = await startServer({ bots, config: { trustProxy: 1 } });
});
afterAll(() => server.close());

/** Somebody at an address. */
class Somebody {
  readonly guest: Guest;
  private readonly headers: { [name: string]: string };
  constructor(guest: Guest, address: string) {
    this.guest = guest;
    this.headers = { 'x-forwarded-for': address };
  }
  async become(): Promise<this> {
    await this.guest.send('POST', '/api/me', { name: 'A' }, this.headers);
    return this;
  }
  /** A finished match of theirs. */
  async finished(watcher?: Guest): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const made = await this.guest.send<{ id: string }>('POST', '/api/matches', { key: freshKey(), game: 'closed', seats }, this.headers);
    const { id } = made.body;
    if (watcher !== undefined) {
      const stream = watcher.listen(id);
      await stream.until((heard) => heard.length > 0);
      await stream.close();
    }
    await this.guest.send('POST', `/api/matches/${id}/resign`, { key: freshKey() }, this.headers);
    return id;
  }
  async asks(id: string): Promise<AnalysisReply['state']> {
    return (await this.guest.send<AnalysisReply>('GET', `/api/matches/${id}/analysis`, undefined, this.headers)).body.state;
  }
}
const somebody = async (address: string) => new Somebody(await server.guest(), address).become();

test('only who sat there or watched may have a match looked back at; how far it is, everybody may know', async () => {
  const [ann, eve, bob] = [await somebody('203.0.113.1'), await somebody('203.0.113.2'), await server.guest('Bob')];
  const [first, second] = [await ann.finished(), await ann.finished(bob)];
  const stranger = new Somebody(await server.guest(), '203.0.113.3');
  expect([await stranger.asks(first), await eve.asks(first), await eve.asks(second)]).toEqual(['none', 'none', 'none']);
  expect(begun).toEqual([]);
  expect(await ann.asks(first)).toBe('working');
  expect(await new Somebody(bob, '203.0.113.4').asks(second)).toBe('working');
  await waitFor(() => begun.length === 2);
  expect([await stranger.asks(first), await eve.asks(second)]).toEqual(['working', 'working']);
  // Bots and hints need the same threads, and wait for one piece at most.
  expect(Math.max(...pieces)).toBeLessThan(400);
});

test('nobody has more than a few places, and a full house makes room for whoever has less in it', async () => {
  const asked: string[] = [];
  const all: [Somebody, string][] = [];
  for (let i = 0; i < 15; i++) {
    const one = await somebody(`198.51.100.${i % 5}`);
    for (let match = 0; match < 4; match++) {
      const id = await one.finished();
      all.push([one, id]);
      asked.push(`${i % 5} ${await one.asks(id)}`);
    }
  }
  // Three for each person; of the third one at the same address two more.
  const working = (address: number): number => asked.filter((one) => one === `${address} working`).length;
  expect(asked.slice(0, 4)).toEqual(['0 working', '0 working', '0 working', '0 waiting']);
  const inAll = [0, 1, 2, 3, 4].map(working);
  expect(Math.max(...inAll)).toBe(8);
  // Two places were taken in the test before.
  expect(inAll.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(38);
  const ann = await somebody('203.0.113.9');
  const own = await ann.finished();
  expect(await ann.asks(own)).toBe('working');
  await waitFor(() => begun.includes(own));
  const after = await Promise.all(all.map(([one, id]) => one.asks(id)));
  expect(after.filter((state) => state === 'working').length).toBe(37);
});
