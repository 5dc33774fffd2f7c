import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseMove } from '#bots/index.ts';
import type { Game, Rng } from '#engine';
import { fastRng, fittingOptions, Match, uint32 } from '#engine';
import { games } from '#games/registry.ts';
import { proveAgain } from '#puzzles/again.ts';
import { puzzlesOf, shapeOf } from '#puzzles/mine.ts';
import { isProved, KINDS, type Kind, openPuzzle, type Puzzle } from '#puzzles/puzzle.ts';
import { MOST_NODES } from '#puzzles/search.ts';
import { findGame, headerOf, knowledgeOf } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { columns, Failure, type Io } from './io.ts';

/** Where the puzzles of a game lie that come with the code. */
const fileOf = (game: Game): string => new URL(`../games/${game.id}/puzzles.json`, import.meta.url).pathname;

export const readPuzzles = (game: Game): Puzzle[] => (existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : []);

/** One line for each: a difference shows which puzzle has changed. */
const writePuzzles = (game: Game, puzzles: readonly Puzzle[]): void =>
  writeFileSync(fileOf(game), `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);

export const mine: Command = {
  name: 'mine',
  summary: 'finds puzzles in matches of strong bots and proves them',
  about: `Matches of hard bots are looked through from their end. «Win this turn» and «do not let them win» are proved: one plan, chosen by what the seat sees, whatever
others answer, whatever is drawn and rolled; every other first answer is refuted the same way or is right too. The best move, how many tokens and which dice are judged by
playouts. What is found goes into games/<id>/puzzles.json as it comes, so the search can be stopped at any time. With --prove all puzzles that there are
are replayed and proved again; those that a change of rules breaks are named.`,
  flags: {
    game: { value: 'G', help: 'which game', usual: 'all' },
    matches: { value: 'N', help: 'matches of each game', usual: '100' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    playouts: { value: 'P', help: 'playouts of an answer in these matches', usual: '60' },
    nodes: { value: 'N', help: 'positions that a proof may take', usual: '30000' },
    most: { value: 'N', help: 'puzzles of each kind that are wanted', usual: '40' },
    prove: { help: 'only prove again what there is' },
    sample: { value: 'N', help: 'with --prove: every Nth puzzle', usual: '1' },
  },
  examples: ['mine --game fluxx --matches 500', 'mine --prove'],
  run(args, io) {
    const id = args.text('game');
    const chosen = id === undefined ? games : [findGame(id)];
    if (args.has('prove')) return Promise.resolve(prove(chosen, args, io));
    for (const game of chosen) search(game, args, io);
    return Promise.resolve(0);
  },
};

/** Tables are of two mostly: there most can be settled. */
const seatsFor = (game: Game, i: number): number => Math.min(game.seats.max, Math.max(game.seats.min, i % 4 === 3 ? 3 : 2));

function search(game: Game, args: Args, io: Io): void {
  const many = args.number('matches', 100, { min: 1, max: 1_000_000 });
  const nodes = args.number('nodes', 30_000, { min: 100, max: MOST_NODES });
  const most = args.number('most', 40, { min: 1, max: 10_000 });
  const iterations = args.number('playouts', 60, { min: 1, max: 10_000 });
  const rng = fastRng(args.number('seed', 1, { min: 0, max: 4_294_967_295 }));
  const puzzles = readPuzzles(game);
  const shapes = new Set(puzzles.map((one) => shapeOf({ game, match: openPuzzle(game, one) }, one)));
  const looked = new Map<string, number>();
  const tell = (kind: Kind, refused: string | null): void => {
    const key = `${kind}\t${refused ?? 'found'}`;
    looked.set(key, (looked.get(key) ?? 0) + 1);
  };
  for (let i = 0; i < many; i++) {
    const kinds = new Set(KINDS.filter((kind) => puzzles.filter((one) => one.kind === kind).length < most));
    if (kinds.size === 0) break;
    const match = played(game, seatsFor(game, i), iterations, rng);
    const knowledge = knowledgeOf(game, match.header.seats);
    const settings = { nodes, kinds, shapes, rng: fastRng(uint32(rng)), tell };
    for (const puzzle of puzzlesOf({ game, match, knowledge }, settings)) {
      if (puzzles.some((one) => one.id === puzzle.id)) continue;
      puzzles.push(puzzle);
      writePuzzles(game, puzzles);
    }
    if (i % 10 === 9 || i === many - 1) io.err(`${game.id}: ${i + 1} matches, ${countsOf(puzzles)}\n`);
  }
  const rows = [...looked].sort(([a], [b]) => a.localeCompare(b)).map(([key, n]) => [game.id, ...key.split('\t'), n]);
  io.out(`${columns([['game', 'kind', 'what came of it', 'positions'], ...rows])}\n`);
}

const countsOf = (puzzles: readonly Puzzle[]): string =>
  KINDS.map((kind) => `${kind} ${puzzles.filter((one) => one.kind === kind).length}`).join(', ');

function played(game: Game, seats: number, iterations: number, rng: Rng): Match {
  const match = Match.start(game, headerOf(game, seats, fittingOptions(game, seats, {}), uint32(rng)));
  const luck = fastRng(uint32(rng));
  const knowledge = knowledgeOf(game, seats);
  while (match.open !== null && match.journal.length < game.cap) {
    const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) break;
    match.answer(ask.seat, match.n, chooseMove(match, ask.seat, 'hard', { iterations }, luck, knowledge), 'bot');
  }
  return match;
}

function prove(chosen: readonly Game[], args: Args, io: Io): number {
  const every = args.number('sample', 1, { min: 1, max: 1000 });
  const broken: string[] = [];
  const rows = chosen.map((game) => {
    const start = performance.now();
    const puzzles = readPuzzles(game).filter((_, i) => i % every === 0);
    for (const puzzle of puzzles) {
      const why = proveAgain(game, puzzle);
      if (why !== null) broken.push(`${game.id} ${puzzle.id}: ${why}`);
    }
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    return [game.id, puzzles.length, puzzles.filter(({ kind }) => isProved(kind)).length, seconds];
  });
  io.out(`${columns([['game', 'puzzles', 'proved', 'seconds'], ...rows])}\n`);
  if (broken.length > 0) throw new Failure(`these do not hold any more:\n${broken.join('\n')}`);
  return 0;
}
