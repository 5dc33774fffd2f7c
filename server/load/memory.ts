import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Game } from '#engine';
import { key, Line, nextAnswer, type Rows, rng, Table } from './client.ts';
import { houseUnderLoad, type LoadWish } from './house.ts';
import { figuresOf } from './parts.ts';

/**
 * Whether anything is kept for ever. The same few people open table after table, answer, look, listen and leave, some with a word and some without. Again and again
 * all of them are quiet for a moment, until the server has forgotten the tables; then everything that nobody holds any more is collected, and the heap is weighed.
 * What grows from one weighing to the next is a leak.
 */

export interface MemoryOptions extends Omit<LoadWish, 'seconds' | 'tables'> {
  readonly requests: number;
  /** So often the heap is weighed. */
  readonly steps: number;
}

export interface MemoryFigures {
  readonly requests: number;
  readonly refused: number;
  readonly tables: number;
  readonly streams: number;
  /** Requests so far, and bytes of the heap then without the code of functions. */
  readonly heap: readonly (readonly [requests: number, bytes: number])[];
  /** By how many bytes that grows with a request, over the later half. */
  readonly slope: number;
  /** The same of the code, which is compiled anew the more often it runs: ever more slowly, and it holds nothing of what people did. */
  readonly codeSlope: number;
  /** Matches that are still in memory in the end. */
  readonly rooms: number;
}

const PEOPLE = 16;
/** A table that nobody looks at is forgotten so soon. */
const IDLE_MS = 100;
const PATIENCE_MS = 5_000;
const ANSWERS = 14;

/** The slope of the line with the least squares. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (i: 0 | 1): number => points.reduce((sum, point) => sum + point[i], 0) / points.length;
  const [x0, y0] = [mean(0), mean(1)];
  const across = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0);
  const along = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  return along === 0 ? 0 : across / along;
}

interface Done {
  requests: number;
  refused: number;
  tables: number;
  streams: number;
}

/** Somebody who goes from table to table. */
class Guest {
  private readonly line: Line;
  private readonly game: Game;
  private readonly rows: Rows;
  private readonly done: Done;

  private constructor(line: Line, game: Game, rows: Rows, done: Done) {
    this.line = line;
    this.game = game;
    this.rows = rows;
    this.done = done;
  }

  static async come(port: number, i: number, game: Game, rows: Rows, done: Done): Promise<Guest> {
    const line = new Line(port, `198.51.100.${i}`);
    await line.introduce();
    return new Guest(line, game, rows, done);
  }

  private async note(reply: Promise<{ readonly status: number }>): Promise<boolean> {
    this.done.requests++;
    const { status } = await reply;
    if (status !== 200) this.done.refused++;
    return status === 200;
  }

  private command(id: string, name: string, wish: object = {}): Promise<boolean> {
    return this.note(this.line.post(`/api/matches/${id}/${name}`, { key: key(), ...wish }));
  }

  private look(id: string): Promise<boolean> {
    return this.note(this.line.get(`/api/matches/${id}`));
  }

  /** A stream on which something was heard. */
  private listen(id: string): Promise<{ destroy(): void }> {
    this.done.requests++;
    this.done.streams++;
    return new Promise((resolve, reject) => {
      const socket = this.line.listen(id, () => resolve(socket));
      socket.once('close', () => reject(new Error('a stream was closed before anything was heard')));
    });
  }

  /** A table at which nobody ever sat down. */
  private async wait(): Promise<void> {
    this.done.requests++;
    const { body } = await this.line.post('/api/matches', { key: key(), game: this.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const { id } = JSON.parse(body) as { id: string };
    const stream = await this.listen(id);
    await this.look(id);
    if (below(rng, 2) === 0) await this.command(id, 'leave');
    stream.destroy();
  }

  private async play(): Promise<void> {
    this.done.requests++;
    const { id, match } = await Table.open(this.line, this.game, this.rows);
    const stream = await this.listen(id);
    for (let i = 0; i < ANSWERS; i++) {
      const answer = nextAnswer(match);
      if (answer === null || !(await this.command(id, 'answer', answer))) break;
      match.answer(answer.seat, answer.n, answer.picks);
      if (i % 4 === 0) await this.look(id);
    }
    if (match.open !== null && below(rng, 2) === 0) await this.command(id, 'resign', { seat: 0 });
    stream.destroy();
  }

  async goOn(until: number): Promise<void> {
    while (this.done.requests < until) {
      this.done.tables++;
      if (below(rng, 8) === 0) await this.wait();
      else await this.play();
    }
  }

  close(): void {
    this.line.close();
  }
}

/** Waits until the server has forgotten all tables. Gives how many it keeps nevertheless. */
async function whenQuiet(port: number): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    await sleep(IDLE_MS);
    const rooms = (await figuresOf(port))('matches_in_memory');
    if (rooms === 0 || performance.now() > end) return rooms;
  }
}

export async function measureMemory({ requests, steps, ...wish }: MemoryOptions): Promise<MemoryFigures> {
  const { say } = wish;
  // Limits count as they do for everybody, only that nobody comes up to them.
  const env = { TRUST_PROXY: '1', RATE_LIMIT: '100000000', ROOM_IDLE_MS: `${IDLE_MS}`, LOG_LEVEL: 'info' };
  const house = await houseUnderLoad({ ...wish, seconds: 0, tables: PEOPLE, weigh: true }, env);
  const { server, game, rows } = house;
  const done: Done = { requests: 0, refused: 0, tables: 0, streams: 0 };
  const heap: [number, number][] = [];
  const codes: [number, number][] = [];
  try {
    const guests = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => Guest.come(server.port, i, game, rows, done)));
    let rooms = 0;
    for (let step = 1; step <= steps; step++) {
      await Promise.all(guests.map((guest) => guest.goOn((requests * step) / steps)));
      rooms = await whenQuiet(server.port);
      const { heap: all, code } = await server.weigh();
      heap.push([done.requests, all - code]);
      codes.push([done.requests, code]);
      const [data, compiled] = [all - code, code].map((bytes) => (bytes / 2 ** 20).toFixed(2));
      say(`${done.requests} requests, ${done.tables} tables: ${data} MB, ${compiled} MB of code, ${rooms} matches in memory`);
    }
    for (const guest of guests) guest.close();
    const [slope, codeSlope] = [heap, codes].map((points) => slopeOf(points.slice(Math.floor(steps / 2))));
    say(`the heap grows by ${slope.toFixed(2)} bytes a request, and by ${codeSlope.toFixed(2)} of code (${done.refused} refused)`);
    return { ...done, heap, slope, codeSlope, rooms };
  } finally {
    await house.stop();
    await house.remove();
  }
}
