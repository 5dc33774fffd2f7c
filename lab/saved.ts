import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Balance, type CardSums, newBalance, type Sums } from '#bots/balance.ts';
import { budgetOf } from '#bots/index.ts';
import type { Game, Options } from '#engine';
import { UsageError } from './io.ts';
import { newTally, type Series, stalematesOf, type Tally } from './matches.ts';

/** Matches and wins, written short. */
type Pair = readonly [games: number, wins: number];

/** The sums of a series as they lie in docs/balance: exactly what was played, then what came of it. */
interface File {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly bots: readonly string[];
  /** Playouts an answer, by place in the list of bots. */
  readonly playouts: readonly number[];
  readonly options: Options;
  readonly seed: number;
  readonly swap: boolean;
  /** What plays the same once more. */
  readonly command: string;
  readonly games: number;
  readonly finished: number;
  readonly capped: number;
  readonly decisions: number;
  readonly draws: number;
  readonly stalemates: number;
  readonly wins: readonly number[];
  readonly botWins: readonly number[];
  readonly reasons: { readonly [reason: string]: number };
  readonly facts: { readonly [kind: string]: { readonly [name: string]: Pair } };
  readonly places: readonly Pair[];
  readonly turns: { readonly [turns: string]: number };
  readonly cards: { readonly [id: string]: CardLine };
  /** By the first card of a pair: place of the second one among `cards`, matches, wins, and again. */
  readonly pairs: { readonly [id: string]: readonly number[] };
}

interface CardLine {
  readonly games: Pair;
  readonly early: Pair;
  readonly times: readonly number[];
  readonly ends: { readonly [zone: string]: number };
}

/** So often a long series is put on disk, in milliseconds. */
const OFTEN = 20_000;

const short = ({ games, wins }: Sums): Pair => [games, wins];
const long = ([games, wins]: Pair): Sums => ({ games, wins });
const mapped = <A, B>(all: { readonly [key: string]: A }, change: (one: A) => B): { [key: string]: B } =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));
const sorted = <A>(all: { readonly [key: string]: A }): { [key: string]: A } =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));

function packed({ cards, pairs }: Balance): { [id: string]: number[] } {
  const places = new Map(Object.keys(sorted(cards)).map((id, i) => [id, i]));
  const rows: { [id: string]: number[] } = {};
  for (const [pair, { games, wins }] of Object.entries(sorted(pairs))) {
    const [a, b] = pair.split('+');
    rows[a] ??= [];
    rows[a].push(places.get(b) ?? 0, games, wins);
  }
  return rows;
}

function unpacked({ cards, pairs }: File): Balance['pairs'] {
  const ids = Object.keys(cards);
  const all: Balance['pairs'] = {};
  for (const [a, row] of Object.entries(pairs))
    for (let i = 0; i < row.length; i += 3) all[`${a}+${ids[row[i]]}`] = { games: row[i + 1], wins: row[i + 2] };
  return all;
}

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
    const { tally } = this;
    const { games, finished, capped, decisions, draws } = old;
    Object.assign(tally, { games, finished, capped, decisions, draws, wins: [...old.wins], botWins: [...old.botWins] });
    tally.reasons = { ...old.reasons };
    tally.facts = mapped(old.facts, (names) => mapped(names, long));
    tally.turns = Object.entries(old.turns).flatMap(([turns, n]) => Array.from({ length: n }, () => Number(turns)));
    tally.balance = {
      ...newBalance(old.players),
      places: old.places.map(long),
      turns: { ...old.turns },
      cards: mapped(
        old.cards,
        (card): CardSums => ({ ...long(card.games), early: long(card.early), times: [...card.times], ends: { ...card.ends } }),
      ),
      pairs: unpacked(old),
    };
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
    const { balance } = tally;
    const { command, ...about } = this.about();
    const data: File = {
      ...about,
      command: command.replace(`--games ${this.series.games} `, `--games ${tally.games} `),
      games: tally.games,
      finished: tally.finished,
      capped: tally.capped,
      decisions: tally.decisions,
      draws: tally.draws,
      stalemates: stalematesOf(tally),
      wins: tally.wins,
      botWins: tally.botWins,
      reasons: sorted(tally.reasons),
      facts: mapped(tally.facts, (names) => sorted(mapped(names, short))),
      places: balance.places.map(short),
      turns: sorted(balance.turns),
      cards: sorted(
        mapped(
          balance.cards,
          (card): CardLine => ({ games: short(card), early: short(card.early), times: card.times, ends: sorted(card.ends) }),
        ),
      ),
      pairs: packed(balance),
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
