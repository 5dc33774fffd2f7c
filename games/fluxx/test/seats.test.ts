import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, use } from './table.ts';

describe('17. Joining', () => {
  test('FLX-290 FLX-E21 a newcomer is dealt three cards and plays along', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      deck: ['snowball', 'hamurai', 'tinkles', 'jackpot', 'play-2'],
    });
    cat.joins();
    expect(cat.hand).toEqual(['snowball', 'hamurai', 'tinkles']);
    expect(table.t.ring).toContain(2);
    ann.mustPick('draw-2', 'plumbus');
    ann.plays('plumbus');
    bob.mustPick('draw-5', 'jackpot');
    bob.plays('jackpot');
    cat.isToAct();
  });

  test('FLX-291 Creepers are placed and replaced, and the discard pile is shuffled if needed', () => {
    const { cat } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      deck: ['evil-morty', 'snowball'],
      discard: ['hamurai', 'tinkles', 'jackpot'],
      rest: 'box',
    });
    cat.joins();
    expect(cat.hand).toHaveLength(3);
    expect(cat.hand[0]).toBe('snowball');
    expect(cat.creepers).toEqual(['evil-morty']);
  });

  test('FLX-292 joining waits while an effect is being carried out', () => {
    const { ann, cat, table } = deal({
      ann: { hand: ['trade-hands', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
    });
    const other = deal({
      ann: { hand: ['steal-something', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'] },
      rules: ['play-2'],
    });
    other.ann.plays('steal-something');
    other.cat.joins();
    expect(other.table.t.ring).toEqual([0, 1]);
    expect(other.cat.hand).toEqual([]);
    other.ann.mustPick('plumbus', 'snowball');
    other.ann.picks('plumbus');
    expect(other.cat.hand).toHaveLength(3);
    // A newcomer at the table is a partner for Trade Hands; without one there is no choice.
    cat.joins();
    ann.plays('trade-hands');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    expect(table.t.ring).toEqual([2, 0, 1]);
  });

  test('FLX-292 joining waits while others discard for a limit', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-2'],
    });
    ann.plays('hand-limit-1');
    cat.joins();
    cat.isNotAsked();
    expect(cat.hand).toEqual([]);
    bob.picks('draw-5');
    cat.isToAct();
    cat.picks(cat.hand[0], cat.hand[1]);
    ann.isToAct();
  });

  test('FLX-292 at the active player’s choice of a free action it takes effect at once', () => {
    const { ann, cat } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      vars: AT_START,
    });
    ann.mustPick(use('mr-meeseeks'), DRAW);
    cat.joins();
    expect(cat.hand).toHaveLength(3);
    ann.mustPick(use('mr-meeseeks'), DRAW);
  });

  test('FLX-293 newcomers sit immediately before the active player, in order of joining', () => {
    const { ann, bob, cat, dan, eve, table } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'] },
      bob: { hand: ['goal-guard-duty', 'draw-3'] },
      cat: { hand: ['goal-picture-day', 'draw-4'] },
    });
    ann.plays('goal-house-party');
    // bob is active now: after cat and ann come the newcomers, then bob again.
    dan.joins();
    eve.joins();
    expect(table.t.ring).toEqual([0, 3, 4, 1, 2]);
    bob.plays('goal-guard-duty');
    cat.plays('goal-picture-day');
    ann.isToAct();
    ann.plays('draw-2');
    dan.isToAct();
    expect(eve.hand).toHaveLength(3);
  });

  test('FLX-294 limits bind the newcomer at once', () => {
    const { ann, cat } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-2'],
      deck: ['snowball', 'hamurai', 'tinkles'],
    });
    cat.joins();
    cat.mustPick('snowball', 'hamurai', 'tinkles');
    ann.isNotAsked();
    cat.picks('tinkles');
    expect(cat.hand).toEqual(['snowball', 'hamurai']);
    ann.isToAct();
  });

  test('FLX-295 with six players present a newcomer is refused', () => {
    const { table } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: {},
      cat: {},
      dan: {},
      eve: {},
      fay: {},
    });
    expect(table.match.apply({ kind: 'join', seat: 0 })?.code).toBe('table-full');
    expect(table.match.apply({ kind: 'join', seat: 6 })?.code).toBe('table-full');
    expect(table.t.ring).toHaveLength(6);
    expect(table.spectator.seat).toBeNull();
  });

  test('FLX-306 whoever left and comes back is a newcomer', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['snowball'] },
      cat: { hand: ['jackpot', 'play-2'] },
    });
    bob.leaves();
    bob.joins();
    expect(bob.hand).toHaveLength(3);
    expect(bob.keepers).toEqual([]);
    expect(table.t.ring).toEqual([1, 0, 2]);
    ann.plays('plumbus');
    cat.isToAct();
  });
});
