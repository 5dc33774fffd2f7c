import { connect } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeAll, inject } from 'vitest';
import { hasLocalPostgres } from '../store/postgres/local.ts';

/** Why tests on PostgreSQL are left out here; null: they run. */
export const noPostgres: string | null = hasLocalPostgres() ? null : `npm has no PostgreSQL for ${process.platform}-${process.arch}`;

export interface Databases {
  /** The address of the database of that name, made on first use. */
  urlFor(folder: string): Promise<string>;
}

/** A database for each folder that would hold an embedded store. All files of tests share the server. */
export function databases(): Databases {
  let server = '';
  const made = new Set<string>();
  beforeAll(async () => {
    if (noPostgres !== null) return;
    server = await text(connect(inject('postgresAt'), '127.0.0.1'));
    if (!server.startsWith('postgres:')) throw new Error(server);
  }, 60_000);
  return {
    urlFor: async (folder) => {
      const name = basename(folder).toLowerCase();
      if (!made.has(name)) {
        const client = new pg.Client(server);
        await client.connect();
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
        await client.end();
        made.add(name);
      }
      return server.replace(/postgres$/, name);
    },
  };
}
