import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { fastRng, keyOf, Match, SPECTATOR } from '#engine';
import { pickle } from '../index.ts';
import { at } from '../state.ts';
import { scene } from './table.ts';

const HANDS = { hand: ['jetpack', 'tripwire'], russianHand: ['sniper', 'bribe', 'ambush'] } as const;
const BOARD = { board: 'T@(0,0) ?@(0,1) G2@(1,0)', under: 'B2', stack: 'R1 R2', rick: '(0,0)', dice: 'TTTT' } as const;

describe('zones and hidden information (PKL-180 … PKL-188)', () => {
  test('PKL-180 a hand is seen by its owner only; how many cards is public', () => {
    const { ann, bob, table } = scene({ ...BOARD, ...HANDS });
    expect(ann.view.zones['hand:0'].map((card) => card.def)).toEqual(['jetpack', 'tripwire']);
    expect(ann.view.zones['hand:1'].map((card) => card.def)).toEqual([null, null, null]);
    expect(bob.view.zones['hand:0'].map((card) => card.def)).toEqual([null, null]);
    expect(table.spectator.zones['hand:0'].map((card) => card.def)).toEqual([null, null]);
  });

  test('PKL-181 PKL-183 decks and the corridor stack are hidden from both, their sizes are public', () => {
    const { ann, bob } = scene({ ...BOARD, ...HANDS });
    for (const seat of [ann, bob]) {
      for (const zone of ['deck:0', 'deck:1', 'stack', 'corridor']) {
        expect(seat.view.zones[zone].length).toBeGreaterThan(0);
        expect(seat.view.zones[zone].every((card) => card.def === null)).toBe(true);
      }
      expect(seat.view.zones.stack).toHaveLength(2);
    }
  });

  test('PKL-182 PKL-185 discard piles and discarded tiles lie open', () => {
    const { ann, bob } = scene({ ...BOARD, side: 'russians', deck: ['solenya'], russianHand: ['is-he-done-for#played'] });
    bob.plays('is-he-done-for#played', '1');
    for (const seat of [ann, bob]) {
      expect(seat.knows('tile-red-1')).toBe(true);
      expect(seat.knows('is-he-done-for#played')).toBe(true);
      expect(seat.view.zones['discard:0'].every((card) => card.def !== null)).toBe(true);
    }
    expect(ann.knows('tile-red-2')).toBe(false);
  });

  test('PKL-184 what a face-down tile is, nobody knows; where it lies, everybody does', () => {
    const { ann, table } = scene({ ...BOARD, ...HANDS });
    const v = ann.view.vars as typeof table.vars;
    expect(v.board.face).toEqual(table.vars.board.face);
    expect(ann.knows('tile-blue-2')).toBe(false);
    expect(JSON.stringify(ann.view)).not.toContain('tile-blue-2');
  });

  test('PKL-186 dice, health, figures, traps, symbols, the allowance and lasting effects are public', () => {
    const { table } = scene({ ...BOARD, ...HANDS, agents: { 1: '(1,0)' }, vars: { bonus: 2, ventBan: true, allowance: 3 } });
    expect(table.spectator.vars).toMatchObject({
      dice: [2, 2, 2, 2],
      spent: 0,
      bonus: 2,
      allowance: 3,
      ventBan: true,
      rickHealth: 10,
      jaguarHealth: 10,
    });
    expect((table.spectator.vars as typeof table.vars).agents[0]).toBe(2);
  });

  test('PKL-188 spectators see public information only', () => {
    const { table } = scene({ ...BOARD, ...HANDS });
    const seen = JSON.stringify(table.match.view(SPECTATOR));
    for (const hidden of ['jetpack', 'sniper', 'tile-blue-2', 'tile-red-1']) expect(seen).not.toContain(`"${hidden}"`);
    expect(seen).toContain('"tile-grey-2"');
  });

  test('PKL-180 PKL-188 a card drawn is told to its owner only; that one was drawn, to everybody', () => {
    const { ann, bob, table } = scene({ ...BOARD, dice: 'CTTT', hand: [], deck: ['parkour', 'jetpack'] });
    ann.picks('draw:card');
    const said = (seat: number) =>
      table.match
        .events(seat)
        .flat()
        .filter((event) => event.e === 'move' || (event.e === 'log' && event.key === 'draws'));
    expect(JSON.stringify(said(ann.seat))).toContain('"parkour"');
    for (const seat of [bob.seat, SPECTATOR]) {
      expect(said(seat)).toHaveLength(2);
      expect(JSON.stringify(said(seat))).not.toContain('parkour');
    }
  });

  test('PKL-188 PKL-190 while somebody chooses, the others see who is asked what, but never the options', () => {
    const { ann, bob, table } = scene({ ...BOARD, ...HANDS, dice: 'TWGC', unfinished: true });
    for (const view of [bob.view, table.spectator])
      expect(view.decision).toMatchObject({ asked: [0], mine: null, prompts: [{ seat: 0, prompt: 'spend-rick', params: {} }] });
    ann.picks('jetpack');
    ann.isAskedFor('pay');
    for (const view of [bob.view, table.spectator]) {
      expect(view.zones.play.map((card) => card.def)).toEqual(['jetpack']);
      expect(view.zones['hand:0'].map((card) => card.def)).toEqual([null]);
      expect(view.decision).toMatchObject({ mine: null, prompts: [{ prompt: 'pay', params: {} }] });
    }
  });

  test('PKL-184 PKL-109 a tile turned by choice lies open for everybody before it is turned; the rest of the stack does not', () => {
    const { ann, bob, table } = scene({ board: 'B2@(0,1) T@(0,0)', rick: '(0,1)', stack: 'R5 R1', dice: 'MTTT', hand: [] });
    ann.picks('rick>-1,1:move');
    for (const view of [bob.view, table.spectator]) {
      expect(view.zones.map.map((card) => card.def)).toContain('tile-red-5');
      expect(view.zones.stack.map((card) => card.def)).toEqual([null]);
      expect(view.decision?.prompts[0]).toMatchObject({ prompt: 'turn-tile', params: { card: { def: 'tile-red-5' } } });
    }
    ann.picks('turn0');
  });

  test('PKL-180 a turn without anything left to do is ended by its player: silence would tell what the hand holds', () => {
    for (const hand of [[], ['razor-launchers'], ['parkour', 'take-cover']] as const) {
      const { ann } = scene({ ...BOARD, hand });
      ann.mustPick('end');
    }
  });

  test('PKL-181 PKL-187 in what one side imagines of the other’s cards the two decks are never mixed', () => {
    const { table } = scene({ ...BOARD, ...HANDS });
    for (let seed = 1; seed <= 20; seed++)
      for (const seat of [0, 1, SPECTATOR]) {
        const { zones, def } = table.match.forkFor(seat, fastRng(seed)).table;
        const kinds = (...ids: number[]) => new Set(ids.flatMap((zone) => zones[zone].map((card) => pickle.defs[def[card]].kind)));
        expect(kinds(at.hand, at.deck)).toEqual(new Set(['rick-card']));
        expect(kinds(at.hand + 1, at.deck + 1)).toEqual(new Set(['russian-card']));
        expect(kinds(at.stack, at.corridor)).toEqual(new Set(['corridor-tile']));
      }
  });

  test('PKL-081 PKL-062 why a card cannot be played is told of the own hand only', () => {
    const { ann, bob, table } = scene({ ...BOARD, ...HANDS, deck: ['solenya'] });
    expect(bob.whyNot('sniper')).toMatchObject({ key: 'not-your-turn', rule: 'PKL-081' });
    expect(ann.whyNot('tripwire')).toBeUndefined();
    // On the discard pile, in the deck, in the other hand: nothing to be said.
    expect(ann.discard).toContain('razor-launchers');
    expect(ann.whyNot('razor-launchers')).toBeUndefined();
    expect(bob.whyNot('razor-launchers')).toBeUndefined();
    expect(ann.whyNot('solenya')).toBeUndefined();
    expect(ann.whyNot('sniper')).toBeUndefined();
    expect(bob.whyNot('jetpack')).toBeUndefined();
    expect(table.match.whyNot(SPECTATOR, table.card('jetpack'))).toBeUndefined();
    const rolling = scene({ ...BOARD, ...HANDS, side: 'russians', agents: { 1: '(1,0)' }, dice: undefined, rolls: 'GCTT' });
    expect(rolling.bob.whyNot('sniper')).toMatchObject({ key: 'roll-first', rule: 'PKL-062' });
    rolling.bob.passes();
    expect(rolling.bob.whyNot('sniper')).toBeUndefined();
  });

  test('PKL-190 every choice is open and made by one player at a time', () => {
    const match = Match.start(pickle, {
      game: 'pickle',
      rulesVersion: 1,
      seats: 2,
      options: { sides: 'random', corridor: 'random', distance: '3' },
      seed: 5,
    });
    const rng = fastRng(5);
    while (!match.over) {
      const open = match.open;
      expect(open?.mode).toBe('one');
      expect(open?.asks).toHaveLength(1);
      const seat = open?.asks[0].seat ?? 0;
      match.answer(seat, match.n, chooseMove(match, seat, 'random', {}, rng));
    }
  });

  test('PKL-196 PKL-197 targets and X are the choice of the player of the card; X is at least 1 and no more than the symbols', () => {
    const { bob, table } = scene({ ...BOARD, side: 'russians', dice: 'TTWG', russianHand: ['is-he-done-for'], stack: 'R1 R2 G1 G7' });
    bob.picks('is-he-done-for');
    bob.mustPick('1', '2', '3');
    bob.picks('3');
    expect(table.zone('tile-discard').slice(0, 3)).toEqual(['tile-grey-1', 'tile-red-2', 'tile-red-1']);
    expect(table.zone('stack')).toEqual(['tile-grey-7']);
  });

  test('PKL-243 a bot chooses among the options of its seat', () => {
    const { table } = scene({ ...BOARD, ...HANDS });
    const ask = table.match.askOf(0);
    for (const level of ['random', 'easy', 'normal'] as const) {
      const [pick] = chooseMove(table.match, 0, level, { iterations: 40 }, fastRng(1));
      expect(ask?.options.map(keyOf)[pick]).toBeDefined();
    }
  });
});
