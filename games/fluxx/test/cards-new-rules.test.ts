import { describe, expect, test } from 'vitest';
import { AT_START, deal, goalsOf, rulesOf } from './table.ts';

const draws = [
  ['draw-2', 2],
  ['draw-3', 3],
  ['draw-4', 4],
  ['draw-5', 5],
] as const;
describe.each(draws)('%s', (card, n) => {
  test('every player draws that many', () => {
    const { ann, bob } = deal({ ann: { hand: [] }, bob: { hand: ['jackpot'] }, rules: [card], vars: AT_START });
    expect(ann.hand).toHaveLength(n);
    bob.isNotAsked();
  });

  test('played after the draw phase it makes up the difference, and the next player draws in full', () => {
    const { ann, bob } = deal({ ann: { hand: [card, 'play-2'] }, bob: { hand: ['jackpot'] } });
    ann.plays(card);
    expect(ann.hand).toHaveLength(1 + n - 1);
    expect(bob.hand).toHaveLength(1 + n);
  });

  test('played with more cards drawn already it draws nothing', () => {
    const { ann } = deal({ ann: { hand: [card, 'play-2'] }, bob: { hand: ['jackpot'] }, vars: { drawn: n } });
    ann.plays(card);
    expect(ann.hand).toEqual(['play-2']);
  });
});

const plays = [
  ['play-2', 2],
  ['play-3', 3],
  ['play-4', 4],
] as const;
const keepers = ['plumbus', 'snowball', 'hamurai', 'tinkles', 'beth-smith'] as const;
describe.each(plays)('%s', (card, n) => {
  test('that many plays a turn, no fewer and no more', () => {
    const { ann, bob } = deal({ ann: { hand: keepers }, bob: { hand: ['jackpot'] }, rules: [card] });
    for (const keeper of keepers.slice(0, n)) {
      bob.isNotAsked();
      ann.plays(keeper);
    }
    expect(ann.hand).toHaveLength(5 - n);
    bob.isToAct();
  });

  test('it counts itself as one of them', () => {
    const { ann, bob } = deal({ ann: { hand: [card, ...keepers] }, bob: { hand: ['jackpot'] } });
    ann.plays(card, ...keepers.slice(0, n - 1));
    bob.isToAct();
    expect(ann.keepers).toHaveLength(n - 1);
  });

  test('with too few cards all of them are played', () => {
    const { ann, bob } = deal({ ann: { hand: ['plumbus'] }, bob: { hand: ['jackpot'] }, rules: [card] });
    expect(ann.hand).toEqual([]);
    bob.isToAct();
  });
});

describe('play-all', () => {
  test('plays go on until the hand is empty', () => {
    const { ann, bob } = deal({ ann: { hand: ['play-all', 'plumbus', 'snowball'] }, bob: { hand: ['jackpot'] } });
    ann.plays('play-all', 'plumbus');
    expect(ann.hand).toEqual([]);
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    bob.isToAct();
  });

  test('with an empty hand nothing is owed', () => {
    const { ann, bob } = deal({ ann: { hand: [] }, bob: { hand: ['jackpot'] }, rules: ['play-all'] });
    ann.isNotAsked();
    bob.isToAct();
  });
});

describe('play-all-but-1', () => {
  test('plays go on until one card is left', () => {
    const { ann, bob } = deal({ ann: { hand: ['play-all-but-1', 'plumbus', 'snowball'] }, bob: { hand: ['jackpot', 'draw-2'] } });
    ann.plays('play-all-but-1', 'plumbus');
    expect(ann.hand).toEqual(['snowball']);
    bob.isToAct();
  });

  test('with one card in hand nothing is played', () => {
    const { ann } = deal({ ann: { hand: ['plumbus'] }, bob: { hand: ['jackpot', 'draw-2'] }, rules: ['play-all-but-1'] });
    expect(ann.hand).toEqual(['plumbus']);
  });
});

const handLimits = [
  ['hand-limit-0', 0],
  ['hand-limit-1', 1],
  ['hand-limit-2', 2],
] as const;
describe.each(handLimits)('%s', (card, n) => {
  test('the others discard down to it at once', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: [card, 'draw-2', 'draw-3', 'draw-4'] },
      bob: { hand: ['jackpot', 'play-3', 'play-4'] },
      cat: { hand: ['plumbus'] },
      rules: ['play-2'],
    });
    ann.plays(card);
    if (n > 0) bob.picks(...['jackpot', 'play-3', 'play-4'].slice(n));
    expect(bob.hand).toHaveLength(n);
    expect(cat.hand).toHaveLength(Math.min(1, n));
    expect(ann.hand).toHaveLength(3);
  });

  test('its player discards at the end of the turn', () => {
    const { ann, bob } = deal({
      ann: { hand: [card, 'plumbus', 'snowball', 'hamurai'] },
      bob: { hand: [] },
      rules: ['draw-4'],
    });
    ann.plays(card);
    if (n > 0) ann.picks(...['plumbus', 'snowball', 'hamurai'].slice(n));
    expect(ann.hand).toHaveLength(n);
    bob.isToAct();
  });

  test('within the limit nothing is discarded', () => {
    const { ann, table } = deal({
      ann: { hand: [card, 'goal-house-party'] },
      bob: { hand: (['jackpot', 'play-3'] as const).slice(0, n) },
      rules: ['play-2', 'draw-3'],
    });
    ann.plays(card);
    expect(table.zone('discard')).toEqual([]);
  });
});

const keeperLimits = [
  ['keeper-limit-3', 3],
  ['keeper-limit-4', 4],
] as const;
describe.each(keeperLimits)('%s', (card, n) => {
  test('the others discard down to it at once, its player at the end of the turn', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: [card, 'draw-2'], keepers },
      bob: { hand: ['jackpot'], keepers: ['rick-sanchez', 'morty-smith', 'birdperson', 'portal-gun', 'jerry-smith'] },
      cat: { keepers: ['sleepy-gary', 'pencilvester', 'szechuan-sauce'] },
    });
    ann.plays(card);
    cat.isNotAsked();
    bob.picks(...['rick-sanchez', 'morty-smith', 'birdperson', 'portal-gun', 'jerry-smith'].slice(n));
    expect(bob.keepers).toHaveLength(n);
    ann.picks(...keepers.slice(n));
    expect(ann.keepers).toHaveLength(n);
    bob.isToAct();
  });

  test('Space Cruiser makes it one higher for its holder', () => {
    const { ann, bob } = deal({
      ann: { hand: [card, 'draw-2', 'draw-3'] },
      bob: {
        hand: ['jackpot'],
        keepers: ['space-cruiser', 'morty-smith', 'birdperson', 'portal-gun', 'jerry-smith'].slice(0, n + 1) as ['space-cruiser'],
      },
      rules: ['play-2'],
    });
    ann.plays(card);
    bob.isNotAsked();
    expect(bob.keepers).toHaveLength(n + 1);
  });
});

describe('double-agenda', () => {
  test('two Goals stand, a third pushes one of them out', () => {
    const { ann, table } = deal({
      ann: { hand: ['double-agenda', 'goal-house-party', 'goal-picture-day', 'draw-2'] },
      bob: { hand: ['jackpot'] },
      rules: ['play-3'],
      goals: ['goal-guard-duty'],
    });
    ann.plays('double-agenda', 'goal-house-party');
    expect(goalsOf(table)).toEqual(['goal-guard-duty', 'goal-house-party']);
    ann.plays('goal-picture-day', 'goal-guard-duty');
    expect(goalsOf(table)).toEqual(['goal-house-party', 'goal-picture-day']);
  });

  test('when it is replaced by nothing and leaves, one Goal goes', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-a-new-rule', 'draw-2'] },
      bob: { hand: ['jackpot'] },
      rules: ['double-agenda'],
      goals: ['goal-guard-duty', 'goal-house-party'],
    });
    ann.plays('trash-a-new-rule', 'goal-house-party');
    expect(goalsOf(table)).toEqual(['goal-guard-duty']);
  });
});

describe('first-play-random', () => {
  test('the game picks the first card, the player the second', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['jackpot'] },
      rules: ['first-play-random', 'play-2'],
      chance: [2],
    });
    // No free action is open, so there is nothing to choose about the first play.
    expect(ann.keepers).toEqual(['hamurai']);
    ann.mustPick('plumbus', 'snowball');
  });

  test('with one play it does nothing', () => {
    const { ann } = deal({ ann: { hand: ['plumbus', 'snowball'] }, bob: { hand: ['jackpot'] }, rules: ['first-play-random'] });
    ann.mustPick('plumbus', 'snowball');
  });
});

describe('dont-think-about-it', () => {
  test('Creepers hinder nobody while it is in play, and again when it leaves', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-a-new-rule', 'squanchy', 'draw-2'], keepers: ['summer-smith'], creepers: ['galactic-federation'] },
      bob: { hand: ['jackpot'] },
      rules: ['dont-think-about-it', 'play-2'],
      goals: ['goal-house-party'],
    });
    ann.plays('trash-a-new-rule', 'dont-think-about-it', 'squanchy');
    expect(table.winners).toEqual([]);
    expect(rulesOf(table)).toEqual(['play-2']);
  });
});

describe('basic-rules', () => {
  test('draw one, play one, no limits', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball'] },
      bob: { hand: ['draw-5'] },
      deck: ['hamurai', 'tinkles'],
      vars: AT_START,
    });
    ann.mustPick('plumbus', 'snowball', 'hamurai');
    ann.plays('plumbus');
    bob.mustPick('draw-5', 'tinkles');
  });
});
