import { writeSync } from 'node:fs';
import type { Entry } from '#engine';
import { linked, rootOf } from '../store/chain.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { type JournalRow, MATCH_DEFAULTS, type MatchRow } from '../store/types.ts';

/** Writes long matches one after the other until it is killed, and tells the name of each that was acknowledged. */
const store = openSqlite(process.argv[2]);
for (let i = 0; ; i++) {
  const match = `m${i}`;
  const entries: JournalRow[] = [];
  for (let n = 0; n < 1722; n++) {
    const entry: Entry = { kind: 'answer', n, seat: 0, picks: [n], keys: [`c${n}`] };
    entries.push(linked(entries.at(-1)?.hash ?? rootOf(match), n, 1000 + n, entry));
  }
  const row = { ...MATCH_DEFAULTS, id: match, version: 1, game: 'canary', rulesVersion: 1, status: 'playing', seats: [], createdAt: 5 };
  await store.commit({ match, row: { ...row, visibility: 'private' } as unknown as MatchRow, entries, due: null, updatedAt: 5 });
  writeSync(1, `${match}\n`);
}
