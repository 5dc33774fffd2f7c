import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GameEvent, Match } from '#engine';
import { wishesAfter } from '../match/wishes.ts';
import type { MatchRow } from '../store/types.ts';
import { answerAnyhow, type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer({ config: { clockMs: { relaxed: 60_000, quick: 30_000 } } });
});
afterAll(() => server.close());

async function table(clock: 'none' | 'relaxed', options: { [key: string]: string } = {}): Promise<{ ann: Guest; bob: Guest; id: string }> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const id = await ann.create({ game: 'canary', seats, clock, options: { length: '200', ...options } });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  return { ann, bob, id };
}

/** Ann plays cards until Bob is asked in a window that he can answer, or cannot. */
async function untilWindow(ann: Guest, bob: Guest, id: string, canAnswer: boolean): Promise<void> {
  await waitFor(async () => {
    const { view } = await bob.state(id);
    const decision = view?.decision;
    if (decision?.mode === 'first' && decision.mine !== null && decision.mine.options.length > 0 === canAnswer) return true;
    if (!(await answerAnyhow(ann, id))) await answerAnyhow(bob, id);
    return false;
  });
}

test('whoever is asked may have fifteen seconds more, twice in a match, for this decision only', async () => {
  const { ann, bob, id } = await table('relaxed');
  const before = (await ann.state(id)).meta.clock;
  expect(before.more).toBe(2);
  expect((await bob.state(id)).meta.clock.more).toBeNull();
  expect((await bob.act(id, 'more-time')).body.code).toBe('no-more-time');
  for (const times of [1, 2]) {
    expect((await ann.act(id, 'more-time')).status).toBe(200);
    const { clock } = (await ann.state(id)).meta;
    expect([clock.deadline, clock.more]).toEqual([(before.deadline ?? 0) + times * 15_000, 2 - times]);
  }
  expect((await ann.act(id, 'more-time')).body.code).toBe('no-more-time');
  const n = (await ann.state(id)).view?.decision?.n;
  await waitFor(async () => {
    await answerAnyhow(ann, id);
    await answerAnyhow(bob, id);
    const { view } = await ann.state(id);
    return view?.decision?.n !== n && view?.decision?.mode === 'one';
  });
  const { clock } = (await ann.state(id)).meta;
  expect((clock.deadline ?? 0) - (clock.since ?? 0)).toBe(60_000);
});

test('a window that closes for all at one moment closes later for all', async () => {
  const { ann, bob, id } = await table('relaxed', { window: '15' });
  await untilWindow(ann, bob, id, true);
  const before = (await ann.state(id)).meta.clock.windowEnds ?? 0;
  expect((await bob.act(id, 'more-time')).status).toBe(200);
  expect((await ann.state(id)).meta.clock.windowEnds).toBe(before + 15_000);
});

test('where no time runs there is none to ask for; a window that would close by itself waits for who holds it', async () => {
  const { ann, bob, id } = await table('none');
  expect((await ann.state(id)).meta.clock.more).toBeNull();
  expect((await ann.act(id, 'more-time')).body.code).toBe('no-more-time');
  await untilWindow(ann, bob, id, false);
  const { meta, view } = await bob.state(id);
  // Nobody else hears of it: whoever holds a window may have nothing to answer with.
  const [hears, own] = [ann.listen(id), bob.listen(id)];
  for (const stream of [hears, own])
    await stream.until((heard) => heard.find((one) => one.event === 'meta' && one.data.meta.seats.every((seat) => seat.connected)));
  await new Promise((resolve) => setTimeout(resolve, 400));
  const heard = hears.heard.length;
  // Among people as long as somebody who thinks, so that it tells nothing.
  expect((meta.clock.passesAt ?? 0) - (meta.clock.since ?? 0)).toBeGreaterThanOrEqual(3000);
  expect((await ann.state(id)).meta.clock.passesAt).toBeNull();
  expect((await bob.act(id, 'hold')).status).toBe(200);
  await own.until((all) => all.find((one) => one.event === 'meta' && one.data.meta.clock.passesAt === null));
  await bob.act(id, 'preferences', { passWhenNone: true });
  await own.until((all) => all.find((one) => one.event === 'meta' && one.data.meta.preferences?.passWhenNone === true));
  expect(hears.heard.slice(heard)).toEqual([]);
  await Promise.all([hears.close(), own.close()]);
  expect((await bob.state(id)).meta.clock.passesAt).toBeNull();
  server.pass(20_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await bob.state(id)).view?.decision?.n).toBe(view?.decision?.n);
  // Passing is still one's own.
  expect((await bob.act(id, 'answer', { n: view?.decision?.n, picks: [] })).status).toBe(200);
  expect((await ann.act(id, 'hold')).body.code).toBe('no-more-time');
});

const HANDS = [{ owner: 0 }, { owner: 1 }, { owner: 2 }, { owner: null }];
const PILE = 3;
const row = { preferences: { 1: { passUntilTurn: true, passWhenNone: false } } } as unknown as MatchRow;
const after = (seat: number, events: readonly Pick<GameEvent & { e: 'move' }, 'from' | 'to'>[], open: unknown = null) => {
  const batch = events.map(({ from, to }) => ({ e: 'move', card: 1, def: 1, mask: 0, from, to }));
  const match = { game: { zones: HANDS }, journal: [{ kind: 'answer', n: 1, seat }], batches: [[], batch], open } as unknown as Match;
  return wishesAfter(row, match, 1).preferences[1];
};

test('passing until my turn ends when somebody takes a card of mine or gives me one, and says so', () => {
  const ended = { passUntilTurn: false, passWhenNone: false, touched: true };
  expect(after(0, [{ from: 1, to: PILE }])).toEqual(ended);
  expect(after(0, [{ from: 2, to: 1 }])).toEqual(ended);
  // What others draw, do among themselves, or I do myself is no reason.
  for (const [seat, from, to] of [
    [0, PILE, 0],
    [0, 2, 0],
    [0, PILE, 1],
    [1, 1, PILE],
  ])
    expect(after(seat, [{ from, to }])).toBe(row.preferences[1]);
});

test('it ends, too, when the window itself is about me, and quietly with my own turn', () => {
  const window = (victim: number) => ({
    mode: 'first',
    asks: [{ seat: 1, prompt: { key: 'x', params: { seat: { seat: 0 }, victim: { seat: victim } } }, options: [] }],
  });
  expect(after(0, [], window(1)).touched).toBe(true);
  expect(after(0, [], window(2))).toBe(row.preferences[1]);
  const turn = { mode: 'one', asks: [{ seat: 1, prompt: { key: 'main', quiet: true }, options: [] }] };
  expect(after(0, [], turn)).toEqual({ passUntilTurn: false, passWhenNone: false });
});

test('alone with bots an empty hand passes in a blink: there is nobody to hide it from', async () => {
  const ann = await server.guest('Ann');
  const id = await ann.create({
    game: 'canary',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    options: { length: '200' },
  });
  const rows: { from: number; to: number }[] = [];
  await waitFor(async () => {
    const { view, meta } = await ann.state(id);
    const decision = view?.decision;
    if (decision?.mode === 'first' && decision.mine?.options.length === 0) {
      rows.push({ from: meta.clock.since ?? 0, to: meta.clock.passesAt ?? Number.POSITIVE_INFINITY });
      return true;
    }
    await answerAnyhow(ann, id);
    return false;
  });
  expect(rows[0].to - rows[0].from).toBeLessThanOrEqual(300);
  const n = (await ann.state(id)).view?.decision?.n;
  await waitFor(async () => (await ann.state(id)).view?.decision?.n !== n, 5_000);
});

test('among people what was said last counts: whoever holds a window does not pass it, and whoever wants to pass lets go of it', async () => {
  const { ann, bob, id } = await table('none');
  await untilWindow(ann, bob, id, false);
  await bob.act(id, 'preferences', { passUntilTurn: true });
  await bob.act(id, 'hold');
  const held = (await bob.state(id)).meta;
  expect([held.preferences?.passUntilTurn, held.clock.passesAt]).toEqual([false, null]);
  await bob.act(id, 'preferences', { passUntilTurn: true });
  const { meta, view } = await bob.state(id);
  expect([meta.preferences?.passUntilTurn, meta.clock.passesAt === null]).toEqual([true, false]);
  // And so it goes on by itself.
  await waitFor(async () => (await bob.state(id)).view?.decision?.n !== view?.decision?.n, 20_000);
});
