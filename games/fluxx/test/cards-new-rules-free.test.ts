import { describe, expect, test } from 'vitest';
import { deal, END, use } from './table.ts';

describe('get-on-with-it', () => {
  test('FLX-245 the hand is discarded, three cards are drawn, the turn is over', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'] },
      bob: { hand: ['jackpot'] },
      rules: ['get-on-with-it', 'play-3'],
      deck: ['plumbus', 'snowball', 'hamurai'],
    });
    ann.picks(use('get-on-with-it'));
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai']);
    expect(table.zone('discard')).toEqual(['draw-3', 'draw-2']);
    bob.isToAct();
  });

  test('FLX-245 with Play 1 it takes the place of the only play', () => {
    const { ann, bob } = deal({ ann: { hand: ['draw-2', 'draw-3'] }, bob: { hand: ['jackpot'] }, rules: ['get-on-with-it'] });
    ann.mustPick('draw-2', 'draw-3', use('get-on-with-it'));
    ann.plays('draw-2');
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-245 without a play left or without a card it is not offered', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['jackpot'] },
      rules: ['get-on-with-it'],
      vars: { plays: 1 },
    });
    ann.mustPick(use('mr-meeseeks'), END);
    const empty = deal({
      ann: { hand: [], keepers: ['mr-meeseeks'] },
      bob: { hand: ['jackpot'] },
      rules: ['get-on-with-it', 'play-3'],
    });
    empty.ann.mustPick(use('mr-meeseeks'), END);
  });
});

describe('swap-plays-for-draws', () => {
  test('FLX-246 remaining plays become cards and the turn is over', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'draw-3', 'play-4'] },
      bob: { hand: ['jackpot'] },
      rules: ['swap-plays-for-draws', 'play-3'],
      deck: ['plumbus', 'snowball', 'hamurai'],
      vars: { plays: 1 },
    });
    ann.picks(use('swap-plays-for-draws'));
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'play-4', 'plumbus', 'snowball']);
    bob.isToAct();
  });

  test('FLX-246 without a play owed it is not offered', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['jackpot'] },
      rules: ['swap-plays-for-draws', 'play-all-but-1'],
    });
    ann.mustPick(use('mr-meeseeks'), END);
  });
});

describe('recycling', () => {
  test('a Keeper in play for three cards, once a turn', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['plumbus', 'snowball'] },
      bob: { hand: ['jackpot'] },
      rules: ['recycling'],
      deck: ['hamurai', 'tinkles', 'beth-smith'],
    });
    ann.picks(use('recycling'));
    ann.mustPick('plumbus', 'snowball');
    ann.picks('plumbus');
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'hamurai', 'tinkles', 'beth-smith']);
    expect(ann.keepers).toEqual(['snowball']);
    expect(table.zone('discard')).toEqual(['plumbus']);
    ann.cannotPick(use('recycling'));
  });

  test('Mr. Meeseeks discarded for it gives only the three cards', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['jackpot'] },
      rules: ['recycling'],
    });
    ann.picks(use('recycling'));
    expect(ann.hand).toHaveLength(5);
  });
});

describe('mystery-play', () => {
  test('FLX-248 the top card is played at once and never held', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'] },
      bob: { hand: ['jackpot'] },
      rules: ['mystery-play'],
      deck: ['trade-hands', 'plumbus'],
      vars: { plays: 1 },
    });
    ann.picks(use('mystery-play'));
    // ann's real hand went over; Trade Hands was no part of it.
    expect(ann.hand).toEqual(['jackpot']);
    expect(table.zone('discard')).toEqual(['trade-hands']);
    expect(table.seat('bob').hand).toEqual(['draw-2', 'draw-3']);
  });

  test('a Creeper is placed, the next card is played in its stead', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'] },
      bob: { hand: ['jackpot'] },
      rules: ['mystery-play'],
      deck: ['galactic-federation', 'plumbus'],
    });
    ann.picks(use('mystery-play'));
    expect(ann.creepers).toEqual(['galactic-federation']);
    expect(ann.keepers).toEqual(['plumbus']);
    ann.cannotPick(use('mystery-play'));
  });

  test('an empty draw pile is filled from the discard pile', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-3'] },
      bob: { hand: ['jackpot', 'draw-4'] },
      rules: ['mystery-play'],
      discard: ['plumbus'],
      rest: 'box',
    });
    ann.picks(use('mystery-play'));
    expect(ann.keepers).toEqual(['plumbus']);
  });

  test('if only a Creeper is left, nothing is played', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'] },
      bob: { hand: ['jackpot', 'draw-4'] },
      rules: ['mystery-play'],
      discard: ['galactic-federation'],
      rest: 'box',
    });
    ann.picks(use('mystery-play'));
    expect(ann.creepers).toEqual(['galactic-federation']);
    expect(table.zone('stack')).toEqual([]);
    ann.mustPick('draw-2', 'draw-3');
  });
});

describe('get-schwifty', () => {
  test('a line for a card, the player choosing whose', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['rick-sanchez', 'plumbus', 'tinkles'] },
      bob: { hand: ['jackpot'] },
      rules: ['get-schwifty'],
      deck: ['snowball'],
    });
    ann.picks(use('get-schwifty'));
    ann.mustPick('rick-sanchez', 'tinkles');
    ann.picks('tinkles');
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'snowball']);
    expect(table.logKeys).toContain('say');
    ann.cannotPick(use('get-schwifty'));
  });

  test('without a speech mark in play it is not offered', () => {
    const { ann } = deal({
      ann: { hand: ['rick-sanchez', 'draw-3'], keepers: ['plumbus'] },
      bob: { hand: ['jackpot'], keepers: ['squanchy'] },
      rules: ['get-schwifty'],
    });
    ann.mustPick('rick-sanchez', 'draw-3');
  });
});

describe('blame-jerry', () => {
  test('an own Creeper moves to Jerry’s holder, once a turn', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['draw-2', 'draw-3'], creepers: ['cronenbergs', 'evil-morty'] },
      bob: { hand: ['jackpot'] },
      cat: { keepers: ['jerry-smith'] },
      rules: ['blame-jerry'],
    });
    ann.picks(use('blame-jerry'));
    ann.mustPick('cronenbergs', 'evil-morty');
    ann.picks('evil-morty');
    expect(cat.creepers).toEqual(['evil-morty']);
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(bob.creepers).toEqual([]);
    ann.mustPick('draw-2', 'draw-3');
  });

  test.each([
    ['Jerry’s holder cannot use it (FLX-217)', { keepers: ['jerry-smith'], creepers: ['cronenbergs'] }, {}],
    ['without Jerry in play', { creepers: ['cronenbergs'] }, { hand: ['jerry-smith'] }],
    ['without a Creeper', {}, { keepers: ['jerry-smith'] }],
  ] as const)('%s', (_, mine, theirs) => {
    const { ann } = deal({ ann: { hand: ['draw-2', 'draw-3'], ...mine }, bob: { ...theirs }, rules: ['blame-jerry'] });
    ann.mustPick('draw-2', 'draw-3');
  });
});
