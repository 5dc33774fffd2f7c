import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { isDatabase } from './store/place.ts';

/** Everything that can be set from outside, with the variable that sets it. */
export interface Config {
  /** PORT, HOST */
  readonly port: number;
  readonly host: string;
  /** DATA_DIR: the database file and the secret that signs cookies. */
  readonly dataDir: string;
  /** DATABASE_URL: a PostgreSQL database instead of the file; any number of processes may share it. */
  readonly databaseUrl: string | null;
  /** COOKIE_SECRET: instead of the one in the data folder; all nodes of an installation share it. */
  readonly cookieSecret: string | null;
  /** TRUST_PROXY=1: a proxy in front tells the client's address and scheme. */
  readonly trustProxy: boolean;
  /** WEB_DIR: the built client. */
  readonly webDir: string;
  /** LOG_LEVEL */
  readonly logLevel: string;
  /** RATE_LIMIT: requests a minute of one identity; an address may send four times as many. 0: no limit. */
  readonly rateLimit: number;
  /** METRICS_TOKEN: if set, /metrics wants it as a bearer token. */
  readonly metricsToken: string | null;
  /** BOT_THREADS, BOT_BUDGET_MS */
  readonly botThreads: number;
  readonly botBudgetMs: number;
  /** BOT_PAUSE_MS: how long bots seem to think; by default it varies like a person's. */
  readonly botPauseMs: number | null;
  /** CLOCK_RELAXED_MS, CLOCK_QUICK_MS: time for one decision. */
  readonly clockMs: { readonly relaxed: number; readonly quick: number };
  /** ABSENT_MS: away for so long, a seat may be given to a bot. */
  readonly absentMs: number;
  /** Modules that bring the games and the bots; tests bring their own. GAMES_MODULE, BOTS_MODULE */
  readonly gamesModule: string;
  readonly botsModule: string;
}

type Environment = { readonly [name: string]: string | undefined };

function whole(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not “${text}”`);
  return value;
}

function databaseUrl(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!isDatabase(text)) throw new Error('DATABASE_URL must begin with postgres://');
  return text;
}

export function configFrom(env: Environment): Config {
  const root = resolve(import.meta.dirname, '..');
  return {
    port: whole(env, 'PORT', 3000),
    host: env.HOST ?? '0.0.0.0',
    dataDir: resolve(root, env.DATA_DIR ?? 'data'),
    databaseUrl: databaseUrl(env.DATABASE_URL),
    cookieSecret: env.COOKIE_SECRET ?? null,
    trustProxy: env.TRUST_PROXY === '1',
    webDir: resolve(root, env.WEB_DIR ?? 'dist/web'),
    logLevel: env.LOG_LEVEL ?? 'info',
    rateLimit: whole(env, 'RATE_LIMIT', 600),
    metricsToken: env.METRICS_TOKEN ?? null,
    botThreads: Math.max(1, whole(env, 'BOT_THREADS', Math.max(1, availableParallelism() - 1))),
    botBudgetMs: whole(env, 'BOT_BUDGET_MS', 400),
    botPauseMs: env.BOT_PAUSE_MS === undefined ? null : whole(env, 'BOT_PAUSE_MS', 0),
    clockMs: { relaxed: whole(env, 'CLOCK_RELAXED_MS', 180_000), quick: whole(env, 'CLOCK_QUICK_MS', 40_000) },
    absentMs: whole(env, 'ABSENT_MS', 60_000),
    gamesModule: env.GAMES_MODULE ?? '#games/registry.ts',
    botsModule: env.BOTS_MODULE ?? '#bots/index.ts',
  };
}
