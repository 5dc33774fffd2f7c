import { describe, expect, test } from 'vitest';
import { scene, shown } from './table.ts';

const ROW = 'T@(0,0) G2@(0,1) G1@(0,2)';
const russians = { board: ROW, rick: '(0,0)', side: 'russians' } as const;
const FAR = '(9,9)';

describe('Nothing Personal', () => {
  const russianHand = ['nothing-personal'] as const;

  test('PKL-213 waiting: onto a Guard Station or any tile with an agent, Rick’s own included; then one card', () => {
    const { bob, table } = scene({
      board: 'T@(0,0) A@(0,1) B@(5,5) G1@(0,2)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,0)' },
      dice: 'MMGG',
      russianHand,
    });
    bob.picks('nothing-personal');
    bob.mustPick('0,0', '0,1', '5,5');
    bob.picks('0,0');
    expect(table.vars).toMatchObject({ jaguar: 'board', jaguarAt: 0 });
    expect(bob.hand).toHaveLength(1);
  });

  test('PKL-213 on the board: a wall only as the first and only space', () => {
    const place = {
      board: 'R2@(0,0) G2@(0,1) G1@(1,0) T@(9,9)',
      rick: FAR,
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MMGG',
      russianHand,
    } as const;
    const wall = scene(place);
    wall.bob.picks('nothing-personal');
    wall.bob.mayPick('jaguar>0,1', 'jaguar>1,0');
    wall.bob.picks('jaguar>0,1');
    wall.bob.isAskedFor('spend-russians');
    expect(wall.table.vars.jaguarAt).toBe(1);
    expect(wall.table.logKeys).toContain('crosses');
    const open = scene(place);
    open.bob.plays('nothing-personal', 'jaguar>1,0');
    open.bob.mayPick('jaguar>0,0');
    open.bob.picks('jaguar>0,0');
    expect(open.table.vars.jaguarAt).toBe(0);
    expect(open.table.logKeys).not.toContain('crosses');
  });

  test('PKL-213 a wall uses up both spaces even where he could walk on; after a normal space no wall is offered', () => {
    const place = {
      board: 'R2@(0,0) G2@(0,1) G1@(0,2) R4@(1,0) A@(1,1) T@(9,9)',
      rick: FAR,
      side: 'russians',
      dice: 'MMGG',
      russianHand,
    } as const;
    const wall = scene({ ...place, jaguar: '(0,0)' });
    wall.bob.plays('nothing-personal', 'jaguar>0,1');
    wall.bob.isAskedFor('spend-russians');
    expect(wall.table.vars).toMatchObject({ jaguarAt: 1, jaguarMoves: 0 });
    const open = scene({ ...place, jaguar: '(0,1)' });
    open.bob.picks('nothing-personal');
    open.bob.mayPick('jaguar>0,0', 'jaguar>0,2', 'jaguar>1,1');
    open.bob.picks('jaguar>1,1');
    open.bob.mayPick('jaguar>0,1', 'jaguar>1,0');
    open.bob.picks('jaguar>1,0');
    open.bob.isAskedFor('spend-russians');
    const before = scene({ ...place, jaguar: '(1,1)' });
    before.bob.plays('nothing-personal', 'jaguar>1,0');
    before.bob.mayPick('jaguar>1,1');
    before.bob.passes();
  });

  test('PKL-098 PKL-213 his own two symbols are still his, a wall included', () => {
    const { bob, table } = scene({
      board: 'R2@(0,0) G2@(0,1) G1@(0,2) T@(9,9)',
      rick: FAR,
      side: 'russians',
      jaguar: '(0,2)',
      dice: 'MMMM',
      russianHand,
    });
    bob.plays('nothing-personal', 'jaguar>0,1');
    bob.passes();
    bob.mustPick('jaguar>0,2:move', 'jaguar>>0,0');
    bob.picks('jaguar>>0,0');
    expect(table.vars).toMatchObject({ jaguarAt: 0, jaguarMoves: 2 });
  });

  test('PKL-213 … or none at all; the card is drawn anyway', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) T@(9,9)',
      rick: FAR,
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MMGG',
      russianHand,
    });
    bob.picks('nothing-personal');
    bob.passes();
    expect(table.vars.jaguarAt).toBe(0);
    expect(bob.hand).toHaveLength(1);
  });

  test('PKL-207 gone: for the card alone, at the full price', () => {
    const { bob, table } = scene({ ...russians, dice: 'MMGG', russianHand, vars: { jaguar: 'gone' } });
    bob.picks('nothing-personal');
    expect(shown(table.vars)).toBe('..GG');
    expect(bob.hand).toHaveLength(1);
    expect(table.vars.jaguar).toBe('gone');
  });

  test('PKL-140 it cannot with one move symbol', () => {
    scene({ ...russians, dice: 'MGGG', russianHand }).bob.cannotPick('nothing-personal');
  });
});

describe('Gunpowder Dusting', () => {
  const russianHand = ['gunpowder-dusting'] as const;

  test('PKL-139 the Jaguar regains 3, at most 10, and a card is drawn', () => {
    const { bob, table } = scene({ ...russians, jaguar: '(0,2)', dice: 'TGGG', russianHand, vars: { jaguarHealth: 8 } });
    bob.picks('gunpowder-dusting');
    expect(table.vars.jaguarHealth).toBe(10);
    expect(bob.hand).toHaveLength(1);
  });

  test('PKL-207 PKL-144 waiting or gone: just for the card', () => {
    const { bob, table } = scene({ ...russians, dice: 'TGGG', russianHand, vars: { jaguarHealth: 4 } });
    bob.picks('gunpowder-dusting');
    expect(table.vars.jaguarHealth).toBe(4);
    expect(bob.hand).toHaveLength(1);
  });

  test('PKL-157 PKL-207 gone he is not healed, the card is drawn at the full price', () => {
    const { bob, table } = scene({ ...russians, dice: 'TGGG', russianHand, vars: { jaguar: 'gone', jaguarHealth: 4 } });
    bob.picks('gunpowder-dusting');
    expect(table.vars).toMatchObject({ jaguar: 'gone', jaguarHealth: 4 });
    expect(shown(table.vars)).toBe('.GGG');
    expect(bob.hand).toHaveLength(1);
  });

  test('PKL-140 it cannot without tools', () => {
    scene({ ...russians, dice: 'GGGG', russianHand }).bob.cannotPick('gunpowder-dusting');
  });
});

describe('Jaguar’s Leap', () => {
  const russianHand = ['jaguars-leap'] as const;
  const place = {
    board: 'R2@(0,0) G2@(0,1) G1@(0,2) ?@(0,3) T@(1,0)',
    rick: '(0,0)',
    side: 'russians',
    jaguar: '(0,2)',
    dice: 'MGTT',
    russianHand,
  } as const;

  test('PKL-214 through walls onto face-up tiles, then one shot if Rick is in range', () => {
    const { bob, table } = scene(place);
    bob.picks('jaguars-leap');
    bob.mayPick('jaguar>0,1');
    bob.picks('jaguar>0,1');
    bob.mayPick('jaguar>0,0', 'jaguar>0,2');
    bob.picks('jaguar>0,0');
    expect(table.vars).toMatchObject({ jaguarAt: 0, rickHealth: 9, jaguarMoves: 0, jaguarShots: 0 });
  });

  test('PKL-214 PKL-135 walls still stop the shot; 0 spaces are allowed', () => {
    const { bob, table } = scene({ ...place, jaguar: '(0,1)' });
    bob.picks('jaguars-leap');
    bob.passes();
    expect(table.vars).toMatchObject({ jaguarAt: 1, rickHealth: 10 });
  });

  test('PKL-214 the shot is not optional: without a single space it is fired if Rick is in range', () => {
    const { bob, table } = scene({ ...place, board: 'T@(0,0) G2@(0,1)', jaguar: '(0,1)' });
    bob.picks('jaguars-leap');
    bob.mayPick('jaguar>0,0');
    bob.passes();
    expect(table.vars).toMatchObject({ jaguarAt: 1, rickHealth: 9, jaguarShots: 0 });
  });

  test('PKL-214 PKL-149 a trap that leaves him alive does not stop him', () => {
    const { bob, table } = scene({ ...place, traps: { '(0,1)': 'mousetrap' } });
    bob.plays('jaguars-leap', 'jaguar>0,1', 'jaguar>0,0');
    expect(table.vars).toMatchObject({ jaguarAt: 0, jaguarHealth: 8, rickHealth: 9 });
  });

  test('PKL-214 a trap on the way that kills him: no shot', () => {
    const { bob, table } = scene({ ...place, jaguar: '(0,1)', traps: { '(0,0)': 'mousetrap' }, vars: { jaguarHealth: 1 } });
    bob.plays('jaguars-leap', 'jaguar>0,0');
    expect(table.vars).toMatchObject({ jaguar: 'gone', rickHealth: 10 });
    expect(table.zone('discard:1')).toEqual(['jaguars-leap']);
  });

  test('PKL-251 PKL-158 it cannot: the Jaguar is not on the board', () => {
    const { bob } = scene({ ...russians, dice: 'MGTT', russianHand });
    bob.cannotPick('jaguars-leap');
  });
});
