import { basename } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { hasLocalPostgres, type LocalPostgres, startLocalPostgres } from '../store/postgres/local.ts';

/** Why tests on PostgreSQL are left out here; null: they run. */
export const noPostgres: string | null = hasLocalPostgres() ? null : `npm has no PostgreSQL for ${process.platform}-${process.arch}`;

export interface Databases {
  readonly server: () => LocalPostgres;
  /** The address of the database of that name, made on first use. */
  urlFor(folder: string): Promise<string>;
}

/** One database server for a file of tests, a database for each folder that would hold an embedded store. */
export function databases(): Databases {
  let server: LocalPostgres | null = null;
  const made = new Set<string>();
  beforeAll(async () => {
    if (noPostgres === null) server = await startLocalPostgres({ durable: false });
  }, 60_000);
  afterAll(async () => {
    await server?.close();
  }, 60_000);
  const running = (): LocalPostgres => {
    if (server === null) throw new Error('PostgreSQL does not run');
    return server;
  };
  return {
    server: running,
    urlFor: async (folder) => {
      const name = basename(folder).toLowerCase();
      const { url } = running();
      if (!made.has(name)) {
        const client = new pg.Client(url);
        await client.connect();
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
        await client.end();
        made.add(name);
      }
      return url.replace(/postgres$/, name);
    },
  };
}
