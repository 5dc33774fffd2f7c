import { describe, expect, test } from 'vitest';
import { scene, shown } from './table.ts';

const CORRIDOR = 'T@(0,0) G2@(0,1) A@(0,2) G1@(0,3)';
const CLOSED = 'A@(0,3) T@(5,5)';

describe('roll and reroll (PKL-060 … PKL-068)', () => {
  test('PKL-060 PKL-061 PKL-062 all four dice are rolled at once; before the reroll nothing can be spent or played', () => {
    const { ann, table } = scene({ board: CORRIDOR, rick: '(0,0)', rolls: 'MCTG', hand: ['solenya'] });
    expect(shown(table.vars)).toBe('MCTG');
    ann.isAskedFor('reroll');
    ann.mayPick('die1', 'die2', 'die3', 'die4');
    ann.cannotPick('solenya', 'rick>0,1:move', 'end');
    expect(ann.whyNot('solenya')?.key).toBe('roll-first');
    ann.passes();
    ann.isOffered('solenya');
    expect(ann.whyNot('solenya')).toBeUndefined();
  });

  test('PKL-063 PKL-E03 PKL-191 one reroll, all chosen dice together, never a die twice', () => {
    const { ann, table } = scene({ board: 'T@(0,0) G2@(0,1) A@(0,2)', rick: '(0,0)', agents: { 1: '(0,2)' }, rolls: 'MMTCGW', hand: [] });
    expect(table.vars.allowance).toBe(3);
    ann.isRefused('too-many', ['die1', 'die2', 'die3', 'die4']);
    ann.isRefused('duplicate', ['die3', 'die3']);
    ann.picks('die3', 'die4');
    expect(shown(table.vars)).toBe('MMGW');
    ann.isAskedFor('spend-rick');
    ann.cannotPick('die3');
  });

  test('PKL-064 PKL-067 rerolling is optional, and an allowance not used is lost', () => {
    const { ann, table } = scene({ board: CORRIDOR, rick: '(0,0)', rolls: 'MCTG' });
    expect(ann.view.decision?.mine?.options.map(({ params }) => params)).toEqual([
      { n: 1, face: 'move' },
      { n: 2, face: 'card' },
      { n: 3, face: 'tools' },
      { n: 4, face: 'gun' },
    ]);
    ann.passes();
    expect(shown(table.vars)).toBe('MCTG');
    ann.isAskedFor('spend-rick');
  });

  test('PKL-065 PKL-E02 four less the enemies that see him, Jaguar included, counted right after the roll', () => {
    const { ann, table } = scene({
      board: 'A@(0,3) B7@(0,4) G2@(0,5) R2@(1,4) G7@(1,3)',
      rick: '(0,3)',
      agents: { 1: '(0,4)', 2: '(1,4)', 3: '(1,3)' },
      jaguar: '(0,5)',
      rolls: 'MMMM',
    });
    expect(table.vars.allowance).toBe(2);
    ann.passes();
  });

  test('PKL-065 never less than nothing: five watchers, and the reroll is not even offered', () => {
    const { ann, table } = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      agents: { 1: '(0,1)', 2: '(0,1)', 3: '(0,1)', 4: '(0,0)', 5: '(0,0)' },
      rolls: 'MMMM',
    });
    expect(table.vars.allowance).toBe(0);
    ann.isAskedFor('spend-rick');
  });

  test('PKL-066 the Russians reroll as many dice as agents are on the board, at most four; the Jaguar does not count', () => {
    const two = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)', 2: '(0,1)' },
      jaguar: '(0,1)',
      rolls: 'TTTT',
    });
    expect(two.table.vars.allowance).toBe(2);
    two.bob.passes();
    const six = { 1: '(0,1)', 2: '(0,1)', 3: '(0,1)', 4: '(0,1)', 5: '(0,1)', 6: '(0,1)' };
    const many = scene({ board: 'T@(0,0) G2@(0,1)', rick: '(0,0)', side: 'russians', agents: six, rolls: 'TTTT' });
    expect(many.table.vars.allowance).toBe(4);
    many.bob.passes();
  });

  test('PKL-068 a wild die may be rerolled', () => {
    const { ann, table } = scene({ board: CORRIDOR, rick: '(0,0)', rolls: 'WCTGM' });
    ann.picks('die1');
    expect(shown(table.vars)).toBe('MCTG');
  });
});

describe('spending (PKL-069 … PKL-084)', () => {
  test('PKL-069 PKL-192 dice and cards in any order and any mixture', () => {
    const { ann, table } = scene({
      board: CORRIDOR,
      rick: '(0,0)',
      dice: 'MMTC',
      hand: ['mustard-plaster', 'jetpack'],
      vars: { rickHealth: 5 },
    });
    ann.mustPick('rick>0,1:move', 'rick>1,0:move', 'rick>0,-1:move', 'rick>-1,0:move', 'draw:card', 'mustard-plaster', 'jetpack');
    ann.picks('rick>0,1:move');
    ann.picks('mustard-plaster');
    expect(table.vars.rickHealth).toBe(8);
    ann.picks('rick>0,2:move');
    expect(shown(table.vars)).toBe('..T.');
    ann.isOffered('jetpack', 'end');
    // A card keeps.
    expect(ann.view.decision?.mine?.wastes).toBeUndefined();
  });

  test('PKL-070 PKL-080 what is left is passed on without effect, and the other side rolls all four', () => {
    const { ann, bob, table } = scene({ board: CORRIDOR, rick: '(0,0)', agents: { 1: '(0,3)' }, dice: 'TTGG', hand: [], rolls: 'GGGG' });
    ann.mustPick('end');
    ann.picks('end');
    expect(table.vars).toMatchObject({ side: 'russians', phase: 'reroll', spent: 0 });
    bob.mayPick('die1', 'die2', 'die3', 'die4');
  });

  test('PKL-071 a wild die is spent as exactly one symbol of any kind', () => {
    const { ann, table } = scene({
      board: CORRIDOR,
      rick: '(0,0)',
      dice: 'WTTT',
      hand: ['mustard-plaster', 'quick-draw'],
      agents: { 1: '(0,1)' },
    });
    ann.isOffered('rick>0,1:wild', 'draw:wild', 'mustard-plaster', 'quick-draw');
    ann.picks('draw:wild');
    expect(shown(table.vars)).toBe('.TTT');
    expect(ann.hand).toHaveLength(3);
    ann.mustPick('end');
  });

  test('PKL-072 tools have no basic use, guns none for Rick', () => {
    const { ann } = scene({ board: CORRIDOR, rick: '(0,0)', agents: { 1: '(0,0)' }, dice: 'TTGG', hand: [] });
    ann.mustPick('end');
  });

  test('PKL-073 PKL-E04 two moves and a card have to be spent before the turn ends, the tools may stay', () => {
    const { ann, table } = scene({ board: CORRIDOR, rick: '(0,0)', dice: 'MMTC', hand: [] });
    ann.cannotPick('end');
    expect((ann.view.derived as { mustSpend: boolean }).mustSpend).toBe(true);
    ann.plays('draw:card', 'rick>0,1:move');
    ann.cannotPick('end');
    ann.picks('rick>0,0:move');
    ann.mustPick('end');
    expect(shown(table.vars)).toBe('..T.');
  });

  test('PKL-073 a draw from an empty deck is no use; shots are uses of the Russians', () => {
    const { ann } = scene({ board: CLOSED, rick: '(0,3)', stack: 'R3', dice: 'CTTT', hand: [], deck: [] });
    ann.mustPick('end');
    const { bob } = scene({ board: CORRIDOR, rick: '(0,0)', side: 'russians', agents: { 1: '(0,1)' }, dice: 'GGTT', russianHand: [] });
    bob.mustPick('a1!:gun');
    bob.picks('a1!:gun');
    bob.mustPick('end');
  });

  test('PKL-074 a wild die must be spent while any basic use is left; which one is the player’s choice', () => {
    const { ann } = scene({ board: CORRIDOR, rick: '(0,0)', dice: 'WTTT', hand: [] });
    ann.mustPick('rick>0,1:wild', 'rick>1,0:wild', 'rick>0,-1:wild', 'rick>-1,0:wild', 'draw:wild');
    const { bob } = scene({
      board: 'A@(0,3) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      agents: { 1: '(0,3)' },
      dice: 'WTTT',
      russianHand: [],
      russianDeck: [],
    });
    bob.mustPick('end');
  });

  test('PKL-074 one basic use of any kind is enough: only a move, or only a shot, binds the wild die', () => {
    const { ann } = scene({ board: 'T@(0,0) G2@(0,1)', rick: '(0,0)', stack: '', dice: 'WTTT', hand: [], deck: [] });
    ann.mustPick('rick>0,1:wild');
    const { bob } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,0)' },
      dice: 'WTTT',
      russianHand: [],
      russianDeck: [],
    });
    bob.mustPick('a1!:wild');
    bob.picks('a1!:wild');
    bob.mustPick('end');
  });

  test('PKL-075 cards and Talk Down fulfil the duty, but nobody has to use them', () => {
    const { ann, table } = scene({
      board: CORRIDOR,
      rick: '(0,0)',
      jaguar: '(0,3)',
      dice: 'CCTT',
      hand: ['mousetrap', 'mustard-plaster'],
      vars: { jaguarHealth: 5 },
    });
    ann.isOffered('talk-down', 'mousetrap', 'mustard-plaster', 'draw:card');
    ann.picks('talk-down');
    ann.isOffered('mousetrap', 'end');
    ann.picks('end');
    expect(table.vars.jaguar).toBe('gone');
  });

  test('PKL-076 the order may be chosen so that a later die can no longer be used', () => {
    // The vent attempt uses up the last tile, and then the second move leads nowhere.
    const { ann, table } = scene({ board: 'R7@(0,1) R2@(0,0)', rick: '(0,1)', stack: 'G1', dice: 'MMTT', hand: [] });
    ann.mustPick('rick>0,2:move');
    ann.picks('rick>0,2:move');
    expect(shown(table.vars)).toBe('.MTT');
    ann.mustPick('end');
    const cards = scene({ board: 'T@(0,0) H@(9,9)', rick: '(0,0)', stack: '', dice: 'CCGG', hand: [], deck: ['jetpack'] });
    cards.ann.picks('draw:card');
    cards.ann.mustPick('end');
  });

  test('PKL-077 a vent attempt is a use of a move symbol: if it is the only one, it must be made', () => {
    const board = 'R7@(0,1) R2@(0,0)';
    const { ann } = scene({ board, rick: '(0,1)', dice: 'MTTT', hand: [] });
    ann.mustPick('rick>0,2:move');
    const banned = scene({ board, rick: '(0,1)', dice: 'MTTT', hand: [], vars: { ventBan: true } });
    banned.ann.mustPick('end');
  });

  test('PKL-078 PKL-E24 a crossing binds two dice; one die, or one die and a bonus symbol, do not', () => {
    const wall = {
      board: 'R2@(0,0) G2@(0,1) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      russianHand: [],
      russianDeck: [],
    } as const;
    const two = scene({ ...wall, dice: 'MWTT' });
    two.bob.mustPick('jaguar>>0,1');
    two.bob.picks('jaguar>>0,1');
    expect(shown(two.table.vars)).toBe('..TT');
    two.bob.mustPick('end');
    const one = scene({ ...wall, dice: 'MTTT', vars: { bonus: 1 } });
    one.bob.mustPick('jaguar>>0,1', 'end');
    one.bob.picks('jaguar>>0,1');
    expect(one.table.vars).toMatchObject({ bonus: 0, jaguarMoves: 2 });
    const alone = scene({ ...wall, dice: 'MTTT' });
    alone.bob.mustPick('end');
    const begun = scene({ ...wall, dice: 'MWTT', vars: { jaguarMoves: 1 } });
    begun.bob.mustPick('end');
  });

  test('PKL-079 PKL-083 bonus symbols serve as any symbol, may stay and are lost at the end of the turn', () => {
    const { ann, table } = scene({
      board: CORRIDOR,
      rick: '(0,0)',
      dice: 'TTTT',
      hand: ['mustard-plaster'],
      jaguar: '(0,3)',
      vars: { bonus: 3, jaguarHealth: 4, rickHealth: 9 },
    });
    ann.isOffered('rick>0,1:bonus', 'draw:bonus', 'talk-down', 'mustard-plaster', 'end');
    expect(ann.view.decision?.mine?.wastes).toBe('end');
    ann.picks('rick>0,1:bonus');
    ann.picks('mustard-plaster');
    expect(table.vars).toMatchObject({ bonus: 1, rickHealth: 10 });
    ann.picks('end');
    expect(table.vars.bonus).toBe(0);
  });

  test('PKL-081 any number of cards, in the own turn only', () => {
    const { ann, bob } = scene({
      board: CORRIDOR,
      rick: '(0,0)',
      dice: 'TTTT',
      hand: ['mousetrap', 'mousetrap', 'parkour'],
      russianHand: ['bribe'],
    });
    ann.plays('mousetrap', '0,0', 'mousetrap');
    bob.isNotAsked();
    expect(bob.whyNot('bribe')?.key).toBe('not-your-turn');
    expect(ann.hand).toEqual(['parkour']);
  });

  test('PKL-082 the duty holds even if it harms: the last card is drawn, the last tile laid', () => {
    const { ann, table } = scene({ board: 'T@(0,0) H@(9,9)', rick: '(0,0)', stack: 'G2', dice: 'CMTT', hand: [], deck: ['solenya'] });
    ann.cannotPick('end');
    ann.picks('draw:card');
    ann.cannotPick('end');
    ann.picks('rick>0,1:move');
    ann.picks('end');
    expect(table.winners).toEqual(['bob']);
    expect(table.outcome).toMatchObject({ reason: 'deck', params: { deck: 'yes', stack: 'yes' } });
  });

  test('PKL-084 a symbol is gone before its effect, whatever is revealed', () => {
    const { ann, table } = scene({ board: 'R7@(0,1) R2@(0,0)', rick: '(0,1)', stack: 'G1', dice: 'MTTT', hand: [] });
    ann.picks('rick>0,2:move');
    expect(shown(table.vars)).toBe('.TTT');
    expect(table.logKeys).toContain('vent-fails');
  });
});
