import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { pickle } from '../index.ts';
import { GUARD_A_SPOT, GUARD_B_SPOT, isFaceUp, ROOFTOP_SPOT, TOILET_SPOT } from '../map/board.ts';
import { NONE, xOf, yOf } from '../map/grid.ts';
import { agentsOnBoard, at, type PickleVars } from '../state.ts';
import { scene } from './table.ts';

const start = (seats: number, options: { [key: string]: string } = {}, seed = 1): Match<PickleVars> =>
  Match.start(pickle, {
    game: 'pickle',
    rulesVersion: pickle.rulesVersion,
    seats,
    options: { sides: 'rick-first', corridor: 'right', distance: '3', ...options },
    seed,
  });
const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const place = (v: PickleVars, spot: number): string => `${xOf(v.board.cell[spot])},${yOf(v.board.cell[spot])}`;

describe('setup (PKL-020 … PKL-036)', () => {
  test('PKL-001 PKL-240 one or two seats, and nobody joins a running game', () => {
    expect(pickle.seats).toEqual({ min: 1, max: 2 });
    expect(() => start(3)).toThrow('not for 3 seats');
    expect(start(2).apply({ kind: 'join', seat: 1 })?.code).toBe('cannot-join');
    expect(start(1).apply({ kind: 'join', seat: 1 })?.code).toBe('cannot-join');
  });

  test('PKL-020 the setting says who plays which side; random is the default', () => {
    expect(pickle.options.find((option) => option.key === 'sides')?.default).toBe('random');
    expect(start(2, { sides: 'rick-first' }).table.vars).toMatchObject({ rick: 0, russians: 1 });
    expect(start(2, { sides: 'rick-second' }).table.vars).toMatchObject({ rick: 1, russians: 0 });
    const ricks = seeds.map((seed) => start(2, { sides: 'random' }, seed).table.vars.rick);
    expect(new Set(ricks)).toEqual(new Set([0, 1]));
  });

  test('PKL-026 right, left or random', () => {
    const sides = (corridor: string) => new Set(seeds.map((seed) => place(start(2, { corridor }, seed).table.vars, ROOFTOP_SPOT)));
    expect(sides('right')).toEqual(new Set(['3,6']));
    expect(sides('left')).toEqual(new Set(['-3,6']));
    expect(sides('random')).toEqual(new Set(['3,6', '-3,6']));
  });

  test('PKL-022 PKL-028 PKL-184 the corridor tiles are shuffled: 6 face down on the board, 18 in the stack, known to nobody', () => {
    const match = start(2);
    const zones = match.view(0).zones;
    expect(zones.stack).toHaveLength(18);
    expect(zones.corridor).toHaveLength(6);
    for (const seat of [0, 1])
      for (const card of [...match.view(seat).zones.stack, ...match.view(seat).zones.corridor]) expect(card.def).toBeNull();
    const first = seeds.map((seed) => {
      const { table } = start(2, {}, seed);
      return table.def[table.zones[at.stack][17]];
    });
    expect(new Set(first).size).toBeGreaterThan(5);
  });

  test('PKL-034 both decks are shuffled before the first five cards are drawn', () => {
    for (const seat of [0, 1]) {
      const hands = seeds.map((seed) => {
        const { table } = start(2, {}, seed);
        return table.zones[at.hand + seat].map((card) => table.def[card]).join();
      });
      expect(new Set(hands).size).toBeGreaterThan(15);
    }
  });

  test('PKL-E01 PKL-030 PKL-031 PKL-032 PKL-033 PKL-034 PKL-035 PKL-036 the first position', () => {
    const match = start(2);
    const v = match.table.vars;
    expect(v).toMatchObject({ rickAt: TOILET_SPOT, rickHealth: 10, jaguar: 'waiting', jaguarAt: NONE, jaguarHealth: 10, side: 'rick' });
    expect(v.agents).toEqual([GUARD_A_SPOT, GUARD_A_SPOT, GUARD_B_SPOT, GUARD_B_SPOT, NONE, NONE, NONE, NONE, NONE, NONE]);
    expect(agentsOnBoard(v)).toBe(4);
    for (const seat of [0, 1]) {
      expect(match.view(seat).zones[`hand:${seat}`]).toHaveLength(5);
      const all = match.table.def.filter((def) => pickle.defs[def].kind === (seat === v.rick ? 'rick-card' : 'russian-card'));
      expect(match.view(seat).zones[`deck:${seat}`]).toHaveLength(all.length - 5);
    }
    expect(v.board.face.filter((face) => face === NONE)).toHaveLength(6);
    expect([TOILET_SPOT, GUARD_A_SPOT, GUARD_B_SPOT, ROOFTOP_SPOT].every((spot) => isFaceUp(v.board, spot))).toBe(true);
    expect(match.askOf(0)?.prompt.key).toBe('reroll');
  });

  test('PKL-035 Rick begins, then the sides alternate', () => {
    const { ann, bob, table } = scene({ board: 'T@(0,0) H@(0,2)', rick: '(0,0)', rolls: 'TTTTTTTT', hand: [], russianHand: [] });
    ann.passes();
    ann.picks('end');
    expect(table.vars.side).toBe('russians');
    bob.picks('end');
    ann.isAskedFor('reroll');
  });

  test('PKL-221 PKL-239 alone: 15 or 12 tiles in the stack, no Russian deck and no Russian hand', () => {
    for (const [distance, stack] of [
      ['3', 15],
      ['4', 12],
    ] as const) {
      const match = start(1, { distance });
      const { zones, vars } = match.view(0);
      expect(zones.stack).toHaveLength(stack);
      expect(zones.corridor).toHaveLength(24 - stack);
      expect(zones['hand:1']).toBeUndefined();
      expect(zones['deck:1']).toBeUndefined();
      expect(zones['hand:0']).toHaveLength(5);
      expect(vars.russians).toBe(NONE);
    }
    const rooftops = new Set(seeds.map((seed) => place(start(1, { corridor: 'random' }, seed).table.vars, ROOFTOP_SPOT)));
    expect(rooftops).toEqual(new Set(['4,8', '-4,8']));
  });
});
