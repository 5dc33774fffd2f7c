import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** All that visitors need to know of a house. */
export interface Address {
  readonly url: string;
}

/** The real server as people start it, with a data folder of its own; it can be stopped and started again on the same data. */
export interface House extends Address {
  /** Where its data lies. */
  readonly folder: string;
  start(): Promise<void>;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Moves its clock on. */
  pass(ms: number): void;
  close(): Promise<void>;
}

type Environment = { readonly [name: string]: string };

/** Houses that are still open. A test that fails does not come to the line that closes its own, and a server left behind would keep the whole run from ending. */
const standing = new Set<House>();

export async function closeHouses(): Promise<void> {
  await Promise.all([...standing].map((house) => house.close()));
}

/** `env`: what is set besides, perhaps by the address. */
export async function openHouse(env: Environment | ((url: string) => Environment) = {}): Promise<House> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'zastolye-e2e-'));
  const url = `http://localhost:${port}`;
  let server: ChildProcess | null = null;
  let ahead = 0;

  async function start(): Promise<void> {
    server = spawn(process.execPath, ['--import', pathToFileURL(join(root, 'e2e/lib/ahead.mjs')).href, join(root, 'server/main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'error',
        RATE_LIMIT: '0',
        BOT_PAUSE_MS: '30',
        BOT_BUDGET_MS: '20',
        LOOK_BACK_MS: '2000',
        AHEAD_MS: String(ahead),
        ...(typeof env === 'function' ? env(url) : env),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    for (let attempt = 0; attempt < 600; attempt++) {
      if (await isReady(url)) return;
      await pause(100);
    }
    throw new Error('the server did not become ready');
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const running = server;
    server = null;
    if (running === null || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await gone;
  }

  const house: House = {
    url,
    folder: data,
    start,
    kill: () => stop('SIGKILL'),
    pass(ms) {
      ahead += ms;
      server?.send({ pass: ms });
    },
    async close() {
      standing.delete(house);
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
  standing.add(house);
  await start();
  return house;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? found(address.port) : failed(new Error('no port'))));
    });
  });
}
