import { expect, test } from 'vitest';
import { coachOf } from '#web/table/test/staged.tsx';
import { pickle, texts } from '../../index.ts';
import { scene } from '../../test/table.ts';
import { board } from '../index.tsx';
import { lessons } from '../lessons.ts';

const coach = coachOf(pickle, { game: pickle, texts, board, lessons });
const HALL = 'T@(0,0) G2@(0,1) A@(0,2)';
const RUSSIANS = 1;

test('dice come with the first roll, what watching eyes cost when somebody sees Rick', () => {
  expect(coach.says(scene({ board: HALL, rick: '(0,0)', rolls: 'MCTG' }).table)).toEqual(['dice']);
  const seen = scene({ board: HALL, rick: '(0,0)', agents: { 1: '(0,2)' }, rolls: 'MCTG' });
  expect(coach.says(seen.table)).toEqual(['dice', 'reroll']);
});

test('Rick is told of cells and weapons when he spends his symbols, of agents from the third turn on', () => {
  const { table } = scene({ board: HALL, rick: '(0,0)', dice: 'MMGG', hand: ['razor-launchers'] });
  expect(coach.says(table)).toEqual(['cells', 'weapon']);
  const later = scene({ board: HALL, rick: '(0,0)', dice: 'MMGG', agents: { 1: '(0,2)' }, vars: { turn: 3 } });
  expect(coach.says(later.table, ['cells', 'weapon'])).toEqual(['agents']);
  // What Rick is told about himself is not for the other side.
  expect(coach.says(table, [], RUSSIANS)).toEqual([]);
});

test('the Russians are told of orders and cards in their own turn, of summons from the third turn on, and get a farewell too', () => {
  const { table } = scene({
    board: HALL,
    rick: '(0,0)',
    side: 'russians',
    dice: 'MMGG',
    agents: { 1: '(0,2)' },
    russianHand: ['reinforcements'],
    vars: { turn: 3 },
  });
  expect(coach.says(table, [], RUSSIANS)).toEqual(['orders', 'cards', 'summons']);
  expect(coach.says(table, ['dice', 'orders', 'cards', 'summons'], RUSSIANS)).toEqual(['farewell']);
  expect(coach.says(table, ['agents'])).toEqual([]);
});

test('every tip was seen to come in its moment, and not in another', () => {
  expect(coach.without()).toEqual({ moment: [], silence: [] });
});
