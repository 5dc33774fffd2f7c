import type { DatabaseSync } from 'node:sqlite';
import { type PlainRow, type PlainStore, TABLES, type TableName, type TableShape, type Value } from '../types.ts';
import type { SqliteArchive } from './archive.ts';
import type { Queue } from './queue.ts';

const IN_ARCHIVE: readonly TableName[] = ['archive', 'dictionaries'];

type Raw = { readonly [column: string]: Value | Uint8Array };

/** Bytes travel as text. */
const plain = (row: Raw): PlainRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value]),
  );

/** Rows as they lie in the tables of both files. */
export function plainOfSqlite(db: DatabaseSync, archive: SqliteArchive, { writing }: Queue): PlainStore {
  function put(file: DatabaseSync, table: TableName, rows: readonly PlainRow[]): void {
    const { columns, bytes = [] }: TableShape = TABLES[table];
    const one = file.prepare(`INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows)
      one.run(
        ...columns.map((column) => {
          const value = row[column];
          return typeof value === 'string' && bytes.includes(column) ? Buffer.from(value, 'base64') : value;
        }),
      );
  }
  return {
    dump: async (table, after, limit) => {
      const { key, columns } = TABLES[table];
      const file = IN_ARCHIVE.includes(table) ? archive.db() : db;
      if (file === null) return [];
      const keys = columns.slice(0, key).join(', ');
      const where = after === null ? '' : `WHERE (${keys}) > (${after.map(() => '?').join(', ')})`;
      const sql = `SELECT ${columns.join(', ')} FROM ${table} ${where} ORDER BY ${keys} LIMIT ?`;
      return (file.prepare(sql).all(...(after ?? []), limit) as Raw[]).map(plain);
    },
    restore: async (table, rows) => {
      if (!IN_ARCHIVE.includes(table)) return writing(() => put(db, table, rows));
      const file = archive.made();
      file.exec('BEGIN IMMEDIATE');
      put(file, table, rows);
      file.exec('COMMIT');
    },
  };
}
