import { describe, expect, test } from 'vitest';
import type { Entry, Game } from '#engine';
import { below, fastRng, fittingOptions, Match } from '#engine';
import { games } from '#games/registry.ts';
import { advise, loadKnowledge, lookBack } from '../learned.ts';
import { type LookBack, lasting, leadOver, lookedBack, type Progress } from '../lookback.ts';
import { USUAL } from '../normal.ts';
import { Plan } from '../plan.ts';
import { answerAll, anyPicks, likelyPicks, type Policy } from '../policy.ts';
import type { Trial } from '../trial.ts';

const headerOf = (game: Game, seed: number, seats = Math.max(2, game.seats.min)) => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options: fittingOptions(game, seats),
  seed,
});
const knowledgeOf = loadKnowledge(new URL('../../games/', import.meta.url));

/** The same moment in a world that the seat cannot tell from this one. */
function elsewhere(match: Match, seat: number, seed: number): Match {
  const snapshot = match.snapshot();
  const { def } = match.forkFor(seat, fastRng(seed)).table;
  return Match.load(match.game, match.header, [], { ...snapshot, entries: 0, table: { ...snapshot.table, def } });
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  // With what was learned for that many players, and with nothing learned; once with matches enough to give reasons.
  test.each([
    [2, true, 700, 1],
    [4, true, 60, 2],
    [2, false, 60, 2],
  ])(
    'advice is the same in all worlds that the seat cannot tell apart: %i players, learned %s',
    (many, isLearned, iterations, looks) => {
      const seats = Math.min(many, game.seats.max);
      const knowledge = isLearned ? knowledgeOf(game, seats) : undefined;
      let looked = 0;
      // A match of a small game may be over before the last look.
      for (let seed = 11; looked < looks && seed < 21; seed++) {
        const match = Match.start(game, headerOf(game, seed, seats));
        const rng = fastRng(5);
        let here = 0;
        for (let i = 0; match.open !== null && i < 400 && looked < looks; i++) {
          const [ask] = match.open.asks;
          const isQuiet = match.open.asks.every((one) => one.prompt.quiet === true);
          const isHiding = isQuiet && elsewhere(match, ask.seat, 77).table.def.join() !== match.table.def.join();
          if (isHiding && i > 12 * here && ask.options.length > 1) {
            looked++;
            here++;
            const advice = advise(match, ask.seat, { iterations }, fastRng(i), knowledge);
            expect(advice.plans[0].steps.length).toBeGreaterThan(0);
            for (const world of [1, 2]) {
              const other = elsewhere(match, ask.seat, world * 77);
              const there = advise(other, ask.seat, { iterations }, fastRng(i), knowledge);
              expect({ ...there, n: advice.n }).toEqual(advice);
            }
          }
          answerAll(match, anyPicks, rng);
        }
      }
      expect(looked).toBe(looks);
    },
    60_000,
  );
});

/** Ten worlds with what came of an answer in each. */
const trials = (value: () => number): Trial[] => Array.from({ length: 10 }, () => ({ value: value() }));

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

test('a chance is told with how far off it may be: less and more, rounded alike; a result is certain', () => {
  const match = Match.start(game, headerOf(game, 3));
  const { plans } = advise(match, match.open?.asks[0].seat ?? 0, { iterations: 200 }, fastRng(2));
  for (const { low, chance, high } of plans) {
    expect([low < chance, chance < high, low >= 0, high <= 1]).toEqual([true, true, true, true]);
    for (const one of [low, chance, high]) expect((one * 10) % 1).toBeCloseTo(0, 9);
  }
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
      trials: trials(() => below(rng, 1000) / 1000),
    }));
    return leadOver(answers[0], answers).gap.mean;
  });
  expect(Math.abs(losses.reduce((a, b) => a + b, 0) / losses.length)).toBeLessThan(0.03);
  // One that is better for sure is seen to be.
  const [good, bad] = [0.8, 0.3].map((chance, pick) => ({
    picks: [pick],
    plan: new Plan(),
    trials: trials(() => chance),
  }));
  expect(leadOver(bad, [bad, good]).gap.mean).toBeCloseTo(0.5, 5);
  expect(leadOver(good, [bad, good]).gap.mean).toBe(0);
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
