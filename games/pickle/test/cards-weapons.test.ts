import { describe, expect, test } from 'vitest';
import { scene, shown } from './table.ts';

const ROW = 'T@(0,0) G2@(0,1) G1@(0,2)';
const rick = { board: ROW, rick: '(0,0)' } as const;

describe('Screw Shooter', () => {
  test('PKL-209 PKL-E12 any one symbol, one enemy on Rick’s own tile', () => {
    const { ann, table } = scene({
      ...rick,
      agents: { 1: '(0,0)', 2: '(0,0)', 3: '(0,1)' },
      jaguar: '(0,0)',
      dice: 'TTTT',
      hand: ['screw-shooter'],
    });
    ann.picks('screw-shooter');
    ann.mustPick('a1', 'a2', 'jaguar');
    ann.picks('jaguar');
    expect(table.vars.jaguarHealth).toBe(8);
    expect(shown(table.vars)).toBe('.TTT');
  });

  test('PKL-209 PKL-251 it cannot: nobody on his tile', () => {
    const { ann } = scene({ ...rick, agents: { 1: '(0,1)' }, dice: 'TTTT', hand: ['screw-shooter'] });
    ann.cannotPick('screw-shooter');
    expect(ann.whyNot('screw-shooter')).toMatchObject({ key: 'no-enemy-in-range', rule: 'PKL-251' });
  });
});

describe('Razor Launchers', () => {
  const hand = ['razor-launchers'] as const;

  test('PKL-210 PKL-E13 one on his tile and one next to it in the same shot', () => {
    const { ann, table } = scene({ ...rick, agents: { 1: '(0,0)', 2: '(0,1)', 3: '(0,2)' }, dice: 'GTTT', hand });
    ann.picks('razor-launchers');
    ann.mustPick('a1', 'a2');
    ann.isRefused('too-few', []);
    ann.isRefused('duplicate', ['a1', 'a1']);
    ann.picks('a1', 'a2');
    expect(table.vars.agents.slice(0, 3)).toEqual([-1, -1, 2]);
  });

  test('PKL-210 one target is enough even if two are there', () => {
    const { ann, table } = scene({ ...rick, agents: { 1: '(0,0)', 2: '(0,1)' }, dice: 'GTTT', hand });
    ann.plays('razor-launchers', 'a2');
    expect(table.vars.agents.slice(0, 2)).toEqual([0, -1]);
  });

  test('PKL-210 PKL-043 PKL-049 no wall, no vent and no corner between him and the target', () => {
    const { ann, table } = scene({
      board: 'R5@(0,0) G2@(0,1) G1@(1,0) A@(0,-1) B@(1,-1)',
      rick: '(0,0)',
      agents: { 1: '(0,1)', 2: '(1,0)', 3: '(0,-1)', 4: '(1,-1)' },
      dice: 'GTTT',
      hand,
    });
    ann.picks('razor-launchers');
    expect(table.vars.agents.slice(0, 4)).toEqual([1, 2, -1, 4]);
  });

  test('PKL-210 it cannot: out of range, or no gun', () => {
    const far = scene({ ...rick, agents: { 1: '(0,2)' }, dice: 'GTTT', hand });
    far.ann.cannotPick('razor-launchers');
    const poor = scene({ ...rick, agents: { 1: '(0,1)' }, dice: 'TTTT', hand });
    poor.ann.cannotPick('razor-launchers');
    expect(poor.ann.whyNot('razor-launchers')?.key).toBe('cannot-pay');
  });
});

describe('Shoulder Laser', () => {
  const hand = ['shoulder-laser'] as const;

  test('PKL-211 PKL-E14 everybody in the line up to the wall, never the own tile', () => {
    const { ann, table } = scene({
      board: 'A@(0,3) G2@(0,4) G1@(0,5) G7@(0,6) B1@(0,7)/2 R2@(1,3)/1',
      rick: '(0,3)',
      agents: { 1: '(0,3)', 2: '(0,4)', 3: '(0,6)', 4: '(0,7)', 5: '(1,3)' },
      jaguar: '(0,5)',
      dice: 'GGTT',
      hand,
    });
    ann.picks('shoulder-laser');
    ann.mustPick('N', 'E');
    ann.picks('N');
    expect(table.vars.agents.slice(0, 5)).toEqual([0, -1, -1, 4, 5]);
    expect(table.vars.jaguarHealth).toBe(7);
  });

  test('PKL-211 range 6 and no further', () => {
    const board = 'A@(0,0) G1@(0,1) G2@(0,2) G7@(0,3) T@(0,4) B@(0,5) R2@(0,6)/1 H@(0,7)';
    const { ann, table } = scene({ board, rick: '(0,0)', agents: { 1: '(0,6)', 2: '(0,7)' }, dice: 'GGTT', hand });
    ann.picks('shoulder-laser');
    expect(table.vars.agents.slice(0, 2)).toEqual([-1, 7]);
  });

  test('PKL-211 it cannot: only enemies on his own tile, or behind a wall', () => {
    const { ann } = scene({ board: 'R2@(0,0) G2@(0,1)', rick: '(0,0)', agents: { 1: '(0,0)', 2: '(0,1)' }, dice: 'GGTT', hand });
    ann.cannotPick('shoulder-laser');
    expect(ann.whyNot('shoulder-laser')?.key).toBe('no-enemy-in-line');
  });
});

describe('Quick Draw', () => {
  const hand = ['quick-draw'] as const;

  test('PKL-215 two shots one after the other, both may hit the same enemy', () => {
    const { ann, table } = scene({ ...rick, jaguar: '(0,2)', dice: 'CTTT', hand });
    ann.picks('quick-draw');
    expect(table.vars.jaguarHealth).toBe(9);
    ann.isAskedFor('hit-again');
    ann.mayPick('jaguar');
    ann.picks('jaguar');
    expect(table.vars.jaguarHealth).toBe(8);
    expect(ann.hand).toEqual([]);
  });

  test('PKL-215 the second shot is optional, and lost if nobody is left', () => {
    const { ann, table } = scene({ ...rick, agents: { 1: '(0,1)', 2: '(0,2)' }, dice: 'CTTT', hand });
    ann.plays('quick-draw', 'a1');
    ann.mayPick('a2');
    ann.passes();
    expect(table.vars.agents.slice(0, 2)).toEqual([-1, 2]);
    const last = scene({ ...rick, agents: { 1: '(0,1)' }, dice: 'CTTT', hand });
    last.ann.picks('quick-draw');
    last.ann.isAskedFor('spend-rick');
  });

  test('PKL-215 PKL-155 the Jaguar with 1 health left is still there for the second shot', () => {
    const { ann, table } = scene({ ...rick, jaguar: '(0,2)', dice: 'CTTT', hand, vars: { jaguarHealth: 2 } });
    ann.picks('quick-draw');
    expect(table.vars).toMatchObject({ jaguar: 'board', jaguarHealth: 1 });
    ann.picks('jaguar');
    expect(table.vars).toMatchObject({ jaguar: 'gone', jaguarHealth: 0 });
  });

  test('PKL-215 PKL-049 it cannot: behind a wall or around a corner', () => {
    const { ann } = scene({
      board: 'R2@(0,0) G2@(0,1) G1@(1,0) A@(1,1)',
      rick: '(0,0)',
      agents: { 1: '(0,1)', 2: '(1,1)' },
      dice: 'CTTT',
      hand,
    });
    ann.cannotPick('quick-draw');
    expect(ann.whyNot('quick-draw')?.key).toBe('no-enemy-in-range');
  });

  test('PKL-215 it cannot: range 3', () => {
    const { ann } = scene({ board: `${ROW} A@(0,3)`, rick: '(0,0)', agents: { 1: '(0,3)' }, dice: 'CTTT', hand });
    ann.cannotPick('quick-draw');
  });
});

describe('Battery Bomb', () => {
  const hand = ['battery-bomb'] as const;

  test('PKL-196 every enemy on one tile at range 1-2', () => {
    const { ann, table } = scene({ ...rick, agents: { 1: '(0,1)', 2: '(0,2)', 3: '(0,2)' }, jaguar: '(0,2)', dice: 'TGTT', hand });
    ann.picks('battery-bomb');
    ann.mustPick('0,1', '0,2');
    ann.picks('0,2');
    expect(table.vars.agents.slice(0, 3)).toEqual([1, -1, -1]);
    expect(table.vars.jaguarHealth).toBe(7);
    expect(shown(table.vars)).toBe('..TT');
  });

  test('PKL-196 PKL-049 a tile behind a wall or around a corner is no target', () => {
    const { ann, table } = scene({
      board: 'R2@(0,0) G2@(0,1) G1@(1,0) A@(1,1) B@(2,0)',
      rick: '(0,0)',
      agents: { 1: '(0,1)', 2: '(1,1)', 3: '(2,0)' },
      dice: 'TGTT',
      hand,
    });
    ann.picks('battery-bomb');
    expect(table.vars.agents.slice(0, 3)).toEqual([1, 3, -1]);
  });

  test('PKL-251 it cannot: enemies on the own tile or at range 3 only', () => {
    const { ann } = scene({ board: `${ROW} A@(0,3)`, rick: '(0,0)', agents: { 1: '(0,0)', 2: '(0,3)' }, dice: 'TGTT', hand });
    ann.cannotPick('battery-bomb');
  });
});
