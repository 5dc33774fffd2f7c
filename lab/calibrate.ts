import { readFileSync, writeFileSync } from 'node:fs';
import { learnedStyle } from '#bots/index.ts';
import { considered, type Judge } from '#bots/judge.ts';
import { playLesson } from '#bots/judgement/gather.ts';
import { below, fastRng, type Game, Match } from '#engine';
import { findGame, gameIds, knowledgeOf } from './catalog.ts';
import type { Command } from './command.ts';
import { columns } from './io.ts';
import { beginningOf } from './lessons.ts';
import { calibrationPlot, type Plotted } from './plot.ts';

const FOLDER = new URL('../bots/calibration/', import.meta.url);
const TABLE = new URL('errors.json', FOLDER);
const CLASSES = 10;
/** A chance is never told more exactly than this. */
const LEAST = 0.01;

/** A chance that was told in the middle of a match, and what came. */
interface Told {
  /** How much of the match had been played, and at which decision. */
  readonly share: number;
  readonly n: number;
  readonly chance: number;
  readonly won: number;
}

interface Row {
  readonly stages: readonly [number, number];
  readonly errors: readonly [number, number, number];
}

export const calibrate: Command = {
  name: 'calibrate',
  summary: 'holds the chances that advice tells against how matches end',
  about: `Plays matches, asks the judgement in the middle of them how likely somebody wins, and tells how far the shares of those who did win lie from that, for each third
of a match: by classes of the chance, without what chance alone would make of so many matches. Advice gives its chances with this error. With --write the
table goes into bots/calibration/errors.json, and a plot for each number of seats beside it
(<game>-told.svg; those without -told are of what was learned).`,
  flags: {
    game: { value: 'G,…', help: 'which games', usual: 'all' },
    seats: { value: 'N,…', help: 'numbers of seats', usual: '2,4' },
    matches: { value: 'N', help: 'matches of each', usual: '400' },
    iterations: { value: 'N', help: 'playouts an answer; 0: by habit alone', usual: '0' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    write: { help: 'put the table and the plots where advice finds them' },
  },
  examples: ['calibrate --game rickshank --seats 2,4 --matches 1000 --write'],
  run(args, io) {
    const table = JSON.parse(readFileSync(TABLE, 'utf8')) as { [game: string]: { [seats: string]: Row } };
    const lines: (string | number)[][] = [['game', 'seats', 'positions', 'first third', 'middle', 'last third', 'all']];
    for (const game of (args.text('game') ?? gameIds().join(',')).split(',').map(findGame))
      for (const seats of (args.text('seats') ?? '2,4').split(',').map(Number)) {
        if (seats < Math.max(2, game.seats.min) || seats > game.seats.max) continue;
        const all = toldIn(game, seats, {
          matches: args.number('matches', 400, { min: 10, max: 1_000_000 }),
          iterations: args.number('iterations', 0, { min: 0, max: 100_000 }),
          seed: args.number('seed', 1, { min: 0, max: 1_000_000 }),
        });
        const row = rowOf(all);
        table[game.id] = { ...table[game.id], [seats > 2 ? 'many' : 'two']: row };
        lines.push([game.id, seats, all.length, ...[...row.errors, errorIn(all)].map((error) => `${(error * 100).toFixed(1)} %`)]);
        if (!args.has('write')) continue;
        const name = `${game.id}${seats > 2 ? '-many' : ''}`;
        writeFileSync(new URL(`${name}-told.svg`, FOLDER), calibrationPlot(name, plotted(all), 'the same chance every time'));
      }
    if (args.has('write'))
      writeFileSync(
        TABLE,
        `${JSON.stringify(table, null, 2).replaceAll(/\[\s+([\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`,
      );
    io.out(columns(lines));
    return Promise.resolve(0);
  },
};

function toldIn(
  game: Game,
  seats: number,
  { matches, iterations, seed }: { readonly matches: number; readonly iterations: number; readonly seed: number },
): Told[] {
  const knowledge = knowledgeOf(game, seats);
  const style = learnedStyle(knowledge);
  const judge: Judge = knowledge?.judge ?? considered;
  const all: Told[] = [];
  for (let i = 0; i < matches; i++) {
    const number = (seed * 1_000_003 + i) % 2 ** 31;
    const header = beginningOf(game, { seats, seed: number });
    const noted = playLesson(game, header, { iterations, style, stray: 0 }, fastRng(number + 2 ** 32));
    all.push(...toldDuring(game, Match.start(game, header, { record: false, keep: true }), noted.answers, judge, fastRng(number)));
  }
  return all;
}

/** Where turns begin, as one of the players knows it. */
function toldDuring(
  game: Game,
  match: Match,
  answers: readonly (readonly number[])[],
  judge: Judge,
  rng: ReturnType<typeof fastRng>,
): Told[] {
  const told: { readonly n: number; readonly at: number; readonly seat: number; readonly chance: number }[] = [];
  let mover = -1;
  for (const [at, [seat, , ...picks]] of answers.entries()) {
    if (match.askOf(seat)?.prompt.quiet === true && seat !== mover) {
      mover = seat;
      const { ring } = match.table;
      const viewer = ring[below(rng, ring.length)];
      const chance = judge(match.forkFor(viewer, rng).table, viewer);
      told.push({ n: match.n, at, seat: viewer, chance });
    }
    if (match.answer(seat, match.n, picks) !== null) throw new Error(`${game.id}: a match went otherwise when it was played again`);
  }
  const { outcome } = match.table;
  if (outcome === null || outcome.winners.length === 0) return [];
  return told.map(({ n, at, seat, chance }) => ({
    n,
    share: at / answers.length,
    chance,
    won: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
  }));
}

interface Tenth {
  readonly many: number;
  readonly foretold: number;
  readonly came: number;
}

function tenthsOf(all: readonly Told[]): Tenth[] {
  return Array.from({ length: CLASSES }, (_, k) => {
    const those = all.filter(({ chance }) => Math.min(CLASSES - 1, Math.floor(chance * CLASSES)) === k);
    const mean = (of: (one: Told) => number): number => those.reduce((sum, one) => sum + of(one), 0) / Math.max(1, those.length);
    return { many: those.length, foretold: mean(({ chance }) => chance), came: mean(({ won }) => won) };
  });
}

/** Root of the mean square of what came against what was foretold, less what so many matches would differ by chance. */
function errorIn(all: readonly Told[]): number {
  let sum = 0;
  for (const { many, foretold, came } of tenthsOf(all)) sum += many * (came - foretold) ** 2 - foretold * (1 - foretold);
  return Math.max(LEAST, Math.sqrt(Math.max(0, sum / Math.max(1, all.length))));
}

function rowOf(all: readonly Told[]): Row {
  const thirds = [0, 1, 2].map((k) => all.filter(({ share }) => Math.min(2, Math.floor(share * 3)) === k));
  const near = (k: number): number => {
    const around = all.filter(({ share }) => Math.abs(share - k / 3) < 0.08);
    return Math.round(around.reduce((sum, { n }) => sum + n, 0) / Math.max(1, around.length));
  };
  const [first, middle, last] = thirds.map((those) => Math.round(errorIn(those) * 1000) / 1000);
  return { stages: [near(1), near(2)], errors: [first, middle, last] };
}

/** What the plot tells: log loss, and that of knowing nothing. */
function plotted(all: readonly Told[]): Plotted {
  const calibration = tenthsOf(all);
  const base = all.reduce((sum, { won }) => sum + won, 0) / Math.max(1, all.length);
  const loss = (chance: (one: Told) => number): number =>
    -all.reduce((sum, one) => {
      const p = Math.min(0.999, Math.max(0.001, chance(one)));
      return sum + one.won * Math.log(p) + (1 - one.won) * Math.log(1 - p);
    }, 0) / Math.max(1, all.length);
  return { calibration, heldLogLoss: loss(({ chance }) => chance), writtenLogLoss: loss(() => base) };
}
