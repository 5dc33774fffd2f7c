import type { Place } from './place.ts';
import { type PlainRow, type Store, TABLE_NAMES, TABLES, type TableName } from './types.ts';

const AT_ONCE = 500;

/** All rows of a table, in order of its key. */
async function* rowsOf(store: Store, table: TableName): AsyncGenerator<PlainRow[]> {
  const keys = TABLES[table].columns.slice(0, TABLES[table].key);
  let after: PlainRow[string][] | null = null;
  for (;;) {
    const rows: PlainRow[] = await store.dump(table, after, AT_ONCE);
    if (rows.length === 0) return;
    yield rows;
    const last: PlainRow = rows[rows.length - 1];
    after = keys.map((key) => last[key]);
  }
}

export async function isEmpty(store: Store): Promise<boolean> {
  for (const table of ['identities', 'matches'] as const) if ((await store.dump(table, null, 1)).length > 0) return false;
  return true;
}

/** Carries everything that lasts from one store to another; what is there already stays. Nobody may play meanwhile. Gives the number of rows by table. */
export async function moveAll(
  from: Place,
  to: Place,
  tell: (table: TableName, rows: number) => void,
): Promise<{ readonly [table in TableName]?: number }> {
  const moved: { [table in TableName]?: number } = {};
  await to.secret(await from.secret());
  for (const table of TABLE_NAMES) {
    let count = 0;
    for await (const rows of rowsOf(from.store, table)) {
      await to.store.restore(table, rows);
      count += rows.length;
      tell(table, count);
    }
    moved[table] = count;
  }
  return moved;
}

/** Holds the copy against the original, row by row. Gives the tables that differ. */
export async function differing(from: Store, to: Store): Promise<TableName[]> {
  const found: TableName[] = [];
  for (const table of TABLE_NAMES) {
    const there = rowsOf(to, table);
    const same = async (): Promise<boolean> => {
      for await (const rows of rowsOf(from, table)) {
        const { value } = await there.next();
        if (JSON.stringify(value) !== JSON.stringify(rows)) return false;
      }
      return (await there.next()).done === true;
    };
    if (!(await same())) found.push(table);
  }
  return found;
}
