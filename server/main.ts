import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { makeApp } from './app.ts';
import { startBots } from './bots.ts';
import { type Config, configFrom } from './config.ts';
import type { House } from './house.ts';
import { loadLibrary } from './library.ts';
import { makeMetrics } from './metrics.ts';
import { openSqlite } from './store/sqlite.ts';
import { placeOf } from './where.ts';

/** Made on the first start and kept with the data, so that people stay who they are. */
function cookieSecret(config: Config): string {
  if (config.cookieSecret !== null) return config.cookieSecret;
  const file = join(config.dataDir, 'cookie-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function main(): Promise<void> {
  const config = configFrom(process.env);
  const log = pino({ level: config.logLevel, base: null });
  mkdirSync(config.dataDir, { recursive: true });
  const metrics = makeMetrics();
  const store = openSqlite(join(config.dataDir, 'zastolye.db'), {
    onBatch: (changes, seconds) => {
      metrics.batch.observe(changes);
      metrics.commit.observe(seconds);
    },
  });
  const house: House = {
    config,
    store,
    library: await loadLibrary(config.gamesModule),
    bots: startBots(config),
    metrics,
    now: Date.now,
    report: (where, error) => log.error({ where, error: placeOf(error) }, 'mishap'),
  };
  const app = await makeApp(house, cookieSecret(config), log);
  const address = await app.http.listen({ port: config.port, host: config.host });
  app.rooms.start();
  log.info({ address, games: house.library.games.map((game) => game.id) }, 'ready');

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'closing');
    // Whoever hangs on is cut off in the end.
    setTimeout(() => process.exit(1), 10_000).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        house.report('close', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

await main();
