import type { Socket } from 'node:net';
import { below } from '#engine';
import { type Crowd, openTable } from './answers.ts';
import { key, Line, listen, nextAnswer, rng, type Table } from './client.ts';
import { percentile } from './parts.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface EventDelays {
  /** From the acknowledged answer to the event at the other player, in milliseconds. */
  readonly delays: number[];
  readonly fromSending: number[];
}

/** Somebody who answers every two seconds, and the stream on which the other player hears of it. */
class LiveTable {
  private readonly crowd: Crowd;
  private readonly line: Line;
  private table: Table;
  private socket: Socket | null = null;
  private heardAt = new Map<number, number>();

  private constructor(crowd: Crowd, line: Line, table: Table) {
    this.crowd = crowd;
    this.line = line;
    this.table = table;
  }

  static async open(crowd: Crowd): Promise<LiveTable> {
    const line = new Line(crowd.port);
    await line.introduce();
    const live = new LiveTable(crowd, line, await openTable(crowd, line));
    await live.listen();
    return live;
  }

  private async listen(): Promise<void> {
    this.socket?.destroy();
    const heardAt = new Map<number, number>();
    this.heardAt = heardAt;
    this.socket = await listen(this.crowd.port, this.line.cookie, this.table.id, (to, at) => heardAt.set(to, at));
  }

  async play(until: () => number, { delays, fromSending }: EventDelays): Promise<void> {
    await pause(below(rng, 2000));
    while (performance.now() < until()) {
      const answer = nextAnswer(this.table.match);
      if (answer === null) {
        this.table = await openTable(this.crowd, this.line);
        await this.listen();
        continue;
      }
      const sent = performance.now();
      const reply = await this.line.post(`/api/matches/${this.table.id}/answer`, { key: key(), ...answer });
      const acknowledged = performance.now();
      if (reply.status !== 200) break;
      this.table.match.answer(answer.seat, answer.n, answer.picks);
      const { at } = JSON.parse(reply.body) as { at: number };
      await pause(1900 + below(rng, 200));
      const heard = this.heardAt.get(at);
      if (heard === undefined) continue;
      delays.push(Math.max(0, heard - acknowledged));
      fromSending.push(heard - sent);
    }
  }

  close(): void {
    this.socket?.destroy();
    this.line.close();
  }
}

/** Many live matches with one listener each: how soon an answer is heard of. */
export async function eventsOf(crowd: Crowd, live: number): Promise<EventDelays> {
  const { say, seconds } = crowd;
  say(`${live} live matches, each with a listener, an answer every two seconds in each`);
  const measured: EventDelays = { delays: [], fromSending: [] };
  let end = Number.POSITIVE_INFINITY;
  const tables: LiveTable[] = [];
  const loops: Promise<void>[] = [];
  for (let i = 0; i < live; i++) {
    const table = await LiveTable.open(crowd);
    tables.push(table);
    loops.push(table.play(() => end, measured));
  }
  // What was heard while the tables were still being opened does not count.
  measured.delays.length = 0;
  measured.fromSending.length = 0;
  end = performance.now() + seconds * 1000;
  await Promise.all(loops);
  const { delays, fromSending } = measured;
  say(
    `from the acknowledged answer to the event: p50 ${percentile(delays, 0.5).toFixed(1)} ms, p99 ${percentile(delays, 0.99).toFixed(1)} ms; from sending it: p99 ${percentile(fromSending, 0.99).toFixed(1)} ms (${delays.length} measured)`,
  );
  for (const table of tables) table.close();
  return measured;
}
