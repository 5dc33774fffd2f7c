import { Worker } from 'node:worker_threads';
import { below } from '#engine';
import { key, Line, nextAnswer, rng, type ServerUnderLoad, Table } from './client.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { percentile } from './parts.ts';

/**
 * More than a server can bear: first what it bears (tables that answer as fast as they are answered), then a multiple of that rate on a schedule that
 * waits for nobody. An answer that is refused is offered again when its table is next in turn. Times count from the moment at which an answer was to
 * be sent, so that nothing is hidden by a client that waits. A thread of its own asks for the health of the server meanwhile.
 */

export interface OverloadOptions extends LoadWish {
  /** So many times what it bears. `tables` find out what that is; the schedule has as many more as it needs. */
  readonly times: number;
}

export interface OverloadFigures {
  readonly store: 'sqlite' | 'postgres';
  readonly capacityPerSecond: number;
  readonly offeredPerSecond: number;
  readonly acceptedPerSecond: number;
  /** Of all that were offered: told to come again. */
  readonly turnedAway: number;
  /** Neither accepted nor turned away: there should be none. */
  readonly otherwise: number;
  readonly acceptedMs: { readonly p50: number; readonly p99: number };
  readonly turnedAwayMs: { readonly p50: number; readonly p99: number };
  /** Of those who look after the process, in the same time. */
  readonly healthMs: { readonly p50: number; readonly p99: number; readonly count: number };
  /** How late the client itself was with sending, p99: if this is much, the figures tell about the client. */
  readonly lateMs: number;
}

interface Place {
  readonly line: Line;
  table: Table;
}

/** Answers as fast as they are answered, for so long; gives how many a second. */
async function capacityOf(places: readonly Place[], ms: number, renew: (place: Place) => Promise<void>): Promise<number> {
  let answers = 0;
  const begun = performance.now();
  const until = begun + ms;
  await Promise.all(
    places.map(async (place) => {
      while (performance.now() < until) {
        const status = await answerAt(place);
        if (status === 200) answers++;
        if (status === null) await renew(place);
        if (status === 503) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  return answers / ((performance.now() - begun) / 1000);
}

/** Sends the next answer of a table; what was accepted is played along. Null: the match is over. */
async function answerAt({ line, table }: Place): Promise<number | null> {
  const answer = nextAnswer(table.match);
  if (answer === null) return null;
  const { status } = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
  if (status === 200) table.match.answer(answer.seat, answer.n, answer.picks);
  return status;
}

/** Asks `/healthz` again and again from a thread of its own, whose clock nothing here delays. */
function watchHealth(port: number): { stop(): Promise<number[]> } {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const times = [];
     let over = false;
     parentPort.on('message', () => { over = true; });
     (async () => {
       // The first one loads what it takes to ask.
       await (await fetch('http://127.0.0.1:' + workerData + '/healthz')).text();
       while (!over) {
         const begun = performance.now();
         const reply = await fetch('http://127.0.0.1:' + workerData + '/healthz').catch(() => null);
         times.push(reply?.status === 200 ? performance.now() - begun : Infinity);
         await reply?.text();
         await new Promise((resolve) => setTimeout(resolve, 20));
       }
       parentPort.postMessage(times);
       parentPort.close();
     })();`,
    { eval: true, workerData: port },
  );
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', resolve);
        worker.postMessage('over', []);
      }),
  };
}

interface Offered {
  readonly accepted: readonly number[];
  readonly away: readonly number[];
  readonly otherwise: number;
  readonly late: readonly number[];
}

/** Offers so many answers a second, come what may: at random moments as people do, the next free table each. */
async function offer(places: readonly Place[], perSecond: number, ms: number, renew: (place: Place) => Promise<void>): Promise<Offered> {
  const accepted: number[] = [];
  const away: number[] = [];
  const late: number[] = [];
  let otherwise = 0;
  const free = [...places];
  const under = new Set<Promise<void>>();
  const send = async (place: Place, at: number): Promise<void> => {
    const status = await answerAt(place);
    const took = performance.now() - at;
    if (status === 200) accepted.push(took);
    else if (status === 503) away.push(took);
    else otherwise++;
    free.push(place);
  };
  const begun = performance.now();
  let next = begun;
  while (performance.now() - begun < ms) {
    while (next <= performance.now()) {
      const place = free.shift();
      if (place === undefined) break;
      // Whose match is over opens a new one meanwhile; somebody else answers.
      const isOver = nextAnswer(place.table.match) === null;
      const at = next;
      if (!isOver) late.push(performance.now() - at);
      const done: Promise<void> = (isOver ? renew(place).then(() => void free.push(place)) : send(place, at)).finally(() =>
        under.delete(done),
      );
      under.add(done);
      if (!isOver) next += (-Math.log(1 - below(rng, 1_000_000) / 1_000_000) * 1000) / perSecond;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
  return { accepted, away, otherwise, late };
}

async function seat(server: ServerUnderLoad, many: number, open: (line: Line) => Promise<Table>): Promise<Place[]> {
  const places: Place[] = [];
  while (places.length < many) {
    const some = Array.from({ length: Math.min(50, many - places.length) }, async (): Promise<Place> => {
      const line = new Line(server.port);
      await line.introduce();
      return { line, table: await open(line) };
    });
    places.push(...(await Promise.all(some)));
  }
  return places;
}

export async function measureOverload(options: OverloadOptions): Promise<OverloadFigures> {
  const { say, seconds, times } = options;
  // The bound that everybody has by default.
  const house = await houseUnderLoad(options, { MAX_REQUESTS: '' });
  const { game, server, rows } = house;
  const open = (line: Line): Promise<Table> => Table.open(line, game, rows);
  // A table that ends while too much is offered goes on elsewhere once it is let in.
  const renew = async (place: Place): Promise<void> => {
    const table = await open(place.line).catch(() => null);
    if (table === null) await new Promise((resolve) => setTimeout(resolve, 200));
    else place.table = table;
  };
  const places = await seat(server, options.tables, open);
  const capacity = await capacityOf(places, seconds * 500, renew);
  say(`bears ${Math.round(capacity)} answers a second from ${options.tables} tables`);
  // So many that nobody has to wait for a free table even if each answer took half a second.
  const wanted = Math.ceil(capacity * times * 0.5);
  if (wanted > places.length) places.push(...(await seat(server, wanted - places.length, open)));
  const health = watchHealth(server.port);
  const begun = performance.now();
  const { accepted, away, otherwise, late } = await offer(places, capacity * times, seconds * 1000, renew);
  const took = (performance.now() - begun) / 1000;
  const healthy = await health.stop();
  const all = accepted.length + away.length + otherwise;
  const figures: OverloadFigures = {
    store: options.store ?? 'sqlite',
    capacityPerSecond: Math.round(capacity),
    offeredPerSecond: Math.round(all / took),
    acceptedPerSecond: Math.round(accepted.length / took),
    turnedAway: away.length / all,
    otherwise,
    acceptedMs: { p50: percentile(accepted, 0.5), p99: percentile(accepted, 0.99) },
    turnedAwayMs: { p50: percentile(away, 0.5), p99: percentile(away, 0.99) },
    healthMs: { p50: percentile(healthy, 0.5), p99: percentile(healthy, 0.99), count: healthy.length },
    lateMs: percentile(late, 0.99),
  };
  const { acceptedMs, turnedAwayMs, healthMs } = figures;
  say(
    `offered ${figures.offeredPerSecond} a second at ${places.length} tables: ${figures.acceptedPerSecond} a second accepted (p50 ${acceptedMs.p50.toFixed(0)} ms, p99 ${acceptedMs.p99.toFixed(0)} ms), ${(figures.turnedAway * 100).toFixed(0)} % told to come again (p99 ${turnedAwayMs.p99.toFixed(0)} ms), ${otherwise} otherwise`,
  );
  say(
    `health checks meanwhile: p50 ${healthMs.p50.toFixed(0)} ms, p99 ${healthMs.p99.toFixed(0)} ms (${healthMs.count}); the client sent late by p99 ${figures.lateMs.toFixed(0)} ms`,
  );
  for (const { line } of places) line.close();
  await house.stop();
  await house.remove();
  return figures;
}
