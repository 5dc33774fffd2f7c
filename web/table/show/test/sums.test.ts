import { expect, test } from 'vitest';
import type { EventView } from '#engine';
import { wordsFor } from '../../test/words.ts';
import { scenesOf } from '../scenes.ts';
import { type Moved, signed, sumsOf } from '../sums.ts';

const move = (from: string, to: string): Moved => ({ e: 'move', card: 1, def: null, from, to });
const ownerOf = (zone: string): number | null => (zone.includes(':') ? Number(zone.split(':')[1]) : null);

test('what others did comes to one sum for each place of each seat', () => {
  const moves = [
    move('deck', 'hand:0'),
    move('deck', 'hand:0'),
    move('stable:1', 'discard'),
    move('hand:1', 'play'),
    move('play', 'stable:1'),
  ];
  expect(sumsOf(moves, ownerOf)).toEqual([
    { seat: 0, zone: 'hand', by: 2 },
    { seat: 1, zone: 'hand', by: -1 },
  ]);
  expect(['hand', 'stable'].map((zone) => sumsOf([move(`${zone}:1`, `${zone}:2`)], ownerOf).map(({ by }) => by))).toEqual([
    [-1, 1],
    [-1, 1],
  ]);
});

test('face-down piles of a seat are nobody’s news, nor is a card that stays where it is', () => {
  expect(sumsOf([move('deck:1', 'discard:1'), move('hand:1', 'hand:1')], ownerOf)).toEqual([]);
});

test('signs are signs', () => {
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});

test('a chip tells what somebody else did to me, not what I did myself in the same breath', () => {
  const play = (seat: number): EventView => ({
    e: 'log',
    key: 'play',
    rule: '',
    params: { seat: { seat }, card: { card: 0, def: 'lamp' } },
  });
  const [mine, theirs] = [move('play', 'stable:0'), move('hand:0', 'discard')];
  const scenes = scenesOf([{ at: 1, events: [mine, play(0), play(1), theirs] }], wordsFor(), undefined);
  expect(scenes.map(({ seat, moves }) => [seat, moves])).toEqual([[1, [theirs]]]);
  // Cards may move before it is said why.
  expect(scenesOf([{ at: 1, events: [theirs, play(1)] }], wordsFor(), undefined)[0].moves).toEqual([theirs]);
});
