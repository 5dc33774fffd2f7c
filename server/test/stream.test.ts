import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EventView, withChanges } from '#engine';
import type { ChangeMessage, MatchState, UpdateMessage } from '../schema.ts';
import { answerAnyhow, crowding, type Guest, type Heard, type Server, type Stream, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
/** A stream on which nothing happens. It is opened first, so that the other tests pass the time. */
let quiet: { readonly stream: Stream; readonly begun: number };
beforeAll(async () => {
  server = await startServer();
  quiet = await silence();
});
afterAll(async () => {
  await server.close();
});

const updates = (heard: readonly Heard[]): UpdateMessage[] => heard.flatMap((one) => (one.event === 'update' ? [one.data] : []));

async function table(): Promise<{ ann: Guest; bob: Guest; id: string }> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  const id = await ann.create({
    game: 'canary',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    options: { length: '20' },
  });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  return { ann, bob, id };
}

async function silence(): Promise<{ readonly stream: Stream; readonly begun: number }> {
  const { bob, id } = await table();
  const stream = bob.listen(id);
  await stream.until((heard) => heard.length > 0);
  return { stream, begun: performance.now() };
}

test('a client that is cut off again and again hears everything once, in order', async () => {
  const { ann, bob, id } = await table();
  const told: (readonly EventView[])[] = [];
  let last: number | undefined = 0;
  let cuts = 0;
  const end = { over: false };
  const watching = (async () => {
    while (!end.over || last === undefined || last < (await bob.state(id)).at) {
      const stream: Stream = bob.listen(id, { lastEventId: last });
      await stream.until((heard) => heard.length > 0);
      await stream.until((heard) => updates(heard).length > 1 + (cuts % 3), 60).catch(() => undefined);
      await stream.close();
      cuts++;
      for (const update of updates(stream.heard)) {
        expect(update.from).toBe(last);
        expect(update.events.length).toBe(update.to - update.from);
        expect(update.state.at).toBe(update.to);
        told.push(...update.events);
        last = update.to;
      }
    }
  })();
  await waitFor(async () => {
    await answerAnyhow(ann, id);
    await answerAnyhow(bob, id);
    return (await ann.state(id)).meta.status === 'finished';
  }, 15_000);
  end.over = true;
  await watching;
  expect(cuts).toBeGreaterThan(4);
  const whole = bob.listen(id, { lastEventId: 0 });
  const all = (await whole.until((heard) => updates(heard)[0])).events;
  await whole.close();
  expect(told).toEqual(all);
});

test('who asks for changes alone knows the same as who is told everything, for much less', async () => {
  const { ann, bob, id } = await table();
  const whole = bob.listen(id);
  const small = bob.listen(id, { query: '?changes=true' });
  await Promise.all([whole, small].map((stream) => stream.until((heard) => heard.length > 0)));
  for (let left = 40; left > 0 && (await ann.state(id)).meta.status === 'playing'; left--)
    for (const one of [ann, bob]) await answerAnyhow(one, id);
  const { at } = await bob.state(id);
  for (const stream of [whole, small]) await stream.until(() => stream.lastId === at);

  const byNumber = (heard: readonly Heard[]): Map<number, MatchState> => {
    let known: unknown = null;
    const states = new Map<number, MatchState>();
    for (const one of heard) {
      if (one.event === 'update') known = one.data.state;
      else if (one.event === 'change') known = withChanges(known, one.data.changes);
      else continue;
      // The moment of telling is another one.
      const { meta, ...rest } = known as MatchState;
      states.set(one.data.to, { ...rest, meta: { ...meta, now: 0, spectators: 0 } });
    }
    return states;
  };
  const [told, gathered] = [byNumber(whole.heard), byNumber(small.heard)];
  expect(gathered.size).toBeGreaterThan(10);
  // The first message came before both were there.
  for (const [number, state] of [...gathered].slice(1)) expect(state).toEqual(told.get(number));
  expect([...gathered.keys()].at(-1)).toBe(at);

  const changes = small.heard.flatMap((one): ChangeMessage[] => (one.event === 'change' ? [one.data] : []));
  expect(changes.slice(1).map(({ from }) => from)).toEqual(changes.slice(0, -1).map(({ to }) => to));
  const sizeOf = (stream: Stream): number => stream.heard.reduce((sum, one) => sum + one.text.length, 0);
  expect(sizeOf(small)).toBeLessThan(sizeOf(whole) / 2);
  await Promise.all([whole.close(), small.close()]);
});

test('without a number nothing is told again; a number from the future is no error', async () => {
  const { ann, id } = await table();
  await answerAnyhow(ann, id);
  for (const lastEventId of [undefined, 10_000]) {
    const stream = ann.listen(id, lastEventId === undefined ? {} : { lastEventId });
    const first = await stream.until((heard) => updates(heard)[0]);
    expect(first.from).toBe(first.to);
    expect(first.events).toEqual([]);
    expect(first.chat).toEqual([]);
    await stream.close();
  }
  const byQuery = ann.listen(id, { query: '?lastEventId=0' });
  expect((await byQuery.until((heard) => updates(heard)[0])).from).toBe(0);
  await byQuery.close();
});

test('presence and spectators are told', async () => {
  const { ann, bob, id } = await table();
  const watching = ann.listen(id);
  await watching.until((heard) => heard.length > 0);
  const stranger = await server.guest();
  const other = stranger.listen(id);
  const bobs = bob.listen(id);
  const metas = (heard: readonly Heard[]) => heard.flatMap((one) => (one.event === 'meta' ? [one.data.meta] : []));
  await watching.until((heard) => metas(heard).some((meta) => meta.spectators === 1 && meta.seats[1].connected));
  await bobs.close();
  await other.close();
  await watching.until((heard) => {
    const last = metas(heard).at(-1);
    return last !== undefined && last.spectators === 0 && !last.seats[1].connected && last.seats[1].lastSeen !== null;
  });
  await watching.close();
});

test('whoever is in the lobby hears the start with the deal', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(id, 'join');
  const stream = bob.listen(id);
  await stream.until((heard) => heard.length > 0);
  await ann.act(id, 'start');
  const begun = await stream.until((heard) => updates(heard).find((update) => update.to === 1));
  expect(begun.from).toBe(0);
  expect(begun.events[0].filter((event) => event.e === 'move' && event.def !== null).length).toBe(4);
  expect(begun.state.view?.zones['hand:1'].every((card) => card.def !== null)).toBe(true);
  await stream.close();
});

test('a pass in an open window is told to nobody, not even by a number, before the window closes', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await bob.act(id, 'join');
  await eve.act(id, 'join');
  await ann.act(id, 'start');
  await answerAnyhow(ann, id);
  const open = await ann.state(id);
  expect(open.view?.decision?.mode).toBe('first');
  const [anns, bobs] = [ann.listen(id), bob.listen(id)];
  await Promise.all([anns, bobs].map((stream) => stream.until((heard) => heard.length > 0)));
  await new Promise((resolve) => setTimeout(resolve, 150));
  const before = anns.heard.length;
  const passed = await bob.act(id, 'answer', { n: open.view?.decision?.n, picks: [] });
  expect(passed.body).toEqual({ ok: true, at: open.at });
  await bobs.until((heard) => updates(heard).some((update) => update.state.view?.decision?.mine === null));
  expect(anns.heard.length).toBe(before);
  const during = await ann.state(id);
  expect({ ...during, meta: { ...during.meta, now: 0, spectators: 0, seats: [] } }).toEqual({
    ...open,
    meta: { ...open.meta, now: 0, spectators: 0, seats: [] },
  });
  expect((await bob.act(id, 'undo')).body.code).toBe('nothing-to-undo');
  await eve.act(id, 'answer', { n: open.view?.decision?.n, picks: [] });
  const closed = await anns.until((heard) => updates(heard).find((update) => update.to > open.at));
  expect(closed).toMatchObject({ from: open.at, to: open.at + 2 });
  await Promise.all([anns.close(), bobs.close()]);
});

test('nothing is told of a change that might still be lost, not even to those who learn that somebody has gone', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }] });
  const [here, looksOn] = [ann.listen(id), eve.listen(id)];
  await here.until((heard) => heard.find((one) => one.event === 'meta' && one.data.meta.spectators === 1));
  const { store } = server.house;
  const kept = { ...store };
  const waiting: (() => void)[] = [];
  const commit: typeof store.commit = async (change) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return kept.commit(change);
  };
  Object.assign(store, { commit });
  const before = here.heard.length;
  const { decision } = (await ann.state(id)).view ?? {};
  const given = ann.act(id, 'answer', { n: decision?.n, seat: decision?.asked[0], picks: [0] });
  await waitFor(() => waiting.length > 0);
  await looksOn.close();
  // Who has gone is told after a tenth of a second.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(here.heard.slice(before)).toEqual([]);
  Object.assign(store, kept);
  for (const go of waiting) go();
  expect((await given).status).toBe(200);
  await here.until((heard) => heard.find((one) => one.event === 'meta' && one.data.meta.spectators === 0));
  await here.close();
});

test('a stream on which nothing happens is heard every five seconds all the same', async () => {
  const { stream, begun } = quiet;
  await waitFor(async () => stream.beats.length > 0, 10_000);
  await stream.close();
  expect((stream.beats[0] - begun) / crowding()).toBeLessThan(6_000);
});
