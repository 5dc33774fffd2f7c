import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import { putAway } from '../ops/keeping.ts';
import type { DailyReply, MutesReply, RecordReply } from '../schema.ts';
import { archiveFile } from '../store/sqlite/archive.ts';
import { TABLE_NAMES } from '../store/types.ts';
import { databases, noPostgres } from './databases.ts';
import { answerAnyhow, type Guest, type Server, startServer, waitFor } from './kit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const NAME = 'Zinaida-Unforgettable';
const HOT = 'Zinaida-beside-me';
const SAID = 'words that nobody else says';
const postgres = databases();
const never = (): Promise<never> => new Promise(() => undefined);
const bots: Bots = { choose: never, advise: never, lookBack: never, isFull: () => false, waiting: 0, close: async () => undefined };
const stores = [
  { name: 'sqlite', missing: null },
  { name: 'postgres', missing: noPostgres },
];

describe.each(stores.filter(({ missing }) => missing === null))('deleted is deleted, in $name', ({ name }) => {
  let server: Server;
  let folder: string;
  let url: string | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zastolye-forget-'));
    url = name === 'postgres' ? await postgres.urlFor(folder) : undefined;
    server = await startServer({ bots, dataDir: folder, ...(url === undefined ? {} : { databaseUrl: url }) });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Everything that is kept, as text: what the tables hold, and, of a file, every byte of it. */
  async function everything(): Promise<string> {
    const found: string[] = [];
    for (const table of TABLE_NAMES) found.push(JSON.stringify(await server.house.store.dump(table, null, 10_000)));
    if (url !== undefined) {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
      for (const one of rows) found.push(JSON.stringify((await client.query(`SELECT t::text FROM "${one.name}" t`)).rows));
      await client.end();
    }
    return found.join('\n');
  }

  async function between(ann: Guest, zina: Guest, seats: object[] = [{ kind: 'me' }, { kind: 'open' }]): Promise<string> {
    const id = await ann.create({ game: 'canary', seats: seats as [{ kind: 'me' }], options: { length: '200' }, start: false });
    expect((await zina.act(id, 'join')).status).toBe(200);
    return id;
  }

  test('nothing in the store names the person afterwards; matches of others stay what they were', async () => {
    const [ann, zina] = [await server.guest('Ann'), await server.guest(NAME)];
    // A finished match, one that runs, one that waits, one that was given up and goes on, one at one device, and one that was only watched.
    const finished = await between(ann, zina);
    await ann.act(finished, 'start');
    await zina.act(finished, 'chat', { text: SAID });
    await ann.act(finished, 'chat', { text: 'well played' });
    await waitFor(() => answerAnyhow(ann, finished));
    await zina.act(finished, 'resign');
    const putBy = await between(ann, zina);
    await ann.act(putBy, 'start');
    await zina.act(putBy, 'chat', { text: SAID });
    await zina.act(putBy, 'resign');
    expect(await putAway(server.house.store, putBy)).toBe(true);
    const running = await between(ann, zina);
    await ann.act(running, 'start');
    const waiting = await between(ann, zina);
    const third = await server.guest('Cy');
    const givenUp = await between(ann, zina, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    await third.act(givenUp, 'join');
    await ann.act(givenUp, 'start');
    await zina.act(givenUp, 'resign');
    const device = await zina.create({
      game: 'canary',
      seats: [{ kind: 'me' }, { kind: 'hotseat', name: HOT }],
      options: { length: '20' },
    });
    const watched = await between(ann, third);
    await ann.act(watched, 'settings', { spectatorChat: true });
    await zina.act(watched, 'chat', { text: SAID });
    const day = (await zina.post<{ id: string }>('/api/daily/canary')).body.id;
    await zina.act(day, 'resign');
    await waitFor(async () => (await ann.get<DailyReply>('/api/daily/canary')).body.newcomers.players === 1);
    await ann.act(finished, 'mute', { line: 0 });
    await zina.post('/api/me/recovery');
    const before = await everything();
    for (const word of [NAME, HOT, SAID]) expect(before).toContain(word);
    const journal = (await server.house.store.journal(finished)).length;

    const stream = ann.listen(running);
    await stream.until((heard) => heard.length > 0);
    expect((await zina.post('/api/me/forget', {})).status).toBe(400);
    expect((await zina.post('/api/me/forget', { sure: true })).status).toBe(200);
    const after = await everything();
    for (const word of [NAME, HOT, SAID]) expect(after).not.toContain(word);

    // Who was told meanwhile is told again, and nobody is left to wait for.
    await stream.until((heard) => heard.find((one) => one.event === 'meta' && one.data.meta.seats.every((seat) => seat.name !== NAME)));
    await stream.close();
    const told = await ann.get(`/api/matches/${finished}`);
    expect(told.text).not.toContain(NAME);
    expect((await ann.state(finished)).meta.seats.map((seat) => seat.name)).toEqual(['Ann', '']);
    expect((await ann.state(waiting)).meta.seats[1].kind).toBe('open');
    expect(['finished', 'playing']).toContain((await ann.state(running)).meta.status);
    expect((await ann.state(givenUp)).meta.seats[1].name).toBe('');
    expect((await server.house.store.journal(finished)).length).toBe(journal);
    expect((await ann.get(`/api/matches/${finished}/replay`)).status).toBe(200);
    expect((await ann.replay(putBy)).seats.map((seat) => seat.name)).toEqual(['Ann', '']);
    expect((await server.house.store.match(device))?.seats.map((seat) => seat.name)).toEqual(['', '']);
    const chat = (await ann.get<{ chat: { text: string }[] }>(`/api/matches/${finished}`)).body.chat;
    expect(chat.map(({ text }) => text)).toEqual(['well played']);
    expect((await ann.get<MutesReply>('/api/me/mutes')).body.people).toEqual([]);
    const record = (await ann.get<RecordReply>('/api/my/record')).body;
    expect(record.people).toEqual([]);
    expect(record.totals.matches).toBeGreaterThan(0);
    expect((await ann.get<DailyReply>('/api/daily/canary')).body.newcomers).toMatchObject({ players: 1, best: [{ name: '' }] });
    // The browser is a stranger's, also with the cookie of before.
    const cookie = zina.cookie;
    expect((await zina.get<{ me: null }>('/api/me')).body.me).toBeNull();
    zina.cookie = cookie;
    expect((await zina.post('/api/me/forget', { sure: true })).status).toBe(401);
  });

  test.runIf(name === 'sqlite')('nor does the file, once what was written over is gone', async () => {
    const { store } = server.house;
    const copy = join(mkdtempSync(join(folder, 'copies-')), 'copy.db');
    await (store as typeof store & { backup(file: string): Promise<void> }).backup(copy);
    for (const file of [copy, archiveFile(copy)]) {
      const bytes = readFileSync(file, 'latin1');
      for (const word of [NAME, HOT, SAID]) expect([file, bytes.includes(word)]).toEqual([file, false]);
    }
  });
});
