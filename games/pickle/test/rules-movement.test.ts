import { describe, expect, test } from 'vitest';
import { written } from './map-notation.ts';
import { scene, shown, spotOf } from './table.ts';

describe('movement in general (PKL-090 … PKL-092)', () => {
  test('PKL-091 PKL-048 one symbol, one figure, one space; any number of figures on a tile', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1)',
      rick: '(0,1)',
      side: 'russians',
      agents: { 1: '(0,0)', 2: '(0,0)' },
      dice: 'MMTT',
      russianHand: [],
    });
    bob.mustPick('a1>0,1:move', 'a2>0,1:move');
    bob.plays('a1>0,1:move', 'a2>0,1:move');
    expect(table.vars.agents.slice(0, 2)).toEqual([1, 1]);
    expect(shown(table.vars)).toBe('..TT');
  });

  test('PKL-090 a figure may return to a tile it has left', () => {
    const { ann, table } = scene({ board: 'T@(0,0) G2@(0,1) A@(0,2)', rick: '(0,1)', dice: 'MMTT', hand: [] });
    ann.plays('rick>0,2:move', 'rick>0,1:move');
    expect(table.vars.rickAt).toBe(1);
  });

  test('PKL-092 «up to n» of a card: one space after the other, each by the normal rules, stopping after any', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) G1@(0,2) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MMTT',
      russianHand: ['nothing-personal'],
    });
    bob.picks('nothing-personal');
    bob.mayPick('jaguar>0,1');
    bob.picks('jaguar>0,1');
    bob.mayPick('jaguar>0,0', 'jaguar>0,2');
    bob.passes();
    expect(table.vars).toMatchObject({ jaguarAt: 1, jaguarMoves: 0 });
  });
});

describe('Russians (PKL-093 … PKL-099)', () => {
  test('PKL-093 PKL-E06 the only legal step of the agent is W', () => {
    const { bob } = scene({
      board: 'R2@(1,1) B2@(1,2) G2@(0,1) ?@(1,0) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      agents: { 1: '(1,1)' },
      dice: 'MTTT',
      russianHand: [],
    });
    bob.mustPick('a1>0,1:move');
  });

  test('PKL-094 at most one move symbol for an agent and turn', () => {
    const { bob } = scene({
      board: 'A@(0,0) G2@(0,1)',
      rick: '(0,1)',
      side: 'russians',
      agents: { 1: '(0,0)' },
      dice: 'MMTT',
      russianHand: [],
    });
    bob.picks('a1>0,1:move');
    bob.mustPick('end');
  });

  test('PKL-095 at most two for the Jaguar, and other things may come between', () => {
    const { bob, table } = scene({
      board: 'A@(0,0) G2@(0,1) G1@(0,2) T@(0,5)',
      rick: '(0,5)',
      side: 'russians',
      agents: { 1: '(0,0)' },
      jaguar: '(0,0)',
      dice: 'MMMM',
      russianHand: [],
    });
    bob.plays('jaguar>0,1:move', 'a1>0,1:move', 'jaguar>0,2:move');
    expect(table.vars.jaguarMoves).toBe(2);
    bob.mustPick('end');
  });

  test('PKL-096 PKL-E18 a wall takes two symbols at once; a third cannot be spent on him', () => {
    const { bob, table } = scene({
      board: 'R2@(0,0) G2@(0,1) G1@(0,2) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MMMT',
      russianHand: [],
    });
    bob.mustPick('jaguar>>0,1');
    bob.picks('jaguar>>0,1');
    expect(table.vars.jaguarAt).toBe(1);
    bob.mustPick('end');
    expect(table.logKeys).toContain('crosses');
  });

  test('PKL-096 not after a move symbol was spent on him', () => {
    const { bob } = scene({
      board: 'R2@(0,0) G2@(0,1) G1@(1,0) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(1,0)',
      dice: 'MMMT',
      russianHand: [],
    });
    bob.picks('jaguar>0,0:move');
    bob.mustPick('jaguar>1,0:move');
  });

  test('PKL-097 Russians may enter the Toilet and the Rooftop', () => {
    const { bob } = scene({
      board: 'T@(0,0) G2@(0,1) H@(0,2)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,1)' },
      dice: 'MTTT',
      russianHand: [],
    });
    bob.mustPick('a1>0,0:move', 'a1>0,2:move');
  });

  test('PKL-098 moves and shots of cards are extra', () => {
    const { bob, table } = scene({
      board: 'T@(0,0) G2@(0,1) G1@(0,2)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,2)' },
      dice: 'MMGG',
      russianHand: ['on-the-double', 'sniper'],
    });
    bob.plays('on-the-double');
    bob.isOffered('a1>0,0:move', 'a1>0,2:move', 'a1!:gun');
    bob.picks('sniper');
    bob.isOffered('a1!:gun');
    bob.plays('a1!:gun', 'a1>0,0:move');
    expect(table.vars.rickHealth).toBe(6);
  });

  test('PKL-099 PKL-E22 at first no agent on the Guard Stations can move: the dice are passed on', () => {
    const { bob } = scene({
      board: 'T@(0,0) A@(0,3) B@(3,3) H@(3,6) ?@(0,1) ?@(0,2) ?@(1,3) ?@(2,3) ?@(3,4) ?@(3,5)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,3)', 2: '(0,3)', 3: '(3,3)', 4: '(3,3)' },
      dice: 'MMMM',
      russianHand: [],
    });
    bob.mustPick('end');
  });
});

describe('Rick (PKL-100 … PKL-115)', () => {
  test('PKL-100 any number of moves, one symbol each', () => {
    const { ann, table } = scene({ board: 'T@(0,0) G2@(0,1) A@(0,2) G1@(0,3)', rick: '(0,0)', dice: 'MMMM', hand: [] });
    ann.plays('rick>0,1:move', 'rick>0,2:move', 'rick>0,3:move', 'rick>0,2:move');
    expect(table.vars.rickAt).toBe(2);
    ann.mustPick('end');
  });

  test('PKL-101 PKL-102 PKL-103 PKL-105 his four ways stand side by side', () => {
    const { ann, table } = scene({ board: 'B5@(0,0)/3 G2@(0,-1)/1 ?@(0,1)', rick: '(0,0)', dice: 'MTTT', hand: [] });
    // B5 turned three times: walls and vents W (vent) and S (wall), arrow E.
    ann.mustPick('rick>0,1:move', 'rick>1,0:move', 'rick>-1,0:move');
    expect(table.match.askOf(0)?.options.map((option) => (typeof option === 'number' ? '' : option.label))).toEqual([
      'go.flip',
      'go.lay',
      'go.attempt',
    ]);
  });

  test('PKL-102 PKL-046 PKL-E07 a face-down tile is flipped, its arrow towards him', () => {
    const { ann, table } = scene({ board: 'T@(0,0) ?@(0,1)', under: 'B2', rick: '(0,0)', dice: 'MTTT', hand: [] });
    ann.picks('rick>0,1:move');
    expect(written(table.vars.board, 1)).toBe('B2@(0,1)/0');
    expect(table.vars.rickAt).toBe(1);
    expect(table.zone('map')).toContain('tile-blue-2');
    expect(table.zone('corridor')).toEqual([]);
  });

  test('PKL-103 PKL-E08 an empty cell: the top tile is laid, its agents come, then Rick', () => {
    const { ann, table } = scene({ board: 'B5@(0,1) T@(0,0)', rick: '(0,1)', stack: 'G6 G1', dice: 'MTTT', hand: [] });
    ann.cannotPick('rick>-1,1:move');
    ann.picks('rick>1,1:move');
    expect(written(table.vars.board, 2)).toBe('G6@(1,1)/1');
    expect(table.vars).toMatchObject({ rickAt: 2 });
    expect(table.vars.agents.slice(0, 3)).toEqual([2, 2, -1]);
    expect(table.zone('stack')).toEqual(['tile-grey-1']);
  });

  test('PKL-104 agents never flip or lay anything', () => {
    const { bob } = scene({
      board: 'A@(0,0) ?@(0,1) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      agents: { 1: '(0,0)' },
      jaguar: '(0,0)',
      dice: 'MMTT',
      russianHand: [],
    });
    bob.mustPick('end');
  });

  test('PKL-106 PKL-E09 PKL-108 a vent attempt that finds a vent, and from then on both ways for one move each', () => {
    const { ann, table } = scene({ board: 'T@(0,0) ?@(0,1)', under: 'B2', rick: '(0,0)', stack: 'R3 G1', dice: 'MMMM', hand: [] });
    ann.picks('rick>0,1:move');
    ann.picks('rick>-1,1:move');
    expect(written(table.vars.board, 2)).toBe('R3@(-1,1)/0');
    expect(table.vars.rickAt).toBe(2);
    ann.picks('rick>0,1:move');
    expect(table.vars.rickAt).toBe(1);
    ann.picks('rick>-1,1:move');
    expect(table.vars.rickAt).toBe(2);
    expect(table.zone('stack')).toEqual(['tile-grey-1']);
  });

  test('PKL-107 PKL-110 PKL-E10 a vent attempt that finds none: agents come, Rick stays, the symbol is spent', () => {
    const { ann, table } = scene({ board: 'B2@(0,1) T@(0,0)', rick: '(0,1)', stack: 'G1 G2', dice: 'MTTT', hand: [] });
    ann.picks('rick>-1,1:move');
    expect(written(table.vars.board, 2)).toBe('G1@(-1,1)/3');
    expect(table.vars.rickAt).toBe(0);
    expect(table.vars.agents.slice(0, 2)).toEqual([2, 2]);
    expect(shown(table.vars)).toBe('.TTT');
  });

  test('PKL-109 PKL-193 a tile with two vents is turned as Rick’s player likes', () => {
    const { ann, bob, table } = scene({ board: 'B2@(0,1) T@(0,0)', rick: '(0,1)', stack: 'R5 G2', dice: 'MTTT', hand: [] });
    ann.picks('rick>-1,1:move');
    ann.isAskedFor('turn-tile');
    bob.isNotAsked();
    ann.mustPick('turn0', 'turn1');
    ann.picks('turn1');
    expect(written(table.vars.board, 2)).toBe('R5@(-1,1)/1');
    expect(table.vars.rickAt).toBe(2);
  });

  test('PKL-111 PKL-112 a vent towards a face-up tile without one is of no use, nor is the neighbour’s alone', () => {
    const { ann } = scene({ board: 'B2@(0,1) G2@(-1,1) G5@(0,0)', rick: '(0,1)', stack: '', dice: 'MTTT', hand: [] });
    ann.mustPick('end');
    const { ann: other } = scene({ board: 'G7@(0,1) R8@(-1,1) G5@(0,0)', rick: '(0,1)', stack: '', dice: 'MTTT', hand: [] });
    other.mustPick('end');
  });

  test('PKL-114 PKL-E26 place, summon, Jaguar, arrival, in this order', () => {
    const { ann, table } = scene({
      board: 'T@(0,0) ?@(0,1) B2@(5,5) B3@(5,6) G1@(7,7)',
      under: 'B7',
      rick: '(0,0)',
      agents: { 1: '(7,7)', 2: '(7,7)', 3: '(7,7)', 4: '(7,7)', 5: '(7,7)', 6: '(7,7)', 7: '(7,7)', 8: '(7,7)', 9: '(7,7)' },
      dice: 'MTTT',
      hand: [],
    });
    ann.picks('rick>0,1:move');
    expect(written(table.vars.board, 1)).toBe('B7@(0,1)/0');
    expect(table.vars).toMatchObject({ jaguar: 'board', jaguarAt: 1, rickAt: 1 });
    expect(table.vars.agents[9]).toBe(1);
    expect(table.logKeys.filter((key) => ['flipped', 'summoned', 'jaguar-appears'].includes(key))).toEqual([
      'flipped',
      'summoned',
      'jaguar-appears',
    ]);
    expect((ann.view.derived as { watchers: unknown[] }).watchers).toEqual([10, 'jaguar']);
  });

  test('PKL-115 the Rooftop is entered over any open edge', () => {
    const { ann, table } = scene({ board: 'G2@(0,0) H@(1,0)', rick: '(0,0)', dice: 'MTTT', hand: [] });
    ann.picks('rick>1,0:move');
    expect(table.winners).toEqual(['ann']);
    expect(spotOf(table.vars, '(1,0)')).toBe(table.vars.rickAt);
  });
});
