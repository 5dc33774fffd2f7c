import type { Options } from '#engine';
import { type Balance, type CardSums, type Sums as Counted, newBalance } from './balance.ts';
import { stalematesOf, type Tally } from './series.ts';

/** Matches and wins, written short. */
export type Pair = readonly [games: number, wins: number];

/** What a series came to, as it is kept. */
export interface Counts {
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
  readonly cards: {
    readonly [id: string]: {
      readonly games: Pair;
      readonly early: Pair;
      readonly times: readonly number[];
      readonly ends: { readonly [zone: string]: number };
    };
  };
  /** By the first card of a pair: place of the second one among `cards`, matches, wins, and again. */
  readonly pairs: { readonly [id: string]: readonly number[] };
}

/** The sums of a series (docs/balance, trials and people of a server): exactly what was played, then what came of it. */
export interface Sums extends Counts {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly bots: readonly string[];
  /** Playouts an answer, by place in the list of bots. */
  readonly playouts: readonly number[];
  readonly options: Options;
  readonly seed: number | null;
  readonly swap: boolean;
  /** What plays the same once more; null: played by people. */
  readonly command: string | null;
}

const short = ({ games, wins }: Counted): Pair => [games, wins];
const long = ([games, wins]: Pair): Counted => ({ games, wins });
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

function unpacked({ cards, pairs }: Counts): Balance['pairs'] {
  const ids = Object.keys(cards);
  const all: Balance['pairs'] = {};
  for (const [a, row] of Object.entries(pairs))
    for (let i = 0; i < row.length; i += 3) all[`${a}+${ids[row[i]]}`] = { games: row[i + 1], wins: row[i + 2] };
  return all;
}

export function countsOf(tally: Tally): Counts {
  const { balance } = tally;
  return {
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
      mapped(balance.cards, (card) => ({ games: short(card), early: short(card.early), times: card.times, ends: sorted(card.ends) })),
    ),
    pairs: packed(balance),
  };
}

/** Puts what was kept back, to count on from there. */
export function takeUp(tally: Tally, old: Counts): void {
  const { games, finished, capped, decisions, draws } = old;
  Object.assign(tally, { games, finished, capped, decisions, draws, wins: [...old.wins], botWins: [...old.botWins] });
  tally.reasons = { ...old.reasons };
  tally.facts = mapped(old.facts, (names) => mapped(names, long));
  tally.turns = Object.entries(old.turns).flatMap(([turns, n]) => Array.from({ length: n }, () => Number(turns)));
  tally.balance = {
    ...newBalance(old.places.length),
    places: old.places.map(long),
    turns: { ...old.turns },
    cards: mapped(
      old.cards,
      (card): CardSums => ({ ...long(card.games), early: long(card.early), times: [...card.times], ends: { ...card.ends } }),
    ),
    pairs: unpacked(old),
  };
}
