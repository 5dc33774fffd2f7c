import { pino } from 'pino';
import { makeApp } from './app.ts';
import { startBots } from './bots.ts';
import { type Config, configFrom } from './config.ts';
import type { House } from './house.ts';
import { loadLibrary } from './library.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { openPlace } from './store/place.ts';
import type { Store } from './store/types.ts';
import { placeOf } from './where.ts';

/** The embedded file, or the database that several nodes share; and the secret that signs cookies. */
async function openStore(config: Config, metrics: Metrics, report: House['report']): Promise<{ store: Store; secret: string }> {
  const onBatch = (changes: number, seconds: number): void => {
    metrics.batch.observe(changes);
    metrics.commit.observe(seconds);
  };
  const place = await openPlace(config.databaseUrl ?? config.dataDir, { onBatch, report, acceptLoss: config.acceptLoss });
  return { store: place.store, secret: config.cookieSecret ?? (await place.secret()) };
}

async function main(): Promise<void> {
  const config = configFrom(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const metrics = makeMetrics();
  const report = (where: string, error: unknown): void => log.error({ where, error: placeOf(error) }, 'mishap');
  const { store, secret } = await openStore(config, metrics, report);
  const house: House = {
    config,
    store,
    library: await loadLibrary(config.gamesModule),
    bots: startBots(config),
    metrics,
    now: store.clock,
    report,
  };
  const app = await makeApp(house, secret, log);
  const address = await app.http.listen({ port: config.port, host: config.host });
  app.rooms.start();
  log.info({ address, games: house.library.games.map((game) => game.id) }, 'ready');

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'closing');
    // Whoever hangs on is cut off in the end.
    setTimeout(() => process.exit(1), 4_800).unref();
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
