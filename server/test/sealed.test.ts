import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import { type Line, Turns } from '../bots/turns.ts';
import type { DailyReply } from '../schema.ts';
import { type Server, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const never = (): Promise<never> => new Promise(() => undefined);
const bots: Bots = { choose: never, advise: never, lookBack: never, isFull: () => false, waiting: 0, close: async () => undefined };
let server: Server;
beforeAll(async () => {
  server = await startServer({ bots });
});
afterAll(() => server.close());

interface Taken {
  readonly matches: readonly { readonly id: string; readonly seed?: string; readonly moves: readonly { readonly seat?: number }[] }[];
}

test('whoever takes everything along does not take the cards of the day along before the day is over', async () => {
  const ann = await server.guest('Ann');
  const { id } = (await ann.post<{ id: string }>('/api/daily/canary')).body;
  expect((await ann.act(id, 'resign')).status).toBe(200);
  const taken = async () => (await ann.get<Taken>('/api/me/export?form=json')).body.matches.find((one) => one.id === id);
  const { seed } = (await server.house.store.match(id)) ?? {};
  const before = await taken();
  expect(before).toMatchObject({ id, status: 'finished', moves: [] });
  expect(JSON.stringify(before)).not.toContain(seed);
  const { endsAt } = (await ann.get<DailyReply>('/api/daily/canary')).body;
  server.pass(endsAt - server.house.now());
  const after = await taken();
  expect(after?.seed).toBe(seed);
  expect(after?.moves.length).toBeGreaterThan(0);
});

test('what has time is thought about last: also right after a thought that could not be cut short', () => {
  const turns = new Turns(1, 40);
  const wish = (line: Line, at: number): void => {
    const waiting = { person: line, address: line, match: 'm', due: at, until: Number.POSITIVE_INFINITY };
    turns.line(line).add({ ...waiting, run: () => undefined, fail: () => undefined });
  };
  const everybody = (now: number): Line[] => {
    const order: Line[] = [];
    for (let next = turns.take(now); next !== undefined; next = turns.take(now)) order.push(next.line);
    return order;
  };
  const all = (now: number): void => {
    for (const line of ['leisure', 'table', 'steady'] as const) wish(line, now + 5000);
  };
  all(0);
  const first = turns.take(0);
  expect(first?.line).toBe('steady');
  if (first !== undefined)
    turns.ends(
      turns.begins(first.waiting, first.line, 0, () => undefined),
      400,
    );
  expect(everybody(400)).toEqual(['table', 'leisure']);
  // The steady one has had its time: now the table comes before it, and what has time after both.
  all(400);
  expect(everybody(400)).toEqual(['table', 'steady', 'leisure']);
  all(60_000);
  expect(everybody(60_000)).toEqual(['steady', 'table', 'leisure']);
});
