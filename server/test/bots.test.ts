import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Bots, BotsBusy } from '../bots/bots.ts';
import { answerAnyhow, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

/** Bots whose thoughts are counted, and which may be too busy. */
let thoughts = 0;
let full = false;
let refusals = 0;
let broken = false;
/** How many think just now, and what they wait for. */
let thinking = 0;
let slow: Promise<void> = Promise.resolve();
const bots: Bots = {
  choose: async () => {
    if (full) refusals++;
    if (full) throw new BotsBusy('full');
    if (broken) throw new Error('out of its mind');
    thoughts++;
    thinking++;
    await slow;
    thinking--;
    return [0];
  },
  advise: () => new Promise(() => undefined),
  lookBack: () => new Promise(() => undefined),
  isFull: () => full,
  waiting: 0,
  close: async () => undefined,
};
let server: Server;
beforeAll(async () => {
  server = await startServer({ bots });
});
afterAll(async () => {
  await server.close();
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ann against two bots, of whom the first begins. */
async function againstBots(more: object) {
  const ann = await server.guest('Ann');
  const robot = { kind: 'bot' as const, level: 'random' as const };
  const id = await ann.create({ game: 'closed', seats: [robot, { kind: 'me' }, robot], options: { length: '100000' }, ...more });
  return { ann, id, at: async () => (await ann.state(id)).at };
}

test('bots wait from the first moment on while the only person reads, and go on when told', async () => {
  thoughts = 0;
  const { ann, id, at } = await againstBots({ waits: true });
  expect((await ann.state(id)).meta.waits).toBe(true);
  const before = await at();
  await pause(400);
  expect([await at(), thoughts]).toEqual([before, 0]);
  expect((await ann.act(id, 'wait', { on: false })).status).toBe(200);
  expect((await ann.state(id)).meta.waits).toBe(false);
  await waitFor(async () => (await at()) > before);
});

test('an answer says that somebody has read; a thought that was under way when reading began does not count', async () => {
  const { ann, id, at } = await againstBots({});
  await waitFor(async () => (await ann.state(id)).view?.decision?.mine !== null);
  expect((await ann.act(id, 'wait', { on: true })).status).toBe(200);
  await answerAnyhow(ann, id);
  expect((await ann.state(id)).meta.waits).toBe(false);
  // While the bots think, reading begins.
  let done = (): void => undefined;
  slow = new Promise((resolve) => {
    done = () => resolve();
  });
  await waitFor(async () => (await ann.state(id)).view?.decision?.mine !== null || thinking > 0);
  await answerAnyhow(ann, id);
  await waitFor(() => thinking > 0);
  await ann.act(id, 'wait', { on: true });
  const before = await at();
  done();
  await pause(200);
  expect(await at()).toBe(before);
  await ann.act(id, 'wait', { on: false });
  await waitFor(async () => (await at()) > before);
});

test('where other people play nobody waits for somebody who reads', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const robot = { kind: 'bot' as const, level: 'random' as const };
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, robot];
  const id = await ann.create({ game: 'closed', seats, options: { length: '100000' }, waits: true });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  const before = (await ann.state(id)).at;
  expect((await ann.state(id)).meta.waits).toBe(false);
  await waitFor(async () => {
    await answerAnyhow(ann, id);
    await answerAnyhow(bob, id);
    return (await ann.state(id)).at > before + 4;
  });
});

test('at a table of bots nothing is thought unless somebody watches', async () => {
  const ann = await server.guest('Ann');
  const robot = { kind: 'bot' as const, level: 'random' as const };
  // Bots at tables of earlier tests may still be at it.
  await waitFor(async () => {
    const before = thoughts;
    await pause(300);
    return thoughts === before && thinking === 0;
  });
  thoughts = 0;
  const id = await ann.create({ game: 'closed', seats: [robot, robot], options: { length: '100000' } });
  await pause(300);
  expect(thoughts).toBe(0);
  const stream = ann.listen(id);
  await stream.until((heard) => heard.filter((one) => one.event === 'update').length > 3);
  await stream.close();
  await waitFor(async () => {
    const before = thoughts;
    await pause(200);
    return thoughts === before;
  });
  // The patrol does not come back for it again and again either.
  await waitFor(async () => {
    server.pass(20_000);
    await pause(50);
    return (await server.house.store.claimDue(server.house.now(), server.house.now(), server.house.now() + 1, 10)).length === 0;
  });
});

test('a person who is away is played for, but bots do not go on among themselves', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({
    game: 'closed',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'hotseat', name: 'Dad' }],
    options: { length: '100000' },
    clock: 'quick',
  });
  server.pass(100_000);
  await waitFor(async () => {
    server.pass(100_000);
    await pause(60);
    return (await ann.state(id)).meta.seats.every((seat) => seat.kind === 'bot' || seat.control === 'bot');
  });
  await pause(100);
  const { at } = await ann.state(id);
  server.pass(100_000);
  await pause(300);
  expect((await ann.state(id)).at).toBe(at);
  const stream = ann.listen(id);
  await stream.until((heard) => heard.some((one) => one.event === 'update' && one.data.state.meta.seats[0].control === 'self'));
  await stream.close();
});

test('when bots are too busy, no new table with them is opened, and those that wait go on later', async () => {
  const ann = await server.guest('Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const id = await ann.create({ game: 'closed', seats, options: { length: '100000' } });
  full = true;
  const refused = await ann.post('/api/matches', { key: 'abcdefgh', game: 'closed', seats });
  expect([refused.status, refused.body.code]).toEqual([503, 'bots-busy']);
  expect(refused.body.message.ru).toMatch(/боты сейчас заняты/);
  expect((await ann.post('/api/matches', { key: 'abcdefgi', game: 'closed', seats: [{ kind: 'me' }, { kind: 'open' }] })).status).toBe(201);
  await ann.act(id, 'answer', { n: (await ann.state(id)).view?.decision?.n, options: ['wait'] });
  await pause(200);
  expect((await ann.state(id)).at).toBe(2);
  full = false;
  await waitFor(async () => (await ann.state(id)).at > 2);
});

test('bots that are too busy are asked again once a second, however many of them a window asks', async () => {
  const ann = await server.guest('Ann');
  const robot = { kind: 'bot' as const, level: 'random' as const };
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, robot, robot, robot], options: { length: '200' } });
  full = true;
  refusals = 0;
  await ann.act(id, 'answer', { n: (await ann.state(id)).view?.decision?.n, picks: [0] });
  expect((await ann.state(id)).view?.decision?.mode).toBe('first');
  await pause(4300);
  full = false;
  // Three at once and again after each second, and now and then one of a table of before. Where each of them asked for all, they were three times as many every time: hundreds.
  expect(refusals).toBeGreaterThanOrEqual(6);
  expect(refusals).toBeLessThanOrEqual(30);
});

test('a bot that fails does not stop the table: it is reported, and silence answers for it', async () => {
  broken = true;
  const { ann, id } = await againstBots({});
  await waitFor(async () => (await ann.state(id)).view?.decision?.mine !== null);
  broken = false;
  const { entry } = (await server.house.store.journal(id))[0];
  expect(entry).toMatchObject({ kind: 'time-out', seat: 0 });
  expect(server.forgive('bot')).toBeGreaterThan(0);
});
