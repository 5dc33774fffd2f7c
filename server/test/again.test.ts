import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rematch, rematchWith } from '../lobby/rematch.ts';
import type { Room } from '../match/room.ts';
import { CALL_MS } from '../match/seats.ts';
import type { CallsReply } from '../schema.ts';
import { answerAnyhow, freshKey, type Guest, type Server, startServer, waitFor } from './kit.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const callsOf = async (guest: Guest) => (await guest.get<CallsReply>('/api/my/calls')).body.calls;
const guests = (...names: string[]): Promise<Guest[]> => Promise.all(names.map((name) => server.guest(name)));

/** A finished match of these people, in a game that nobody can leave. */
async function played(people: readonly Guest[], more: readonly object[] = []): Promise<string> {
  const [host, ...others] = people;
  const id = await host.create({
    game: 'closed',
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const })), ...(more as [])],
    options: { length: '6' },
    clock: 'relaxed',
  });
  for (const guest of others) await guest.act(id, 'join');
  if ((await host.state(id)).meta.status === 'lobby') await host.act(id, 'start');
  await waitFor(async () => {
    for (const guest of people) await answerAnyhow(guest, id);
    return (await host.state(id)).meta.status === 'finished';
  });
  return id;
}

const again = async (guest: Guest, id: string): Promise<string> => {
  const { body, text } = await guest.act(id, 'rematch');
  if (body.match === undefined) throw new Error(text);
  return body.match;
};

test('against bots it starts at once, with the same seats, options and clock', async () => {
  const [ann] = await guests('Ann');
  const id = await played([ann], [{ kind: 'bot', level: 'easy' }]);
  const { meta } = await ann.state(await again(ann, id));
  expect(meta.status).toBe('playing');
  expect(meta.call).toBeNull();
  expect(meta.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual(
    (await ann.state(id)).meta.seats.map(({ kind, name, level }) => [kind, name, level]),
  );
  expect([meta.options, meta.clock.kind]).toEqual([(await ann.state(id)).meta.options, 'relaxed']);
});

test('whoever gives up against bots has an end, a record, and may play once more', async () => {
  for (const game of ['canary', 'closed']) {
    const [ann] = await guests('Ann');
    const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'random' as const }));
    const id = await ann.create({ game, seats: [{ kind: 'me' }, ...bots], options: { length: '200' } });
    expect((await ann.state(id)).meta.resigning).toBe('ends');
    expect((await ann.act(id, 'resign')).status).toBe(200);
    const { meta, view } = await ann.state(id);
    expect(meta.status).toBe('finished');
    expect(view?.outcome).toMatchObject({ winners: [1, 2], reason: 'match.resign', params: { seat: { seat: 0 } } });
    expect(meta.yours).toEqual([0]);
    const record = await ann.replay(id);
    expect(record.journal.at(-1)?.entry).toEqual({ kind: 'resign', seat: 0, last: true });
    expect(record.events.at(-1)).toContainEqual({ e: 'log', key: 'match.resign', rule: '', params: { seat: { seat: 0 } } });
    expect((await ann.state(await again(ann, id))).meta.status).toBe('playing');
  }
});

test('others are asked wherever they are; it begins when everybody has answered, with a bot for who does not come', async () => {
  const [ann, bob, cat, eve] = await guests('Ann', 'Bob', 'Cat', 'Eve');
  const id = await played([ann, bob, cat]);
  expect(await callsOf(bob)).toEqual([]);
  expect((await eve.act(id, 'rematch')).body.code).toBe('not-seated');
  const next = await again(bob, id);
  const [call] = await callsOf(ann);
  expect(call).toMatchObject({ match: next, game: 'closed', name: 'Bob', seated: [] });
  expect(call.until - server.house.now()).toBeLessThanOrEqual(CALL_MS);
  expect(await callsOf(bob)).toEqual([]);
  expect(await callsOf(eve)).toEqual([]);
  const { meta } = await ann.state(next);
  expect(meta.status).toBe('lobby');
  expect(meta.call).toEqual({ until: call.until, mine: true });
  expect((await eve.state(next)).meta.call?.mine).toBe(false);
  expect(meta.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['open', 'Ann'],
    ['human', 'Bob'],
    ['open', 'Cat'],
  ]);
  expect(meta.yours).toEqual([]);
  // A seat that is kept is nobody else's.
  expect((await eve.act(next, 'join')).body.code).toBe('no-open-seat');
  expect((await eve.act(next, 'join', { seat: 0 })).body.code).toBe('no-open-seat');
  expect((await eve.act(next, 'decline')).body.code).toBe('not-called');
  expect((await ann.act(next, 'join')).status).toBe(200);
  expect((await callsOf(cat))[0].seated).toEqual(['Ann']);
  expect((await ann.state(next)).meta.status).toBe('lobby');
  expect((await cat.act(next, 'decline')).status).toBe(200);
  const begun = await ann.state(next);
  expect(begun.meta.status).toBe('playing');
  expect(begun.meta.seats.map(({ kind, host }) => [kind, host])).toEqual([
    ['human', false],
    ['human', true],
    ['bot', false],
  ]);
  expect(await callsOf(cat)).toEqual([]);
  expect((await cat.act(next, 'decline')).body.code).toBe('not-called');
});

test('two who ask at once meet at one table, and it begins without a further word', async () => {
  const [ann, bob] = await guests('Ann', 'Bob');
  const id = await played([ann, bob]);
  const [one, two] = await Promise.all([again(ann, id), again(bob, id)]);
  expect(one).toBe(two);
  const { meta } = await ann.state(one);
  expect([meta.status, ...meta.seats.map(({ kind }) => kind)]).toEqual(['playing', 'human', 'human']);
});

test('after half a minute bots take what is free, though nobody does anything', async () => {
  const [ann, bob, cat] = await guests('Ann', 'Bob', 'Cat');
  const id = await played([ann, bob, cat]);
  const next = await again(ann, id);
  await bob.act(next, 'join');
  server.pass(CALL_MS - 2000);
  expect((await ann.state(next)).meta.status).toBe('lobby');
  server.pass(2000);
  expect(await callsOf(cat)).toEqual([]);
  await waitFor(async () => (await ann.state(next)).meta.status === 'playing');
  expect((await ann.state(next)).meta.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot']);
  server.pass(-CALL_MS);
});

test('who asked need not wait, and may get up again: then nobody is called any more', async () => {
  const [ann, bob] = await guests('Ann', 'Bob');
  const first = await again(ann, await played([ann, bob]));
  await bob.act(first, 'decline');
  // Nobody came: Ann has the rest of the time to think it over.
  expect((await ann.state(first)).meta.status).toBe('lobby');
  expect((await ann.act(first, 'start')).status).toBe(200);
  expect((await ann.state(first)).meta.seats.map(({ kind }) => kind)).toEqual(['human', 'bot']);

  const second = await again(ann, await played([ann, bob]));
  expect(await callsOf(bob)).toHaveLength(1);
  await ann.act(second, 'leave');
  expect(await callsOf(bob)).toEqual([]);
  server.pass(CALL_MS + 1000);
  expect((await bob.state(second)).meta.status).toBe('lobby');
  server.pass(-CALL_MS - 1000);
});

test('who gave up among people may ask, and is asked; on a device for two both sit down again', async () => {
  const [ann, bob, cat] = await guests('Ann', 'Bob', 'Cat');
  const id = await ann.create({
    game: 'canary',
    seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Dan' }, { kind: 'open' }, { kind: 'open' }],
    options: { length: '20' },
  });
  await bob.act(id, 'join');
  await cat.act(id, 'join');
  await ann.act(id, 'start');
  expect((await bob.state(id)).meta.resigning).toBe('removed');
  await bob.act(id, 'resign');
  expect((await bob.state(id)).meta).toMatchObject({ gaveUp: 2, yours: [], status: 'playing' });
  expect((await cat.state(id)).meta.gaveUp).toBeNull();
  expect((await bob.act(id, 'rematch')).body.code).toBe('not-finished');
  await waitFor(async () => {
    for (const seat of [0, 1]) await answerAnyhow(ann, id, seat);
    await answerAnyhow(cat, id);
    return (await ann.state(id)).meta.status === 'finished';
  });
  const next = await again(bob, id);
  expect((await callsOf(ann))[0].name).toBe('Bob');
  await ann.act(next, 'join');
  expect((await ann.state(next)).meta.yours).toEqual([0, 1]);
  await cat.act(next, 'join');
  const { meta } = await bob.state(next);
  expect(meta.status).toBe('playing');
  expect(meta.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Ann'],
    ['hotseat', 'Dan'],
    ['human', 'Bob'],
    ['human', 'Cat'],
  ]);
});

test('whoever is muted does not call', async () => {
  const [ann, bob] = await guests('Ann', 'Bob');
  const id = await played([ann, bob]);
  await ann.act(id, 'chat', { text: 'noise' });
  await bob.act(id, 'mute', { line: 0 });
  await again(ann, id);
  expect(await callsOf(bob)).toEqual([]);
});

test('one of the others alone is asked to a table apart, with the same game, options and bots', async () => {
  const [ann, bob, cat, eve] = await guests('Ann', 'Bob', 'Cat', 'Eve');
  const id = await played([ann, bob, cat], [{ kind: 'bot', level: 'easy' }]);
  const key = 'call-bob-1';
  const { body } = await ann.act(id, 'rematch', { seat: 1, key });
  const next = body.match ?? '';
  expect((await ann.act(id, 'rematch', { seat: 1, key })).body.match).toBe(next);
  expect(await callsOf(bob)).toMatchObject([{ match: next, game: 'closed', name: 'Ann' }]);
  expect(await callsOf(cat)).toEqual([]);
  const { meta } = await ann.state(next);
  expect(meta.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['human', 'Ann'],
    ['open', 'Bob'],
    ['bot', meta.seats[2].name],
  ]);
  expect([meta.options.length, meta.clock.kind]).toEqual(['6', 'relaxed']);
  // The table that waits is the one; and the table of all is still to be had.
  expect((await ann.act(id, 'rematch', { seat: 1 })).body.match).toBe(next);
  expect((await ann.act(id, 'rematch', { seat: 0 })).body.code).toBe('no-such-seat');
  expect((await ann.act(id, 'rematch', { seat: 3 })).body.code).toBe('no-such-seat');
  expect((await ann.act(id, 'rematch', { seat: 9 })).body.code).toBe('no-such-seat');
  expect((await eve.act(id, 'rematch', { seat: 1 })).body.code).toBe('not-seated');
  expect((await ann.state(id)).meta.rematch).toBeNull();
  expect((await bob.act(next, 'decline')).status).toBe(200);
  expect((await ann.act(id, 'rematch', { seat: 1 })).body.code).toBe('too-often');
  server.pass(CALL_MS);
  const later = (await ann.act(id, 'rematch', { seat: 1 })).body.match ?? '';
  expect(later).not.toBe(next);
  expect((await bob.act(later, 'join')).status).toBe(200);
  expect((await bob.state(later)).meta.status).toBe('playing');
});

/** On one of several nodes a table that was just read is not looked after there: whoever opens it has to see to that. */
test('the node where a rematch is asked for looks after the new table', async () => {
  const { house, app } = server;
  const armed: string[] = [];
  const rooms = {
    get: async (id: string): Promise<Room> => {
      const room = await app.rooms.get(id);
      vi.spyOn(room, 'arm').mockImplementation(() => void armed.push(id));
      return room;
    },
  };
  const [ann, bob] = await guests('Ann', 'Bob');
  const wishOf = async ({ row }: Room) => {
    const me = await house.store.identity(row.host);
    if (me === null) throw new Error('nobody');
    return { me, lang: 'en' as const, request: { key: freshKey() } };
  };
  const alone = await app.rooms.get(await played([ann], [{ kind: 'bot', level: 'easy' }]));
  const first = await rematch(house, rooms, alone, await wishOf(alone));
  expect(armed).toEqual([first.match]);
  const both = await app.rooms.get(await played([ann, bob]));
  const second = await rematchWith(house, rooms, both, 1, await wishOf(both));
  expect(armed).toEqual([first.match, second.match]);
  vi.restoreAllMocks();
});
