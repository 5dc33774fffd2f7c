import { existsSync } from 'node:fs';
import type { Store } from '#server/store/types.ts';
import type { Command } from './command.ts';
import { Failure, Progress, UsageError } from './io.ts';

export const move: Command = {
  name: 'move',
  summary: 'carries all data from one store to another',
  about: `For a club that outgrows one file, and back. A store is a data folder (as DATA_DIR) or the address of a PostgreSQL database (as DATABASE_URL).
Stop the server first: what is played meanwhile does not come along. People keep their identities, since the secret that signs cookies moves too. The
target must be empty, unless --resume goes on with a move that was broken off. At the end every row is compared, and every journal's chain is checked.`,
  flags: {
    from: { value: 'STORE', help: 'where the data are' },
    to: { value: 'STORE', help: 'where they go' },
    resume: { help: 'the target may hold rows already; they stay as they are' },
  },
  examples: [
    'move --from data --to postgres://me:secret@127.0.0.1/zastolye',
    'move --from postgres://me:secret@127.0.0.1/zastolye --to data-again',
  ],
  run: async (args, io) => {
    const [from, to] = [args.text('from'), args.text('to')];
    if (from === undefined || to === undefined) throw new UsageError('move wants --from and --to');
    const [{ databaseFile, isDatabase, openPlace }, { differing, isEmpty, moveAll }] = await Promise.all([
      import('#server/store/place.ts'),
      import('#server/store/move.ts'),
    ]);
    if (from === to) throw new UsageError('--from and --to are the same');
    if (!isDatabase(from) && !existsSync(databaseFile(from))) throw new Failure(`there is no ${databaseFile(from)}`);
    const source = await openPlace(from);
    const target = await openPlace(to);
    try {
      if (!args.has('resume') && !(await isEmpty(target.store)))
        throw new Failure('the target holds data already (--resume goes on with a move)');
      const progress = new Progress(io, 'moving');
      const moved = await moveAll(source, target, (table, rows) => progress.show(0, 1, `${table} ${rows}`));
      progress.clear();
      const wrong = await differing(source.store, target.store);
      if (wrong.length > 0) throw new Failure(`the copy differs in ${wrong.join(', ')}: was somebody playing?`);
      for (const row of await allMatches(target.store)) await target.store.journal(row);
      io.out(
        `${Object.entries(moved)
          .map(([table, rows]) => `${table} ${rows}`)
          .join(', ')}\neverything is there: each row compared, each journal whole\n`,
      );
      return 0;
    } finally {
      await source.store.close();
      await target.store.close();
    }
  },
};

async function allMatches(store: Store): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const rows = await store.dump('matches', found.length === 0 ? null : [found[found.length - 1]], 1000);
    if (rows.length === 0) return found;
    found.push(...rows.map((row) => String(row.id)));
  }
}
