import { expect, test } from 'vitest';
import { features } from '../bot/features.ts';
import { scene } from './table.ts';

const near = {
  board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,2) G2@(0,1)',
  rick: '(0,1)',
  agents: {},
  dice: 'TTTT',
  hand: [],
} as const;

/** What is told of a position, by name, as far as it is not zero; of Rick if nothing else is said. */
function told(place: Partial<Parameters<typeof scene>[0]> = {}, seat = 0): { [name: string]: number } {
  const values: number[] = [];
  features.measure(scene({ ...near, ...place }).table.t, seat, seat, values);
  expect(values).toHaveLength(features.keys.length);
  return Object.fromEntries(features.keys.map((key, i) => [key, values[i]]).filter(([, value]) => value !== 0));
}

test('it is told of Rick alone, where a turn begins, apart for the side that is about to roll', () => {
  expect(Object.keys(told()).every((key) => key.startsWith('rick:'))).toBe(true);
  expect(Object.keys(told({ side: 'russians' })).every((key) => key.startsWith('russians:'))).toBe(true);
  expect(told({}, 1)).toEqual({});
  expect(told({ vars: { spent: 1 } })).toEqual({});
});

test('a step below the Rooftop only dice without move and wild hold Rick back, rolled again as often as nobody sees him (PKL-065)', () => {
  expect(told()['rick:escape']).toBeCloseTo(1 - (2 / 3) ** 8, 10);
  // The agent below sees him: three dice may be rolled again.
  expect(told({ agents: { 1: '(0,0)' } })['rick:escape']).toBeCloseTo(1 - (2 / 3) ** 7, 10);
});

test('one agent in range kills a Rick with one health unless no gun falls, and takes its share of more (PKL-066)', () => {
  const shot = { side: 'russians', agents: { 1: '(0,0)' } } as const;
  // One agent on the board: one die may be rolled again.
  const hit = 1 - (1 / 2) ** 5;
  expect(told({ ...shot, vars: { rickHealth: 1 } })['russians:kill']).toBeCloseTo(hit, 10);
  expect(told({ ...shot, vars: { rickHealth: 2 } })['russians:kill']).toBeUndefined();
  expect(told({ ...shot, vars: { rickHealth: 2 } })['russians:toll']).toBeCloseTo(hit / 2, 10);
});
