import type { Game } from '#engine';
import { cpuOf, key, Line, nextAnswer, type Rows, Table } from './client.ts';
import { percentile } from './parts.ts';

/** Those who load a server, and what they have played there. */
export interface Crowd {
  readonly port: number;
  readonly game: Game;
  readonly rows: Rows;
  /** Ids of all matches that were opened. */
  readonly played: Set<string>;
  readonly seconds: number;
  readonly say: (text: string) => void;
}

export async function openTable({ game, rows, played }: Crowd, line: Line): Promise<Table> {
  const table = await Table.open(line, game, rows);
  played.add(table.id);
  return table;
}

export interface Answers {
  readonly answers: number;
  readonly refused: number;
  readonly perSecond: number;
  /** Processor time of the server, in seconds. */
  readonly cpu: number;
  /** From sending to acknowledgement, in milliseconds. */
  readonly times: readonly number[];
}

/** Many tables at once, each of which answers as fast as it is answered. */
export async function answersOf(crowd: Crowd, tables: number): Promise<Answers> {
  const { port, say, seconds } = crowd;
  let answers = 0;
  let refused = 0;
  const times: number[] = [];
  let until = Number.POSITIVE_INFINITY;
  const players = Array.from({ length: tables }, async () => {
    const line = new Line(port);
    await line.introduce();
    let table = await openTable(crowd, line);
    return async (): Promise<void> => {
      while (performance.now() < until) {
        const answer = nextAnswer(table.match);
        if (answer === null) {
          table = await openTable(crowd, line);
          continue;
        }
        const sent = performance.now();
        const reply = await line.post(`/api/matches/${table.id}/answer`, { key: key(), ...answer });
        times.push(performance.now() - sent);
        if (reply.status === 200) {
          answers++;
          table.match.answer(answer.seat, answer.n, answer.picks);
        } else {
          refused++;
          if (refused < 4) say(reply.body.slice(0, 300));
          table = await openTable(crowd, line);
        }
      }
      line.close();
    };
  });
  // Nobody begins before everybody has sat down.
  const ready = await Promise.all(players);
  const cpuBefore = await cpuOf(port);
  const begun = performance.now();
  until = begun + seconds * 1000;
  await Promise.all(ready.map((play) => play()));
  const cpu = (await cpuOf(port)) - cpuBefore;
  const perSecond = answers / ((performance.now() - begun) / 1000);
  say(
    `answers acknowledged durably: ${Math.round(perSecond)} a second (${answers}, ${refused} refused); p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms; ${Math.round(answers / cpu)} for each second of the server's processor time`,
  );
  return { answers, refused, perSecond, cpu, times };
}
