import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, rulesOf, use } from './table.ts';

describe('5. Drawing', () => {
  test('FLX-070 cards are drawn from the top of the draw pile into the hand', () => {
    const { ann, table } = deal({ ann: { hand: ['draw-2'] }, bob: {}, deck: ['plumbus', 'snowball'], vars: AT_START });
    expect(ann.hand).toEqual(['draw-2', 'plumbus']);
    expect(table.zone('deck')[0]).toBe('snowball');
  });

  test('FLX-071 FLX-202 a drawn Creeper goes in front of the player and is replaced, again and again', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2'] },
      bob: {},
      deck: ['evil-morty', 'cronenbergs', 'plumbus', 'snowball'],
      vars: AT_START,
    });
    expect(ann.creepers).toEqual(['evil-morty', 'cronenbergs']);
    expect(ann.hand).toEqual(['draw-2', 'plumbus']);
    expect(bob.creepers).toEqual([]);
  });

  test('FLX-072 Creepers do not count as drawn cards, neither for an Action nor for a free action', () => {
    const byAction = deal({
      ann: { hand: ['jackpot', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['evil-morty', 'plumbus', 'cronenbergs', 'snowball', 'hamurai'],
    });
    byAction.ann.plays('jackpot');
    expect(byAction.ann.hand).toEqual(['draw-2', 'plumbus', 'snowball', 'hamurai']);
    expect(byAction.ann.creepers).toEqual(['evil-morty', 'cronenbergs']);
    const byFreeAction = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      deck: ['evil-morty', 'plumbus', 'cronenbergs', 'snowball', 'hamurai'],
    });
    byFreeAction.ann.picks(use('mr-meeseeks'));
    expect(byFreeAction.ann.hand).toEqual(['draw-2', 'draw-3', 'plumbus', 'snowball']);
    expect(byFreeAction.ann.creepers).toEqual(['evil-morty', 'cronenbergs']);
  });

  test('FLX-073 when the draw pile is empty the discard pile is shuffled into a new one', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2'] },
      bob: { hand: ['draw-3'] },
      deck: ['plumbus'],
      discard: ['snowball', 'hamurai', 'tinkles'],
      rules: ['draw-4'],
      rest: 'box',
      vars: AT_START,
    });
    expect(ann.hand[1]).toBe('plumbus');
    expect([...ann.hand].sort()).toEqual(['draw-2', 'hamurai', 'plumbus', 'snowball', 'tinkles']);
    expect(table.zone('discard')).toEqual([]);
    expect(table.zone('deck')).toEqual([]);
  });

  test('FLX-074 the reshuffle waits until a card is needed, not until the last one leaves', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2'] },
      bob: { hand: ['draw-3'] },
      deck: ['plumbus'],
      discard: ['snowball', 'hamurai'],
      rest: 'box',
      vars: AT_START,
    });
    ann.mustPick('draw-2', 'plumbus');
    expect(table.zone('deck')).toEqual([]);
    expect(table.zone('discard')).toEqual(['snowball', 'hamurai']);
  });

  test('FLX-075 what is being carried out, held or in play is no part of the reshuffle', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['jackpot', 'draw-2'], keepers: ['plumbus'] },
      bob: { hand: ['draw-3', 'draw-4'] },
      deck: [],
      discard: ['snowball', 'hamurai'],
      rules: ['play-2'],
      goals: ['goal-house-party'],
      rest: 'box',
    });
    ann.plays('jackpot');
    expect([...ann.hand].sort()).toEqual(['hamurai', 'snowball', 'draw-2'].sort());
    expect(table.zone('discard')).toEqual(['jackpot']);
    expect(table.zone('deck')).toEqual([]);
    expect(bob.hand).toEqual(['draw-3', 'draw-4']);
    expect(ann.keepers).toEqual(['plumbus']);
    expect(rulesOf(table)).toEqual(['play-2']);
  });

  test('FLX-076 with both piles empty draws are lost, and lost draws count as drawn under the Draw rule', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-something', 'draw-4', 'draw-2'] },
      bob: { hand: ['jackpot'], keepers: ['plumbus'] },
      deck: ['snowball'],
      rules: ['draw-3', 'play-2'],
      rest: 'box',
      vars: AT_START,
    });
    // One drawn, two lost; the match goes on.
    ann.mustPick('trash-something', 'draw-4', 'draw-2', 'snowball');
    ann.plays('trash-something');
    expect(table.zone('discard')).toEqual(['trash-something', 'plumbus']);
    ann.plays('draw-4');
    // Three of four counted: exactly one is made up for, although three cards are there to be drawn.
    expect(ann.hand).toHaveLength(3);
  });

  test('FLX-077 FLX-263 the draw phase is one event: victory is looked at when all its cards have arrived', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-3', 'draw-4', 'draw-5', 'play-2', 'play-3', 'play-4', 'hand-limit-0', 'hand-limit-1', 'hand-limit-2'] },
      bob: { hand: [] },
      rules: ['draw-2'],
      goals: ['goal-infinite-timelines'],
      deck: ['plumbus', 'evil-morty', 'snowball'],
      vars: AT_START,
    });
    expect(ann.hand).toHaveLength(11);
    expect(table.winners).toEqual([]);
    ann.isToAct();
  });

  test('FLX-077 the same hand without the Creeper wins', () => {
    const { table } = deal({
      ann: { hand: ['draw-3', 'draw-4', 'draw-5', 'play-2', 'play-3', 'play-4', 'hand-limit-0', 'hand-limit-1', 'hand-limit-2'] },
      bob: { hand: [] },
      goals: ['goal-infinite-timelines'],
      deck: ['plumbus'],
      vars: AT_START,
    });
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-078 the draws of one effect are one event as well', () => {
    const { ann, table } = deal({
      ann: { hand: ['jackpot', 'draw-3', 'draw-4', 'draw-5', 'play-2', 'play-3', 'play-4', 'hand-limit-0', 'hand-limit-1'] },
      bob: { hand: ['draw-2'] },
      goals: ['goal-infinite-timelines'],
      deck: ['plumbus', 'snowball', 'evil-morty', 'hamurai'],
    });
    ann.plays('jackpot');
    expect(ann.hand).toHaveLength(11);
    expect(table.winners).toEqual([]);
  });

  test('FLX-079 FLX-249 draws by Actions and free actions do not count as drawn under the Draw rule', () => {
    const { ann } = deal({
      ann: { hand: ['jackpot', 'draw-3', 'play-4', 'play-3'], keepers: ['plumbus', 'squanchy'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2', 'recycling', 'get-schwifty'],
      deck: [
        'goal-house-party',
        'evil-morty',
        'goal-guard-duty',
        'goal-picture-day',
        'snowball',
        'hamurai',
        'tinkles',
        'pencilvester',
        'draw-2',
        'draw-4',
        'play-all',
      ],
    });
    ann.plays('jackpot');
    ann.plays(use('recycling'), 'plumbus');
    ann.picks(use('get-schwifty'));
    expect(ann.hand).toHaveLength(10);
    ann.plays('draw-3');
    // One card under Draw 1 so far: two more.
    expect(ann.hand).toHaveLength(11);
    expect(ann.hand.slice(-2)).toEqual(['draw-2', 'draw-4']);
    ann.isNotAsked();
  });

  test('FLX-079 the extra card of Play All But 1 is not drawn under the Draw rule', () => {
    const { ann } = deal({
      ann: { hand: [] },
      bob: { hand: ['draw-5'] },
      rules: ['play-all-but-1'],
      deck: ['draw-2', 'plumbus', 'snowball', 'hamurai'],
      vars: AT_START,
    });
    expect(ann.hand).toEqual(['draw-2', 'plumbus']);
    ann.plays('draw-2');
    expect(ann.hand).toEqual(['plumbus', 'snowball']);
  });

  test('FLX-212 a Creeper that comes back by reshuffling is placed and replaced again', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2'], keepers: ['plumbus'] },
      bob: { hand: ['jackpot'] },
      deck: [],
      discard: ['evil-morty', 'snowball'],
      rest: 'box',
      rules: ['draw-3', 'recycling'],
      vars: AT_START,
    });
    ann.picks(DRAW);
    expect(ann.creepers).toEqual(['evil-morty']);
    expect(ann.hand).toEqual(['draw-2', 'snowball']);
    ann.isOffered(use('recycling'));
    ann.cannotPick(END);
  });
});
