import { expect, test } from 'vitest';
import type { Game } from '#engine';
import { addTally, newTally, playSeries, type Series, type Tally } from '../series.ts';
import { harvest } from './harvest.ts';

const game = harvest as unknown as Game;
const series: Series = {
  game: harvest.id,
  players: 2,
  games: 6,
  seed: 5,
  bots: ['easy', 'random'],
  options: {},
  budget: { iterations: 10 },
  swap: true,
};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('every match is counted once: who won, by seat and by bot, and how long they thought', () => {
  const tally = playSeries(game, series, 0, 6);
  expect([tally.games, tally.finished, tally.capped, tally.failed]).toEqual([6, 6, 0, []]);
  expect([sum(tally.wins), sum(tally.botWins)]).toEqual([6 - tally.draws, 6 - tally.draws]);
  expect(tally.turns).toHaveLength(6);
  expect(sum(Object.values(tally.reasons))).toBe(6);
  expect(sum(tally.answers)).toBeGreaterThanOrEqual(tally.decisions);
  // The longest thought is at least as long as one on average.
  for (const bot of [0, 1]) expect(tally.slowest[bot] * tally.answers[bot]).toBeGreaterThanOrEqual(tally.thought[bot]);
  expect(sum(tally.thought)).toBeGreaterThan(0);
});

test('what a game counts its matches by is there once for each match it was seen in', () => {
  const facts = () => [
    { kind: 'farm', name: 'hill', seat: 0 },
    { kind: 'harvest', name: 'any' },
  ];
  const tally = playSeries({ ...game, pages: { ...game.pages, facts } }, series, 0, 6);
  const { wins, draws } = tally;
  expect(draws).toBe(0);
  expect(tally.facts).toEqual({ farm: { hill: { games: 6, wins: wins[0] } }, harvest: { any: { games: 6, wins: 0 } } });
});

test('a series played in two parts is the same as in one', () => {
  const whole = playSeries(game, series, 0, 6);
  const parts = newTally(game, 2);
  for (const [from, to] of [
    [3, 6],
    [0, 3],
  ])
    addTally(parts, playSeries(game, series, from, to));
  const { slowest: _, thought: __, ...same } = whole;
  const inOrder = ({ turns }: Tally): number[] => turns.toSorted((a, b) => a - b);
  expect({ ...parts, turns: inOrder(parts) }).toMatchObject({ ...same, turns: inOrder(whole) });
});

test('a match that is broken off is not counted', () => {
  let asked = 0;
  const tally = playSeries(game, series, 0, 6, { isStopped: () => asked++ > 30 });
  expect(tally.games).toBeLessThan(6);
  expect(tally.games).toBe(tally.finished);
});
