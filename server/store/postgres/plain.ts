import type { Pool } from 'pg';
import { type PlainRow, type PlainStore, TABLES, type TableName, type Value } from '../types.ts';
import { makeMonth } from './keeping.ts';

/** Rows as they lie in the tables. */
export const plainOfPostgres = (pool: Pool): PlainStore => ({
  dump: (table, after, limit) => dumpPostgres(pool, table, after, limit),
  restore: (table, rows) => restorePostgres(pool, table, rows),
});

const JSON_COLUMNS: readonly string[] = ['doc', 'entry', 'reply', 'asked', 'snapshot', 'events'];

type Raw = { readonly [column: string]: Value | Uint8Array };

/** Bytes travel as text. */
const plain = (row: Raw): PlainRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value]),
  );

/** The columns of a table as they travel. */
export const chosenColumns = (table: TableName): string =>
  TABLES[table].columns.map((column) => (JSON_COLUMNS.includes(column) ? `${column}::text AS ${column}` : column)).join(', ');

async function dumpPostgres(pool: Pool, table: TableName, after: readonly Value[] | null, limit: number): Promise<PlainRow[]> {
  const { key, columns } = TABLES[table];
  const keys = columns.slice(0, key).join(', ');
  const where = after === null ? '' : `WHERE (${keys}) > (${after.map((_, i) => `$${i + 2}`).join(', ')})`;
  const { rows } = await pool.query<Raw>(`SELECT ${chosenColumns(table)} FROM ${table} ${where} ORDER BY ${keys} LIMIT $1`, [
    limit,
    ...(after ?? []),
  ]);
  return rows.map(plain);
}

async function restorePostgres(pool: Pool, table: TableName, rows: readonly PlainRow[]): Promise<void> {
  const { columns } = TABLES[table];
  if (rows.length === 0) return;
  const picked = columns.map((column) => rows.map((row) => row[column]));
  const types = await pool.query<{ name: string; type: string }>(
    'SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped',
    [table],
  );
  const typeOf = (column: string): string => types.rows.find(({ name }) => name === column)?.type ?? 'text';
  const isBytes = (column: string): boolean => typeOf(column) === 'bytea';
  const arrays = columns.map((column, i) => `$${i + 1}::${isBytes(column) ? 'text' : typeOf(column)}[]`).join(', ');
  const values = columns.map((column) => (isBytes(column) ? `decode(u.${column}, 'base64')` : `u.${column}`)).join(', ');
  if (table === 'archive') for (const month of new Set(rows.map((row) => Number(row.month)))) await makeMonth(pool, month);
  await pool.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM unnest(${arrays}) AS u(${columns.join(', ')}) ON CONFLICT DO NOTHING`,
    picked,
  );
}
