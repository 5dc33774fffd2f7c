import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { fastRng, keyOf, Match, SPECTATOR } from '#engine';
import { pickle } from '../index.ts';
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
    const { ann, bob } = scene({ ...BOARD, side: 'russians', deck: ['solenya'], russianHand: ['is-he-done-for'] });
    bob.plays('is-he-done-for', '1');
    for (const seat of [ann, bob]) {
      expect(seat.knows('tile-red-1')).toBe(true);
      expect(seat.knows('is-he-done-for')).toBe(true);
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
