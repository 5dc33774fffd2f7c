import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { startBots } from './bots/pool.ts';
import { type Config, configFrom } from './config.ts';
import type { House } from './house.ts';
import { makeApp } from './http/app.ts';
import { openKeys } from './keys.ts';
import { loadLibrary } from './library.ts';
import { openDays } from './lobby/day.ts';
import { scheduleBackups } from './ops/backup.ts';
import { shareCounts } from './ops/counts.ts';
import { scheduleKeeping } from './ops/keeping.ts';
import { type Metrics, makeMetrics } from './ops/metrics.ts';
import { placeOf } from './ops/where.ts';
import { makeWhereabouts } from './ops/whereabouts.ts';
import { openPlace } from './store/place.ts';
import { Damaged, type SqliteStore } from './store/sqlite/open.ts';
import type { Store } from './store/types.ts';

/** The embedded file, or the database that several nodes share; and the secret of the house. */
async function openStore(config: Config, metrics: Metrics, report: House['report']): Promise<{ store: Store; secret: string }> {
  const onBatch = (changes: number, seconds: number): void => {
    metrics.batch.observe(changes);
    metrics.commit.observe(seconds);
  };
  const place = await openPlace(config.databaseUrl ?? config.dataDir, { onBatch, report, acceptLoss: config.acceptLoss });
  return { store: place.store, secret: config.cookieSecret ?? (await place.secret()) };
}

/** A server of a database is backed up with the database's own means. */
function startBackups(store: Store, settings: NonNullable<Config['backup']>, log: Logger, report: House['report']): void {
  if ('backup' in store) scheduleBackups(store as SqliteStore, settings, (file) => log.info({ file }, 'backed up'), report);
  else log.warn('BACKUP_DIR is for the embedded store only');
}

/** Figures on a port of their own, which nobody outside reaches. */
async function serveFigures(port: number, host: string, { registry }: Metrics): Promise<Server> {
  const server = createServer((_, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function main(): Promise<void> {
  const config = configFrom(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const metrics = makeMetrics();
  const report = (where: string, error: unknown): void => log.error({ where, error: placeOf(error) }, 'mishap');
  const { store, secret } = await openStore(config, metrics, report);
  const whereabouts = makeWhereabouts();
  const days = await openDays(store, config, report);
  const house: House = {
    config,
    store,
    whereabouts,
    days,
    keys: await openKeys(store, secret, days),
    counts: shareCounts(store, report),
    library: await loadLibrary(config.gamesModule),
    bots: startBots(config, (person) => whereabouts.of(person)),
    metrics,
    now: store.clock,
    report,
  };
  await store.elders.play(Object.fromEntries(house.library.games.map((game) => [game.id, game.rulesVersion])));
  const app = await makeApp(house, log);
  const tellFigures = config.metricsPort === null ? null : await serveFigures(config.metricsPort, config.metricsHost, metrics);
  const address = await app.http.listen({ port: config.port, host: config.host });
  app.rooms.start();
  if (config.backup !== null) startBackups(store, config.backup, log, report);
  const stopKeeping = scheduleKeeping(
    store,
    config.keep,
    (now) => app.forgetWhoLeft(now),
    (done) => log.info(done, 'tidied'),
    report,
  );
  const figures = tellFigures?.address() as AddressInfo | undefined;
  const games = house.library.games.map((game) => game.id);
  log.info({ address, ...(figures === undefined ? {} : { figures: `http://${figures.address}:${figures.port}` }), games }, 'ready');

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'closing');
    // Whoever hangs on is cut off in the end.
    setTimeout(() => process.exit(1), 4_800).unref();
    tellFigures?.close();
    stopKeeping();
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

await main().catch((error: unknown) => {
  // Said in words, since somebody has to decide what to do.
  if (!(error instanceof Damaged)) throw error;
  process.stderr.write(
    `The data are damaged: ${error.message}.\nRestore a backup (docs/hosting.md), or start with ACCEPT_DATA_LOSS=1 to go on with what is left.\n`,
  );
  process.exit(1);
});
