import { expect, test } from 'vitest';
import { checkPicks, fastRng, fittingOptions, Match } from '#engine';
import { games } from '#games/registry.ts';
import type { Noted } from '../judgement/gather.ts';
import { byHabit, habitsOf, leanings } from '../judgement/habits.ts';
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
