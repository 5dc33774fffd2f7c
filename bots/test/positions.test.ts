import { expect, test } from 'vitest';
import { games } from '#games/registry.ts';
import { positions as fluxx } from '../../games/fluxx/test/advice-positions.ts';
import { positions as pickle } from '../../games/pickle/test/advice-positions.ts';
import { positions as rickshank } from '../../games/rickshank/test/advice-positions.ts';
import { positions as smashUp } from '../../games/smash-up/test/advice-positions.ts';
import { positions as unicorns } from '../../games/unicorns/test/advice-positions.ts';
import { type Judged, judgedOn } from './judged.ts';
import { type AdvicePosition, calledAnswer, sameAnswer } from './positions.ts';

const SEEDS = [1, 2, 3, 4, 5];
const ITERATIONS = 900;
/** The whole takes minutes: `POSITIONS=all npx vitest run --project unit bots/test/positions.test.ts`. Otherwise every sixth position at one seed. */
const isWhole = process.env.POSITIONS === 'all';

interface Case {
  readonly name: string;
  readonly judge: (seed: number) => Judged;
}

function casesOf<V>(id: string, positions: readonly AdvicePosition<V>[]): Case[] {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return positions.map((position) => ({
    name: `${id}: ${position.name}`,
    judge: (seed) => judgedOn(game, position, seed, ITERATIONS),
  }));
}

const cases = [
  ...casesOf('fluxx', fluxx),
  ...casesOf('unicorns', unicorns),
  ...casesOf('smash-up', smashUp),
  ...casesOf('rickshank', rickshank),
  ...casesOf('pickle', pickle),
];

test('answers are called as positions call them, in any order of the picks', () => {
  const position = fluxx.find(({ right }) => right.includes('trade-hands+szechuan-sauce'));
  const dealt = position?.deal();
  if (position === undefined || dealt === undefined) throw new Error('no such position');
  const offered = [...dealt.seat(position.seat).offered];
  const picks = ['szechuan-sauce', 'trade-hands'].map((name) => offered.indexOf(name));
  expect(sameAnswer(calledAnswer(dealt, position.seat, picks), position.right[0])).toBe(true);
  expect(sameAnswer(calledAnswer(dealt, position.seat, picks.slice(1)), position.right[0])).toBe(false);
  expect(calledAnswer(dealt, position.seat, [])).toBe('none');
});

test.each(isWhole ? SEEDS : [1])(
  'advice says what a good player would, in nine of ten positions, and never gives a match away: seed %i',
  (seed) => {
    const asked = isWhole ? cases : cases.filter((_, i) => i % 6 === 0);
    const wrong: string[] = [];
    const given: string[] = [];
    for (const { name, judge } of asked) {
      const { plan, reason, blunder, said } = judge(seed);
      if (!plan || !reason) wrong.push(`${name}: ${plan ? 'the reason' : 'the plan'}: ${said}`);
      if (blunder) given.push(`${name}: ${said}`);
    }
    expect(given).toEqual([]);
    if (isWhole && wrong.length > 0)
      process.stderr.write(`seed ${seed}: ${asked.length - wrong.length} of ${asked.length}\n${wrong.join('\n')}\n`);
    // Fifty-four of sixty; of a few, one may be wrong.
    expect(wrong.length).toBeLessThanOrEqual(Math.max(1, Math.floor(asked.length / 10)));
  },
  isWhole ? 3_600_000 : 300_000,
);
