import { existsSync } from 'node:fs';
import type { Command } from './command.ts';
import { Failure, Progress, UsageError } from './io.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'looks whether anything is missing from a store',
  operand: 'STORE',
  about: `A store is a data folder (as DATA_DIR), a copy of its database file, or the address of a PostgreSQL database (as DATABASE_URL). Every journal is a
chain of hashes: an entry that was lost or changed is named. Of a file its pages and its write-ahead log are checked, too. Nothing is changed, and a server
may be running on it.`,
  flags: { replay: { help: 'also play every journal again under the rules of today' } },
  examples: ['verify data', 'verify /backups/zastolye-2026-11-16T03-00-00Z.db', 'verify postgres://me:secret@127.0.0.1/zastolye --replay'],
  run: async (args, io) => {
    const [place] = args.operands;
    if (place === undefined) throw new UsageError('verify wants a data folder or the address of a database');
    const [{ databaseFile, isDatabase, openPlace }, { openSqlite }, { verify: look }, { loadLibrary }] = await Promise.all([
      import('#server/store/place.ts'),
      import('#server/store/sqlite/open.ts'),
      import('#server/store/verify.ts'),
      import('#server/library.ts'),
    ]);
    const file = place.endsWith('.db') ? place : databaseFile(place);
    if (!isDatabase(place) && !existsSync(file)) throw new Failure(`there is no ${file}`);
    const store = isDatabase(place) ? (await openPlace(place)).store : openSqlite(file, { readOnly: true });
    try {
      const library = args.has('replay') ? await loadLibrary('#games/registry.ts') : null;
      const progress = new Progress(io, 'verifying');
      const { matches, entries, troubles } = await look(store, library === null ? null : (id) => library.gameById(id), (done) =>
        progress.show(0, 1, `${done} matches`),
      );
      progress.clear();
      io.out(`${matches} matches, ${entries} journal entries\n`);
      for (const trouble of troubles) io.out(`${trouble}\n`);
      io.out(troubles.length === 0 ? 'nothing is missing\n' : `${troubles.length} found wrong\n`);
      return troubles.length === 0 ? 0 : 1;
    } finally {
      await store.close();
    }
  },
};
