import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerAnyhow, crowding, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer({ config: { clockMs: { relaxed: 60_000, quick: 120 }, absentMs: 60_000, calmWindowMs: 800 } });
});
afterAll(async () => {
  await server.close();
});

async function table(
  more: { clock?: 'none' | 'relaxed' | 'quick'; options?: { [key: string]: string }; game?: string } = {},
): Promise<{ ann: Guest; bob: Guest; id: string }> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  const id = await ann.create({
    game: more.game ?? 'canary',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: more.clock ?? 'none',
    options: { length: '200', ...more.options },
  });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  return { ann, bob, id };
}

test('when the time for a decision is over the bot answers, and after two misses it takes the seat until the person is back', async () => {
  const { ann, bob, id } = await table({ clock: 'quick' });
  const state = await ann.state(id);
  expect(state.meta.clock.deadline).toBe((state.meta.clock.since ?? 0) + 120);
  const journal = await waitFor(async () => {
    const rows = await server.house.store.journal(id);
    return rows.some((row) => row.entry.kind === 'bot' && row.entry.seat === 0) && rows;
  });
  const mine = journal.map((row) => row.entry).filter((entry) => 'seat' in entry && entry.seat === 0);
  expect(mine[0]).toMatchObject({ kind: 'answer', by: 'bot' });
  const takeover = mine.findIndex((entry) => entry.kind === 'bot');
  expect(mine.slice(0, takeover).filter((entry) => entry.kind === 'answer').length).toBe(1);
  expect((await bob.state(id)).meta.seats[0].control).toBe('bot');
  const stream = ann.listen(id);
  await stream.until((heard) => heard.length > 0);
  const entries = (await server.house.store.journal(id)).map((row) => row.entry);
  expect(entries.some((entry) => entry.kind === 'human' && entry.seat === 0)).toBe(true);
  await stream.close();
});

test('an own bot plays until it is called back, also over a new connection, and whoever answers is back', async () => {
  const { ann, bob, id } = await table({ game: 'closed' });
  await ann.act(id, 'takeover', { control: 'bot', level: 'random' });
  await waitFor(async () => (await bob.state(id)).view?.decision?.asked.includes(1) === true && (await bob.state(id)).at > 2);
  const stream = ann.listen(id);
  await stream.until((heard) => heard.length > 0);
  await stream.close();
  expect((await bob.state(id)).meta.seats[0].control).toBe('bot');
  await ann.act(id, 'takeover', { control: 'human' });
  expect((await bob.state(id)).meta.seats[0].control).toBe('self');

  // Bob must be asked, and then asks a bot that is slower than he is.
  await waitFor(async () => {
    await answerAnyhow(ann, id);
    const decision = (await bob.state(id)).view?.decision;
    if (decision?.mode === 'one' && decision.mine !== null) return true;
    await answerAnyhow(bob, id);
    return false;
  });
  const n = (await bob.state(id)).view?.decision?.n;
  const [, answered] = await Promise.all([bob.act(id, 'takeover', { control: 'bot' }), bob.act(id, 'answer', { n, picks: [0] })]);
  if (answered.status === 200) expect((await bob.state(id)).meta.seats[1].control).toBe('self');
  else expect(answered.body.code).toMatch(/stale-decision|not-asked/);
});

test('the others may give the seat of somebody who has been away for long to a bot', async () => {
  const { ann, bob, id } = await table({ game: 'closed' });
  const stream = bob.listen(id);
  await stream.until((heard) => heard.length > 0);
  expect((await ann.act(id, 'takeover', { seat: 1, control: 'bot' })).body.code).toBe('not-away');
  await stream.close();
  await waitFor(async () => !(await ann.state(id)).meta.seats[1].connected);
  expect((await ann.act(id, 'takeover', { seat: 1, control: 'bot' })).body.code).toBe('not-away');
  server.pass(61_000);
  expect((await ann.act(id, 'takeover', { seat: 1, control: 'bot' })).status).toBe(200);
  expect((await ann.state(id)).meta.seats[1].control).toBe('bot');
  const back = bob.listen(id);
  await back.until((heard) => heard.some((one) => one.event === 'update' && one.data.state.meta.seats[1].control === 'self'));
  await back.close();
});

test('where no time runs a window has no end, and against bots alone no clock runs', async () => {
  const { ann, bob, id } = await table({ options: { window: '1' } });
  await answerAnyhow(ann, id);
  expect((await bob.state(id)).meta.clock).toMatchObject({ windowEnds: null, deadline: null });
  const alone = await server.guest('Cid');
  const solo = await alone.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }], clock: 'quick' });
  await alone.act(solo, 'start');
  expect((await alone.state(solo)).meta.clock).toMatchObject({ kind: 'quick', deadline: null });
});

test('a window closes at the same time for all, whoever holds what', async () => {
  const { ann, bob, id } = await table({ clock: 'relaxed', options: { window: '1' } });
  await answerAnyhow(ann, id);
  const open = await bob.state(id);
  expect(open.view?.decision?.mode).toBe('first');
  expect(open.meta.clock.windowEnds).toBe((open.meta.clock.since ?? 0) + 1000);
  await waitFor(async () => (await bob.state(id)).view?.decision?.mode !== 'first');
  const rows = await server.house.store.journal(id);
  expect(rows[1].entry).toMatchObject({ kind: 'time-out', seat: 1 });
  expect(rows[1].at - rows[0].at).toBeGreaterThanOrEqual(1000);
  expect((rows[1].at - rows[0].at) / crowding()).toBeLessThan(1500);
});

test('a question asked in turn that hidden cards could answer is passed on behalf of a seat like a race', async () => {
  const { ann, bob, id } = await table({ options: { replies: 'in-turn' } });
  await bob.act(id, 'preferences', { passUntilTurn: true });
  await answerAnyhow(ann, id);
  const asked = (await bob.state(id)).view?.decision;
  expect([asked?.mode, asked?.window, asked?.asked]).toEqual(['one', true, [1]]);
  const begun = Date.now();
  await waitFor(async () => (await bob.state(id)).view?.decision?.window === false);
  expect(Date.now() - begun).toBeGreaterThan(700);
  expect((await server.house.store.journal(id))[1].entry).toMatchObject({ kind: 'time-out', seat: 1 });
});

test('wishes for windows: pass until my turn ends by itself; windows stay open as long as without them', async () => {
  const { ann, bob, id } = await table();
  await bob.act(id, 'preferences', { passUntilTurn: true, passWhenNone: true });
  expect((await bob.state(id)).meta.preferences).toEqual({ passUntilTurn: true, passWhenNone: true });
  expect((await ann.state(id)).meta.preferences).toEqual({ passUntilTurn: false, passWhenNone: false });
  await answerAnyhow(ann, id);
  const begun = Date.now();
  await waitFor(async () => (await bob.state(id)).view?.decision?.mode !== 'first');
  expect(Date.now() - begun).toBeGreaterThan(700);
  const state = await bob.state(id);
  expect(state.view?.decision?.mine).not.toBeNull();
  expect(state.meta.preferences).toEqual({ passUntilTurn: false, passWhenNone: true });
});
