import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { linked, rootOf } from '#server/store/chain.ts';
import { databaseFile, openPlace } from '#server/store/place.ts';
import { type JournalRow, MATCH_DEFAULTS, type MatchRow } from '#server/store/types.ts';
import { lab } from './io.ts';

test('verify names what is missing, and says so when nothing is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-verify-'));
  const { store } = await openPlace(folder);
  const row = { ...MATCH_DEFAULTS, id: 'm', version: 1, game: 'fluxx', status: 'lobby', visibility: 'private', seats: [], createdAt: 1 };
  const entries: JournalRow[] = [];
  for (let n = 0; n < 6; n++)
    entries.push(linked(entries.at(-1)?.hash ?? rootOf('m'), n, 1, { kind: 'answer', n, seat: 0, picks: [0], keys: ['a'] }));
  await store.commit({ match: 'm', row: row as unknown as MatchRow, entries, due: null, updatedAt: 1 });
  expect(await lab(`verify ${folder}`)).toMatchObject({ code: 0, out: '1 matches, 6 journal entries\nnothing is missing\n' });
  await store.close();
  const db = new DatabaseSync(databaseFile(folder));
  db.exec('UPDATE journal SET at = 2 WHERE n = 3');
  db.close();
  expect(await lab(`verify ${folder} --replay`)).toMatchObject({
    code: 1,
    out: '1 matches, 0 journal entries\nmatch m, entry 3: does not fit what came before\n1 found wrong\n',
  });
  expect(await lab(`verify ${join(folder, 'nowhere')}`)).toMatchObject({ code: 1 });
  expect(await lab('verify')).toMatchObject({ code: 2 });
  rmSync(folder, { recursive: true, force: true });
});
