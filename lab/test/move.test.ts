import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases, noPostgres } from '#server/test/databases.ts';
import { answerAnyhow, Guest, startServer } from '#server/test/kit.ts';
import { lab } from './io.ts';

const postgres = databases();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-move-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(noPostgres !== null)(
  'a club moves from its file to a database and back: the same people go on with the same matches',
  async () => {
    const [home, back] = [join(folder, 'home'), join(folder, 'back')];
    const url = await postgres.urlFor(folder);
    const first = await startServer({ dataDir: home });
    const ann = await first.guest('Anna');
    const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }], options: { length: '200' } });
    const playOn = async (): Promise<void> => {
      for (let i = 0; i < 60; i++) for (const seat of [0, 1]) await answerAnyhow(ann, id, seat);
    };
    await playOn();
    await ann.act(id, 'chat', { text: 'До встречи!' });
    await ann.post('/api/me/puzzles', { allowed: true });
    const before = await ann.state(id, '?seat=0');
    await first.close();
    writeFileSync(join(home, 'cookie-secret'), 'the secret of the club');

    const there = await lab(['move', '--from', home, '--to', url]);
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(there.out).toContain('each row compared, each journal whole');
    const second = await startServer({ databaseUrl: url });
    const same = new Guest(second.url);
    same.cookie = ann.cookie;
    expect((await same.state(id, '?seat=0')).view).toEqual(before.view);
    expect((await same.get<{ puzzles: boolean }>('/api/me/seat')).body.puzzles).toBe(true);
    ann.url = second.url;
    await playOn();
    const later = await ann.state(id, '?seat=0');
    expect(later.at).toBeGreaterThan(before.at);
    await second.close();

    // Nothing is mixed up with what lies there already.
    expect(await lab(['move', '--from', home, '--to', url])).toMatchObject({ code: 1 });
    expect(await lab(['move', '--from', url, '--to', back])).toMatchObject({ code: 0 });
    expect(readFileSync(join(back, 'cookie-secret'), 'utf8')).toBe('the secret of the club');
    const third = await startServer({ dataDir: back });
    ann.url = third.url;
    expect((await ann.state(id, '?seat=0')).view).toEqual(later.view);
    await third.close();
  },
  60_000,
);

test('a folder without data is not moved', async () => {
  const said = await lab(['move', '--from', join(folder, 'nowhere'), '--to', join(folder, 'somewhere')]);
  expect(said).toMatchObject({ code: 1 });
  expect(said.err).toContain('zastolye.db');
  expect(await lab('move --from here')).toMatchObject({ code: 2 });
});
