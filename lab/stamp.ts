import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fileOf, readModel, weightsFile } from '#bots/judgement/load.ts';
import type { Measured, ModelData } from '#bots/judgement/model.ts';
import type { Game } from '#engine';
import { gameOf, gamesFolder } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { fight, percent } from './duel.ts';
import { columns, Failure, type Io } from './io.ts';

/** What became of one file of weights. */
export interface Stamped {
  readonly file: string;
  readonly seats: number;
  /** Under the rules that the weights were stamped with last; null: nobody has measured it. */
  readonly before: Measured | null;
  readonly after: Measured;
  /** Whether the file now says that the weights are for the rules as they are. */
  readonly holds: boolean;
}

export const stamp: Command = {
  name: 'stamp',
  summary: 'lets learned weights go on working under changed rules, if they still win',
  about: `Bots leave weights alone that were learned under another rulesVersion. Where a change of the rules hardly matters to them, they need not be learned anew:
under the rules as they are, the search with these weights plays against the same search without them, one against others all alike, at equal
playouts and with swapped seats. What part of the matches it wins is written into the file, beside what it won under the rules before, and both are printed.
The file is stamped with the new version unless the weights have become clearly weaker: unless they win less, beyond the error, than before, or less than
their share. Then nothing is written, and the exit code is 1: train anew.
Run it before a change of the rules too, with the same numbers: the version stays, and the strength that the change is held against is written down.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    duels: { value: 'N', help: 'matches for each file of weights', usual: '100' },
    playouts: { value: 'N', help: 'playouts an answer', usual: '60' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    threads: { value: 'N', help: 'how many threads', usual: 'all cores' },
    folder: { value: 'DIR', help: 'where the folders of the games lie', usual: 'games' },
    json: { help: 'the figures as one JSON value' },
  },
  examples: ['stamp --game rickshank', 'stamp --game smash-up --duels 200 --playouts 100'],
  async run(args, io) {
    const game = gameOf(args);
    const folder = args.text('folder');
    const all = await stampAll(game, folder === undefined ? gamesFolder : pathToFileURL(`${folder}/`), args, io);
    io.out(args.has('json') ? `${JSON.stringify(all)}\n` : columns(all.map(row)));
    return all.every(({ holds }) => holds) ? 0 : 1;
  },
};

async function stampAll(game: Game, folder: URL, args: Args, io: Io): Promise<Stamped[]> {
  const all: Stamped[] = [];
  for (const seats of [2, 4]) {
    const file = weightsFile(folder, game.id, seats);
    const data = readModel(file);
    if (data !== null) all.push(await stampOne(game, file, data, Math.min(seats, game.seats.max), args, io));
  }
  if (all.length === 0) throw new Failure(`${game.id} has learned nothing: no weights lie in ${fileURLToPath(folder)}${game.id}/bot`);
  return all;
}

async function stampOne(game: Game, file: URL, data: ModelData, seats: number, args: Args, io: Io): Promise<Stamped> {
  const { rulesVersion } = game;
  const [games, playouts] = [args.number('duels', 100, { min: 2, max: 100_000 }), args.number('playouts', 60, { min: 1, max: 100_000 })];
  const threads = args.number('threads', availableParallelism(), { min: 1, max: 256 });
  const now: ModelData = { ...data, rulesVersion };
  const plan = { game: game.id, seats, seed: args.number('seed', 1, { min: 0, max: 2_000 }), iterations: playouts, one: now, others: null };
  const share = await fight(plan, { matches: games, threads }, `${game.id}: with what was learned against without, ${seats} seats`, io);
  const after: Measured = {
    rulesVersion,
    seats,
    playouts,
    games,
    share: round(share.share),
    low: round(share.low),
    high: round(share.high),
  };
  const known = data.strength ?? [];
  const before = known.findLast((one) => one.rulesVersion === data.rulesVersion) ?? null;
  const holds = isAsStrong(before, after);
  if (holds) {
    const strength = [...known.filter((one) => one.rulesVersion !== rulesVersion), after];
    const { weights, open, habits, ...head } = now;
    writeFileSync(
      file,
      fileOf({ ...head, strength, weights, ...(open === undefined ? {} : { open }), ...(habits === undefined ? {} : { habits }) }),
    );
  }
  return { file: nameOf(file), seats, before, after, holds };
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

/** Not less, beyond the error, than before, nor than everybody's share. */
export const isAsStrong = (before: Measured | null, after: Measured): boolean =>
  after.high >= 1 / after.seats && (before === null || after.high >= before.low);

function nameOf(file: URL): string {
  const path = fileURLToPath(file);
  const near = relative(process.cwd(), path);
  return existsSync(near) ? near : path;
}

function row({ file, seats, before, after, holds }: Stamped): string[] {
  const told = (one: Measured | null): string =>
    one === null
      ? 'before: not measured'
      : `version ${one.rulesVersion}: ${percent(one.share)} (${percent(one.low)} to ${percent(one.high)}) of ${one.games}`;
  return [file, `${seats} seats`, told(before), told(after), holds ? 'holds' : 'weaker: train anew'];
}
