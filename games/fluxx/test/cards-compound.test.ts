import { describe, expect, test } from 'vitest';
import { deal, rulesOf } from './table.ts';

describe('draw-2-and-use-em', () => {
  test('FLX-176 both cards are played, in the order the player likes', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('draw-2-and-use-em');
    ann.mustPick('plumbus', 'snowball');
    ann.picks('snowball');
    expect(ann.keepers).toEqual(['snowball', 'plumbus']);
    expect(ann.hand).toEqual(['draw-2']);
    expect(table.zone('discard')).toEqual(['draw-2-and-use-em']);
  });

  test('FLX-178 if only one card can be drawn, that one is played', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus'],
      rest: 'box',
    });
    ann.plays('draw-2-and-use-em');
    expect(ann.keepers).toEqual(['plumbus']);
    expect(table.zone('side:0')).toEqual([]);
  });

  test('FLX-178 if none can be drawn, nothing is played', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rest: 'box',
    });
    ann.plays('draw-2-and-use-em');
    expect(ann.hand).toEqual(['draw-2']);
    bob.isToAct();
  });
});

describe('draw-3-play-2', () => {
  test('FLX-177 two cards one at a time, then the third is discarded', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-3-play-2', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball', 'trash-something'],
    });
    ann.plays('draw-3-play-2');
    ann.isRefused('too-many', ['plumbus', 'snowball']);
    ann.plays('plumbus');
    ann.mustPick('snowball', 'trash-something');
    ann.plays('trash-something');
    // The unplayed card was still apart while the second play was carried out; it lies above Trash Something.
    expect(table.zone('discard')).toEqual(['draw-3-play-2', 'snowball', 'trash-something', 'plumbus']);
    expect(ann.keepers).toEqual([]);
  });

  test('FLX-178 with two cards both are played, with one that one', () => {
    const two = deal({
      ann: { hand: ['draw-3-play-2', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus', 'snowball'],
      rest: 'box',
    });
    two.ann.plays('draw-3-play-2', 'plumbus');
    expect(two.ann.keepers).toEqual(['plumbus', 'snowball']);
    const one = deal({
      ann: { hand: ['draw-3-play-2', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus'],
      rest: 'box',
    });
    one.ann.plays('draw-3-play-2');
    expect(one.ann.keepers).toEqual(['plumbus']);
  });
});

describe('use-what-you-take', () => {
  test('FLX-188 a random card of a chosen hand is played by the active player, in the same play', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['use-what-you-take', 'draw-2', 'draw-3'] },
      bob: { hand: ['plumbus', 'snowball'] },
      cat: { hand: ['hamurai'] },
      dan: { hand: [] },
      rules: ['play-2'],
      chance: [1],
    });
    ann.plays('use-what-you-take');
    ann.mustPick('bob', 'cat');
    ann.picks('bob');
    expect(ann.keepers).toEqual(['snowball']);
    expect(bob.hand).toEqual(['plumbus']);
    expect(table.vars.plays).toBe(1);
    expect(ann.hand).toEqual(['draw-2', 'draw-3']);
  });

  test('if nobody else holds cards nothing happens', () => {
    const { ann, table } = deal({
      ann: { hand: ['use-what-you-take', 'draw-2', 'draw-3'] },
      bob: { hand: [] },
      rules: ['play-2'],
    });
    ann.plays('use-what-you-take');
    expect(table.zone('discard')).toEqual(['use-what-you-take']);
    ann.mustPick('draw-2', 'draw-3');
  });
});

describe('lets-do-that-again', () => {
  test('FLX-187 any Action or New Rule of the discard pile is played at once', () => {
    const { ann, table } = deal({
      ann: { hand: ['lets-do-that-again', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      discard: ['jackpot', 'plumbus', 'play-3', 'goal-house-party', 'cronenbergs'],
      deck: ['snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('lets-do-that-again');
    ann.mustPick('jackpot', 'play-3');
    ann.picks('jackpot');
    expect(ann.hand).toEqual(['draw-2', 'snowball', 'hamurai', 'tinkles']);
    expect(table.zone('discard')).toEqual(['lets-do-that-again', 'jackpot', 'plumbus', 'play-3', 'goal-house-party', 'cronenbergs']);
  });

  test('FLX-187 a New Rule takes effect and leaves the pile', () => {
    const { ann, table } = deal({
      ann: { hand: ['lets-do-that-again', 'draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      discard: ['play-3'],
    });
    ann.plays('lets-do-that-again');
    expect(rulesOf(table)).toEqual(['play-3']);
    expect(table.zone('discard')).toEqual(['lets-do-that-again']);
    ann.mustPick('draw-2', 'plumbus');
  });

  test('FLX-187 what is being carried out is not in the discard pile', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['lets-do-that-again', 'plumbus'],
    });
    ann.plays('draw-2-and-use-em', 'lets-do-that-again');
    expect(ann.keepers).toEqual(['plumbus']);
    expect(table.zone('discard')).toEqual(['draw-2-and-use-em', 'lets-do-that-again']);
    bob.isToAct();
  });

  test('with no Action or New Rule there nothing happens', () => {
    const { ann, table } = deal({
      ann: { hand: ['lets-do-that-again', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      discard: ['plumbus', 'goal-house-party'],
    });
    ann.plays('lets-do-that-again');
    expect(table.zone('discard')).toEqual(['lets-do-that-again', 'plumbus', 'goal-house-party']);
  });
});

describe('everybody-gets-1', () => {
  test('FLX-189 one card each, as the active player sees fit, handed over together', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['everybody-gets-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      rules: ['play-2'],
      deck: ['plumbus', 'evil-morty', 'snowball', 'hamurai'],
    });
    ann.plays('everybody-gets-1');
    expect(ann.creepers).toEqual(['evil-morty']);
    ann.mustPick('plumbus', 'snowball', 'hamurai');
    ann.picks('hamurai');
    expect(ann.hand).toEqual(['draw-2', 'draw-3']);
    ann.mustPick('plumbus', 'snowball');
    ann.picks('plumbus');
    expect(ann.hand).toEqual(['draw-2', 'draw-3', 'hamurai']);
    expect(bob.hand).toEqual(['draw-5', 'plumbus']);
    expect(cat.hand).toEqual(['draw-4', 'snowball']);
    expect(table.zone('discard')).toEqual(['everybody-gets-1']);
  });

  test('FLX-225 whoever exceeds the Hand Limit by it discards at once', () => {
    const { ann, bob } = deal({
      ann: { hand: ['everybody-gets-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2', 'hand-limit-1'],
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('everybody-gets-1', 'plumbus');
    bob.mustPick('draw-5', 'snowball');
    bob.picks('draw-5');
    ann.isToAct();
  });

  test('FLX-190 with too few cards the active player says who goes without', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['everybody-gets-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      rules: ['play-2'],
      deck: ['plumbus', 'snowball'],
      rest: 'box',
    });
    ann.plays('everybody-gets-1');
    ann.mustPick('ann', 'bob', 'cat');
    ann.picks('cat');
    ann.mustPick('ann', 'bob');
    ann.picks('bob');
    expect([ann.hand, bob.hand, cat.hand]).toEqual([
      ['draw-2', 'draw-3'],
      ['draw-5', 'snowball'],
      ['draw-4', 'plumbus'],
    ]);
  });

  test('FLX-190 with no card at all nobody gets one', () => {
    const { ann, bob } = deal({
      ann: { hand: ['everybody-gets-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
      rest: 'box',
    });
    ann.plays('everybody-gets-1');
    expect(ann.hand).toEqual(['draw-2', 'draw-3']);
    expect(bob.hand).toEqual(['draw-5']);
  });
});

describe('show-me-what-you-got', () => {
  test('FLX-194 one of the cards shown is taken and played, the others stay where they were', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['show-me-what-you-got', 'draw-2', 'draw-3'] },
      bob: { hand: ['plumbus', 'jackpot'] },
      cat: { hand: ['snowball'] },
      dan: { hand: [] },
      rules: ['play-2'],
    });
    ann.plays('show-me-what-you-got');
    // cat has a single card: nothing to choose.
    cat.isNotAsked();
    bob.picks('plumbus');
    ann.mustPick('plumbus', 'snowball');
    ann.picks('snowball');
    expect(ann.keepers).toEqual(['snowball']);
    expect(bob.hand).toEqual(['plumbus', 'jackpot']);
    expect(cat.hand).toEqual([]);
    expect(table.vars.plays).toBe(1);
  });

  test('if nobody else holds cards nothing happens', () => {
    const { ann, table } = deal({
      ann: { hand: ['show-me-what-you-got', 'draw-2', 'draw-3'] },
      bob: { hand: [] },
      rules: ['play-2'],
    });
    ann.plays('show-me-what-you-got');
    expect(table.zone('discard')).toEqual(['show-me-what-you-got']);
    ann.mustPick('draw-2', 'draw-3');
  });
});
