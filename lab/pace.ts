import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from './command.ts';
import { Failure, paintFor } from './io.ts';
import { runTests } from './vitest.ts';

/** What is counted in a match that somebody played through a page which shows it at its pace. */
export interface PaceFigures {
  readonly answers: number;
  /** Questions that the page put to the person. */
  readonly prompts: number;
  /** Of those: nothing could be answered. */
  readonly empty: number;
  /** Questions without an answer that were passed before anybody was asked. */
  readonly unasked: number;
  /** Refused, though the newest state that had come did not offer it any more: the table lied. */
  readonly lies: number;
  /** Refused, though it was offered by everything that was known here. */
  readonly races: number;
  /** Seconds of the match's own time. */
  readonly seconds: number;
  /** Seconds from one own turn to the next, without the person's own thoughts. */
  readonly between: readonly Wait[];
}

/** What somebody waited for their next turn. */
export interface Wait {
  readonly seconds: number;
  /** Others did something that touches the person: that takes its own time. */
  readonly touched: boolean;
}

/** What the test writes of each match. */
interface Line extends PaceFigures {
  readonly game: string;
  readonly pace: string;
  readonly people: boolean;
}

const TEST = 'lab/test/pacing/pace.test.ts';
const COUNTED = ['prompts', 'empty', 'unasked', 'lies', 'races', 'seconds'] as const;

export const pace: Command = {
  name: 'pace',
  summary: 'plays through the page on a fake clock: what it shows, asks and is refused',
  about: `Plays matches through the stream, the commands and the show of the page, against bots that answer in 5 ms and a server without a wire, on a clock that is not
real. Every second match has another person who is as quick. Counted a match: what was asked, of that what could only be passed (empty), what was passed without
asking (unasked), what was refused though the page should have known (lies: there may be none), races lost on the way, and seconds of the match. Then the seconds
from one own turn to the next, without one's own thoughts: the mean and the longest where nothing touched the person, the mean where something did. Exit code 1 if
the page lied, a match came to no end, or alone at the normal pace more than eight seconds passed where nothing touched the person.`,
  flags: {
    game: { value: 'G', help: 'which game', usual: 'all' },
    matches: { value: 'N', help: 'matches of each game at each pace', usual: '50' },
    answers: { value: 'N', help: 'answers of the person after which a match is enough', usual: 'no limit' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    json: { help: 'the matches as one JSON value' },
  },
  examples: ['pace', 'pace --game unicorns --matches 4'],
  async run(args, io) {
    const game = args.text('game');
    const matches = args.number('matches', 50, { min: 1, max: 10_000 });
    const folder = mkdtempSync(join(tmpdir(), 'zastolye-pace-'));
    const report = join(folder, 'report.json');
    const { code, said } = await runTests([TEST, '--retry=0'], {
      PACE_MATCHES: `${matches}`,
      PACE_ANSWERS: `${args.number('answers', 1_000_000, { min: 1, max: 1_000_000 })}`,
      PACE_SEED: `${args.number('seed', 1, { min: 0, max: 2 ** 31 })}`,
      PACE_REPORT: report,
      ...(game === undefined ? {} : { PACE_GAMES: game }),
    });
    let lines: Line[];
    try {
      lines = JSON.parse(readFileSync(report, 'utf8')) as Line[];
    } catch {
      throw new Failure(said);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const paint = paintFor(io.colour);
    if (args.has('json')) io.out(`${JSON.stringify(lines)}\n`);
    else io.out(tableOf(lines));
    if (code !== 0) io.err(`${said}\n`);
    io.err(
      `${code === 0 ? paint.good('nothing was refused that the page should have known') : paint.bad('the page lied, a match came to no end, or an own turn was long in coming: see above')}\n`,
    );
    return code === 0 ? 0 : 1;
  },
};

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
const cell = (n: number): string => (Number.isFinite(n) ? n.toFixed(2) : '–').padStart(9);

/** A line for each game, pace and company: the mean of a match. */
function tableOf(lines: readonly Line[]): string {
  const groups = Map.groupBy(lines, ({ game, pace: how, people }) => `${game.padEnd(10)} ${how.padEnd(7)} ${people ? 'people' : 'alone '}`);
  const head = ['between', 'longest', 'touched'];
  return [...groups].reduce(
    (table, [name, of]) => {
      const waits = of.flatMap(({ between }) => between);
      const quiet = waits.filter(({ touched }) => !touched).map(({ seconds }) => seconds);
      const rest = waits.filter(({ touched }) => touched).map(({ seconds }) => seconds);
      const figures = [...COUNTED.map((column) => mean(of.map((line) => line[column]))), mean(quiet), Math.max(...quiet), mean(rest)];
      return `${table}${name} ${`${of.length}`.padStart(5)}${figures.map(cell).join('')}\n`;
    },
    `${'a match'.padEnd(25)} ${'n'.padStart(5)}${[...COUNTED, ...head].map((column) => column.padStart(9)).join('')}\n`,
  );
}
