import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres, type PostgresSettings } from './postgres/open.ts';
import { openSqlite, type SqliteSettings } from './sqlite/open.ts';
import type { Store } from './types.ts';

/** Where data lie: the folder of an embedded store, or the address of a database that several nodes share. */
export interface Place {
  readonly store: Store;
  /** What signs cookies. It lies with the data, so that people stay who they are; made on first use unless one is given. */
  secret(given?: string): Promise<string>;
}

export const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

export const databaseFile = (folder: string): string => join(folder, 'zastolye.db');

/** Whole or not at all, and never in the place of what another first start has just written. */
export function writeOnce(file: string, text: string): void {
  const own = `${file}-${randomBytes(6).toString('hex')}`;
  writeFileSync(own, text, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
}

export async function openPlace(place: string, settings: SqliteSettings & PostgresSettings = {}): Promise<Place> {
  const fresh = (): string => randomBytes(32).toString('hex');
  if (isDatabase(place)) {
    const store = await openPostgres(place, settings);
    return { store, secret: (given) => store.secret('cookie', given ?? fresh()) };
  }
  mkdirSync(place, { recursive: true, mode: 0o700 });
  return {
    store: openSqlite(databaseFile(place), settings),
    secret: async (given) => {
      const file = join(place, 'cookie-secret');
      if (!existsSync(file)) writeOnce(file, given ?? fresh());
      return readFileSync(file, 'utf8').trim();
    },
  };
}
