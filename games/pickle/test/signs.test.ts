import { expect, test } from 'vitest';
import { signsAfter } from '../../../bots/test/signs.ts';
import { scene } from './table.ts';

const board = 'T@(0,0) A@(5,5) B@(6,6) H@(0,3) G2@(0,1) G7@(0,2)';

test('how the match ends is told by when it ends', () => {
  const { ann, table } = scene({ board, rick: '(0,2)', dice: 'MTTG' });
  expect(signsAfter(table.match, 0, 'turn', () => ann.picks('rick>0,3:move'))).toEqual([{ key: 'escapes-turn', seat: 0 }]);
});

test('steps of a plan are told by direction and by name, never by coordinates', () => {
  const { ann, table } = scene({ board, rick: '(0,1)', dice: 'MTTG', hand: ['mousetrap'], agents: { 1: '(0,0)' }, unfinished: true });
  const told = (seat: number): string[] =>
    (table.match.askOf(seat)?.options ?? []).map((choice) => table.match.game.bot?.signs?.label?.(table.t, choice)?.label ?? '');
  expect(told(0)).toContain('go.step.side');
  ann.picks('mousetrap');
  expect(told(0).sort()).toEqual(['place.beside', 'place.rick', 'place.tile']);
});

test('health, the way, and what I still hold', () => {
  const { ann, table } = scene({ board, rick: '(0,1)', dice: 'MTTG', hand: ['jetpack', 'tripwire'], vars: { rickHealth: 7 } });
  const round = signsAfter(table.match, 0, 'round', () => ann.picks('rick>0,2:move'));
  expect(round).toContainEqual({ key: 'health', seat: 0, n: 7 });
  expect(round).toContainEqual({ key: 'way', seat: 0, n: 1 });
  expect(round).toContainEqual({ key: 'near', seat: 0 });
  expect(round).toContainEqual({ key: 'eyes', seat: 0, n: 0 });
  expect(signsAfter(table.match, 1, 'turn', () => {})).toContainEqual({ key: 'way', seat: 0, n: 1 });
  const turn = signsAfter(table.match, 0, 'turn', () => ann.plays('tripwire', '0,2'));
  expect(turn).toEqual([{ key: 'kept', seat: 0, card: 'jetpack' }]);
});
