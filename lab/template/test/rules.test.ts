import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { cairn } from '../index.ts';
import { DECK, HAND } from '../state.ts';
import { deal } from './table.ts';

describe('1. Set-up', () => {
  test('CRN-002 CRN-003 three cards each, the rest is the deck; chance decides who begins', () => {
    const first = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { table } = Match.start(cairn, { game: 'cairn', rulesVersion: cairn.rulesVersion, seats: 3, options: {}, seed });
      expect([0, 1, 2].map((seat) => table.zones[HAND + seat].length)).toEqual([3, 3, 3]);
      expect(table.zones[DECK].length).toBe(table.def.length - 9);
      return table.vars.active;
    });
    expect(new Set(first).size).toBeGreaterThan(1);
  });
});

describe('2. The turn', () => {
  test('CRN-004 CRN-005 CRN-007 a stone goes on the own heap, then one card is drawn', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['rock', 'pebble'] }, bob: { hand: ['stone', 'pebble'] }, deck: ['boulder'] });
    ann.mustPick('rock', 'pebble');
    ann.picks('rock');
    expect(ann.heap).toEqual(['rock']);
    expect(ann.hand).toEqual(['pebble', 'boulder']);
    expect(table.t.vars.active).toBe(1);
    bob.mustPick('stone', 'pebble');
  });

  test('CRN-004 with an empty hand nothing is played, but a card is drawn', () => {
    const { ann, bob } = deal({ ann: { hand: ['pebble', 'pebble'] }, bob: {}, deck: ['rock', 'stone', 'boulder'] });
    ann.picks('pebble');
    expect(bob.hand.length).toBe(1);
    expect(bob.heap).toEqual([]);
  });

  test('CRN-006 CRN-008 a magpie takes a stone of another heap and is discarded', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['magpie', 'pebble'] },
      bob: { hand: ['stone', 'pebble'], heap: ['boulder', 'pebble'] },
    });
    ann.picks('magpie');
    ann.mustPick('boulder', 'pebble');
    ann.picks('boulder');
    expect([ann.heap, bob.heap]).toEqual([['boulder'], ['pebble']]);
    expect(table.zone('discard')).toEqual(['magpie']);
  });

  test('CRN-008 no stone lies before another player: nothing happens', () => {
    const { ann, bob, table } = deal({ ann: { hand: ['magpie', 'pebble'], heap: ['rock'] }, bob: { hand: ['stone', 'pebble'] } });
    ann.picks('magpie');
    bob.mustPick('stone', 'pebble');
    expect(ann.heap).toEqual(['rock']);
    expect(table.zone('discard')).toEqual(['magpie']);
  });
});

describe('3. The end', () => {
  test('CRN-009 a heap of 12 wins at once', () => {
    const { ann, table } = deal({
      ann: { hand: ['stone', 'pebble'], heap: ['boulder', 'boulder', 'stone'] },
      bob: { hand: ['rock', 'pebble'], heap: ['boulder', 'rock', 'rock'] },
    });
    ann.picks('stone');
    expect(table.winners).toEqual(['ann']);
  });

  test('CRN-009 11 are not enough', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['stone', 'pebble'], heap: ['boulder', 'boulder', 'stone'] },
      bob: { hand: ['rock', 'stone'] },
    });
    ann.picks('pebble');
    expect(table.winners).toEqual([]);
    bob.mustPick('rock', 'stone');
  });

  test('CRN-010 no card is left anywhere: the biggest heap wins', () => {
    const { ann, table } = deal({ ann: { hand: ['rock', 'pebble'], heap: ['stone'] }, bob: { heap: ['boulder'] }, rest: 'box' });
    ann.picks('rock');
    expect(table.winners).toEqual(['ann']);
  });

  test('CRN-010 equally big heaps share the victory', () => {
    const { ann, table } = deal({ ann: { hand: ['stone', 'pebble'], heap: ['pebble'] }, bob: { heap: ['boulder'] }, rest: 'box' });
    ann.picks('stone');
    expect(table.winners).toEqual(['ann', 'bob']);
  });
});
