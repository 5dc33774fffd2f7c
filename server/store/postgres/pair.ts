import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { giveTo, type Installed, installPostgres, type RunningPostgres } from './local.ts';

/** Two database servers of one's own on this machine: a primary, and a standby that has everything before it is acknowledged. For trials; nothing is kept. */
export interface LocalPair {
  /** Names both. */
  readonly url: string;
  readonly primary: RunningPostgres;
  readonly standby: RunningPostgres;
  /** The standby takes over; resolves when it takes what is written. */
  promote(): Promise<void>;
  /** The old primary comes back as if nothing had happened, and waits for no standby: somebody forgot to keep it away. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const EVERY_STANDBY = 'synchronous_standby_names=*';

/** One question over a connection of its own. */
export async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    if (await look()) return;
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** From a copy of the stopped primary: there is no pg_basebackup among the programs. */
async function makeStandby(installed: Installed, primary: RunningPostgres, settings: readonly string[]): Promise<RunningPostgres> {
  const data = join(installed.folder, 'standby');
  cpSync(primary.data, data, { recursive: true });
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=standby'\n`,
  );
  giveTo(installed.user, data);
  return installed.server(data, settings);
}

/** Not durable: nothing survives the machine, all survives the processes. */
export async function startLocalPair({ durable = true }: { readonly durable?: boolean } = {}): Promise<LocalPair> {
  const installed = installPostgres();
  const settings = durable ? [] : ['fsync=off', 'full_page_writes=off'];
  const primary = await installed.fresh('primary', settings);
  await primary.start();
  await primary.stop();
  const standby = await makeStandby(installed, primary, settings);
  await primary.start([EVERY_STANDBY]);
  await standby.start();
  await until(
    'the standby follows',
    async () => (await ask(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')")).length > 0,
  );
  return {
    url: primary.url.replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`),
    primary,
    standby,
    promote: async () => {
      await ask(standby.url, 'SELECT pg_promote(true, 30)');
      await until(
        'the standby takes over',
        async () => (await ask<{ it: boolean }>(standby.url, 'SELECT NOT pg_is_in_recovery() AS it'))[0].it,
      );
    },
    comeBack: () => primary.start(),
    close: async () => {
      await Promise.all([primary.stop(), standby.stop()]);
      installed.remove();
    },
  };
}
