import { expect, test } from 'vitest';
import { checkPicks, fastRng, fittingOptions, Match } from '#engine';
import { games } from '#games/registry.ts';
import type { Noted } from '../judgement/gather.ts';
import { byHabit, habitsOf, leanings, spreadPriors } from '../judgement/habits.ts';
import { Questions } from '../judgement/practise.ts';
import { answerAll, anyPicks, likelyPicks, type Policy } from '../policy.ts';
import { harvest } from './harvest.ts';

const header = (seed: number) => ({ game: harvest.id, rulesVersion: 1, seats: 2, options: {}, seed });

/** Matches of players who always play the lowest card, and never throw one away; everything else is chance. */
function thrifty(seed: number): Noted {
  const match = Match.start(harvest, header(seed), { record: false, keep: false });
  const rng = fastRng(seed);
  const answers: number[][] = [];
  while (match.open !== null && answers.length < 400) {
    for (const ask of match.open.asks) {
      if (match.askOf(ask.seat) === null) continue;
      const worth = ask.options.map((card) => (harvest.defs[match.table.def[card as number]] as unknown as { bushels: number }).bushels);
      const picks =
        ask.prompt.key === 'play' ? [worth.indexOf(Math.min(...worth))] : ask.prompt.key === 'throw' ? [] : anyPicks(match.table, ask, rng);
      answers.push([ask.seat, 0, ...picks]);
      match.answer(ask.seat, match.n, picks);
    }
  }
  return { seats: 2, seed, answers };
}

test('what players tend to answer is learned from what they answered', () => {
  const questions = new Questions();
  for (let seed = 1; seed <= 12; seed++) questions.add(harvest as never, header(seed), thrifty(seed));
  const { data, fitted } = questions.learn({ steps: 60, held: 0.25, calms: [10] });
  expect(fitted.heldLogLoss).toBeLessThan(fitted.writtenLogLoss);
  expect(data.throw.decline).toBeGreaterThan(1);
  const liking = (card: string): number => Number(new RegExp(`${card} (\\S+)`).exec(data.play.cards['card@mine'])?.[1] ?? 0);
  expect(liking('weeds')).toBeGreaterThan(liking('wheat'));
  const habits = habitsOf(harvest as never, data);
  const policy = byHabit(habits, likelyPicks);
  const match = Match.start(harvest, header(99), { record: false, keep: true });
  let thrown = 0;
  let kept = 0;
  const counting: Policy = (t, ask, rng) => {
    const picks = policy(t, ask, rng);
    expect(checkPicks(ask, picks)).toBeNull();
    if (ask.prompt.key === 'throw' && picks.length === 0) kept++;
    else if (ask.prompt.key === 'throw') thrown++;
    return picks;
  };
  const rng = fastRng(5);
  while (match.open !== null) answerAll(match, counting, rng);
  expect(kept).toBeGreaterThan(3 * thrown);
});

test('priors of a game are spread between the worst answer and the best; to decline is worth nothing, which may be either', () => {
  const spread = (priors: readonly number[] | null, mayDecline: boolean): number[] => {
    const values = spreadPriors(priors, 3, mayDecline);
    const width = Math.max(...values) - Math.min(...values);
    return values.map((value) => (width === 0 ? value : (value - Math.min(...values)) / width));
  };
  expect(spreadPriors(null, 3, true)).toEqual([0, 0, 0, 0]);
  expect(spread([1, 2, 3], true)).toEqual([1 / 3, 2 / 3, 1, 0]);
  expect(spread([-1, -2, -3], true)).toEqual([2 / 3, 1 / 3, 0, 1].map((part) => expect.closeTo(part, 9)));
  // All that is bad goes as far down from declining as all that is good goes up from it.
  expect(Math.max(...spreadPriors([-1, -2, -3], 3, true))).toBe(Math.max(...spreadPriors([1, 2, 3], 3, true)));
  // Where it cannot be declined the three alone span the whole.
  const [low, middle, high] = spreadPriors([1, 2, 3], 3, false);
  const [most] = spreadPriors([0, 2, 3], 3, true).slice(2);
  expect([low, middle / high, high]).toEqual([0, 0.5, most]);
  expect(spreadPriors([2, 2, 2], 3, false)).toEqual([0, 0, 0, 0]);
});

test('a habit also says in which order cards are laid, each of them once', () => {
  const habits = habitsOf(harvest as never, { crows: { spread: 1, decline: 0, words: {}, cards: {} } });
  const policy = byHabit(habits, () => {
    throw new Error('it is known');
  });
  let ordered = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const match = Match.start(harvest, header(seed), { record: false, keep: true });
    const rng = fastRng(seed);
    const crows: Policy = (t, ask, luck) => {
      if (ask.prompt.key !== 'crows') return anyPicks(t, ask, luck);
      const picks = policy(t, ask, luck);
      expect(picks.toSorted((a, b) => a - b)).toEqual(ask.options.map((_, i) => i));
      ordered++;
      return picks;
    };
    while (match.open !== null) answerAll(match, crows, rng);
  }
  expect(ordered).toBeGreaterThan(5);
});

test('what was learned about a card that the game has no longer is no habit with another card', () => {
  const match = Match.start(harvest, header(3), { keep: true });
  const habit = (cards: string) => ({ refuse: { spread: 0, decline: 0, words: {}, cards: { 'card@mine': cards } } });
  const leaned = (cards: string): number[] => {
    const [ask] = match.open?.asks ?? [];
    return leanings(habitsOf(harvest as never, habit(cards)), match.table, ask) ?? [];
  };
  expect(leaned(harvest.defs.map(({ id }) => `${id} 2`).join(' '))).toContain(2);
  expect(new Set(leaned(harvest.defs.map(({ id }) => `gone-${id} 2`).join(' ')))).toEqual(new Set([0]));
});

test('a habit knows no card that the seat does not see', () => {
  const game = games.find((one) => one.id === 'unicorns') ?? games[0];
  const match = Match.start(
    game,
    { game: game.id, rulesVersion: game.rulesVersion, seats: 3, options: fittingOptions(game, 3), seed: 4 },
    { keep: true },
  );
  const rng = fastRng(3);
  // Every card and every place has a weight of its own, and the game's priors have none.
  const cards = Object.fromEntries(
    ['mine', 'theirs', 'common'].map((whose, k) => [`card@${whose}`, game.defs.map((def, i) => `${def.id} ${i + k / 4}`).join(' ')]),
  );
  let asked = 0;
  for (let i = 0; match.open !== null && i < 150; i++) {
    for (const { seat, prompt } of match.open.asks) {
      const habits = habitsOf(game, { [prompt.key]: { spread: 0, decline: 0, words: {}, cards } });
      const seen = [1, 2, 3].map((world) => {
        const fork = match.forkFor(seat, fastRng(i * 10 + world));
        const ask = fork.askOf(seat);
        return ask === null ? null : leanings(habits, fork.table, ask);
      });
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      asked++;
    }
    answerAll(match, anyPicks, rng);
  }
  expect(asked).toBeGreaterThan(50);
});
