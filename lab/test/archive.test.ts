import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPlace } from '#server/store/place.ts';
import { MATCH_DEFAULTS, type MatchRow } from '#server/store/types.ts';
import { lab } from './io.ts';

test('archive puts away what ended long ago, also while a server is running, and says what it did', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-lab-archive-'));
  const { store } = await openPlace(folder);
  const row = { ...MATCH_DEFAULTS, version: 1, game: 'fluxx', rulesVersion: 1, visibility: 'private', seats: [], createdAt: 1 };
  for (const [id, finishedAt] of [
    ['old', Date.now() - 70 * 24 * 3600_000],
    ['late', Date.now()],
  ] as const) {
    const whole = { ...row, id, status: 'finished', finishedAt } as unknown as MatchRow;
    await store.commit({ match: id, row: whole, course: [[]], due: Date.now() - 5000, updatedAt: 1 });
  }
  // In the hands of the running server.
  expect(await store.claimDue(Date.now(), Date.now(), Date.now() + 60_000, 9)).toHaveLength(2);
  expect(await lab(`archive ${folder}`)).toMatchObject({ code: 0, out: 'put away 1 matches, removed 0, the talk of 0 and 0 people\n' });
  expect((await store.dump('archive', null, 9)).map(({ match }) => match)).toEqual(['old']);
  expect(await store.course('old')).toEqual([[]]);
  expect(await store.claimDue(Date.now(), Date.now(), Date.now() + 60_000, 9)).toEqual([]);
  expect(await lab(`verify ${folder}`)).toMatchObject({ code: 0 });
  await store.close();
  expect(await lab(`archive ${join(folder, 'nowhere')}`)).toMatchObject({ code: 1 });
  expect(await lab('archive')).toMatchObject({ code: 2 });
  rmSync(folder, { recursive: true, force: true });
});

test('archive --sizes: a match with its course takes at most 60 % of what gzip makes of it', async () => {
  const { code, out } = await lab('archive --sizes --game pickle --games 6 --json');
  expect(code).toBe(0);
  const [sizes] = JSON.parse(out) as { game: string; gzip: number; packed: number; share: number }[];
  expect(sizes.game).toBe('pickle');
  expect(sizes.gzip).toBeGreaterThan(2000);
  expect(sizes.share).toBeLessThan(0.6);
});
