import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { budgetOf } from '#bots/index.ts';
import { newTally, type Series, type Tally } from '#bots/series.ts';
import { countsOf, type Sums, takeUp } from '#bots/sums.ts';
import type { Game } from '#engine';
import { UsageError } from './io.ts';

type File = Sums & { readonly seed: number; readonly command: string };

/** So often a long series is put on disk, in milliseconds. */
const OFTEN = 20_000;

/** A file with the sums of a series, which goes on where it was stopped. */
export class Saved {
  readonly tally: Tally;
  private readonly file: string;
  private readonly series: Series;
  private readonly rulesVersion: number;
  private last = performance.now();

  constructor(file: string, game: Game, series: Series) {
    this.file = file;
    this.series = series;
    this.rulesVersion = game.rulesVersion;
    this.tally = newTally(game, series.players);
    if (existsSync(file)) this.read(JSON.parse(readFileSync(file, 'utf8')) as File);
  }

  private read(old: File): void {
    const now = this.about();
    for (const key of ['game', 'rulesVersion', 'players', 'bots', 'playouts', 'options', 'seed', 'swap'] as const)
      if (JSON.stringify(old[key]) !== JSON.stringify(now[key]))
        throw new UsageError(`${this.file} was played with another ${key}; give it another name, or take it away`);
    takeUp(this.tally, old);
  }

  private about() {
    const { game, players, bots, options, seed, swap, budget, games } = this.series;
    const playouts = bots.map((level) => budgetOf(level, budget).iterations ?? 0);
    const given = Object.entries(options).map(([key, value]) => `${key}=${value}`);
    return {
      game,
      rulesVersion: this.rulesVersion,
      players,
      bots,
      playouts,
      options,
      seed,
      swap,
      command:
        `npm run -s lab -- simulate --game ${game} --players ${players} --games ${games} --seed ${seed} --bots ${bots.join(',')}` +
        `${budget.iterations === undefined ? '' : ` --iterations ${budget.iterations}`}${given.length === 0 ? '' : ` --options ${given.join(',')}`}` +
        `${swap ? ' --swap' : ''} --balance --save ${this.file}`,
    };
  }

  /** Every now and then, and at the end. */
  keep(when: 'sometimes' | 'now' = 'sometimes'): void {
    if (when === 'sometimes' && performance.now() - this.last < OFTEN) return;
    this.last = performance.now();
    const { tally } = this;
    const { command, ...about } = this.about();
    const data: File = {
      ...about,
      command: command.replace(`--games ${this.series.games} `, `--games ${tally.games} `),
      ...countsOf(tally),
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.part`, written(data));
    renameSync(`${this.file}.part`, this.file);
  }
}

/** A card a line, and the pairs of a card a line, so that a change can be read. */
function written(data: File): string {
  const { cards, pairs, ...rest } = data;
  const lines = (all: { readonly [key: string]: unknown }): string =>
    Object.entries(all)
      .map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
      .join(',\n');
  const top = Object.entries(rest).map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)},\n`);
  return `{\n${top.join('')}"cards": {\n${lines(cards)}\n},\n"pairs": {\n${lines(pairs)}\n}\n}\n`;
}
