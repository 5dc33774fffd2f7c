import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerAll, anyPicks } from '#bots/index.ts';
import { fastRng, fittingOptions, journalHash, Match } from '#engine';
import type { CarriedRequest, CreatedReply, ErrorReply, Parcel, RecordReply, ReplayReply } from '../schema.ts';
import { newMatchId } from '../words.ts';
import { answerAnyhow, freshKey, type Guest, type Server, startServer } from './kit.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A match of two that was played to its end somewhere without a network. */
function played(more: Partial<CarriedRequest> = {}): CarriedRequest {
  const game = server.house.library.gameById('closed');
  if (game === undefined) throw new Error('there is no such game');
  const options = fittingOptions(game, 2);
  const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options, seed: '5a'.repeat(32) };
  const match = Match.start(game, header);
  const rng = fastRng(5);
  while (!match.over) answerAll(match, anyPicks, rng);
  return {
    key: freshKey(),
    id: newMatchId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...options },
    seats: [
      { kind: 'me', name: 'On the way', avatar: 'fox-1' },
      { kind: 'bot', name: 'Otto', avatar: 'robot-1', level: 'easy' },
    ],
    players: 2,
    seed: header.seed,
    createdAt: 1000,
    journal: match.journal.map((entry, i) => ({ at: 1000 + i, entry })),
    ...more,
  };
}

const carry = (guest: Guest, request: CarriedRequest) => guest.post<CreatedReply & ErrorReply>('/api/matches/carried', request);
const recordOf = async (guest: Guest) => (await guest.get<RecordReply>('/api/my/record')).body;

test('a match that was played without the network comes to the own record with its course, and counts for nothing', async () => {
  const ann = await server.guest('Ann');
  const match = played();
  expect(await carry(ann, match)).toMatchObject({ status: 201, body: { id: match.id } });
  // The word of it was lost: the same again.
  expect(await carry(ann, { ...match, key: freshKey() })).toMatchObject({ status: 201, body: { id: match.id } });
  const { totals, history } = await recordOf(ann);
  expect(totals).toMatchObject({ matches: 1, counted: 0, won: 0, share: null });
  expect(history.matches).toMatchObject([{ id: match.id, offline: true, counts: false }]);
  expect(history.matches[0].seats.map(({ name, you }) => [name, you])).toEqual([
    ['Ann', true],
    ['Otto', false],
  ]);
  const replay = (await ann.get<ReplayReply>(`/api/matches/${match.id}/replay`)).body;
  expect(replay.journal).toEqual(match.journal);
  expect(replay.hash).toBe(
    journalHash(
      replay.header,
      match.journal.map(({ entry }) => entry),
    ),
  );
  expect(replay.events.length).toBe(match.journal.length + 1);
});

test('it began when the device says, but never in time to come', async () => {
  const ann = await server.guest('Ann');
  const [early, ahead] = [played(), played({ createdAt: server.house.now() + 3_600_000 })];
  for (const match of [early, ahead]) expect((await carry(ann, match)).status).toBe(201);
  const begun = async ({ id }: CarriedRequest): Promise<number> => (await server.house.store.match(id))?.createdAt ?? Number.NaN;
  expect(await begun(early)).toBe(1000);
  expect(await begun(ahead)).toBeLessThanOrEqual(server.house.now());
});

test('what does not follow from the rules, or was played by others, is not taken', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const match = played();
  const { journal } = match;
  const wrong: readonly (readonly [Partial<CarriedRequest>, string])[] = [
    [{ journal: [journal[1], ...journal] }, 'does-not-follow'],
    [{ journal: [{ at: 1, entry: { kind: 'gift' } }] as never }, 'does-not-follow'],
    [{ seed: '5b'.repeat(32) }, 'does-not-follow'],
    [{ rulesVersion: match.rulesVersion + 1 }, 'old-rules'],
    [{ seats: match.seats.slice(0, 1) }, 'wrong-seats'],
  ];
  for (const [changed, code] of wrong) expect((await carry(ann, { ...match, ...changed, key: freshKey() })).body).toMatchObject({ code });
  expect((await recordOf(ann)).totals.matches).toBe(0);
  expect((await carry(ann, match)).status).toBe(201);
  expect(await carry(eve, { ...match, key: freshKey() })).toMatchObject({ status: 409, body: { code: 'carried-elsewhere' } });
  const running = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  expect((await carry(ann, played({ id: running }))).body).toMatchObject({ code: 'carried-elsewhere' });
});

test('a long journal is taken here and nowhere else', async () => {
  const ann = await server.guest('Ann');
  const long = played({ journal: Array.from({ length: 5000 }, () => ({ at: 1, entry: { kind: 'time-out', n: 9, seat: 0 } as const })) });
  expect(JSON.stringify(long).length).toBeGreaterThan(100_000);
  expect((await carry(ann, long)).body).toMatchObject({ code: 'does-not-follow' });
  expect((await ann.post('/api/matches', { ...long })).status).toBe(413);
});

/** Other work may share the machine. */
const asked = (guest: Guest, id: string) =>
  vi.waitFor(async () => expect((await guest.state(id)).view?.decision?.mine ?? null).not.toBeNull(), { timeout: 20_000 });

const PHONE = 'phone-phone-phone-1';
const TABLET = 'tablet-tablet-tablet';
const part = (match: CarriedRequest, entries: number, more: Partial<CarriedRequest> = {}): CarriedRequest => ({
  ...match,
  journal: match.journal.slice(0, entries),
  ...more,
  key: freshKey(),
});

test('a match that is not over goes on here, and counts for nothing when it ends', async () => {
  const ann = await server.guest('Ann');
  const match = played();
  expect((await carry(ann, part(match, 4))).status).toBe(201);
  await asked(ann, match.id);
  const { meta } = await ann.state(match.id);
  expect([meta.status, meta.away, meta.seats[1].kind]).toEqual(['playing', undefined, 'bot']);
  await answerAnyhow(ann, match.id);
  expect((await ann.act(match.id, 'resign')).status).toBe(200);
  expect((await recordOf(ann)).totals).toMatchObject({ matches: 1, counted: 0 });
});

test('while it is played on a device nobody answers here; what the device tells later is added; its end is the end', async () => {
  const ann = await server.guest('Ann');
  const match = played();
  await carry(ann, part(match, 3, { device: PHONE }));
  const seen = await ann.state(match.id);
  expect(seen.meta.away).toBe(true);
  const refused = await ann.post<ErrorReply>(`/api/matches/${match.id}/resign`, { key: freshKey() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'played-elsewhere' } });
  await carry(ann, part(match, 6, { device: PHONE }));
  expect((await ann.state(match.id)).at).toBeGreaterThan(seen.at);
  // An older copy that was late changes nothing; another device has no part in it.
  expect((await carry(ann, part(match, 3, { device: PHONE }))).status).toBe(201);
  expect((await carry(ann, part(match, 8, { device: TABLET }))).body).toMatchObject({ code: 'went-on-elsewhere' });
  expect((await carry(ann, part(match, match.journal.length))).status).toBe(201);
  const replay = (await ann.get<ReplayReply>(`/api/matches/${match.id}/replay`)).body;
  expect(replay.journal).toEqual(match.journal);
  expect((await recordOf(ann)).totals).toMatchObject({ matches: 1, counted: 0 });
});

test('fetched back it goes on here; what the device did afterwards is refused, so that both are kept', async () => {
  const ann = await server.guest('Ann');
  const match = played();
  await carry(ann, part(match, 4, { device: PHONE }));
  expect((await ann.act(match.id, 'bring')).status).toBe(200);
  expect((await ann.state(match.id)).meta.away).toBeUndefined();
  // Nothing had happened there since: no quarrel.
  expect((await carry(ann, part(match, 4, { device: PHONE }))).status).toBe(201);
  expect((await carry(ann, part(match, 7, { device: PHONE }))).body).toMatchObject({ code: 'went-on-elsewhere' });
  expect((await carry(ann, part(match, match.journal.length))).body).toMatchObject({ code: 'went-on-elsewhere' });
  expect((await ann.state(match.id)).meta.status).toBe('playing');
});

test('a match against bots is taken along with all that happened, by its person alone, and comes back with what was played on', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await asked(ann, id);
  await answerAnyhow(ann, id);
  const take = (guest: Guest, device: string) => guest.post<ErrorReply>(`/api/matches/${id}/take`, { key: freshKey(), device });
  expect((await take(eve, PHONE)).body).toMatchObject({ code: 'not-seated' });
  const fetched = (guest: Guest, device: string) => guest.get<Parcel & ErrorReply>(`/api/matches/${id}/parcel?device=${device}`);
  expect((await fetched(ann, PHONE)).body).toMatchObject({ code: 'went-on-elsewhere' });
  expect((await take(ann, PHONE)).status).toBe(200);
  expect((await take(ann, PHONE)).status).toBe(200);
  expect((await take(ann, TABLET)).body).toMatchObject({ code: 'played-elsewhere' });
  expect((await fetched(eve, PHONE)).body).toMatchObject({ code: 'not-seated' });
  const parcel = (await fetched(ann, PHONE)).body;
  const game = server.house.library.gameById('closed');
  if (game === undefined) throw new Error('there is no such game');
  const header = { game: 'closed', rulesVersion: parcel.rulesVersion, seats: 2, options: parcel.options, seed: parcel.seed };
  const match = Match.load(
    game,
    header,
    parcel.journal.map(({ entry }) => entry),
  );
  const rng = fastRng(7);
  while (!match.over) answerAll(match, anyPicks, rng);
  const journal = match.journal.map((entry, n) => parcel.journal[n] ?? { at: Date.now(), entry });
  expect((await carry(ann, { ...parcel, journal, key: freshKey() })).status).toBe(201);
  expect((await ann.state(id)).meta.status).toBe('finished');
  expect((await recordOf(ann)).totals).toMatchObject({ matches: 1, counted: 0 });
});

test('matches with other people stay here', async () => {
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  expect((await ann.post(`/api/matches/${id}/take`, { key: freshKey(), device: PHONE })).body).toMatchObject({ code: 'stays-here' });
  expect((await ann.state(id)).meta.away).toBeUndefined();
});

test('of other rules an end is kept with its course, marked as not checked, and shown to its person alone', async () => {
  const [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  const match = played();
  const other = part(match, match.journal.length, {
    rulesVersion: match.rulesVersion + 1,
    course: [[], [{ e: 'log', key: 'plays', rule: 'R-1', params: { who: { seat: 0 } } }]],
    outcome: { winners: [0], reason: 'first', rule: 'R-2' },
  });
  expect((await carry(ann, { ...other, journal: [], outcome: undefined })).body).toMatchObject({ code: 'old-rules' });
  const forged = { ...other, course: [[{ e: 'log', key: 'plays', rule: 'R-1', params: { who: { html: '<b>' } } }]] };
  expect((await carry(ann, { ...forged, key: freshKey() } as never)).status).toBe(400);
  expect((await carry(ann, other)).status).toBe(201);
  const { totals, history } = await recordOf(ann);
  expect([totals.matches, totals.counted]).toEqual([1, 0]);
  expect(history.matches).toMatchObject([{ id: match.id, offline: true, unchecked: true, result: 'won' }]);
  const replay = await ann.get<ReplayReply>(`/api/matches/${match.id}/replay`);
  expect(replay.body.events).toEqual(other.course);
  expect((await eve.get(`/api/matches/${match.id}/replay`)).status).toBe(404);
});
