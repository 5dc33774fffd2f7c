import { describe, expect, test } from 'vitest';
import type { PickleDerived } from '../derived.ts';
import { scene } from './table.ts';

type Position = Parameters<typeof scene>[0];
const lookAt = (position: Position): PickleDerived => scene(position).ann.view.derived as PickleDerived;
const dice = (position: Position): string[] => lookAt(position).dice.map(({ uses, must }) => `${uses.join(' ')}${must ? '!' : ''}`);
const reach = (position: Position): string[] =>
  lookAt(position).reach.map(({ x, y, moves, unknown }) => `${x},${y} in ${moves}${unknown ? ' ?' : ''}`);

describe('what the table shows besides the state', () => {
  const row = { board: 'T@(0,0) G2@(0,1) G1@(0,2)', rick: '(0,0)', hand: [], russianHand: [] } as const;

  test('PKL-073 PKL-074 which dice have a basic use and must be spent', () => {
    expect(dice({ ...row, dice: 'MCTW' })).toEqual(['move!', 'card!', '', 'move card!']);
    expect(dice({ ...row, dice: 'GGTW', deck: [] })).toEqual(['', '', '', 'move!']);
    expect(dice({ ...row, dice: 'MCTW', vars: { spent: 0b1001 } })).toEqual(['', 'card!', '', '']);
    expect(dice({ ...row, dice: 'MCGW', side: 'russians', agents: { 1: '(0,1)' } })).toEqual(['move!', 'card!', 'gun!', 'move card gun!']);
    expect(dice({ ...row, dice: 'MCGW', side: 'russians', russianDeck: [] })).toEqual(['', '', '', '']);
  });

  test('PKL-078 a crossing binds two dice together, never one', () => {
    const wall = { board: 'R2@(0,0) G2@(0,1) T@(9,9)', rick: '(9,9)', side: 'russians', jaguar: '(0,0)', russianDeck: [] } as const;
    expect(dice({ ...wall, dice: 'MWTT' })).toEqual(['move!', 'move!', '', '']);
    expect(dice({ ...wall, dice: 'MTTT', vars: { bonus: 1 } })).toEqual(['', '', '', '']);
  });

  test('PKL-062 before the spend step no die has a use', () => {
    const { ann } = scene({ ...row, rolls: 'MCTW' });
    expect(ann.view.derived).toMatchObject({ dice: [], mustSpend: false });
    ann.passes();
    expect(ann.view.derived).toMatchObject({ mustSpend: true });
  });

  test('PKL-051 PKL-130 who sees Rick, who has him in range, and what he sees', () => {
    const look = lookAt({
      board: 'T@(0,0) G2@(0,1) G1@(0,2) R4@(1,0) ?@(-1,0)',
      rick: '(0,0)',
      agents: { 1: '(0,2)', 2: '(0,1)', 3: '(1,0)' },
      jaguar: '(0,0)',
      dice: 'TTTT',
      hand: [],
    });
    expect(look.watchers).toEqual([1, 2, 'jaguar']);
    expect(look.shooters).toEqual([2, 'jaguar']);
    expect(look.sight).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: 2 },
    ]);
    expect(look.supply).toBe(7);
  });

  test('PKL-101 PKL-102 PKL-103 PKL-105 where Rick can come, and for how many moves', () => {
    // B2 has a vent W towards the face-down tile, G5 walls N and E.
    const place = { board: 'B2@(0,1) G5@(0,0) ?@(-1,1)', rick: '(0,0)', dice: 'TTTT', hand: [] } as const;
    expect(reach(place)).toEqual(['0,-1 in 1 ?', '-1,0 in 1 ?']);
    const inside = { ...place, rick: '(0,1)' } as const;
    expect(reach(inside)).toEqual(['0,2 in 1 ?', '1,1 in 1 ?', '-1,1 in 1 ?']);
    expect(reach({ ...inside, stack: '' })).toEqual(['-1,1 in 1 ?']);
    expect(reach({ ...inside, stack: '', vars: { ventBan: true } })).toEqual([]);
    const two = { board: 'B2@(0,1) R3@(-1,1) T@(0,0)', rick: '(0,0)', stack: '', dice: 'TTTT', hand: [] } as const;
    expect(reach(two)).toEqual(['0,1 in 1', '-1,1 in 2']);
    expect(reach({ ...two, vars: { ventBan: true } })).toEqual(['0,1 in 1']);
    expect(reach({ ...two, stack: 'G1' })).toContain('-1,2 in 3 ?');
  });

  test('PKL-184 nothing of it depends on what lies face down', () => {
    const place = { board: 'T@(0,0) ?@(0,1)', rick: '(0,0)', stack: 'R1', dice: 'MTTT', hand: [] } as const;
    expect(lookAt({ ...place, under: 'B2' })).toEqual(lookAt({ ...place, under: 'G1' }));
  });
});
