import { setTimeout as sleep } from 'node:timers/promises';
import { openPlace } from '../store/place.ts';
import type { MatchRow } from '../store/types.ts';
import { cpuOf, key, Line } from './client.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { figuresOf } from './parts.ts';

/**
 * What matches over days cost while nobody does anything: a server with an empty store does nothing for a while, then the same server does nothing with so many
 * of them. Then somebody who sits at some of them looks at the list and goes on holiday, which moves what is due at each.
 */

export interface SlowOptions extends Omit<LoadWish, 'tables'> {
  readonly matches: number;
}

interface Idle {
  /** Processor time of the server while it does nothing, in thousandths of a second for each second. */
  readonly cpuMs: number;
  /** Bytes of its heap. */
  readonly heap: number;
}

export interface SlowFigures {
  readonly matches: number;
  readonly empty: Idle;
  readonly full: Idle;
  /** Matches in memory. */
  readonly rooms: number;
  /** At how many of them somebody sits, and how long the list and a holiday of theirs take, in milliseconds. */
  readonly mine: number;
  readonly listMs: number;
  readonly holidayMs: number;
}

const MINE = 200;
/** Nobody has more than so many of the others. */
const EACH = 20;
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;
/** What was begun by the start itself is over by then. */
const SETTLED_MS = 2_000;

export async function measureSlow({ matches, seconds, ...wish }: SlowOptions): Promise<SlowFigures> {
  const { say } = wish;
  const house = await houseUnderLoad({ ...wish, seconds, tables: 0, weigh: true }, { ROOM_IDLE_MS: '1000', LOG_LEVEL: 'info' });
  const { server, game } = house;
  const lines = [new Line(server.port), new Line(server.port)];
  const rests = async (): Promise<Idle> => {
    await sleep(SETTLED_MS);
    const before = await cpuOf(server.port);
    await sleep(seconds * 1000);
    const cpuMs = (((await cpuOf(server.port)) - before) * 1000) / seconds;
    return { cpuMs, heap: (await server.weigh()).heap };
  };
  try {
    for (const line of lines) await line.introduce();
    const [ann, bob] = lines;
    const made = await ann.post('/api/matches', {
      key: key(),
      game: game.id,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: 'day',
    });
    const { id } = JSON.parse(made.body) as { id: string };
    await bob.post(`/api/matches/${id}/join`, { key: key() });
    await ann.post(`/api/matches/${id}/start`, { key: key() });
    const empty = await rests();
    say(`one match: ${empty.cpuMs.toFixed(2)} ms of processor time a second, heap ${(empty.heap / 2 ** 20).toFixed(1)} MB`);
    await fill(house.database ?? house.folder, await house.rows.find(id), matches);
    const full = await rests();
    const rooms = (await figuresOf(server.port))('matches_in_memory');
    say(`${matches} matches: ${full.cpuMs.toFixed(2)} ms a second, heap ${(full.heap / 2 ** 20).toFixed(1)} MB, ${rooms} in memory`);
    const took = async (work: Promise<{ readonly status: number; readonly body: string }>) => {
      const begun = performance.now();
      const { status, body } = await work;
      if (status !== 200) throw new Error(`refused: ${body}`);
      return { ms: performance.now() - begun, body };
    };
    await took(ann.get('/api/my/tables'));
    const list = await took(ann.get('/api/my/tables'));
    const holiday = await took(ann.post('/api/me/holiday', { key: key(), days: 3 }));
    const mine = (JSON.parse(holiday.body) as { tables: number }).tables;
    say(`somebody at ${mine} of them: the list takes ${list.ms.toFixed(0)} ms, a holiday ${holiday.ms.toFixed(0)} ms`);
    return { matches, empty, full, rooms, mine, listMs: list.ms, holidayMs: holiday.ms };
  } finally {
    for (const line of lines) line.close();
    await house.stop();
    await house.remove();
  }
}

/** The same match again and again, with other people and another time at which something is due. */
async function fill(place: string, row: MatchRow, matches: number): Promise<void> {
  const { store } = await openPlace(place, { beside: true });
  const now = store.clock();
  for (let done = 1; done < matches; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, matches - done) }, (_, i) => done + i);
    await Promise.all(
      some.map((i) => {
        const id = `slow${String(i).padStart(16, '0')}`;
        const people = i < MINE ? row.seats : row.seats.map((seat, at) => ({ ...seat, identity: `p${Math.floor(i / EACH)}-${at}` }));
        const due = now + HOUR_MS + (i % 23) * HOUR_MS;
        return store.commit({ match: id, row: { ...row, id, version: 1, seats: people }, version: 0, asked: [0], due, updatedAt: now });
      }),
    );
  }
  await store.close();
}
