import type { Pool } from 'pg';

/** Questions to the database. Each has a name, under which the database keeps what it has prepared. */
export interface Rows {
  readonly all: <T extends object>(name: string, text: string, values: readonly unknown[]) => Promise<T[]>;
  readonly run: (name: string, text: string, values: readonly unknown[]) => Promise<void>;
  readonly docs: <T>(name: string, text: string, values: readonly unknown[]) => Promise<T[]>;
}

export function rowsOf(pool: Pool): Rows {
  async function all<T extends object>(name: string, text: string, values: readonly unknown[]): Promise<T[]> {
    return (await pool.query<T>({ name, text, values: [...values] })).rows;
  }
  return {
    all,
    run: async (name, text, values) => {
      await all(name, text, values);
    },
    docs: async <T>(name: string, text: string, values: readonly unknown[]) =>
      (await all<{ doc: T }>(name, text, values)).map(({ doc }) => doc),
  };
}
