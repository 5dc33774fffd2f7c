import { describe, expect, test } from 'vitest';
import { at } from '../state.ts';
import { scene, shown } from './table.ts';

const ROW = 'T@(0,0) G2@(0,1) G1@(0,2)';

describe('playing cards (PKL-140 … PKL-149, PKL-250 … PKL-252)', () => {
  test('PKL-140 PKL-E05 each symbol of the cost is paid with one die or bonus symbol showing it or wild', () => {
    const laser = { board: ROW, rick: '(0,0)', agents: { 1: '(0,1)' }, hand: ['shoulder-laser'] } as const;
    const one = scene({ ...laser, dice: 'GTTT' });
    one.ann.cannotPick('shoulder-laser');
    expect(one.ann.whyNot('shoulder-laser')).toMatchObject({ key: 'cannot-pay', rule: 'PKL-140', params: { gun: 2 } });
    for (const dice of ['GGTT', 'GWTT']) {
      const { ann, table } = scene({ ...laser, dice });
      ann.picks('shoulder-laser');
      expect(shown(table.vars)).toBe('..TT');
    }
    const bonus = scene({ ...laser, dice: 'GTTT', vars: { bonus: 1 } });
    bonus.ann.picks('shoulder-laser');
    expect(bonus.table.vars.bonus).toBe(0);
  });

  test('PKL-141 PKL-252 «any» is paid with any symbol, and the player chooses which', () => {
    const { ann, table } = scene({ board: ROW, rick: '(0,0)', dice: 'TGWC', hand: ['solenya'], vars: { bonus: 1 } });
    ann.picks('solenya');
    ann.isAskedFor('pay');
    ann.mustPick('c1', 't1', 'g1', 'w1', 'b1');
    ann.picks('g1');
    expect(shown(table.vars)).toBe('T.WC');
    expect(table.vars.bonus).toBe(3);
  });

  test('PKL-252 which dice pay for a plain symbol is a choice too; a die may pay even if it has a basic use', () => {
    const { ann, table } = scene({ board: ROW, rick: '(0,0)', dice: 'CWMM', hand: ['mustard-plaster'] });
    ann.picks('mustard-plaster');
    ann.mustPick('c1', 'w1');
    ann.picks('w1');
    expect(shown(table.vars)).toBe('C.MM');
  });

  test('PKL-142 a card symbol paid for a card draws nothing', () => {
    const { ann, table } = scene({ board: ROW, rick: '(0,0)', dice: 'CTTT', hand: ['mustard-plaster'], vars: { rickHealth: 3 } });
    ann.picks('mustard-plaster');
    expect(ann.hand).toEqual([]);
    expect(table.vars.rickHealth).toBe(6);
  });

  test('PKL-143 PKL-250 out of the hand, paid, carried out, then face up on the owner’s discard pile; a trap stays on the board', () => {
    const { ann, bob, table } = scene({ board: ROW, rick: '(0,0)', dice: 'CTTT', hand: ['mustard-plaster#played', 'mousetrap'] });
    ann.picks('mustard-plaster#played');
    expect(ann.copies('discard')).toEqual(['mustard-plaster#played']);
    expect(bob.knows('mustard-plaster#played')).toBe(true);
    ann.plays('mousetrap', '0,1');
    expect(table.zone('traps')).toEqual(['mousetrap']);
    expect(ann.copies('discard')).toEqual(['mustard-plaster#played']);
    expect(table.vars.traps).toEqual([-1, table.t.zones[at.traps][0], -1]);
  });

  test('PKL-144 PKL-251 a card whose effect could do nothing cannot be played; three cards always can', () => {
    const { ann } = scene({
      board: 'R2@(0,0)',
      rick: '(0,0)',
      dice: 'WWWW',
      hand: [
        'screw-shooter',
        'razor-launchers',
        'shoulder-laser',
        'quick-draw',
        'battery-bomb',
        'parkour',
        'take-cover',
        'mustard-plaster',
        'solenya',
        'jetpack',
        'mousetrap',
        'tripwire',
      ],
    });
    ann.isOffered('mustard-plaster', 'solenya', 'jetpack', 'mousetrap', 'tripwire');
    ann.cannotPick('screw-shooter', 'razor-launchers', 'shoulder-laser', 'quick-draw', 'battery-bomb', 'parkour', 'take-cover');
    const { bob } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      stack: '',
      side: 'russians',
      dice: 'WWWW',
      russianHand: [
        'bribe',
        'is-he-done-for',
        'what-a-twist',
        'nothing-personal',
        'gunpowder-dusting',
        'reinforcements',
        'ambush',
        'fire-at-will',
        'on-the-double',
        'sniper',
        'hes-in-the-vents',
        'jaguars-leap',
      ],
      vars: { jaguar: 'gone' },
    });
    bob.isOffered('bribe', 'nothing-personal', 'gunpowder-dusting', 'hes-in-the-vents');
    bob.cannotPick('is-he-done-for', 'what-a-twist', 'reinforcements', 'ambush', 'fire-at-will', 'on-the-double', 'sniper', 'jaguars-leap');
  });

  test('PKL-145 a hand has no limit', () => {
    const { ann } = scene({
      board: ROW,
      rick: '(0,0)',
      dice: 'CTTT',
      hand: [
        'screw-shooter',
        'screw-shooter',
        'screw-shooter',
        'razor-launchers',
        'razor-launchers',
        'parkour',
        'parkour',
        'solenya',
        'solenya',
        'jetpack',
        'jetpack',
      ],
    });
    ann.plays('draw:card', 'end');
    expect(ann.hand).toHaveLength(12);
  });

  test('PKL-146 the top card of the own deck; from an empty one nothing, and nothing is ever reshuffled', () => {
    const { ann } = scene({ board: ROW, rick: '(0,0)', dice: 'CWTT', hand: [], deck: ['jetpack'] });
    ann.picks('draw:card');
    expect(ann.hand).toEqual(['jetpack']);
    ann.cannotPick('draw:wild');
    expect(ann.discard.length).toBeGreaterThan(20);
  });

  test('PKL-147 an empty Russian deck has no further consequence', () => {
    const { bob, table } = scene({
      board: ROW,
      rick: '(0,0)',
      side: 'russians',
      dice: 'TTTT',
      russianHand: ['gunpowder-dusting'],
      russianDeck: [],
    });
    bob.picks('gunpowder-dusting');
    expect(bob.hand).toEqual([]);
    bob.picks('end');
    expect(table.outcome).toBeNull();
  });

  test('PKL-148 a trap waits for an arrival: enemies already there and Rick do not spring it, one to a tile', () => {
    const { ann, table } = scene({ board: ROW, rick: '(0,0)', agents: { 1: '(0,1)' }, dice: 'TTMM', hand: ['mousetrap', 'mousetrap'] });
    ann.plays('mousetrap', '0,1');
    expect(table.vars.agents[0]).toBe(1);
    ann.picks('rick>0,1:move');
    expect(table.zone('traps')).toHaveLength(1);
    ann.picks('mousetrap');
    ann.mustPick('0,0', '0,2');
    ann.picks('0,2');
    expect(table.zone('traps')).toHaveLength(2);
  });

  test('PKL-148 PKL-149 sprung by a move: the figure is hit before anything else, the rest of its movement is lost if it dies', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) G1@(0,2) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      traps: { '(0,1)': 'mousetrap' },
      dice: 'MMTT',
      russianHand: ['nothing-personal'],
      vars: { jaguarHealth: 2 },
    });
    bob.plays('nothing-personal', 'jaguar>0,1');
    expect(table.vars).toMatchObject({ jaguar: 'gone', jaguarAt: -1 });
    expect(bob.hand).toHaveLength(1);
    expect(table.zone('traps')).toEqual([]);
    expect(table.zone('discard:0')).toEqual(['mousetrap']);
  });

  test('PKL-149 the Jaguar who lives goes on', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) G1@(0,2) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      traps: { '(0,1)': 'mousetrap' },
      dice: 'MMTT',
      russianHand: ['nothing-personal'],
    });
    bob.plays('nothing-personal', 'jaguar>0,1', 'jaguar>0,2');
    expect(table.vars).toMatchObject({ jaguarHealth: 8, jaguarAt: 2 });
  });
});

describe('the Jaguar and Talk Down (PKL-150 … PKL-158)', () => {
  const third = { board: 'T@(0,0) ?@(0,1) R8@(5,5) R7@(5,6)', under: 'R6', rick: '(0,0)', dice: 'MTTT', hand: [] } as const;

  test('PKL-150 PKL-153 the third red tile calls him onto it, in Rick’s move and before Rick arrives', () => {
    const { ann, table } = scene(third);
    ann.picks('rick>0,1:move');
    expect(table.vars).toMatchObject({ jaguar: 'board', jaguarAt: 1, rickAt: 1 });
  });

  test('PKL-151 tiles discarded from the stack do not count', () => {
    const { ann, table } = scene({ ...third, board: 'T@(0,0) ?@(0,1) R8@(5,5)', stack: 'G1' });
    expect(table.zone('tile-discard')).toContain('tile-red-7');
    ann.picks('rick>0,1:move');
    expect(table.vars.jaguar).toBe('waiting');
  });

  test('PKL-152 PKL-157 once he has been in play he is not called again, neither from the board nor from the dead', () => {
    const on = scene({ ...third, jaguar: '(5,5)' });
    on.ann.picks('rick>0,1:move');
    expect(on.table.vars.jaguarAt).toBe(2);
    const gone = scene({ ...third, vars: { jaguar: 'gone' } });
    gone.ann.picks('rick>0,1:move');
    expect(gone.table.vars).toMatchObject({ jaguar: 'gone', jaguarAt: -1 });
  });

  test('PKL-154 PKL-E17 Nothing Personal brings him; its two symbols do not count as spent on him', () => {
    const { bob, table } = scene({
      board: 'A@(0,3) G2@(0,4) G1@(0,5) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      dice: 'MMMM',
      russianHand: ['nothing-personal'],
    });
    bob.picks('nothing-personal');
    expect(table.vars).toMatchObject({ jaguar: 'board', jaguarAt: 0, jaguarMoves: 0 });
    bob.plays('jaguar>0,4:move', 'jaguar>0,5:move');
    expect(table.vars.jaguarAt).toBe(2);
    expect(bob.hand).toHaveLength(1);
  });

  test('PKL-155 at 0 health he leaves the game for good', () => {
    const { ann, table } = scene({
      board: ROW,
      rick: '(0,0)',
      jaguar: '(0,0)',
      dice: 'TTTT',
      hand: ['screw-shooter'],
      vars: { jaguarHealth: 2 },
    });
    ann.picks('screw-shooter');
    expect(table.vars).toMatchObject({ jaguar: 'gone', jaguarAt: -1, jaguarHealth: 0 });
  });

  test('PKL-156 PKL-E20 two card symbols while he has 5 or less: he is gone, no card is drawn; with 6 it is illegal', () => {
    const far = { board: 'T@(0,0) R2@(5,5)', rick: '(0,0)', jaguar: '(5,5)', dice: 'CWMT', hand: [] } as const;
    const { ann, table } = scene({ ...far, vars: { jaguarHealth: 5 } });
    ann.picks('talk-down');
    expect(table.vars).toMatchObject({ jaguar: 'gone', jaguarAt: -1 });
    expect(shown(table.vars)).toBe('..MT');
    expect(ann.hand).toEqual([]);
    const strong = scene({ ...far, vars: { jaguarHealth: 6 } });
    strong.ann.cannotPick('talk-down');
    const poor = scene({ ...far, dice: 'CTMT', vars: { jaguarHealth: 5 } });
    poor.ann.cannotPick('talk-down');
  });

  test('PKL-158 only on the board can he move, shoot, see, be hit or be talked down', () => {
    const { ann, table } = scene({ board: ROW, rick: '(0,0)', dice: 'CCGG', hand: ['shoulder-laser'], vars: { jaguarHealth: 5 } });
    ann.cannotPick('talk-down', 'shoulder-laser');
    expect((ann.view.derived as { watchers: unknown[] }).watchers).toEqual([]);
    expect(table.vars.jaguar).toBe('waiting');
    const { bob } = scene({ board: ROW, rick: '(0,0)', side: 'russians', dice: 'MMGG', russianHand: ['jaguars-leap'] });
    bob.mustPick('end');
    expect(bob.whyNot('jaguars-leap')?.key).toBe('jaguar-not-here');
  });
});
