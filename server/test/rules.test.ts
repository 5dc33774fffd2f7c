import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Game } from '#engine';
import { putAway } from '../ops/keeping.ts';
import { games } from './games.ts';
import { answerAnyhow, Guest, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

test('after a change of rules running matches go on from their last quiet point, finished ones are still told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-rules-'));
  const before = await startServer({ dataDir: folder });
  const ann = await before.guest('Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Bob' }];
  const long = await ann.create({ game: 'closed', seats, options: { length: '200' } });
  const short = await ann.create({ game: 'closed', seats, options: { length: '6' } });
  for (const [id, many] of [
    [short, 60],
    [long, 55],
  ] as const)
    for (let i = 0; i < many; i++) await answerAnyhow(ann, id, (await ann.state(id)).view?.decision?.asked[0] ?? 0);
  const left = await ann.state(long, '?seat=0');
  const told = await ann.replay(short);
  // It is put away before the rules change: what happened in it is told all the same.
  expect(await putAway(before.house.store, short)).toBe(true);
  expect(await before.house.store.dump('courses', null, 5)).toEqual([]);
  await before.close();

  const newer = games.map((game): Game => ({ ...game, rulesVersion: game.rulesVersion + 1 }));
  const after = await startServer({ dataDir: folder, games: newer });
  const again = new Guest(after.url);
  again.cookie = ann.cookie;
  const found = await again.state(long, '?seat=0');
  expect({ ...found.view, rulesVersion: 1 }).toEqual(left.view);
  expect(found.meta.undo.mine).toBe('no');
  expect((await again.act(long, 'undo', { seat: 0 })).body.code).toBe('nothing-to-undo');
  for (let i = 0; i < 10; i++) expect(await answerAnyhow(again, long, (await again.state(long)).view?.decision?.asked[0] ?? 0)).toBe(true);
  expect(told.events.length).toBeGreaterThan(6);
  expect(await again.replay(short)).toEqual(told);
  expect((await again.state(short)).view).toBeNull();
  expect((await again.post('/api/matches/from-position', { key: 'abcdef', match: short, at: 2, seat: 0, level: 'random' })).body.code).toBe(
    'old-rules',
  );
  await after.close();
  rmSync(folder, { recursive: true, force: true });
});
