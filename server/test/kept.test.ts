import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { journalHash, Match } from '#engine';
import { gameById, games } from '#games/registry.ts';
import { putAway } from '../ops/keeping.ts';
import type { AnalysisReply, MeReply, MyTablesReply, RecordReply, TablesReply } from '../schema.ts';
import { databaseFile } from '../store/place.ts';
import { verify } from '../store/verify.ts';
import { databases, noPostgres } from './databases.ts';
import type { Kept, KeptMatch, Ledger } from './fixtures/ledger.ts';
import { answerAnyhow, Guest, type Server, startServer, waitFor } from './kit.ts';

/** Stores that earlier commits filled are opened by this one: see fixtures/README.md. */

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOUR_MS = 3_600_000;
const COMMITS = ['6a93e6e'];
const postgres = databases();
const file = (commit: string, name: string): Buffer => readFileSync(new URL(`./fixtures/${commit}/${name}`, import.meta.url));

function unpacked(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-kept-'));
  writeFileSync(databaseFile(folder), gunzipSync(file(commit, 'zastolye.db.gz')));
  writeFileSync(join(folder, 'cookie-secret'), file(commit, 'cookie-secret'));
  return folder;
}

async function restored(commit: string): Promise<string> {
  const url = await postgres.urlFor(`kept-${commit}`);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(gunzipSync(file(commit, 'postgres.sql.gz')).toString());
  await client.end();
  return url;
}

const stores = COMMITS.flatMap((commit) => [
  { commit, name: 'sqlite' as const },
  ...(noPostgres === null ? [{ commit, name: 'postgres' as const }] : []),
]);
test.runIf(noPostgres !== null)(`left out: ${noPostgres}`, () => undefined);

describe.each(stores)('a store of commit $commit in $name', ({ commit, name }) => {
  const kept: Kept = (JSON.parse(file(commit, 'ledger.json').toString()) as Ledger)[name];
  const those = (status: KeptMatch['status']): readonly KeptMatch[] => kept.matches.filter((one) => one.status === status);
  const isOfToday = ({ game, rulesVersion }: KeptMatch): boolean => gameById(game)?.rulesVersion === rulesVersion;
  let server: Server;
  let folder: string | null = null;
  let people: readonly Guest[] = [];
  beforeAll(async () => {
    const config = { gamesModule: '#games/registry.ts', botBudgetMs: 20 };
    if (name === 'sqlite') {
      folder = unpacked(commit);
      server = await startServer({ dataDir: folder, config, games });
    } else server = await startServer({ databaseUrl: await restored(commit), config, games });
    // The day whose deals are in it may be today.
    server.pass(24 * 3600_000);
    people = kept.people.map(({ cookie }) => Object.assign(new Guest(server.url), { cookie }));
  });
  afterAll(async () => {
    await server.close();
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  });

  test('holds running and finished matches of all games', () => {
    for (const status of ['playing', 'finished', 'lobby'] as const)
      expect(new Set(those(status).map(({ game }) => game))).toEqual(new Set(games.map(({ id }) => id)));
  });

  test('everybody is who they were, with their record', async () => {
    for (const [i, guest] of people.entries()) {
      expect((await guest.get<MeReply>('/api/me')).body.me?.name).toBe(kept.people[i].name);
      const mine = those('finished').filter(({ seats }) => seats.some((seat) => seat.name === kept.people[i].name));
      expect((await guest.get<RecordReply>('/api/my/record')).body.totals.matches).toBe(mine.length);
    }
  });

  test.each(those('finished').map((one) => [one.game, one] as const))('a finished match of %s is told to its end', async (_, one) => {
    const [ann] = people;
    const told = await ann.replay(one.id);
    expect([told.journal.length, told.outcome]).toEqual([one.journal, one.outcome]);
    const entries = told.journal.map(({ entry }) => entry);
    expect(told.hash).toBe(journalHash(told.header, entries));
    expect((await server.house.store.journal(one.id)).at(-1)?.hash ?? null).toBe(one.head);
    expect(told.events.length).toBeGreaterThan(1);
    expect((await server.house.store.lines(one.id, 100)).length).toBe(one.lines);
    // Asked for at other matches, it would begin one.
    if (one.lookBack)
      expect((await ann.get<AnalysisReply>(`/api/matches/${one.id}/analysis`)).body).toMatchObject({ state: 'done', analysis: {} });
    const game = gameById(one.game);
    if (game === undefined || !isOfToday(one)) return;
    expect(Match.load(game, told.header, entries).table.outcome).toEqual(one.outcome);
  });

  test.each(those('playing').map((one) => [one.game, one] as const))('a running match of %s goes on', async (_, one) => {
    const length = async (): Promise<number> => (await server.house.store.journal(one.id)).length;
    if (isOfToday(one)) expect((await server.house.store.journal(one.id))[one.journal - 1].hash).toBe(one.head);
    const seated = one.seats.flatMap(({ kind, name: person }, seat) =>
      people.filter((_guest, i) => kind === 'human' && kept.people[i].name === person).map((guest) => [guest, seat] as const),
    );
    if (!isOfToday(one) && !one.checkpoint) {
      // Too young to have a point that it could go on from under other rules: everybody is told so.
      const [[guest, seat]] = seated;
      expect((await guest.act(one.id, 'answer', { n: 0, seat, picks: [] })).body.code).toBe('old-rules');
      return;
    }
    const streams = seated.map(([guest, seat]) => guest.listen(one.id, { query: `?seat=${seat}` }));
    const before = await length();
    const status = await waitFor(async () => {
      for (const [guest, seat] of seated) if (await answerAnyhow(guest, one.id, seat)) return 'answered';
      return (await seated[0][0].state(one.id)).meta.status === 'finished' ? 'finished' : undefined;
    });
    for (const stream of streams) await stream.close();
    expect(['answered', 'finished']).toContain(status);
    expect(await length()).toBeGreaterThan(before);
  });

  test('a running match of two goes over days from now on: a bot stands in after a day, and it is played to its end', async () => {
    const [ann, bob] = people;
    const duel = those('playing').find(
      (one) => isOfToday(one) && one.game === 'pickle' && one.seats.filter(({ kind }) => kind === 'human').length === 2,
    );
    if (duel === undefined) throw new Error('no such match was kept');
    const { id } = duel;
    const tables = async (guest: Guest) => (await guest.get<MyTablesReply>('/api/my/tables')).body.tables.find((table) => table.id === id);
    expect((await tables(ann))?.slow).toBe(false);
    await ann.act(id, 'settings', { clock: 'day' });
    await bob.vote(id, 'settings', true);
    const asked = (await ann.state(id)).view?.decision?.asked ?? [];
    expect([await tables(ann), await tables(bob)].map((table) => [table?.slow, table?.state])).toEqual(
      [0, 1].map((seat) => [true, asked.includes(seat) ? 'mine' : 'others']),
    );
    server.pass(25 * HOUR_MS);
    const stoodIn = await waitFor(async () => (await ann.state(id)).meta.slow?.standIns.at(-1));
    expect((await server.house.store.journal(id))[stoodIn].entry).toMatchObject({ kind: 'answer', by: 'bot', seat: asked[0] });
    for (let i = 0; i < 2000 && (await ann.state(id)).meta.status === 'playing'; i++)
      for (const one of [ann, bob]) await answerAnyhow(one, id);
    expect([(await tables(ann))?.state, (await tables(bob))?.state]).toEqual(['over', 'over']);
  });

  test.each(those('lobby').map((one) => [one.game, one] as const))('a table of %s that waits for people is sat down at', async (_, one) => {
    const [ann, , eve] = people;
    expect((await ann.act(one.id, 'join')).status).toBe(200);
    await eve.act(one.id, 'start');
    expect((await ann.state(one.id)).meta.status).toBe('playing');
  });

  test('finished matches that are put away are told and listed as before, whatever has become of the rules', async () => {
    const [ann] = people;
    const isPutAway = (match: string): boolean => those('finished').some(({ id }) => id === match);
    const look = async () => ({
      told: await Promise.all(those('finished').map(({ id }) => ann.replay(id))),
      states: (await Promise.all(those('finished').map(({ id }) => ann.state(id)))).map(({ view, meta }) => ({ view, seats: meta.seats })),
      // The others go on meanwhile, and some of them end.
      mine: (await ann.get<TablesReply>('/api/my/matches')).body.matches.filter(({ id }) => isPutAway(id)),
      record: (await ann.get<RecordReply>('/api/my/record')).body.history.matches.filter(({ id }) => isPutAway(id)),
    });
    const before = await look();
    expect(before.told.some(({ header }) => gameById(header.game)?.rulesVersion !== header.rulesVersion)).toBe(true);
    for (const { id } of those('finished')) expect(await putAway(server.house.store, id)).toBe(true);
    expect((await server.house.store.dump('archive', null, 500)).length).toBe(those('finished').length);
    expect(await look()).toEqual(before);
    expect((await verify(server.house.store, gameById)).troubles).toEqual([]);
  });
});
