import type { Pool } from 'pg';
import { type PlainRow, type PlainStore, TABLES, type TableName, type Value } from '../types.ts';

/** Rows as they lie in the tables. */
export const plainOfPostgres = (pool: Pool): PlainStore => ({
  dump: (table, after, limit) => dumpPostgres(pool, table, after, limit),
  restore: (table, rows) => restorePostgres(pool, table, rows),
});

const JSON_COLUMNS: readonly string[] = ['doc', 'entry', 'reply', 'asked', 'snapshot', 'events'];

async function dumpPostgres(pool: Pool, table: TableName, after: readonly Value[] | null, limit: number): Promise<PlainRow[]> {
  const { key, columns } = TABLES[table];
  const chosen = columns.map((column) => (JSON_COLUMNS.includes(column) ? `${column}::text AS ${column}` : column)).join(', ');
  const keys = columns.slice(0, key).join(', ');
  const where = after === null ? '' : `WHERE (${keys}) > (${after.map((_, i) => `$${i + 2}`).join(', ')})`;
  const { rows } = await pool.query<PlainRow>(`SELECT ${chosen} FROM ${table} ${where} ORDER BY ${keys} LIMIT $1`, [
    limit,
    ...(after ?? []),
  ]);
  return rows;
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
  const arrays = columns.map((column, i) => `$${i + 1}::${typeOf(column)}[]`).join(', ');
  await pool.query(`INSERT INTO ${table} (${columns.join(', ')}) SELECT * FROM unnest(${arrays}) ON CONFLICT DO NOTHING`, picked);
}
