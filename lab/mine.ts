import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chooseMove, isLevel, type LabLevel, LEVELS } from '#bots/index.ts';
import type { Game, Rng } from '#engine';
import { fastRng, fittingOptions, Match, uint32 } from '#engine';
import { games } from '#games/registry.ts';
import { proveAgain } from '#puzzles/again.ts';
import { puzzlesOf, shapeOf } from '#puzzles/mine.ts';
import { isProved, KINDS, type Kind, openPuzzle, type Puzzle } from '#puzzles/puzzle.ts';
import { MOST_NODES } from '#puzzles/search.ts';
import type { Store } from '#server/store/types.ts';
import { findGame, headerOf, knowledgeOf } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { columns, Failure, type Io } from './io.ts';
import { runTests } from './vitest.ts';

/** Where the puzzles of a game lie that come with the code. */
const fileOf = (game: Game): string => new URL(`../games/${game.id}/puzzles.json`, import.meta.url).pathname;

const readPuzzles = (file: string): Puzzle[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** One line for each: a difference shows which puzzle has changed. */
const writePuzzles = (file: string, puzzles: readonly Puzzle[]): void =>
  writeFileSync(file, `[\n${puzzles.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);

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
    store: { value: 'STORE', help: 'look through matches of people there instead, where everybody at the table has allowed it' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    bots: { value: 'LEVEL', help: 'who plays these matches', usual: 'hard' },
    playouts: { value: 'P', help: 'playouts of an answer in these matches', usual: '60' },
    nodes: { value: 'N', help: 'positions that a proof may take', usual: '30000' },
    most: { value: 'N', help: 'puzzles of each kind that are wanted', usual: '40' },
    kinds: { value: 'LIST', help: `of ${KINDS.join(', ')}`, usual: 'all' },
    out: { value: 'FILE', help: 'where the puzzles of the game lie, and go', usual: 'games/<id>/puzzles.json' },
    minutes: { value: 'M', help: 'ends after so many minutes', usual: 'when all matches are looked through' },
    prove: { help: 'only prove again what there is' },
    read: { value: 'FOLDER', help: 'print what pages say of some puzzles there, in both languages, to be read' },
    each: { value: 'N', help: 'with --read: so many of each kind', usual: '6' },
    sample: { value: 'N', help: 'with --prove: every Nth puzzle', usual: '1' },
  },
  examples: ['mine --game fluxx --matches 500', 'mine --store data', 'mine --prove'],
  async run(args, io) {
    const id = args.text('game');
    const chosen = id === undefined ? games : [findGame(id)];
    if (args.has('prove')) return prove(chosen, args, io);
    const folder = args.text('read');
    if (folder !== undefined) return read(chosen, folder, args.number('each', 6, { min: 1, max: 1000 }), io);
    const place = args.text('store');
    const store = place === undefined ? null : await storeAt(place);
    try {
      for (const game of chosen) await search(game, store, args, io);
    } finally {
      await store?.close();
    }
    return 0;
  },
};

/** In minutes. */
const A_YEAR = 525_600;

/** The words of pages come with what bundles them. */
const READING = 'lab/test/reading/explained.test.ts';

/** Tables are of two mostly: there most can be settled. */
const seatsFor = (game: Game, i: number): number => Math.min(game.seats.max, Math.max(game.seats.min, i % 4 === 3 ? 3 : 2));

async function storeAt(place: string): Promise<Store> {
  const { databaseFile, isDatabase, openPlace } = await import('#server/store/place.ts');
  if (!isDatabase(place) && !existsSync(databaseFile(place))) throw new Failure(`there is no ${databaseFile(place)}`);
  return (await openPlace(place)).store;
}

async function search(game: Game, store: Store | null, args: Args, io: Io): Promise<void> {
  const nodes = args.number('nodes', 30_000, { min: 100, max: MOST_NODES });
  const most = args.number('most', 40, { min: 1, max: 10_000 });
  const rng = fastRng(args.number('seed', 1, { min: 0, max: 4_294_967_295 }));
  const asked = kindsOf(args.text('kinds'));
  const until = performance.now() + args.number('minutes', A_YEAR, { min: 1, max: A_YEAR }) * 60_000;
  const file = args.text('out') ?? fileOf(game);
  const puzzles = readPuzzles(file);
  const shapes = new Set(puzzles.map((one) => shapeOf({ game, match: openPuzzle(game, one) }, one)));
  const looked = new Map<string, number>();
  const tell = (kind: Kind, refused: string | null): void => {
    const key = `${kind}\t${refused ?? 'found'}`;
    looked.set(key, (looked.get(key) ?? 0) + 1);
  };
  let many = 0;
  for await (const match of store === null ? playedMatches(game, args, rng) : matchesIn(store, game)) {
    const kinds = new Set(asked.filter((kind) => puzzles.filter((one) => one.kind === kind).length < most));
    if (kinds.size === 0 || performance.now() > until) break;
    const knowledge = knowledgeOf(game, match.header.seats);
    const settings = { nodes, kinds, shapes, rng: fastRng(uint32(rng)), tell };
    for (const puzzle of puzzlesOf({ game, match, knowledge }, settings)) {
      if (puzzles.some((one) => one.id === puzzle.id)) continue;
      puzzles.push(puzzle);
      writePuzzles(file, puzzles);
    }
    if (++many % 10 === 0) io.err(`${game.id}: ${many} matches, ${countsOf(puzzles)}\n`);
  }
  const rows = [...looked].sort(([a], [b]) => a.localeCompare(b)).map(([key, n]) => [game.id, ...key.split('\t'), n]);
  io.out(`${game.id}: ${many} matches, ${countsOf(puzzles)}\n${columns([['game', 'kind', 'what came of it', 'positions'], ...rows])}\n`);
}

function* playedMatches(game: Game, args: Args, rng: Rng): Generator<Match> {
  const many = args.number('matches', 100, { min: 1, max: 1_000_000 });
  const players = { level: levelOf(args.text('bots') ?? 'hard'), iterations: args.number('playouts', 60, { min: 1, max: 10_000 }) };
  for (let i = 0; i < many; i++) yield played(game, seatsFor(game, i), players, rng);
}

async function* matchesIn(store: Store, game: Game): AsyncGenerator<Match> {
  const { allowedMatches } = await import('#server/book/allowed.ts');
  for await (const { header, entries } of allowedMatches(store, game)) yield Match.load(game, header, entries);
}

const countsOf = (puzzles: readonly Puzzle[]): string =>
  KINDS.map((kind) => `${kind} ${puzzles.filter((one) => one.kind === kind).length}`).join(', ');

function levelOf(word: string): LabLevel {
  if (!isLevel(word)) throw new Failure(`--bots is one of ${LEVELS.join(', ')}`);
  return word;
}

function kindsOf(list: string | undefined): readonly Kind[] {
  const words = list?.split(',') ?? KINDS;
  const strange = words.find((word) => !KINDS.some((kind) => kind === word));
  if (strange !== undefined) throw new Failure(`--kinds is of ${KINDS.join(', ')}, not ${strange}`);
  return KINDS.filter((kind) => words.includes(kind));
}

interface Players {
  readonly level: LabLevel;
  readonly iterations: number;
}

function played(game: Game, seats: number, { level, iterations }: Players, rng: Rng): Match {
  const match = Match.start(game, headerOf(game, seats, fittingOptions(game, seats, {}), uint32(rng)));
  const luck = fastRng(uint32(rng));
  const knowledge = knowledgeOf(game, seats);
  while (match.open !== null && match.journal.length < game.cap) {
    const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) break;
    match.answer(ask.seat, match.n, chooseMove(match, ask.seat, level, { iterations }, luck, knowledge), 'bot');
  }
  return match;
}

async function read(chosen: readonly Game[], folder: string, each: number, io: Io): Promise<number> {
  const { code, said } = await runTests([READING], {
    READ_OUT: resolve(folder),
    READ_EACH: `${each}`,
    READ_GAMES: chosen.map(({ id }) => id).join(','),
  });
  if (code !== 0) io.err(said);
  return code;
}

function prove(chosen: readonly Game[], args: Args, io: Io): number {
  const every = args.number('sample', 1, { min: 1, max: 1000 });
  const broken: string[] = [];
  const rows = chosen.map((game) => {
    const start = performance.now();
    const puzzles = readPuzzles(fileOf(game)).filter((_, i) => i % every === 0);
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
