import { describe, test } from 'vitest';
import { expectNoNonsense, expectSense } from '../../../bots/test/sense.ts';
import { scene } from './table.ts';

const board = 'T@(0,0) A@(5,5) B@(6,6) H@(0,2) G2@(0,1)';
/** The Rooftop is three cells further up, and nothing lies between. */
const far = 'T@(0,0) A@(5,5) B@(6,6) H@(0,5) G2@(0,1)';

describe('hard is never stupid', () => {
  test('take the win: Rick steps onto the Rooftop', () => {
    const { table } = scene({ board, rick: '(0,1)', dice: 'MTTC', hand: ['screw-shooter', 'solenya'], unfinished: true });
    expectSense(table.match, 0, 'rick>0,2:move');
  });

  test('take the win: two moves to the Rooftop are both made', () => {
    const { table } = scene({ board, rick: '(0,0)', dice: 'MMTG', hand: ['screw-shooter'], unfinished: true });
    expectSense(table.match, 0, 'rick>0,1:move');
  });

  test('take the win: the shot at a Rick with one health left', () => {
    const { table } = scene({
      board,
      rick: '(0,1)',
      side: 'russians',
      agents: { 1: '(0,0)' },
      dice: 'GTTC',
      russianHand: [],
      vars: { rickHealth: 1 },
      unfinished: true,
    });
    expectSense(table.match, 1, 'a1!:gun');
  });

  test('a Rick with two health left mends himself while he has what it costs', () => {
    const { table } = scene({
      board: far,
      rick: '(0,1)',
      dice: 'WTTT',
      hand: ['mustard-plaster', 'jetpack'],
      vars: { bonus: 1, rickHealth: 2 },
      unfinished: true,
    });
    expectSense(table.match, 0, 'mustard-plaster');
  });

  test('one move short of the Rooftop: whatever is of no use is rolled again, all of it', () => {
    const { table } = scene({ board, rick: '(0,1)', hand: [], rolls: 'TGTG', unfinished: true });
    expectSense(table.match, 0, 'die1+die2+die3+die4');
  });

  test('keep the win: the gun that will do is not rolled again', () => {
    const { table } = scene({
      board,
      rick: '(0,1)',
      side: 'russians',
      agents: { 1: '(0,0)', 2: '(0,1)' },
      russianHand: [],
      rolls: 'GTTC',
      vars: { rickHealth: 1 },
      unfinished: true,
    });
    expectNoNonsense(table.match, 1, 'die1');
  });

  test('do not run into the enemy: the way is up, not to the agent', () => {
    const { table } = scene({ board: far, rick: '(0,1)', dice: 'GMTT', hand: [], agents: { 1: '(0,0)' }, unfinished: true });
    expectNoNonsense(table.match, 0, 'rick>0,0:move');
  });
});
