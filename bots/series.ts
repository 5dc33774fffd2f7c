import type { Entry, Game, Header, Options, Rng, SeatId, Table } from '#engine';
import { EVERYBODY, encodeJournal, fastRng, Match, shuffled, uint32 } from '#engine';
import { addBalance, type Balance, count, Listener, newBalance, type Sums } from './balance.ts';
import type { Budget, Knowledge, LabLevel } from './index.ts';
import { answerAll, anyPicks, budgetOf, chooseMove, matchFor } from './index.ts';

/** A series of matches as plain data: every match follows from it and its number alone, whoever plays it. */
export interface Series {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  /** One for each seat. */
  readonly bots: readonly LabLevel[];
  readonly options: Options;
  readonly budget: Budget;
  /** By place in the list of bots, instead of what their levels have. */
  readonly budgets?: readonly Budget[];
  /** Every deal is played once with each bot in each seat, so that luck and seats even out. */
  readonly swap: boolean;
  /** Sums by card, pair of cards, length and turn order too, which takes a little longer. */
  readonly balance?: boolean;
}

export interface FailedMatch {
  readonly index: number;
  readonly seed: number;
  readonly why: string;
  readonly journal: string;
}

/** Sums over matches; adding two gives the same in any order. */
export interface Tally {
  games: number;
  finished: number;
  capped: number;
  decisions: number;
  draws: number;
  wins: number[];
  /** By place in the list of bots. */
  botWins: number[];
  turns: number[];
  /** How often a match ended for each reason. */
  reasons: { [reason: string]: number };
  /** What the game counts matches by: kind, name, how often it was there and won. */
  facts: { [kind: string]: { [name: string]: Sums } };
  /** Where the series asks for it. */
  balance: Balance;
  /** By definition: it lay open on the table at least once. */
  shown: boolean[];
  /** The longest that one answer took, by place in the list of bots. */
  slowest: number[];
  /** Milliseconds of thought, and how many answers they went to, by place in the list of bots. */
  thought: number[];
  answers: number[];
  failed: FailedMatch[];
}

export const headerOf = (game: Game, seats: number, options: Options, seed: number): Header => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options,
  seed,
});

export function newTally(game: Game, players: number): Tally {
  const zeros = (): number[] => Array.from({ length: players }, () => 0);
  return {
    games: 0,
    finished: 0,
    capped: 0,
    decisions: 0,
    draws: 0,
    wins: zeros(),
    botWins: zeros(),
    turns: [],
    reasons: {},
    facts: {},
    balance: newBalance(players),
    shown: game.defs.map(() => false),
    slowest: zeros(),
    thought: zeros(),
    answers: zeros(),
    failed: [],
  };
}

export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.finished += from.finished;
  to.capped += from.capped;
  to.decisions += from.decisions;
  to.draws += from.draws;
  for (const [i, n] of from.wins.entries()) to.wins[i] += n;
  for (const [i, n] of from.botWins.entries()) to.botWins[i] += n;
  for (const [i, ms] of from.slowest.entries()) to.slowest[i] = Math.max(to.slowest[i], ms);
  for (const [i, ms] of from.thought.entries()) to.thought[i] += ms;
  for (const [i, n] of from.answers.entries()) to.answers[i] += n;
  for (const [i, yes] of from.shown.entries()) to.shown[i] ||= yes;
  to.turns.push(...from.turns);
  for (const [reason, n] of Object.entries(from.reasons)) to.reasons[reason] = (to.reasons[reason] ?? 0) + n;
  for (const [kind, names] of Object.entries(from.facts))
    for (const [name, { games, wins }] of Object.entries(names)) countFact(to, kind, name, games, wins);
  addBalance(to.balance, from.balance);
  to.failed.push(...from.failed);
}

function countFact(tally: Tally, kind: string, name: string, games: number, wins: number): void {
  tally.facts[kind] ??= {};
  const names = tally.facts[kind];
  names[name] ??= { games: 0, wins: 0 };
  count(names[name], games, wins);
}

/** Matches that ended because nobody got on, as the games' rules for that say. */
export function stalematesOf({ reasons }: Tally): number {
  let many = 0;
  for (const [reason, n] of Object.entries(reasons)) if (/^(stalemate|idle)\b/.test(reason)) many += n;
  return many;
}

/** An own seed for each match of a series. */
const mixed = (seed: number, index: number): number => uint32(fastRng((seed % 4294967296) + (index + 1) * 4294967296));

const dealOf = (series: Series, index: number): number => mixed(series.seed, series.swap ? Math.floor(index / series.players) : index);
/** Which bot of the list sits there. */
const botAt = (series: Series, index: number, seat: SeatId): number => (series.swap ? (seat + index) % series.players : seat);

export interface SeriesSettings {
  readonly knowledge?: Knowledge | undefined;
  /** Asked between two answers: somebody else is to have this thread. The match that is being played is dropped and not counted. */
  readonly isStopped?: () => boolean;
}

class Stopped extends Error {}

/** Plays the matches from `from` up to, not including, `to`. */
export function playSeries(game: Game, series: Series, from: number, to: number, settings: SeriesSettings = {}): Tally {
  const tally = newTally(game, series.players);
  for (let index = from; index < to; index++) {
    try {
      playOne(game, series, index, tally, settings);
    } catch (error) {
      if (error instanceof Stopped) return tally;
      const why = error instanceof Error ? error.message : String(error);
      tally.failed.push(failureOf(game, series, index, why, settings));
    }
    tally.games++;
  }
  return tally;
}

function playOne(game: Game, series: Series, index: number, tally: Tally, settings: SeriesSettings): void {
  const run = new Run(game, series, index, series.balance === true, settings.knowledge);
  const shown = new Shown(game, tally.shown);
  const listener = series.balance === true ? new Listener() : null;
  listener?.hear(run.match, run.turns());
  while (run.match.open !== null && run.decisions < game.cap) {
    if (settings.isStopped?.() === true) throw new Stopped();
    const turn = run.turns();
    run.decide(tally);
    shown.look(run.match.table);
    listener?.hear(run.match, turn);
  }
  tally.decisions += run.decisions;
  if (run.match.over) addEnd(run.match, run.turns(), listener, tally, (seat) => botAt(series, index, seat));
  else {
    tally.capped++;
    tally.failed.push(failureOf(game, series, index, `not over after ${game.cap} decisions`, settings));
  }
}

/** What came of a match that is over. */
function addEnd({ game, table }: Match, turns: number, listener: Listener | null, tally: Tally, botOf: (seat: SeatId) => number): void {
  const { outcome } = table;
  if (outcome === null) return;
  tally.finished++;
  tally.turns.push(turns);
  listener?.close(table, turns, tally.balance);
  tally.reasons[outcome.reason] = (tally.reasons[outcome.reason] ?? 0) + 1;
  for (const { kind, name, seat } of game.pages?.facts?.(table) ?? [])
    countFact(tally, kind, name, 1, seat !== undefined && outcome.winners.includes(seat) ? 1 : 0);
  if (outcome.winners.length === 1) {
    tally.wins[outcome.winners[0]]++;
    tally.botWins[botOf(outcome.winners[0])]++;
  } else if (tally.wins.length > 1) tally.draws++;
}

/** Adds a finished match that was played elsewhere, from its journal. False: it does not follow from the rules of today, or has no end. */
export function addPlayed(game: Game, header: Header, entries: readonly Entry[], tally: Tally): boolean {
  const match = Match.start(game, header, { record: true, keep: true });
  const listener = new Listener();
  const turns = new Turns(match);
  listener.hear(match, turns.now());
  for (const entry of entries) {
    const turn = turns.now();
    if (match.apply(entry) !== null) return false;
    turns.count();
    listener.hear(match, turn);
  }
  if (!match.over) return false;
  tally.games++;
  addEnd(match, turns.now(), listener, tally, (seat) => seat);
  return true;
}

/** A game that counts its turns in `vars.turn` is believed; otherwise a turn is a run of main questions to one seat. */
class Turns {
  private readonly match: Match;
  private seen = 0;
  private last = -1;

  constructor(match: Match) {
    this.match = match;
    this.count();
  }

  now(): number {
    const vars = this.match.table.vars;
    const own = typeof vars === 'object' && vars !== null && 'turn' in vars ? vars.turn : undefined;
    return typeof own === 'number' ? own : this.seen;
  }

  count(): void {
    const ask = this.match.open?.asks[0];
    if (ask?.prompt.quiet !== true || ask.seat === this.last) return;
    this.last = ask.seat;
    this.seen++;
  }
}

/** How long answers took, by place in the list of bots. */
type Clock = Pick<Tally, 'slowest' | 'thought' | 'answers'>;

class Run {
  readonly match: Match;
  decisions = 0;
  private readonly series: Series;
  private readonly index: number;
  private readonly rng: Rng;
  private readonly allRandom: boolean;
  private readonly knowledge: Knowledge | undefined;
  private readonly counted: Turns;

  constructor(game: Game, series: Series, index: number, record: boolean, knowledge: Knowledge | undefined) {
    const seed = dealOf(series, index);
    this.series = series;
    this.index = index;
    this.allRandom = series.bots.every((level) => level === 'random');
    this.rng = fastRng(seed + 4294967296 * (1 + (series.swap ? index % series.players : 0)));
    this.match = Match.start(game, headerOf(game, series.players, series.options, seed), { record, keep: record || !this.allRandom });
    this.knowledge = knowledge;
    this.counted = new Turns(this.match);
  }

  turns(): number {
    return this.counted.now();
  }

  decide(clock: Clock): void {
    if (this.allRandom) answerAll(this.match, anyPicks, this.rng);
    else this.decideByLevel(clock);
    this.decisions++;
    this.counted.count();
  }

  private decideByLevel({ slowest, thought, answers }: Clock): void {
    const { open, n } = this.match;
    if (open === null) return;
    for (const ask of open.mode === 'first' ? shuffled(this.rng, open.asks) : open.asks) {
      if (this.match.n !== n || this.match.open === null) return;
      if (this.match.askOf(ask.seat) === null) continue;
      const bot = botAt(this.series, this.index, ask.seat);
      const before = performance.now();
      const level = this.series.bots[bot];
      const budget = this.series.budgets?.[bot] ?? budgetOf(level, this.series.budget);
      const picks = chooseMove(matchFor(this.match, level), ask.seat, level, budget, this.rng, this.knowledge);
      const took = performance.now() - before;
      slowest[bot] = Math.max(slowest[bot], took);
      thought[bot] += took;
      answers[bot]++;
      const refused = this.match.answer(ask.seat, n, picks);
      if (refused !== null) throw new Error(`${refused.code} for [${picks.join(' ')}] to ${ask.prompt.key} at decision ${n}`);
    }
  }
}

/** The match once more, with its journal kept. */
function failureOf(game: Game, series: Series, index: number, why: string, { knowledge }: SeriesSettings): FailedMatch {
  const seed = dealOf(series, index);
  let journal = '';
  try {
    const run = new Run(game, series, index, true, knowledge);
    try {
      const clock = newTally(game, series.players);
      while (run.match.open !== null && run.decisions < game.cap) run.decide(clock);
    } catch {
      // That it fails is known; what led there is wanted.
    }
    journal = encodeJournal(run.match.header, run.match.journal);
  } catch {
    journal = encodeJournal(headerOf(game, series.players, series.options, seed), []);
  }
  return { index, seed, why, journal };
}

/**
 * Which cards ever lay in a zone that everybody sees by declaration, looked at after every decision. Cheap and the same for all games; a card that
 * was only ever drawn, held, or set aside unseen has not been played, one that was thrown away openly counts as played.
 */
class Shown {
  private readonly marks: boolean[];
  private readonly open: readonly number[];
  private left: number;

  constructor(game: Game, marks: boolean[]) {
    this.marks = marks;
    this.open = game.zones.flatMap((zone, z) => (zone.sight === EVERYBODY ? [z] : []));
    this.left = marks.filter((yes) => !yes).length;
  }

  look<V>(t: Table<V>): void {
    if (this.left === 0) return;
    for (const z of this.open) {
      for (const card of t.zones[z]) {
        if (this.marks[t.def[card]]) continue;
        this.marks[t.def[card]] = true;
        this.left--;
      }
    }
  }
}
