import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { games } from '#games/registry.ts';
import { LEASE_MS } from '../bots/lookback.ts';
import type { AnalysisReply, ErrorReply, HintReply } from '../schema.ts';
import { answerAnyhow, freshKey, type Guest, type Reply, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'zastolye-'));
const settings = { config: { gamesModule: '#games/registry.ts', botBudgetMs: 20, lookBackMs: 1500 }, games, dataDir: folder };
let server: Server;
beforeAll(async () => {
  server = await startServer(settings);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const BOT = { kind: 'bot', level: 'easy' } as const;
const hint = (guest: Guest, id: string, body: object): Promise<Reply<HintReply & ErrorReply>> =>
  guest.post(`/api/matches/${id}/hint`, { key: freshKey(), ...body });
/** The open question of the seat, when it has one. */
const asked = (guest: Guest, id: string, query = '') =>
  waitFor(async () => {
    const { view } = await guest.state(id, query);
    const decision = view?.decision ?? null;
    // A window that others may close first is passed, and what a bot's card asks everybody at once is answered.
    if (decision !== null && decision.mode !== 'one') await answerAnyhow(guest, id);
    return decision?.mode === 'one' && decision.mine !== null && { n: decision.n, options: decision.mine.options.map(({ key }) => key) };
    // Bots wait for their turn behind hints, and on a busy machine these take their time.
  }, 50_000);

test('against bots a hint names answers that can be given, with chances and reasons, and counts once for a question', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'unicorns', seats: [{ kind: 'me' }, BOT] });
  const { n, options } = await asked(ann, id);
  expect((await ann.state(id)).meta.hints).toEqual({ allowed: false, mine: true, used: [0, 0] });
  const first = await hint(ann, id, { n });
  expect(first.status).toBe(200);
  const { advice, used } = first.body;
  expect(used).toBe(1);
  expect(advice).toMatchObject({ n, seat: 0, learned: true });
  expect(advice.matches).toBeGreaterThan(0);
  expect(advice.plans.length).toBeGreaterThan(0);
  for (const { keys, chance, low, high } of advice.plans) {
    for (const key of keys) expect(options).toContain(key);
    expect(low).toBeLessThanOrEqual(chance);
    expect(high).toBeGreaterThanOrEqual(chance);
  }
  const more = await hint(ann, id, { n, more: true });
  expect(more.body.used).toBe(1);
  expect(more.body.advice.matches).toBeGreaterThanOrEqual(advice.matches);
  expect((await ann.state(id)).meta.hints.used).toEqual([1, 0]);
  // The hint does not play.
  expect((await asked(ann, id)).n).toBe(n);
  await answerAnyhow(ann, id);
  const next = await asked(ann, id);
  expect((await hint(ann, id, { n: next.n })).body.used).toBe(2);
});

test('a hint is for the own seat, at the question that is open now', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const id = await ann.create({ game: 'fluxx', seats: [{ kind: 'me' }, BOT] });
  const { n } = await asked(ann, id);
  const codes = async (guest: Guest, body: object) => {
    const { status, body: reply } = await hint(guest, id, body);
    return [status, reply.code];
  };
  expect(await codes(ann, { n, seat: 1 })).toEqual([403, 'not-your-seat']);
  expect(await codes(eve, { n })).toEqual([403, 'not-seated']);
  expect(await codes(eve, { n, seat: 0 })).toEqual([403, 'not-your-seat']);
  expect(await codes(ann, { n: n + 1 })).toEqual([409, 'stale-decision']);
  expect(await codes(ann, { n, more: 'much' })).toEqual([400, 'bad-request']);
  expect((await hint(new (Object.getPrototypeOf(ann).constructor)(server.url), id, { n })).status).toBe(401);
  expect((await ann.state(id)).meta.hints.used).toEqual([0, 0]);
});

test('among people there are no hints unless they were allowed before the others sat down; whose they were is told at the end', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const strict = await ann.create({ game: 'fluxx', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Dad' }] });
  const decision = (await ann.state(strict, '?spectate=true')).view?.decision;
  expect((await hint(ann, strict, { n: decision?.n, seat: decision?.asked[0] })).body.code).toBe('no-hints');

  const id = await ann.create({ game: 'fluxx', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect((await ann.act(id, 'settings', { hints: true })).status).toBe(200);
  expect((await bob.state(id)).meta.hints.allowed).toBe(true);
  expect((await ann.act(id, 'settings', { hints: false })).status).toBe(200);
  await bob.act(id, 'join');
  // Whoever sits down agrees: too late for those who sit already.
  expect((await ann.act(id, 'settings', { hints: true })).body.code).toBe('hints-late');

  const open = await ann.create({ game: 'fluxx', hints: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(open, 'join');
  expect((await ann.act(open, 'start')).status).toBe(200);
  const [active, other] = (await ann.state(open)).view?.decision?.mine === null ? [bob, ann] : [ann, bob];
  const { n } = await asked(active, open);
  expect((await hint(other, open, { n })).body.code).toBe('not-asked');
  const stream = other.listen(open);
  await stream.until((heard) => heard.length > 0);
  // Who has come is told to everybody, a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = stream.heard.length;
  expect((await hint(active, open, { n })).status).toBe(200);
  const seat = active === ann ? 0 : 1;
  expect((await active.state(open)).meta.hints.used[seat]).toBe(1);
  expect((await other.state(open)).meta.hints.used).toEqual([0, 0]);
  // Nothing tells the others that somebody asked.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(stream.heard.slice(before)).toEqual([]);
  await stream.close();
  await other.act(open, 'resign');
  await waitFor(async () => (await other.state(open)).meta.status === 'finished');
  expect((await other.state(open)).meta.hints.used[seat]).toBe(1);
});

test('the deal of the day is played without hints', async () => {
  const ann = await server.guest('Ann');
  const { id } = (await ann.post<{ id: string }>('/api/daily/fluxx')).body;
  const { n } = await asked(ann, id);
  expect((await ann.state(id)).meta.hints.mine).toBe(false);
  expect((await hint(ann, id, { n })).body.code).toBe('no-hints-daily');
});

/** Processor time that this thread, which is the server's event loop too, used between two looks two milliseconds apart: other work on the machine does not count. */
function watchLoop(): () => number[] {
  const spent = (): number => {
    const used = process.threadCpuUsage();
    return (used.user + used.system) / 1000;
  };
  const looks: number[] = [];
  let last = spent();
  const timer = setInterval(() => {
    const now = spent();
    looks.push(now - last);
    last = now;
  }, 2);
  return () => {
    clearInterval(timer);
    return looks.sort((a, b) => a - b);
  };
}

test('the event loop does none of the thinking: hints and look backs hold it up for less than 25 ms', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.guest(name)));
  const tables = await Promise.all(people.map((one) => one.create({ game: 'unicorns', seats: [{ kind: 'me' }, BOT] })));
  // What is run for the first time is not yet compiled.
  await hint(people[0], tables[0], { n: (await asked(people[0], tables[0])).n });
  const stop = watchLoop();
  await Promise.all(
    people.map(async (one, i) => {
      for (let answers = 0; answers < 3; answers++) {
        await hint(one, tables[i], { n: (await asked(one, tables[i])).n, more: true });
        await answerAnyhow(one, tables[i]);
      }
      await one.act(tables[i], 'resign');
      await waitFor(async () => (await one.get<AnalysisReply>(`/api/matches/${tables[i]}/analysis`)).body.analysis ?? undefined, 50_000);
    }),
  );
  const looks = stop();
  expect(looks.length).toBeGreaterThan(100);
  expect(looks[Math.floor(looks.length * 0.99)]).toBeLessThan(25);
});

test('a question is thought about once, however often and by how many requests at once it is asked', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'unicorns', seats: [{ kind: 'me' }, BOT] });
  const { n } = await asked(ann, id);
  const { bots } = server.house;
  const advise = vi.spyOn(bots, 'advise');
  const replies = await Promise.all(Array.from({ length: 24 }, () => hint(ann, id, { n })));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body.advice))).size).toBe(1);
  expect(advise).toHaveBeenCalledTimes(1);
  expect((await ann.state(id)).meta.hints.used).toEqual([1, 0]);
  advise.mockRestore();
});

test('a finished match is looked back at once for everybody, also if the server is restarted meanwhile; nothing of it before the end', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const id = await ann.create({ game: 'unicorns', seats: [{ kind: 'me' }, BOT] });
  for (let answers = 0; answers < 6; ) if (await answerAnyhow(ann, id)) answers++;
  const path = `/api/matches/${id}/analysis`;
  expect((await eve.get<ErrorReply>(path)).body.code).toBe('not-finished');
  await ann.act(id, 'resign');
  await waitFor(async () => (await ann.state(id)).meta.status === 'finished');
  // Another server has begun, and dies: after a while it is begun anew.
  const now = server.house.now();
  expect(await server.house.store.claim(`look-back ${id}`, now, now + LEASE_MS)).toBe(true);
  expect((await ann.get<AnalysisReply>(path)).body).toEqual({ state: 'working', progress: 0, analysis: null });
  server.pass(LEASE_MS);
  // This one is stopped after a piece of it; the next one on the same data does not wait for it.
  const { bots } = server.house;
  const lookBack = bots.lookBack.bind(bots);
  let isEnough = false;
  vi.spyOn(bots, 'lookBack').mockImplementation(async (...piece) => {
    if (isEnough) return new Promise(() => undefined);
    const done = await lookBack(...piece);
    isEnough = true;
    return { ...done, result: null };
  });
  await waitFor(async () => (await ann.get<AnalysisReply>(path)).body.progress > 0);
  await server.close();
  server = await startServer(settings);
  for (const one of [ann, eve]) one.url = server.url;
  const states: string[] = [];
  const done = await waitFor(async () => {
    const { body } = await ann.get<AnalysisReply>(path);
    states.push(body.state);
    return body.analysis ?? undefined;
  }, LEASE_MS - 8000);
  expect(states[0]).toBe('working');
  expect(done.moments.length).toBeGreaterThan(5);
  expect(done.decisions.some(({ seat }) => seat === 0)).toBe(true);
  const [mine] = done.accounts;
  expect(mine.start + mine.skill + mine.others + mine.luck + (mine.gaveUp ?? 0)).toBeCloseTo(mine.result, 2);
  expect(mine.result).toBe(0);
  expect((await eve.get<AnalysisReply>(path)).body.analysis).toEqual(done);
  // Kept: another server on the same data need not think again.
  await server.close();
  const never = () => Promise.reject(new Error('thinks again'));
  const idle = { choose: never, advise: never, lookBack: never, isFull: () => false, waiting: 0, close: async () => undefined };
  server = await startServer({ ...settings, bots: idle });
  eve.url = server.url;
  expect((await eve.get<AnalysisReply>(path)).body.analysis).toEqual(done);
});
