import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jointFault, jointSeed, seedCommitment, shareHash } from '#engine';
import type { Bots } from '../bots/bots.ts';
import { beginsAt, beginsNow } from '../lobby/dealing.ts';
import { verify } from '../store/verify.ts';
import { canary } from './games.ts';
import { answerAnyhow, type Guest, type Server, startServer, waitFor } from './kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
const never = (): Promise<never> => new Promise(() => undefined);
const bots: Bots = { choose: never, advise: never, lookBack: never, isFull: () => false, waiting: 0, close: async () => undefined };
beforeAll(async () => {
  server = await startServer({ bots });
});
afterAll(() => server.close());

const numberOf = (digit: string): string => digit.repeat(64);
const bind = (guest: Guest, id: string, digit: string) => guest.act(id, 'share', { hash: shareHash(numberOf(digit)) });
const tell = (guest: Guest, id: string, digit: string) => guest.act(id, 'reveal', { number: numberOf(digit) });

async function lobby(names: readonly string[], seats = names.length): Promise<{ id: string; people: Guest[] }> {
  const people = await Promise.all(names.map((name) => server.guest(name)));
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' as const }));
  const id = await people[0].create({ game: 'canary', seats: [{ kind: 'me' }, ...open], options: { length: '20' } });
  for (const one of people.slice(1)) expect((await one.act(id, 'join')).status).toBe(200);
  return { id, people };
}

test('the deal follows from the house and all browsers: hashes first, numbers when the list is closed, and everybody can check it', async () => {
  const { id, people } = await lobby(['Ann', 'Bob']);
  const [ann, bob] = people;
  const shown = (await ann.state(id)).meta.seedHash;
  expect((await bind(ann, id, 'a')).status).toBe(200);
  // Another one takes its place as long as the list is open, but nobody repeats somebody else's.
  expect((await bind(bob, id, 'a')).body.code).toBe('wrong-share');
  expect((await bind(bob, id, 'c')).status).toBe(200);
  expect((await bind(bob, id, 'b')).status).toBe(200);
  expect((await tell(ann, id, 'a')).body.code).toBe('already-started');
  const bound = { until: null, shares: [shareHash(numberOf('a')), shareHash(numberOf('b'))].map((hash, seat) => ({ seat, hash })) };
  expect((await bob.state(id)).meta.deal).toEqual(bound);

  await ann.act(id, 'start');
  const closed = await bob.state(id);
  expect(closed.meta).toMatchObject({ status: 'lobby', deal: { shares: bound.shares, until: expect.any(Number) }, joint: null });
  // Nothing may be changed any more by somebody who could foresee the cards.
  const cy = await server.guest('Cy');
  expect((await bind(bob, id, 'd')).body.code).toBe('already-started');
  expect((await ann.act(id, 'settings', { options: { length: '200' } })).body.code).toBe('already-started');
  expect((await ann.act(id, 'seat', { seat: 2, set: { kind: 'bot', level: 'easy' } })).body.code).toBe('already-started');
  expect((await bob.act(id, 'leave')).body.code).toBe('already-started');
  expect((await cy.act(id, 'join')).body.code).toBe('already-started');
  expect((await ann.act(id, 'start')).body.code).toBe('already-started');

  expect((await tell(ann, id, 'b')).body.code).toBe('wrong-share');
  expect((await tell(cy, id, 'a')).body.code).toBe('wrong-share');
  expect((await tell(ann, id, 'a')).status).toBe(200);
  const half = await bob.get(`/api/matches/${id}`);
  expect(half.text).not.toContain(numberOf('a'));
  expect((await tell(bob, id, 'b')).status).toBe(200);
  const { meta } = await ann.state(id);
  expect(meta).toMatchObject({ status: 'playing', seedHash: shown, deal: null, seed: null, joint: { left: [] } });
  const shares = bound.shares.map((one, i) => ({ ...one, number: numberOf('ab'[i]) }));
  expect(meta.joint?.shares).toEqual(shares);

  expect((await ann.act(id, 'resign')).status).toBe(200);
  const record = await bob.replay(id);
  if (record.joint === undefined) throw new Error('the house alone has dealt');
  expect(jointFault(record.header.seed, shown, record.joint)).toBeNull();
  expect(record.header.seed).toBe(jointSeed(record.joint.secret, shares));
  expect(record.header.seed).not.toBe(record.joint.secret);
  expect((await ann.state(id)).meta).toMatchObject({ seed: record.header.seed, seedHash: shown });
  const row = await server.house.store.match(id);
  expect(row?.seed).toBe(record.header.seed);
});

test('whoever does not tell the number in time is left out, and named; the others do not wait longer', async () => {
  const { id, people } = await lobby(['Ann', 'Bob', 'Cy']);
  const [ann, bob, cy] = people;
  await Promise.all([bind(ann, id, 'a'), bind(bob, id, 'b')]);
  await bind(cy, id, 'c');
  const before = server.house.now();
  await ann.act(id, 'start');
  const until = (await ann.state(id)).meta.deal?.until ?? 0;
  // Three seconds from the start on, which was between these two moments.
  expect(until).toBeGreaterThanOrEqual(before + 3_000);
  expect(until).toBeLessThanOrEqual(server.house.now() + 3_000);
  await tell(ann, id, 'a');
  await tell(cy, id, 'c');
  await waitFor(async () => (await ann.state(id)).meta.status === 'playing');
  const { meta } = await bob.state(id);
  expect(meta.joint?.shares.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(meta.joint?.left).toEqual([{ seat: 1, hash: shareHash(numberOf('b')) }]);
  expect((await tell(bob, id, 'b')).body.code).toBe('already-started');
  // The next table asks everybody again.
  const row = await server.house.store.match(id);
  expect(row?.seed).toBe(jointSeed(row?.joint?.secret ?? '', [{ number: numberOf('a') }, { number: numberOf('c') }]));
});

test('who was never bound is not waited for, one device adds one number, and alone with bots it is as ever', async () => {
  const plain = await lobby(['Ann', 'Bob']);
  await plain.people[0].act(plain.id, 'start');
  expect((await plain.people[0].state(plain.id)).meta).toMatchObject({ status: 'playing', joint: null, deal: null });

  const ann = await server.guest('Ann');
  const alone = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], start: false });
  await bind(ann, alone, 'a');
  await ann.act(alone, 'start');
  expect((await ann.state(alone)).meta).toMatchObject({ status: 'playing', joint: null });
  const at = await server.house.store.match(alone);
  expect(seedCommitment(at?.seed ?? '')).toBe((await ann.state(alone)).meta.seedHash);

  const hot = await ann.create({
    game: 'canary',
    seats: [{ kind: 'hotseat', name: 'Eve' }, { kind: 'me' }, { kind: 'open' }],
    start: false,
  });
  const bob = await server.guest('Bob');
  await bob.act(hot, 'join');
  await bind(ann, hot, 'a');
  await ann.act(hot, 'start');
  await tell(ann, hot, 'a');
  expect((await bob.state(hot)).meta).toMatchObject({ status: 'playing', joint: { shares: [{ seat: 0 }], left: [] } });

  const stranger = await server.guest('Zoe');
  const table = await lobby(['Ann'], 2);
  expect((await bind(stranger, table.id, 'a')).body.code).toBe('not-seated');
  expect((await table.people[0].act(table.id, 'share', { hash: 'short' })).status).toBe(400);
});

test('a table that begins by itself begins no later than it would', async () => {
  const { id, people } = await lobby(['Ann', 'Bob']);
  const [ann, bob] = people;
  await ann.act(id, 'start');
  expect((await ann.act(id, 'resign')).status).toBe(200);
  const next = (await ann.act(id, 'rematch')).body.match ?? '';
  await bind(ann, next, 'a');
  // Whoever is awaited binds before sitting down: with that it begins.
  expect((await bind(bob, next, 'b')).status).toBe(200);
  await bob.act(next, 'join');
  await Promise.all([tell(ann, next, 'a'), tell(bob, next, 'b')]);
  expect((await ann.state(next)).meta).toMatchObject({ status: 'playing', joint: { left: [] } });

  await waitFor(async () => (await answerAnyhow(ann, next)) || (await answerAnyhow(bob, next)));
  await bob.act(next, 'resign');
  const third = (await ann.act(next, 'rematch')).body.match ?? '';
  const until = (await ann.state(third)).meta.call?.until ?? 0;
  await bind(ann, third, 'c');
  const row = await server.house.store.match(third);
  expect(row?.call?.until).toBe(until);
  // As soon as two are there, the last round comes before that moment, not after it.
  if (row === null) throw new Error('no row');
  expect(beginsAt(row)).toBe(until);
  const two = { ...row, seats: row.seats.map((seat, i) => (i === 1 ? { ...row.seats[0], identity: 'bob' } : seat)) };
  expect(beginsAt(two)).toBe(until - 2000);
  expect(beginsNow(two, canary as never, until - 2000)).toMatchObject({ deal: { until } });
  const found = await verify(server.house.store, null);
  expect(found.troubles).toEqual([]);
});

test('a store in which the seed does not follow from what was added is found out', async () => {
  const { id, people } = await lobby(['Ann', 'Bob']);
  await bind(people[0], id, 'a');
  await people[0].act(id, 'start');
  await tell(people[0], id, 'a');
  const row = await server.house.store.match(id);
  if (row === null) throw new Error('no row');
  await server.house.store.commit({ match: id, version: row.version, row: { ...row, version: row.version + 1, seed: numberOf('0') } });
  expect((await verify(server.house.store, null)).troubles.join()).toContain(id);
});
