import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '#engine';
import { type Library, loadLibrary } from '../library.ts';
import { startLocalPostgres } from '../store/postgres/local.ts';
import { rowsOf, type ServerUnderLoad, startServer } from './client.ts';

/** What every load on a server is told. */
export interface LoadWish {
  readonly game: string;
  readonly games: string;
  readonly seconds: number;
  readonly tables: number;
  readonly store?: 'sqlite' | 'postgres';
  /** Where a profile of the server's processor time goes. */
  readonly profile?: string;
  /** Its heap will be weighed. */
  readonly weigh?: boolean;
  readonly say: (text: string) => void;
}

export interface HouseUnderLoad {
  readonly library: Library;
  readonly game: Game;
  readonly folder: string;
  /** Null where the store is a file in the folder. */
  readonly database: string | null;
  readonly server: ServerUnderLoad;
  readonly rows: Awaited<ReturnType<typeof rowsOf>>;
  /** The server goes, what it stored stays. */
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A real server process with an empty store of its own. */
export async function houseUnderLoad(wish: LoadWish, env: { readonly [name: string]: string } = {}): Promise<HouseUnderLoad> {
  const library = await loadLibrary(wish.games);
  const game = library.gameById(wish.game);
  if (game === undefined) throw new Error(`no game ${wish.game}`);
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-load-'));
  const postgres = wish.store === 'postgres' ? await startLocalPostgres() : null;
  const database = postgres?.url ?? null;
  const { profile, weigh = false } = wish;
  const server = await startServer({ folder, games: wish.games, database, weigh, env, ...(profile === undefined ? {} : { profile }) });
  const rows = await rowsOf(folder, database);
  return {
    library,
    game,
    folder,
    database,
    server,
    rows,
    async stop() {
      await rows.close();
      server.stop();
      await server.gone;
    },
    async remove() {
      await postgres?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
