import { describe, expect, test } from 'vitest';
import { written } from './map-notation.ts';
import { scene, shown, spotOf } from './table.ts';

const ROW = 'T@(0,0) G2@(0,1) G1@(0,2)';
const rick = { board: ROW, rick: '(0,0)' } as const;

describe('Jetpack', () => {
  const hand = ['jetpack'] as const;

  test('PKL-202 PKL-092 up to three spaces, the first is a must, then Rick may land', () => {
    const { ann, table } = scene({ board: `${ROW} A@(0,3)`, rick: '(0,0)', dice: 'TGGG', hand });
    ann.picks('jetpack');
    ann.mustPick('rick>0,1', 'rick>1,0', 'rick>0,-1', 'rick>-1,0');
    ann.plays('rick>0,1', 'rick>0,2');
    ann.isAskedFor('fly');
    ann.passes();
    expect(table.vars.rickAt).toBe(2);
    const whole = scene({ board: `${ROW} A@(0,3)`, rick: '(0,0)', dice: 'TGGG', hand });
    whole.ann.plays('jetpack', 'rick>0,1', 'rick>0,2', 'rick>0,3');
    whole.ann.isAskedFor('spend-rick');
    expect(whole.table.vars.rickAt).toBe(3);
  });

  test('PKL-202 the flight ends after a reveal', () => {
    const { ann, table } = scene({ ...rick, stack: 'R8 G7', dice: 'TGGG', hand });
    ann.plays('jetpack', 'rick>1,0');
    expect(table.vars.rickAt).toBe(3);
    ann.isAskedFor('spend-rick');
  });

  test('PKL-202 also after a failed vent attempt; adjoining vents do not end it', () => {
    const failed = scene({ board: 'B2@(0,1) T@(0,0)', rick: '(0,1)', stack: 'G7 R8', dice: 'TGGG', hand });
    failed.ann.plays('jetpack', 'rick>-1,1');
    expect(failed.table.vars.rickAt).toBe(0);
    failed.ann.isAskedFor('spend-rick');
    const through = scene({ board: 'B2@(0,1) R3@(-1,1) T@(0,0)', rick: '(0,1)', dice: 'TGGG', hand });
    through.ann.plays('jetpack', 'rick>-1,1');
    through.ann.isAskedFor('fly');
    through.ann.passes();
    expect(through.table.vars.rickAt).toBe(1);
  });

  test('PKL-202 PKL-212 while the vents are watched it flies over open edges only', () => {
    const { ann, table } = scene({
      board: 'B2@(0,1) R3@(-1,1) G1@(0,2)',
      rick: '(0,1)',
      stack: '',
      dice: 'TGGG',
      hand,
      vars: { ventBan: true },
    });
    ann.picks('jetpack');
    // One way only, and the first space is a must.
    expect(table.vars.rickAt).toBe(2);
    ann.mayPick('rick>0,1');
    ann.passes();
  });

  test('PKL-251 it cannot: no legal space', () => {
    const { ann } = scene({ board: 'R7@(0,1) R2@(0,0)', rick: '(0,1)', dice: 'TGGG', hand, vars: { ventBan: true } });
    ann.cannotPick('jetpack');
    expect(ann.whyNot('jetpack')?.key).toBe('no-space');
  });
});

describe('Parkour', () => {
  const hand = ['parkour'] as const;

  test('PKL-204 onto a face-up tile without a vent', () => {
    const { ann, table } = scene({ board: 'B2@(0,1) G2@(-1,1) T@(0,0)', rick: '(0,1)', dice: 'TTTT', hand });
    ann.picks('parkour');
    expect(table.vars.rickAt).toBe(1);
  });

  test('PKL-204 a revealed tile with vents lies vent to vent as he likes, one without lies arrow to him; he arrives on both', () => {
    const vents = scene({ board: 'B2@(0,1) T@(0,0)', rick: '(0,1)', stack: 'R5 G1', dice: 'TTTT', hand });
    vents.ann.picks('parkour');
    vents.ann.mustPick('turn0', 'turn1');
    vents.ann.picks('turn0');
    expect(written(vents.table.vars.board, 2)).toBe('R5@(-1,1)/0');
    expect(vents.table.vars.rickAt).toBe(2);
    const none = scene({ board: 'B2@(0,1) T@(0,0)', rick: '(0,1)', stack: 'G1 G7', dice: 'TTTT', hand });
    none.ann.picks('parkour');
    expect(written(none.table.vars.board, 2)).toBe('G1@(-1,1)/3');
    expect(none.table.vars).toMatchObject({ rickAt: 2 });
    expect(none.table.vars.agents.slice(0, 2)).toEqual([2, 2]);
  });

  test('PKL-204 PKL-E16 to the Rooftop: Rick wins', () => {
    const { ann, table } = scene({ board: 'R1@(0,1) H@(0,2)', rick: '(0,1)', dice: 'MTTT', hand });
    ann.cannotPick('rick>0,2:move');
    ann.plays('parkour', 't1');
    expect(table.winners).toEqual(['ann']);
  });

  test('PKL-196 with two vents the player chooses', () => {
    const { ann, table } = scene({ board: 'R5@(0,1) G2@(0,2) G1@(1,1)', rick: '(0,1)', dice: 'TTTT', hand });
    ann.picks('parkour');
    ann.mustPick('N', 'E');
    ann.picks('E');
    expect(table.vars.rickAt).toBe(2);
  });

  test('PKL-251 PKL-212 it cannot: no vent, no tile left for the empty cell, or the vents are watched', () => {
    scene({ board: 'G2@(0,1) R3@(1,1)/2', rick: '(0,1)', dice: 'TTTT', hand }).ann.cannotPick('parkour');
    const empty = scene({ board: 'B2@(0,1)', rick: '(0,1)', stack: '', dice: 'TTTT', hand });
    empty.ann.cannotPick('parkour');
    expect(empty.ann.whyNot('parkour')?.key).toBe('no-vent');
    const watched = scene({ board: 'B2@(0,1) G2@(-1,1)', rick: '(0,1)', dice: 'TTTT', hand, vars: { ventBan: true } });
    watched.ann.cannotPick('parkour');
    expect(watched.ann.whyNot('parkour')).toMatchObject({ key: 'vents-closed', rule: 'PKL-212' });
  });
});

describe('Take Cover!', () => {
  const hand = ['take-cover'] as const;
  const board = 'T@(0,0) G1@(0,1) G2@(0,2) A@(1,1) B@(1,2)';

  test('PKL-217 one or two spaces over face-up tiles, ending out of sight; the first may lead through sight', () => {
    const { ann, table } = scene({ board, rick: '(0,0)', agents: { 1: '(0,2)' }, dice: 'MTTT', hand });
    ann.picks('take-cover');
    expect(table.vars.rickAt).toBe(spotOf(table.vars, '(1,1)'));
    ann.isAskedFor('spend-rick');
  });

  test('PKL-217 out of sight after one space he may stay or go on', () => {
    const { ann, table } = scene({ board: 'T@(0,0) A@(1,0) B@(2,0) G1@(0,1)', rick: '(0,0)', agents: { 1: '(0,1)' }, dice: 'MTTT', hand });
    ann.picks('take-cover');
    ann.mayPick('rick>2,0');
    ann.passes();
    expect(table.vars.rickAt).toBe(1);
    const further = scene({ board: 'T@(0,0) A@(1,0) B@(2,0) G1@(0,1)', rick: '(0,0)', agents: { 1: '(0,1)' }, dice: 'MTTT', hand });
    further.ann.plays('take-cover', 'rick>2,0');
    expect(further.table.vars.rickAt).toBe(2);
  });

  test('PKL-206 PKL-212 through adjoining vents, unless they are watched', () => {
    const place = { board: 'B2@(0,1) R3@(-1,1) G1@(0,2)', rick: '(0,1)', agents: { 1: '(0,2)' }, dice: 'MTTT', hand } as const;
    const { ann, table } = scene(place);
    ann.picks('take-cover');
    expect(table.vars.rickAt).toBe(1);
    expect(table.logKeys).toContain('rick-vents');
    scene({ ...place, vars: { ventBan: true } }).ann.cannotPick('take-cover');
  });

  test('PKL-217 the Rooftop is always a legal end', () => {
    const { ann, table } = scene({ board: 'T@(0,0) H@(0,1) G1@(0,2)', rick: '(0,0)', agents: { 1: '(0,2)' }, dice: 'MTTT', hand });
    ann.picks('take-cover');
    expect(table.winners).toEqual(['ann']);
  });

  test('PKL-217 he cannot end where he began: back and forth is no cover', () => {
    // Out of sight on T, but the only other tile lies in the agent's line.
    const { ann } = scene({ board: 'T@(0,0) G1@(1,0) A@(1,1)', rick: '(0,0)', agents: { 1: '(1,1)' }, dice: 'MTTT', hand });
    ann.cannotPick('take-cover');
    const two = scene({ board: 'T@(0,0) G1@(1,0) A@(1,1) G2@(2,0)', rick: '(0,0)', agents: { 1: '(1,1)' }, dice: 'MTTT', hand });
    two.ann.picks('take-cover');
    expect(two.table.vars.rickAt).toBe(3);
  });

  test('PKL-217 PKL-160 the Rooftop may be the second space, after one in sight', () => {
    const { ann, table } = scene({
      board: 'T@(0,0) G1@(0,1) H@(0,2) G2@(1,1)',
      rick: '(0,0)',
      agents: { 1: '(0,1)' },
      jaguar: '(0,2)',
      dice: 'MTTT',
      hand,
    });
    ann.picks('take-cover');
    // (1,1) is in sight, so the only way to end is the Rooftop.
    expect(table.winners).toEqual(['ann']);
  });

  test('PKL-251 it cannot: everything within reach is in sight', () => {
    const { ann } = scene({ ...rick, agents: { 1: '(0,2)' }, dice: 'MTTT', hand });
    ann.cannotPick('take-cover');
    expect(ann.whyNot('take-cover')?.key).toBe('no-cover');
  });
});

describe('Solenya', () => {
  test('PKL-205 one symbol of any kind for two wild ones', () => {
    const { ann, table } = scene({ ...rick, dice: 'TTTT', hand: ['solenya'] });
    ann.picks('solenya');
    expect(table.vars.bonus).toBe(2);
    expect(shown(table.vars)).toBe('.TTT');
    ann.isOffered('rick>0,1:bonus', 'draw:bonus', 'end');
  });

  test('PKL-205 it cannot without a symbol', () => {
    const { ann } = scene({ ...rick, dice: 'TTTT', hand: ['solenya'], vars: { spent: 15 } });
    ann.cannotPick('solenya');
  });
});

describe('Mustard Plaster', () => {
  test('PKL-208 heals 3, may be played at 10', () => {
    const { ann, table } = scene({ ...rick, dice: 'CCTT', hand: ['mustard-plaster', 'mustard-plaster'], vars: { rickHealth: 7 } });
    ann.picks('mustard-plaster');
    expect(table.vars.rickHealth).toBe(10);
    ann.picks('mustard-plaster');
    expect(table.vars.rickHealth).toBe(10);
  });

  test('PKL-140 it cannot without a card symbol', () => {
    scene({ ...rick, dice: 'TTTT', hand: ['mustard-plaster'] }).ann.cannotPick('mustard-plaster');
  });
});

describe('Mousetrap and Tripwire', () => {
  test('PKL-148 PKL-049 laid at range 0-1, no wall between, where no trap is yet', () => {
    const open = scene({ ...rick, board: `${ROW} R4@(1,0)`, dice: 'TTTT', hand: ['mousetrap', 'tripwire'] });
    open.ann.picks('tripwire');
    open.ann.mustPick('0,0', '0,1');
    open.ann.picks('0,0');
    open.ann.picks('mousetrap');
    expect(open.table.vars.traps.map((trap) => trap !== -1)).toEqual([true, true, false, false]);
    expect(open.table.zone('traps')).toEqual(['tripwire', 'mousetrap']);
  });

  test('PKL-148 mousetrap: 2 damage to the enemy that enters, then it is discarded', () => {
    const { bob, table } = scene({
      ...rick,
      side: 'russians',
      agents: { 1: '(0,1)', 2: '(0,2)' },
      traps: { '(0,1)': 'mousetrap' },
      dice: 'MGGG',
      russianHand: [],
    });
    bob.picks('a2>0,1:move');
    expect(table.vars.agents.slice(0, 2)).toEqual([1, -1]);
    expect(table.zone('discard:0')).toEqual(['mousetrap']);
  });

  test('PKL-148 tripwire: 3 damage to every enemy on the tile, Rick unhurt', () => {
    const { bob, table } = scene({
      board: ROW,
      rick: '(0,1)',
      side: 'russians',
      agents: { 1: '(0,1)', 2: '(0,2)' },
      jaguar: '(0,1)',
      traps: { '(0,1)': 'tripwire' },
      dice: 'MTTT',
      russianHand: [],
    });
    bob.picks('a2>0,1:move');
    expect(table.vars.agents.slice(0, 2)).toEqual([-1, -1]);
    expect(table.vars).toMatchObject({ jaguarHealth: 7, rickHealth: 10 });
  });

  test('PKL-148 sprung by a summons and by the entrance of the Jaguar', () => {
    const summons = scene({
      board: 'A@(0,0) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      traps: { '(0,0)': 'tripwire' },
      dice: 'TGGG',
      russianHand: ['reinforcements'],
    });
    summons.bob.picks('reinforcements');
    expect(summons.table.vars.agents.slice(0, 2)).toEqual([0, -1]);
    const entrance = scene({
      board: 'A@(0,0) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      traps: { '(0,0)': 'mousetrap' },
      dice: 'MMGG',
      russianHand: ['nothing-personal'],
    });
    entrance.bob.picks('nothing-personal');
    expect(entrance.table.vars).toMatchObject({ jaguar: 'board', jaguarHealth: 8 });
  });

  test('PKL-054 a trap stays on a tile that is turned', () => {
    const { bob, table } = scene({
      ...rick,
      side: 'russians',
      traps: { '(0,1)': 'mousetrap' },
      dice: 'TTGG',
      russianHand: ['what-a-twist'],
    });
    bob.plays('what-a-twist', '0,1', 'turn1');
    expect(table.vars.traps[1]).not.toBe(-1);
  });

  test('PKL-251 it cannot: every tile within range has a trap', () => {
    const { ann } = scene({
      board: 'R4@(0,0) G2@(0,1)',
      rick: '(0,0)',
      traps: { '(0,0)': 'tripwire', '(0,1)': 'mousetrap' },
      dice: 'TTTT',
      hand: ['mousetrap'],
    });
    ann.cannotPick('mousetrap');
    expect(ann.whyNot('mousetrap')?.key).toBe('no-place-for-trap');
  });
});
