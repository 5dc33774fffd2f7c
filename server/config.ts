import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CallsConfig, callsFrom } from './calls/config.ts';
import { isZone } from './lobby/day.ts';
import { type KeepSettings, keepFrom } from './ops/keep-settings.ts';
import { isDatabase } from './store/place.ts';

/** Everything that can be set from outside, with the variable that sets it. */
export interface Config {
  /** PORT, HOST */
  readonly port: number;
  readonly host: string;
  /** DATA_DIR: the database file and the secret of the house. */
  readonly dataDir: string;
  /** DATABASE_URL: a PostgreSQL database instead of the file; any number of processes may share it. */
  readonly databaseUrl: string | null;
  /** COOKIE_SECRET: instead of the one in the data folder; all nodes of an installation share it. */
  readonly cookieSecret: string | null;
  /** DAY_ZONE, DAY_HOUR: where and when a day begins, for everything daily. Null: as it was, and by Greenwich if nobody ever said. */
  readonly day: { readonly zone: string | null; readonly hour: number | null };
  /** TRUST_PROXY: how many proxies in front tell the client's address and scheme, or their addresses (with masks, separated by commas). */
  readonly trustProxy: number | string;
  /** IPV6_PREFIX: how many bits of an IPv6 address tell whose it is, where limits count addresses. */
  readonly ipv6Prefix: number;
  /** WEB_DIR: the built client. */
  readonly webDir: string;
  /** LOG_LEVEL */
  readonly logLevel: string;
  /** RATE_LIMIT: requests a minute of one identity; an address may send four times as many. 0: no limit. */
  readonly rateLimit: number;
  /** NEW_PEOPLE: so many identities may be made at once from one address, then one every two seconds. */
  readonly newPeople: number;
  /** MAX_REQUESTS: so many at once are served, others are told to come again. 0: no limit. */
  readonly maxRequests: number;
  /** STREAMS_PER_MATCH, STREAMS_PER_PERSON, STREAMS_PER_ADDRESS, MAX_STREAMS: event streams at once. */
  readonly streams: { readonly match: number; readonly person: number; readonly address: number; readonly all: number };
  /** STREAM_BACKLOG_MB: so much may wait for all who read too slowly together, in bytes; STREAM_PATIENCE_S: for so long each of them is waited for. */
  readonly streamBacklog: number;
  readonly streamPatienceMs: number;
  /** METRICS_TOKEN: what /metrics wants as a bearer token; without one it is closed. */
  readonly metricsToken: string | null;
  /** METRICS_PORT: figures on a port of their own, on METRICS_HOST (this machine only), without a token. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** BACKUP_DIR, BACKUP_HOURS, BACKUP_KEEP: copies of the database while it runs; how often, and how many are kept. */
  readonly backup: { readonly folder: string; readonly everyMs: number; readonly keep: number } | null;
  /** KEEP_HOT_DAYS, KEEP_DAYS, KEEP_CHAT_DAYS, KEEP_GUEST_DAYS, KEEP_UNFINISHED_DAYS: how long what is old stays. */
  readonly keep: KeepSettings;
  /** ACCEPT_DATA_LOSS=1: starts on a damaged file with what is left of it. */
  readonly acceptLoss: boolean;
  /** BOT_THREADS, BOT_BUDGET_MS */
  readonly botThreads: number;
  readonly botBudgetMs: number;
  /** LOOK_BACK_MS: about how long a bot looks back at a finished match, all in all. */
  readonly lookBackMs: number;
  /** LAB_MATCHES: so many matches a series that somebody asks for in the laboratory may have; 0: nobody may ask. */
  readonly trialMatches: number;
  /** BOT_QUEUE: so many answers of bots may be waited for; a quarter of them at the tables of one host. */
  readonly botQueue: number;
  /** BOT_PAUSE_MS: how long bots seem to think; by default it varies like a person's. */
  readonly botPauseMs: number | null;
  /** CLOCK_RELAXED_MS, CLOCK_QUICK_MS: time for one decision. */
  readonly clockMs: { readonly relaxed: number; readonly quick: number };
  /** CALM_WINDOW_MS: where no time runs a window among people closes by itself after so long, or up to half as long again. */
  readonly calmWindowMs: number;
  /** ROOM_IDLE_MS: a match that nobody looks at leaves memory after so long; the store keeps it. */
  readonly roomIdleMs: number;
  /** ABSENT_MS: away for so long, a seat may be given to a bot. */
  readonly absentMs: number;
  /** PUBLIC_URL, WEB_PUSH, SMTP_URL, MAIL_FROM, TELEGRAM_TOKEN, TELEGRAM_API, WEBHOOKS, CALLS_ALLOW: how people are called to a table. */
  readonly calls: CallsConfig;
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

/** «Behind any proxy» would let everybody choose an address: either how many there are, or which. */
function proxies(text: string | undefined): number | string {
  if (text === undefined || text === '') return 0;
  if (/^\d+$/.test(text)) return Number(text);
  const wrong = text.split(',').find((one) => !isProxy(one.trim()));
  if (wrong !== undefined) throw new Error(`TRUST_PROXY must be the number of proxies or their addresses, not “${wrong.trim()}”`);
  return text;
}

function isProxy(text: string): boolean {
  const [address, mask, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return mask === undefined || (/^\d+$/.test(mask) && Number(mask) <= (family === 4 ? 32 : 128));
}

/** Which part of an IPv6 address limits count by. */
function prefix(env: Environment): number {
  const bits = whole(env, 'IPV6_PREFIX', 64);
  if (bits < 16 || bits > 128) throw new Error(`IPV6_PREFIX must be from 16 to 128, not “${bits}”`);
  return bits;
}

function day(env: Environment): Config['day'] {
  const zone = env.DAY_ZONE === undefined || env.DAY_ZONE === '' ? null : env.DAY_ZONE;
  if (zone !== null && !isZone(zone)) throw new Error(`DAY_ZONE must be a time zone such as Europe/Berlin, not “${zone}”`);
  const hour = env.DAY_HOUR === undefined || env.DAY_HOUR === '' ? null : whole(env, 'DAY_HOUR', 0);
  if (hour !== null && hour > 23) throw new Error(`DAY_HOUR must be from 0 to 23, not “${hour}”`);
  return { zone, hour };
}

/** Copies share an archive of their own. In the folder of the data that would be the one that is in use. */
function backupOf(env: Environment, root: string, dataDir: string): Config['backup'] {
  if (env.BACKUP_DIR === undefined || env.BACKUP_DIR === '') return null;
  const folder = resolve(root, env.BACKUP_DIR);
  if (folder === dataDir) throw new Error('BACKUP_DIR must be another folder than DATA_DIR');
  return { folder, everyMs: Math.max(1, whole(env, 'BACKUP_HOURS', 24)) * 3600_000, keep: Math.max(1, whole(env, 'BACKUP_KEEP', 7)) };
}

export function configFrom(env: Environment): Config {
  const root = resolve(import.meta.dirname, '..');
  const dataDir = resolve(root, env.DATA_DIR ?? 'data');
  return {
    port: whole(env, 'PORT', 3000),
    host: env.HOST ?? '0.0.0.0',
    dataDir,
    databaseUrl: databaseUrl(env.DATABASE_URL),
    cookieSecret: env.COOKIE_SECRET ?? null,
    day: day(env),
    trustProxy: proxies(env.TRUST_PROXY),
    webDir: resolve(root, env.WEB_DIR ?? 'dist/web'),
    logLevel: env.LOG_LEVEL ?? 'info',
    rateLimit: whole(env, 'RATE_LIMIT', 600),
    ipv6Prefix: prefix(env),
    newPeople: Math.max(1, whole(env, 'NEW_PEOPLE', 20)),
    maxRequests: whole(env, 'MAX_REQUESTS', 250),
    streams: {
      match: whole(env, 'STREAMS_PER_MATCH', 5000),
      person: whole(env, 'STREAMS_PER_PERSON', 20),
      address: whole(env, 'STREAMS_PER_ADDRESS', 500),
      all: whole(env, 'MAX_STREAMS', 20_000),
    },
    streamBacklog: Math.max(1, whole(env, 'STREAM_BACKLOG_MB', 64)) * 2 ** 20,
    streamPatienceMs: Math.max(1, whole(env, 'STREAM_PATIENCE_S', 30)) * 1000,
    metricsToken: env.METRICS_TOKEN === undefined || env.METRICS_TOKEN === '' ? null : env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT === undefined || env.METRICS_PORT === '' ? null : whole(env, 'METRICS_PORT', 0),
    metricsHost: env.METRICS_HOST ?? '127.0.0.1',
    backup: backupOf(env, root, dataDir),
    keep: keepFrom((name, days) => whole(env, name, days)),
    acceptLoss: env.ACCEPT_DATA_LOSS === '1',
    botThreads: Math.max(1, whole(env, 'BOT_THREADS', Math.max(1, availableParallelism() - 1))),
    botBudgetMs: whole(env, 'BOT_BUDGET_MS', 400),
    lookBackMs: Math.max(1, whole(env, 'LOOK_BACK_MS', 12_000)),
    trialMatches: whole(env, 'LAB_MATCHES', 2000),
    botQueue: Math.max(4, whole(env, 'BOT_QUEUE', 400)),
    botPauseMs: env.BOT_PAUSE_MS === undefined ? null : whole(env, 'BOT_PAUSE_MS', 0),
    clockMs: { relaxed: whole(env, 'CLOCK_RELAXED_MS', 180_000), quick: whole(env, 'CLOCK_QUICK_MS', 40_000) },
    calmWindowMs: whole(env, 'CALM_WINDOW_MS', 6_000),
    roomIdleMs: Math.max(1, whole(env, 'ROOM_IDLE_MS', 10 * 60_000)),
    absentMs: whole(env, 'ABSENT_MS', 60_000),
    calls: callsFrom(env),
    gamesModule: env.GAMES_MODULE ?? '#games/registry.ts',
    botsModule: env.BOTS_MODULE ?? '#bots/learned.ts',
  };
}
