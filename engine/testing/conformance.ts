import { mkdirSync, writeFileSync } from 'node:fs';
import type { Game } from '../game.ts';
import { encodeJournal } from '../journal.ts';
import {
  cardsConserved,
  checkLaws,
  goneOwnNothing,
  LawBroken,
  offersAccepted,
  pointsApart,
  replayEqual,
  restRefused,
  sameBox,
  tableInOrder,
} from '../laws.ts';
import { NOBODY_ASKED } from '../log.ts';
import { Match } from '../match.ts';
import { fittingOptions } from '../options.ts';
import type { Rng } from '../random.ts';
import { below, fastRng } from '../random.ts';
import type { Tally } from '../secrecy.ts';
import type { Options, SeatId } from '../types.ts';
import { EVERYBODY } from '../types.ts';
import type { LeavingTried } from './leaving.ts';
import { leaveAtQuestion } from './leaving.ts';
import { randomPicks } from './policies.ts';
import type { TextLaw } from './texts.ts';

export interface ConformanceSettings<V> {
  readonly game: Game<V>;
  readonly seats: number;
  readonly seeds: readonly number[];
  readonly options?: Options;
  /** How a seat answers; random if not given. `passive` and `hoarding` are there for matches that must end whatever people do. */
  readonly choose?: (match: Match<V>, seat: SeatId, rng: Rng) => readonly number[];
  /** The dear checks are made at every so-manieth decision. */
  readonly every?: number;
  /** Let seats come, go and take answers back where the game allows it. */
  readonly restless?: boolean;
  /** Hears everything that the matches say. */
  readonly texts?: TextLaw;
  /** Stop earlier than the game's cap, for slow policies. */
  readonly cap?: number;
  /** Failing matches are written to a file unless this is false (they are meant to fail). */
  readonly keepFailures?: boolean;
}

export interface ConformanceReport {
  readonly matches: number;
  readonly finished: number;
  readonly decisions: number;
  /** How often a seat's picture of the match was compared with another world, and how often no such world was found. */
  readonly worlds: Tally;
  /** Printed names that never came to lie openly in any of the matches. */
  readonly neverSeen: readonly string[];
}

/** Plays whole matches and holds every law against them. One function for all games; a failing match is written to a file for `lab replay`. */
export function conformance<V>(settings: ConformanceSettings<V>): ConformanceReport {
  const opened = settings.game.defs.map(() => false);
  let finished = 0;
  let decisions = 0;
  const worlds: Tally = { compared: 0, unfit: 0 };
  const tried: LeavingTried = new Map();
  for (const seed of settings.seeds) {
    const match = startMatch(settings, seed);
    try {
      playThrough(match, settings, seed, { opened, worlds, tried });
    } catch (error) {
      throw settings.keepFailures === false ? error : failure(match, seed, error);
    }
    if (match.over) finished++;
    decisions += match.n;
  }
  const neverSeen = settings.game.defs.filter((_, d) => !opened[d]).map((def) => def.id);
  return { matches: settings.seeds.length, finished, decisions, worlds, neverSeen };
}

function startMatch<V>({ game, seats, options }: ConformanceSettings<V>, seed: number): Match<V> {
  return Match.start(game, { game: game.id, rulesVersion: game.rulesVersion, seats, options: fittingOptions(game, seats, options), seed });
}

/** What is noted over all matches. */
interface Notes {
  readonly opened: boolean[];
  readonly worlds: Tally;
  readonly tried: LeavingTried;
}

function playThrough<V>(match: Match<V>, settings: ConformanceSettings<V>, seed: number, { opened, worlds, tried }: Notes): void {
  const rng = fastRng(seed * 7919 + 17);
  // Of their own, so that the match goes the same way whatever is tried beside it.
  const leaving = fastRng(seed * 7919 + 18);
  const every = settings.every ?? 7;
  const cap = settings.cap ?? settings.game.cap;
  const box = match.table.def.slice();
  const snapshots: ReturnType<Match<V>['snapshot']>[] = [];
  const bare = match as unknown as Match;
  // The quiet point before the last answer: what that answer led to is looked at too.
  let before = bare.snapshot();
  for (let turns = 0; !match.over && turns < cap; turns++) {
    cardsConserved(bare);
    goneOwnNothing(bare);
    tableInOrder(bare, bare.table);
    settings.texts?.hear(match);
    for (let id = 0; id < match.table.def.length; id++)
      if (match.table.sight[match.table.zone[id]] === EVERYBODY) opened[match.table.def[id]] = true;
    if (below(rng, every) === 0) {
      checkLaws(bare, before, worlds);
      sameBox(bare, box);
      restRefused(bare);
      if (below(rng, 4) === 0) offersAccepted(bare);
      if (snapshots.length < 5) snapshots.push(match.snapshot());
    }
    if (settings.restless === true) leaveAtQuestion(bare, leaving, tried);
    if (settings.restless === true && below(rng, 12) === 0 && stir(match, rng)) {
      snapshots.length = 0;
      before = bare.snapshot();
      continue;
    }
    before = bare.snapshot();
    const waiting = (match.open?.asks ?? []).filter((ask) => match.askOf(ask.seat) !== null);
    const ask = waiting[below(rng, waiting.length)];
    pointsApart(ask);
    const picks = settings.choose?.(match, ask.seat, rng) ?? randomPicks(ask, rng);
    const sealed = match.open?.mode === 'all';
    const n = match.n;
    const refused = match.answer(ask.seat, n, picks);
    if (refused !== null) throw new LawBroken(`an offered answer was refused: ${refused.code}`);
    if (sealed && match.n !== n && match.undoable(ask.seat) === 'free')
      throw new LawBroken(`seat ${ask.seat} could take its answer back freely after the others' sealed ones were opened`);
  }
  settings.texts?.hear(match);
  if (match.table.outcome?.reason === NOBODY_ASKED)
    throw new LawBroken(`${settings.game.id} goes on without asking anybody: the game has to end such a match by a rule`);
  checkLaws(bare, before, worlds);
  restRefused(bare);
  replayEqual(bare, snapshots);
  const complaints = settings.texts?.complaints ?? [];
  if (complaints.length > 0) throw new LawBroken(`law of texts: ${complaints.join('; ')}`);
}

function stir<V>(match: Match<V>, rng: Rng): boolean {
  const { game, table } = match;
  const seat = below(rng, game.seats.max);
  switch (below(rng, 5)) {
    case 0:
      return match.apply({ kind: 'join', seat }) === null;
    case 1:
      return match.apply({ kind: 'leave', seat }) === null;
    case 2:
      return match.apply({ kind: 'undo', seat, agreed: true }) === null;
    case 3:
      return match.apply({ kind: 'redo', seat }) === null;
    default: {
      const asked = match.open?.asks.find((ask) => match.askOf(ask.seat) !== null);
      return asked !== undefined && table.outcome === null && match.apply({ kind: 'time-out', n: match.n, seat: asked.seat }) === null;
    }
  }
}

function failure<V>(match: Match<V>, seed: number, error: unknown): Error {
  const bare = match as unknown as Match;
  const text = encodeJournal(bare.header, bare.journal);
  const file = `failures/${bare.game.id}-${bare.header.seats}-${seed}.journal`;
  mkdirSync('failures', { recursive: true });
  writeFileSync(file, text);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new LawBroken(
    `${message}\nseed ${seed}, ${bare.header.seats} seats, ${bare.journal.length} entries; open it with: npm run -s lab -- replay ${file}`,
  );
}
