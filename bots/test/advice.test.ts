import { describe, expect, test } from 'vitest';
import type { Aspect, Entry, Game } from '#engine';
import { below, fastRng, fittingOptions, Match } from '#engine';
import { games } from '#games/registry.ts';
import { intervalOf } from '../advice.ts';
import { advise, loadKnowledge, lookBack } from '../index.ts';
import { type LookBack, lasting, leadOver, lookedBack, type Progress } from '../lookback.ts';
import { USUAL } from '../normal.ts';
import { Plan } from '../plan.ts';
import { answerAll, anyPicks, likelyPicks, type Policy } from '../policy.ts';
import type { Trial } from '../trial.ts';
import { reasons } from '../why.ts';

const headerOf = (game: Game, seed: number, seats = Math.max(2, game.seats.min)) => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options: fittingOptions(game, seats),
  seed,
});
const knowledgeOf = loadKnowledge(new URL('../../games/', import.meta.url));

test('a chance is told with how far off it may be, to both sides, and never beyond certainty', () => {
  const told = (...values: number[]) => intervalOf(values.map((value) => ({ value }) as Trial));
  // Four trials: a spread of 1/3, and a part of 1/20 because a few equal results do not make it certain.
  const error = 1.96 * Math.sqrt((1 / 3 + 0.25 / 5) / 4);
  expect(told(0, 1, 0, 1)).toEqual({ chance: 0.5, low: Math.max(0, 0.5 - error), high: Math.min(1, 0.5 + error) });
  const { chance, low, high } = told(...Array.from({ length: 200 }, (_, i) => (i % 4 === 0 ? 1 : 0.4)));
  expect(chance).toBeCloseTo(0.55);
  expect(chance - low).toBeCloseTo(high - chance);
  expect(high - chance).toBeGreaterThan(0.03);
  expect(high - chance).toBeLessThan(0.05);
  expect(told(1, 1, 1)).toMatchObject({ chance: 1, high: 1 });
  expect(told(1, 1, 1).low).toBeLessThan(0.8);
  expect(told(0, 0, 0)).toMatchObject({ chance: 0, low: 0 });
});

/** The same moment in a world that the seat cannot tell from this one. */
function elsewhere(match: Match, seat: number, seed: number): Match {
  const snapshot = match.snapshot();
  const { def } = match.forkFor(seat, fastRng(seed)).table;
  return Match.load(match.game, match.header, [], { ...snapshot, entries: 0, table: { ...snapshot.table, def } });
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  // With what was learned for that many players, and with nothing learned.
  test.each([
    [2, true],
    [4, true],
    [2, false],
  ])('advice is the same in all worlds that the seat cannot tell apart: %i players, learned %s', (many, isLearned) => {
    const seats = Math.min(many, game.seats.max);
    const knowledge = isLearned ? knowledgeOf(game, seats) : undefined;
    let looked = 0;
    // A match of a small game may be over before three looks.
    for (let seed = 11; looked < 3 && seed < 21; seed++) {
      const match = Match.start(game, headerOf(game, seed, seats));
      const rng = fastRng(5);
      let here = 0;
      for (let i = 0; match.open !== null && i < 400 && looked < 3; i++) {
        const [ask] = match.open.asks;
        const isQuiet = match.open.asks.every((one) => one.prompt.quiet === true);
        const isHiding = isQuiet && elsewhere(match, ask.seat, 77).table.def.join() !== match.table.def.join();
        if (isHiding && i > 12 * here && ask.options.length > 1) {
          looked++;
          here++;
          const advice = advise(match, ask.seat, { iterations: 60 }, fastRng(i), knowledge);
          expect(advice.answers.length).toBeGreaterThan(0);
          for (const world of [1, 2]) {
            const other = elsewhere(match, ask.seat, world * 77);
            const there = advise(other, ask.seat, { iterations: 60 }, fastRng(i), knowledge);
            expect({ ...there, n: advice.n }).toEqual(advice);
          }
        }
        answerAll(match, anyPicks, rng);
      }
    }
    expect(looked).toBe(3);
  });
});

/** Ten worlds; in each the answer leads to these numbers, and the value follows from them. */
const trials = (seen: (world: number) => number[], value: (seen: number[]) => number, more: Partial<Trial> = {}): Trial[] =>
  Array.from({ length: 10 }, (_, world) => {
    const numbers = seen(world);
    return {
      world,
      value: value(numbers),
      seen: numbers,
      goesOn: true,
      later: numbers,
      winsNow: false,
      wins: false,
      loses: false,
      ...more,
    };
  });
const named = (key: string, good: 'more' | 'less'): Aspect => ({ key, good, of: () => 0 });
const aspects = [named('points', 'more'), named('harm', 'less')];

test('a reason names the number that differs, and says how much of the chance goes with it', () => {
  // Seats 0 and 1: points of both, then harm of both. A point is worth 5 %.
  const value = (seen: number[]): number => 0.3 + 0.05 * seen[0];
  const best = trials((world) => [4 + (world % 2), 3, 0, 0], value);
  const next = trials((world) => [2 + (world % 2), 3, 0, 0], value);
  const [clause, ...rest] = reasons([best, next], { aspects, ring: [0, 1], seat: 0 });
  expect(rest).toEqual([]);
  expect(clause).toMatchObject({ kind: 'aspect', key: 'points', seat: 0, with: 4.5, without: 2.5, than: 1 });
  expect(clause.effect).toBeCloseTo(0.1, 1);
});

test('what speaks against the answer is never given as a reason for it', () => {
  // It gains a point and takes harm; only the point is a reason. Of another player harm is welcome.
  const value = (seen: number[]): number => 0.3 + 0.1 * seen[0];
  const best = trials(() => [3, 3, 2, 1], value);
  const next = trials(() => [2, 3, 1, 0], value);
  const keys = reasons([best, next], { aspects, ring: [0, 1], seat: 0 }).map(({ key, seat }) => `${key} of ${seat}`);
  expect(keys).toContain('points of 0');
  expect(keys).not.toContain('harm of 0');
});

test('an answer that wins at once needs no other reason; a threat removed is told with both numbers', () => {
  const wins = trials(
    () => [2, 2, 0, 0],
    () => 1,
    { winsNow: true, wins: true },
  );
  const waits = trials(
    () => [3, 2, 0, 0],
    () => 0.5,
  );
  expect(reasons([wins, waits], { aspects, ring: [0, 1], seat: 0 })).toEqual([
    { kind: 'wins-now', with: 1, without: 0, effect: 1, than: 1 },
  ]);
  const careless = trials(
    () => [3, 2, 0, 0],
    () => 0.1,
    { loses: true },
  );
  expect(reasons([waits, careless], { aspects, ring: [0, 1], seat: 0 })[0]).toMatchObject({ kind: 'loses-soon', with: 0, without: 1 });
});

test('answers that cannot be told apart are called equal, and held against one that is worse', () => {
  const value = (seen: number[]): number => 0.3 + 0.1 * seen[0];
  const best = trials((world) => [2 + (world % 3), 0, 0, 0], value);
  const twin = trials((world) => [2 + ((world + 1) % 3), 0, 0, 0], value);
  const worse = trials(() => [0, 0, 0, 0], value);
  const [equal, reason] = reasons([best, twin, worse], { aspects, ring: [0, 1], seat: 0 });
  expect(equal).toMatchObject({ kind: 'equal', than: 1 });
  expect(reason).toMatchObject({ kind: 'aspect', key: 'points', than: 2 });
});

// ── Looking back ──────────────────────────────────────────────────────────────────────────────────────────────────

const game = games.find(({ id }) => id === 'fluxx') ?? games[0];

function played(): Match {
  const match = Match.start(game, headerOf(game, 3));
  const rng = fastRng(8);
  while (match.open !== null) answerAll(match, likelyPicks, rng);
  return match;
}

function lookedAt(entries: readonly Entry[], pieceMs: number): { result: LookBack; pieces: number } {
  let progress: Progress | null = null;
  for (let pieces = 1; ; pieces++) {
    const step = lookBack(game, headerOf(game, 3), entries, progress, { pieceMs, wholeMs: 400, clock: () => 0 });
    if (step.result !== null) return { result: step.result, pieces };
    progress = JSON.parse(JSON.stringify(step.progress)) as Progress;
  }
}

test('the account of each seat adds up from the start to the result, and the same comes out in one piece or in many', () => {
  const match = played();
  const { result, pieces } = lookedAt(match.journal, 200);
  expect(pieces).toBeGreaterThan(1);
  for (const { seat, start, skill, others, luck, result: end, error } of result.accounts) {
    expect(start + skill + others + luck).toBeCloseTo(end, 2);
    expect(end).toBe(match.table.outcome?.winners.includes(seat) === true ? 1 : 0);
    expect(skill).toBeLessThanOrEqual(0);
    expect(error).toBeGreaterThan(0);
  }
  const whole = lookedAt(match.journal, 1e9);
  expect(whole.pieces).toBe(1);
  expect({ ...whole.result, spentMs: 0 }).toEqual({ ...result, spentMs: 0 });
  // Moments are in order, from the deal to the end; every judged answer is the one that was given there.
  const times = result.moments.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect([times[0], times.at(-1)]).toEqual([1, match.journal.length + 1]);
  expect(result.decisions.length).toBeGreaterThan(10);
  for (const { at, seat, answers, played: place } of result.decisions) {
    const entry = match.journal[at - 1] as Entry & { kind: 'answer' };
    expect([entry.seat, [...entry.keys].sort()]).toEqual([seat, [...answers[place].keys].sort()]);
  }
});

test('a short match is looked at with more care: there is time for it', () => {
  // The beginning of a match will do; and a clock that goes on by a millisecond with every look at it.
  const beginning = played().journal.slice(0, 40);
  let ticks = 0;
  const time = { pieceMs: 1e9, wholeMs: 400, clock: () => ticks++ };
  const { progress, result } = lookBack(game, headerOf(game, 3), beginning, null, time);
  expect(progress.weighing.playouts).toBeGreaterThan(60 * (result?.decisions.length ?? 0));
});

test('where there is not time for everything, what is looked at is spread over the whole match', () => {
  const { journal } = played();
  // Time goes by imagined answers, of which there is time for a part.
  let answers = 0;
  const policy: Policy = (...asked) => {
    answers++;
    return likelyPicks(...asked);
  };
  const settings = { pieceMs: 1e9, wholeMs: 5000, clock: () => answers, finding: { ...USUAL, policy } };
  const { result } = lookedBack(game, headerOf(game, 3), journal, null, settings);
  expect(answers).toBeLessThan(8000);
  const times = result?.moments.map(({ at }) => at) ?? [];
  const gaps = times.slice(1).map((at, i) => at - times[i]);
  expect(times.length).toBeLessThan(journal.length * 0.8);
  expect(Math.max(...gaps)).toBeLessThan(journal.length / 3);
  expect(result?.left).toBeGreaterThan(0);
});

test('who gives up has not been unlucky: it is told apart from luck and skill, and the sum is the same', () => {
  const match = Match.start(game, headerOf(game, 3));
  const rng = fastRng(8);
  while (match.journal.length < 9) answerAll(match, likelyPicks, rng);
  expect(match.apply({ kind: 'resign', seat: 0, last: true })).toBeNull();
  const { result } = lookedAt(match.journal, 1e9);
  const [lost, won] = result.accounts;
  const before = result.moments[result.moments.length - 2];
  expect([before.at, lost.result, won.result]).toEqual([match.journal.length, 0, 1]);
  expect(lost.gaveUp).toBeCloseTo(-before.own[0], 2);
  expect(won.gaveUp).toBeCloseTo(1 - before.own[1], 2);
  for (const { start, skill, others, gaveUp = 0, luck, result: end } of [lost, won])
    expect(start + skill + others + gaveUp + luck).toBeCloseTo(end, 2);
});

test('of answers that are equally good none is called a mistake because another was lucky', () => {
  // Three answers with the same chance, and luck of their own in every world: the luckiest of them is ahead by chance alone.
  const rng = fastRng(4);
  const losses = Array.from({ length: 300 }, () => {
    const answers = [0, 1, 2].map((pick) => ({
      picks: [pick],
      plan: new Plan(),
      trials: trials(
        () => [0, 0, 0, 0],
        () => below(rng, 1000) / 1000,
      ),
    }));
    return leadOver(answers[0], answers).gap.mean;
  });
  expect(Math.abs(losses.reduce((a, b) => a + b, 0) / losses.length)).toBeLessThan(0.03);
  // One that is better for sure is seen to be.
  const [good, bad] = [0.8, 0.3].map((chance, pick) => ({
    picks: [pick],
    plan: new Plan(),
    trials: trials(
      () => [0, 0, 0, 0],
      () => chance,
    ),
  }));
  expect(leadOver(bad, [bad, good]).gap.mean).toBeCloseTo(0.5, 5);
  expect(leadOver(good, [bad, good]).gap.mean).toBe(0);
});

test('an answer that ends the turn is compared with one that does not where both have ended it', () => {
  // At once it leaves five cards in hand, since new ones are drawn; the other draws them later. What differs in the end are points.
  const value = (seen: number[]): number => 0.3 + 0.05 * seen[0];
  const plays = trials((world) => [3 + (world % 2), 0, 0, 0], value).map((one) => ({ ...one, seen: [1, 0, 0, 0] }));
  const ends = trials((world) => [1 + (world % 2), 0, 0, 0], value).map((one) => ({ ...one, goesOn: false }));
  expect(reasons([plays, ends], { aspects, ring: [0, 1], seat: 0 })).toMatchObject([
    { kind: 'aspect', key: 'points', with: 3.5, without: 1.5, later: true },
  ]);
});

test('what only comes first in a turn, and is the same when it has ended, is no reason', () => {
  // The first answer keeps its cards for the moment; by the end of the turn they are played after the second one, too.
  const value = (seen: number[]): number => 0.3 + 0.05 * seen[0];
  const [keeps, plays] = [3, 1].map((points) =>
    trials((world) => [points + (world % 2), 0, 0, 0], value).map((one) => ({ ...one, later: [2, 0, 0, 0] })),
  );
  expect(reasons([keeps, plays], { aspects, ring: [0, 1], seat: 0 }).map(({ kind }) => kind)).toEqual(['better']);
});

test('a fifth of a card is no reason that people would speak of, half a card is', () => {
  const value = (seen: number[]): number => 0.3 + 0.3 * seen[0];
  const [none, fifth, half] = [0, 0.2, 0.5].map((cards) => trials(() => [cards, 0, 0, 0], value));
  const kinds = (best: Trial[]) => reasons([best, none], { aspects, ring: [0, 1], seat: 0 }).map(({ kind }) => kind);
  expect([kinds(fifth), kinds(half)]).toEqual([['better'], ['aspect']]);
});

test('where there is nothing to speak of, nothing is said', () => {
  const value = (seen: number[]): number => 0.3 + 0.05 * (seen[0] || 0);
  const leads = trials(() => [3, 0, 0, 0], value);
  const leadsNowhere = trials(() => [Number.NaN, 0, 0, 0], value);
  expect(reasons([leads, leadsNowhere], { aspects, ring: [0, 1], seat: 0 }).map(({ kind }) => kind)).toEqual(['better']);
});

test('which of two cards is played first is worth nothing where the rest of the turn makes up for it', () => {
  const rickshank = games.find(({ id }) => id === 'rickshank') ?? game;
  const match = Match.start(rickshank, headerOf(rickshank, 3));
  while (match.open?.asks[0].prompt.key !== 'main') answerAll(match, likelyPicks, fastRng(2));
  const [first, ...others] = advise(match, match.open.asks[0].seat, { iterations: 600 }, fastRng(1)).answers;
  expect(others.length).toBe(2);
  for (const { chance } of others) expect(first.chance - chance).toBeLessThan(0.01);
});

test('what was taken back does not count', () => {
  const match = Match.start(game, headerOf(game, 3));
  const rng = fastRng(1);
  while (match.journal.length < 20) answerAll(match, anyPicks, rng);
  const before = lasting(match.journal);
  expect(before).toEqual(match.journal.map((_, i) => i));
  const { seat } = match.journal[before.length - 1] as Entry & { seat: number };
  expect(match.apply({ kind: 'undo', seat, agreed: true })).toBeNull();
  expect(lasting(match.journal)).toEqual(before.slice(0, -1));
  expect(match.apply({ kind: 'redo', seat })).toBeNull();
  expect(lasting(match.journal)).toEqual(before);
});
