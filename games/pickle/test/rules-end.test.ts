import { describe, expect, test } from 'vitest';
import { scene } from './table.ts';

describe('end of the game (PKL-160 … PKL-170)', () => {
  test('PKL-160 PKL-163 PKL-E15 the Rooftop wins at once, even after the last tile or the last card', () => {
    const tile = scene({ board: 'G2@(0,0) H@(1,1)', rick: '(0,0)', stack: 'G1', dice: 'MMTT', hand: [] });
    tile.ann.plays('rick>0,1:move', 'rick>1,1:move');
    expect(tile.table.outcome).toMatchObject({ winners: [0], reason: 'rooftop', rule: 'PKL-160' });
    const card = scene({ board: 'G2@(0,0) H@(0,1)', rick: '(0,0)', dice: 'CMTT', hand: [], deck: ['solenya'] });
    card.ann.plays('draw:card', 'rick>0,1:move');
    expect(card.table.winners).toEqual(['ann']);
  });

  test('PKL-161 at the end of Rick’s turn his empty deck or the empty stack loses', () => {
    const deck = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'TTTT', hand: [], deck: [] });
    deck.ann.picks('end');
    expect(deck.table.outcome).toMatchObject({ winners: [1], reason: 'deck', rule: 'PKL-161', params: { deck: 'yes', stack: 'no' } });
    const stack = scene({ board: 'T@(0,0)', rick: '(0,0)', stack: '', dice: 'TTTT', hand: [] });
    stack.ann.picks('end');
    expect(stack.table.outcome).toMatchObject({ winners: [1], reason: 'stack', params: { deck: 'no', stack: 'yes' } });
  });

  test('PKL-162 at 0 health the game ends at once', () => {
    const { bob, table } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      side: 'russians',
      agents: { 1: '(0,0)', 2: '(0,0)' },
      dice: 'GGGG',
      russianHand: [],
      vars: { rickHealth: 1 },
    });
    bob.picks('a1!:gun');
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'health', rule: 'PKL-162' });
  });

  test('PKL-164 emptied in the Russians’ turn: they win at its end, Rick gets no further turn', () => {
    const { bob, table } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      stack: 'G1',
      side: 'russians',
      dice: 'TGGG',
      russianHand: ['is-he-done-for'],
    });
    bob.picks('is-he-done-for');
    expect(table.outcome).toBeNull();
    bob.picks('end');
    expect(table.winners).toEqual(['bob']);
  });

  test('PKL-165 face-down tiles on the board are not part of the stack', () => {
    const { ann, table } = scene({ board: 'T@(0,0) ?@(0,1)', rick: '(0,0)', stack: '', dice: 'TTTT', hand: [] });
    ann.picks('end');
    expect(table.outcome?.reason).toBe('stack');
  });

  test('PKL-166 PKL-168 PKL-E23 enclosed by Parkour: the Russians win at once', () => {
    const { ann, table } = scene({ board: 'R1@(0,1) ?@(0,2) R4@(-1,2)', under: 'G5', rick: '(0,1)', dice: 'TGGG', hand: ['parkour'] });
    ann.plays('parkour', 't1');
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'stuck', rule: 'PKL-166' });
  });

  test('PKL-167 PKL-168 enclosed by a rotation: R2 turns its wall to Rick, who has walls N and E and R4 to the west', () => {
    const { bob, table } = scene({
      board: 'G5@(0,0) R2@(0,-1)/1 R4@(-1,0)',
      rick: '(0,0)',
      side: 'russians',
      dice: 'TTGG',
      russianHand: ['what-a-twist'],
    });
    bob.plays('what-a-twist', '0,-1');
    bob.mustPick('turn0', 'turn2', 'turn3');
    bob.picks('turn0');
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'stuck' });
  });

  test('PKL-169 a Rick who merely cannot move this turn is not stuck', () => {
    const { ann, table } = scene({ board: 'R7@(0,1) R2@(0,0)', rick: '(0,1)', dice: 'MTTT', hand: [], vars: { ventBan: true } });
    ann.picks('end');
    expect(table.outcome).toBeNull();
  });

  test('PKL-170 one winner, and all reasons are told', () => {
    const { bob, table } = scene({
      board: 'T@(0,0)',
      rick: '(0,0)',
      stack: '',
      deck: [],
      hand: [],
      side: 'russians',
      agents: { 1: '(0,0)' },
      dice: 'GTTT',
      russianHand: [],
      vars: { rickHealth: 1 },
    });
    bob.picks('a1!:gun');
    expect(table.outcome).toMatchObject({ winners: [1], reason: 'health', params: { health: 'yes', deck: 'yes', stack: 'yes' } });
  });
});

describe('the table (PKL-240 … PKL-243)', () => {
  test('PKL-241 whoever leaves gives the other side the victory', () => {
    const rick = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'TTTT', hand: [] });
    rick.ann.leaves();
    expect(rick.table.outcome).toMatchObject({ winners: [1], reason: 'forfeit', rule: 'PKL-241' });
    const russians = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'TTTT', hand: [] });
    russians.bob.leaves();
    expect(russians.table.winners).toEqual(['ann']);
    const alone = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'TTTT', hand: [], solo: true });
    alone.ann.leaves();
    expect(alone.table.outcome).toMatchObject({ winners: [], reason: 'forfeit' });
  });

  test('PKL-075 PKL-241 who runs out of time does what must be done and plays no card', () => {
    const { ann, table } = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'CTTT', hand: ['mousetrap', 'mustard-plaster'] });
    ann.timesOut();
    expect(ann.hand).toHaveLength(3);
    ann.timesOut();
    expect(table.vars.side).toBe('russians');
  });

  test('PKL-075 PKL-156 … nor does silence talk the Jaguar down', () => {
    const { ann, table } = scene({
      board: 'T@(0,0) G2@(0,1)',
      rick: '(0,0)',
      jaguar: '(0,1)',
      dice: 'CCCC',
      hand: [],
      rolls: 'CCC',
      vars: { jaguarHealth: 5 },
    });
    for (let drawn = 1; drawn <= 3; drawn++) {
      ann.isOffered('draw:card');
      ann.timesOut();
      expect(ann.hand).toHaveLength(drawn);
    }
    expect(table.vars.jaguar).toBe('board');
  });

  test('PKL-079 PKL-083 bonus symbols create no duty: silence leaves them and ends the turn', () => {
    const { ann, table } = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'TTTT', hand: [], rolls: 'MTTT', vars: { bonus: 2 } });
    ann.isOffered('rick>0,1:bonus', 'draw:bonus', 'end');
    ann.timesOut();
    expect(table.vars).toMatchObject({ side: 'russians', rickAt: 0 });
    const { bob, table: wall } = scene({
      board: 'R2@(0,0) G2@(0,1) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MTTT',
      russianHand: [],
      russianDeck: [],
      rolls: 'MTTT',
      vars: { bonus: 1 },
    });
    bob.mustPick('jaguar>>0,1', 'end');
    bob.timesOut();
    expect(wall.vars).toMatchObject({ side: 'rick', jaguarAt: 0 });
  });

  test('PKL-073 PKL-078 silence does its duty with dice, a crossing included, and keeps the bonus symbol', () => {
    const { ann, table } = scene({ board: 'T@(0,0)', rick: '(0,0)', dice: 'CTTT', hand: [], rolls: 'CTTTT', vars: { bonus: 1 } });
    ann.timesOut();
    expect(table.vars.bonus).toBe(1);
    expect(ann.hand).toHaveLength(1);
    const { bob, table: wall } = scene({
      board: 'R2@(0,0) G2@(0,1) T@(9,9)',
      rick: '(9,9)',
      side: 'russians',
      jaguar: '(0,0)',
      dice: 'MWTT',
      russianHand: ['gunpowder-dusting', 'hes-in-the-vents', 'reinforcements'],
      russianDeck: [],
    });
    bob.cannotPick('end');
    bob.timesOut();
    expect(wall.vars.jaguarAt).toBe(1);
    expect(bob.hand).toHaveLength(3);
  });
});
