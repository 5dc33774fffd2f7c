import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../store/postgres/open.ts';
import { ask, type LocalPair, startLocalPair } from '../store/postgres/pair.ts';
import { audit } from './audit.ts';
import { type ClusterNode, startNode } from './node.ts';
import { idsOf, Person, type Trial, type TrialSettings, table, untilAllGoOn } from './trial.ts';

/**
 * The database itself dies while people play: the primary is killed, its standby takes over, and the nodes go on by themselves. Then the old primary
 * comes back as if nothing had happened. Nobody may write to it any more: neither nodes that lived through the change nor one that starts now.
 */

export type StandbySettings = Omit<TrialSettings, 'faults' | 'frozenMs'> & { readonly durable?: boolean };

export interface StandbyReport {
  readonly acknowledged: number;
  readonly repeated: number;
  readonly matches: number;
  /** From the promotion to the first answer that was acknowledged again, and until one was at every table. */
  readonly backMs: number;
  readonly allBackMs: number;
  /** What did not hold; empty if all is well. */
  readonly broken: readonly string[];
}

/** Service must be back by then. */
const BACK_MS = 15_000;

/** How much was ever written into the tables of that server since it started. */
async function written(url: string): Promise<number> {
  const sql = 'SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int AS rows FROM pg_stat_user_tables';
  const [stats] = await ask<{ rows: number }>(url, sql);
  const [nodes] = await ask<{ rows: number }>(url, 'SELECT count(*)::int AS rows FROM nodes');
  return stats.rows + nodes.rows;
}

/** Waits until so many more answers have been acknowledged. */
async function untilMore(trial: Trial, many: number, ms: number): Promise<boolean> {
  const { acknowledged } = trial;
  const from = acknowledged.length;
  for (const end = Date.now() + ms; Date.now() < end && !trial.over; await sleep(20)) if (acknowledged.length >= from + many) return true;
  return false;
}

/** The primary dies, the standby takes over. Gives how long it took until the first answer, and until one at every table. */
async function changeOver(trial: Trial, pair: LocalPair, tables: number): Promise<{ backMs: number; allBackMs: number }> {
  const { acknowledged, broken, settings } = trial;
  settings.say(`the primary is killed after ${acknowledged.length} answers`);
  await pair.primary.kill();
  await sleep(1000);
  await pair.promote();
  const promoted = performance.now();
  const from = acknowledged.length;
  settings.say('the standby has taken over');
  let backMs = Number.POSITIVE_INFINITY;
  for (; performance.now() < promoted + 2 * BACK_MS && !trial.over; await sleep(20)) {
    if (acknowledged.length > from) backMs = Math.min(backMs, performance.now() - promoted);
    // Two people sit at each table, whatever match they are at by now.
    if (new Set(acknowledged.slice(from).map(({ by }) => by >> 1)).size === tables) break;
  }
  const allBackMs = performance.now() - promoted;
  if (allBackMs > BACK_MS) broken.push(`not every table was served again within ${BACK_MS} ms of the promotion`);
  return { backMs, allBackMs };
}

/** The old primary comes back, connections are cut and a node is started anew: all must find the right one. */
async function meetTheOldOne(
  trial: Trial,
  pair: LocalPair,
  nodes: ClusterNode[],
  env: (port: number) => { [name: string]: string },
): Promise<void> {
  const { broken, settings } = trial;
  await pair.comeBack();
  settings.say('the old primary is back');
  await ask(
    pair.standby.url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename IS NOT NULL',
  );
  await nodes[0].end('SIGKILL');
  nodes[0] = await startNode(env(nodes[0].port));
  if (!(await untilMore(trial, settings.tables * 2, BACK_MS))) broken.push('with the old primary back, too few answers were acknowledged');
  // Figures of what was written are gathered with some delay.
  await sleep(1500);
  const rows = await written(pair.primary.url);
  if (rows !== 0) broken.push(`${rows} rows were written to the old primary after the standby had taken over`);
}

export async function runStandbyTrial(settings: StandbySettings): Promise<StandbyReport> {
  const { say } = settings;
  const pair = await startLocalPair(settings);
  const env = (port: number): { [name: string]: string } => ({
    PORT: `${port}`,
    DATABASE_URL: pair.url,
    RATE_LIMIT: '0',
    BOT_THREADS: '1',
    BOT_PAUSE_MS: '0',
    BOT_BUDGET_MS: '20',
    ...(settings.gamesModule === undefined ? {} : { GAMES_MODULE: settings.gamesModule }),
  });
  const nodes = await Promise.all(Array.from({ length: settings.nodes }, () => startNode(env(0))));
  say(`${nodes.length} nodes are up, on a primary and a standby`);
  let turn = 0;
  const people = Array.from({ length: settings.tables * 2 }, () => new Person(() => nodes[turn++ % nodes.length].url));
  let keys = 0;
  const trial: Trial = {
    settings: { ...settings, faults: 1, frozenMs: 0 },
    people,
    acknowledged: [],
    seen: [],
    broken: [],
    key: () => `standby-${settings.seed}-${++keys}`,
    updates: 0,
    finished: 0,
    over: false,
  };
  const { acknowledged, broken } = trial;
  const playing = Promise.all(Array.from({ length: settings.tables }, (_, i) => table(trial, i))).catch((error: unknown) => {
    broken.push(`a client gave up: ${String(error)}`);
    trial.over = true;
  });
  try {
    if (!(await untilMore(trial, settings.tables * 5, 60_000))) broken.push('nobody got to play');
    const times = await changeOver(trial, pair, settings.tables);
    await meetTheOldOne(trial, pair, nodes, env);
    const store = await openPostgres(pair.standby.url);
    await untilAllGoOn(trial, store, await idsOf(trial, store));
    trial.over = true;
    await playing;
    const ids = await idsOf(trial, store);
    await audit(settings.game, store, ids, acknowledged, trial.seen, broken).catch((error: unknown) => void broken.push(String(error)));
    await store.close();
    const repeated = people.reduce((sum, one) => sum + one.repeated, 0);
    return { acknowledged: acknowledged.length, repeated, matches: ids.length, ...times, broken };
  } finally {
    trial.over = true;
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await pair.close();
  }
}
