import { describe, expect, test } from 'vitest';
import { AT_START, deal, END, goalsOf, rulesOf, startMatch, use } from './table.ts';

describe('20. Examples from the rulebook', () => {
  test('FLX-E01 Draw rule up and down', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-4'] },
      bob: { hand: ['draw-2'] },
      deck: ['plumbus', 'snowball', 'hamurai', 'tinkles', 'beth-smith', 'jerry-smith', 'portal-gun', 'squanchy', 'birdperson'],
      vars: AT_START,
    });
    ann.mustPick('draw-4', 'plumbus');
    ann.plays('draw-4');
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai', 'tinkles']);
    bob.mustPick('draw-2', 'beth-smith', 'jerry-smith', 'portal-gun', 'squanchy');
    bob.plays('draw-2');
    expect(bob.hand).toEqual(['beth-smith', 'jerry-smith', 'portal-gun', 'squanchy']);
    expect(table.zone('discard')).toEqual(['draw-4']);
    expect(rulesOf(table)).toEqual(['draw-2']);
  });

  test('FLX-E02 nested Actions are one play', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'play-3', 'play-4'] },
      bob: { hand: ['draw-5'] },
      deck: ['draw-3-play-2', 'plumbus', 'snowball', 'hamurai', 'tinkles'],
      rules: ['play-2'],
    });
    ann.plays('draw-2-and-use-em');
    ann.mustPick('draw-3-play-2', 'plumbus');
    ann.plays('draw-3-play-2');
    ann.mustPick('snowball', 'hamurai', 'tinkles');
    ann.plays('snowball');
    ann.mustPick('hamurai', 'tinkles');
    ann.plays('tinkles');
    expect(ann.keepers).toEqual(['snowball', 'tinkles', 'plumbus']);
    expect(table.zone('discard')).toEqual(['draw-2-and-use-em', 'draw-3-play-2', 'hamurai']);
    ann.mustPick('play-3', 'play-4');
    expect(table.vars.plays).toBe(1);
  });

  test('FLX-E03 a Creeper in mid-Action', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-3-play-2', 'play-3'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'galactic-federation', 'snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('draw-3-play-2');
    expect(ann.creepers).toEqual(['galactic-federation']);
    ann.mustPick('plumbus', 'snowball', 'hamurai');
    ann.plays('plumbus', 'hamurai');
    expect(table.zone('discard')).toEqual(['draw-3-play-2', 'snowball']);
  });

  test('FLX-E04 New Rules side by side, and one that regulates the same thing', () => {
    const { ann, table } = deal({
      ann: { hand: ['keeper-limit-4', 'play-3', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
    });
    ann.plays('keeper-limit-4');
    expect(rulesOf(table)).toEqual(['play-2', 'keeper-limit-4']);
    ann.plays('play-3');
    expect(rulesOf(table)).toEqual(['keeper-limit-4', 'play-3']);
    expect(table.zone('discard')).toEqual(['play-2']);
  });

  test('FLX-E05 a New Rule against the Basic Rules', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['play-3', 'plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['draw-5', 'jackpot'] },
      deck: ['tinkles'],
    });
    ann.plays('play-3', 'plumbus', 'snowball');
    expect(table.zone('centre')).toEqual(['basic-rules', 'play-3']);
    bob.mustPick('draw-5', 'jackpot', 'tinkles');
  });

  test('FLX-E06 too few cards', () => {
    const { ann, bob } = deal({ ann: { hand: ['plumbus', 'snowball'] }, bob: { hand: ['draw-5'] }, rules: ['play-4'] });
    ann.plays('plumbus');
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    bob.isToAct();
  });

  test('FLX-E07 the Play rule is raised by the last play', () => {
    const { ann, bob } = deal({
      ann: { hand: ['play-3', 'plumbus', 'snowball'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
      vars: { plays: 1 },
    });
    ann.plays('play-3');
    bob.isNotAsked();
    ann.mustPick('plumbus', 'snowball');
    ann.plays('snowball');
    bob.isToAct();
  });

  test('FLX-E08 Play All: turn after turn until the hand is empty', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball'] },
      bob: { hand: ['hamurai'] },
      rules: ['play-all', 'draw-2'],
      deck: ['tinkles', 'beth-smith', 'jerry-smith', 'portal-gun'],
    });
    ann.plays('plumbus');
    expect(ann.hand).toEqual([]);
    bob.plays('hamurai', 'tinkles');
    expect(bob.hand).toEqual([]);
    expect(bob.keepers).toEqual(['hamurai', 'tinkles', 'beth-smith']);
    ann.plays('jerry-smith');
    expect(ann.hand).toEqual([]);
  });

  test('FLX-E09 stealing the victory', () => {
    const { ann, table } = deal({
      ann: { hand: ['steal-something', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'], keepers: ['squanchy', 'plumbus'] },
      goals: ['goal-house-party'],
    });
    ann.plays('steal-something', 'squanchy');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-E10 Keepers pile up, a limit out of turn, and exceeding it on one’s own turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['snowball', 'goal-guard-duty'], keepers: ['plumbus', 'tinkles', 'beth-smith'] },
      bob: { hand: ['keeper-limit-3', 'draw-5'] },
      deck: ['hamurai', 'portal-gun'],
    });
    ann.plays('snowball');
    expect(ann.keepers).toEqual(['plumbus', 'tinkles', 'beth-smith', 'snowball']);
    bob.plays('keeper-limit-3');
    ann.mustPick('plumbus', 'tinkles', 'beth-smith', 'snowball');
    ann.picks('tinkles');
    ann.plays('portal-gun');
    expect(ann.keepers).toHaveLength(4);
    ann.mustPick('plumbus', 'beth-smith', 'snowball', 'portal-gun');
    ann.picks('plumbus');
    bob.isToAct();
  });

  test('FLX-E11 the limit is removed in time', () => {
    const { ann, bob } = deal({
      ann: { hand: ['rules-reset', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-0'],
    });
    ann.plays('rules-reset');
    expect(ann.hand).toEqual(['draw-2', 'draw-3']);
    bob.isToAct();
  });

  test('FLX-E12 a limit is a ceiling', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-2'],
    });
    ann.plays('goal-house-party');
    expect(ann.hand).toEqual(['draw-2']);
    expect(table.zone('discard')).toEqual([]);
    bob.isToAct();
  });

  test('FLX-E13 a limit out of turn', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'jackpot', 'play-3'] },
      cat: { hand: ['draw-4', 'play-4'] },
    });
    ann.plays('hand-limit-1');
    bob.picks('draw-5', 'play-3');
    cat.picks('play-4');
    expect(bob.hand).toEqual(['jackpot']);
    expect(cat.hand).toEqual(['draw-4']);
    // Only then comes the end of ann's own turn.
    ann.mustPick('draw-2', 'draw-3');
    ann.picks('draw-2');
    bob.isToAct();
  });

  test('FLX-E14 a trade for nothing, in both directions', () => {
    const giving = deal({
      ann: { hand: ['trade-hands', 'draw-2', 'draw-3'] },
      bob: { hand: [] },
      cat: { hand: [] },
      deck: ['plumbus'],
    });
    giving.ann.plays('trade-hands');
    giving.ann.mustPick('bob', 'cat');
    giving.ann.picks('bob');
    expect(giving.ann.hand).toEqual([]);
    expect(giving.bob.hand).toEqual(['draw-2', 'draw-3', 'plumbus']);
    // The other way round; the second card keeps the play a choice.
    const getting = deal({
      ann: { hand: ['trade-hands', 'plumbus'] },
      bob: { hand: ['draw-2', 'draw-3'] },
      rules: ['play-2', 'draw-5'],
    });
    getting.ann.plays('plumbus');
    expect(getting.ann.hand).toEqual(['draw-2', 'draw-3']);
  });

  test('FLX-E15 two Goals in a row cannot be laid down together', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['summer-smith', 'squanchy'] },
      deck: ['goal-picture-day', 'goal-house-party'],
    });
    ann.plays('draw-2-and-use-em');
    ann.mustPick('goal-picture-day', 'goal-house-party');
    ann.isRefused('too-many', ['goal-picture-day', 'goal-house-party']);
    ann.picks('goal-picture-day');
    // The second Goal follows by itself, and bob meets it.
    expect(goalsOf(table)).toEqual(['goal-house-party']);
    expect(table.winners).toEqual(['bob']);
  });

  test('FLX-E16 Let’s Simplify: choosing none is refused, at most half is discarded', () => {
    const { ann, table } = deal({
      ann: { hand: ['lets-simplify', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2', 'recycling', 'get-schwifty', 'hand-limit-2', 'dont-think-about-it'],
    });
    ann.plays('lets-simplify');
    ann.isRefused('too-few', []);
    ann.isRefused('too-many', ['draw-2', 'recycling', 'get-schwifty', 'hand-limit-2']);
    ann.picks('draw-2', 'recycling', 'get-schwifty');
    expect(rulesOf(table)).toEqual(['hand-limit-2', 'dont-think-about-it']);
  });

  test('FLX-E17 a Keeper for a Creeper', () => {
    const { ann, table } = deal({
      ann: { hand: ['hamurai', 'draw-2'], keepers: ['plumbus', 'snowball'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays(use('galactic-federation'), 'plumbus');
    expect(ann.creepers).toEqual([]);
    expect(ann.keepers).toEqual(['snowball']);
    expect(table.vars.plays).toBe(0);
    ann.mustPick('hamurai', 'draw-2');
  });

  test('FLX-E18 a Creeper at setup', () => {
    const beginnings = Array.from({ length: 40 }, (_, seed) => startMatch(2, seed, { first: 'host' }));
    const match = beginnings.find((one) => one.view(0).zones['creepers:1'].length > 0);
    if (match === undefined) throw new Error('no Creeper was dealt in 40 beginnings');
    expect(match.view(1).zones['hand:1']).toHaveLength(3);
    expect(match.view(0).zones['creepers:1'].every((card) => card.def !== null)).toBe(true);
  });

  test('FLX-E19 a tie', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['goal-total-rickall', 'draw-5', 'parasite-check'], keepers: ['tinkles', 'hamurai', 'pencilvester'] },
      bob: { hand: ['draw-2', 'jackpot'], keepers: ['sleepy-gary', 'ghost-in-a-jar', 'photography-raptor'] },
      deck: ['plumbus', 'play-2', 'play-3', 'play-4'],
    });
    ann.plays('goal-total-rickall');
    expect(table.winners).toEqual([]);
    bob.plays('draw-2');
    expect(table.winners).toEqual([]);
    ann.plays('parasite-check', 'bob');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-E20 an empty pile', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: [],
      discard: ['plumbus', 'snowball', 'hamurai'],
      rest: 'box',
      vars: AT_START,
    });
    expect(ann.hand).toHaveLength(2);
    expect(table.zone('deck')).toHaveLength(2);
    expect(table.zone('discard')).toEqual([]);
    expect(table.logKeys).toContain('reshuffle');
  });

  test('FLX-E23 a Keeper cannot be taken except by a card’s effect', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['snowball'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus'] },
    });
    ann.cannotPick('plumbus', 'snowball', 'draw-5');
    bob.cannotPick('snowball', 'plumbus');
    expect(bob.keepers).toEqual(['plumbus']);
    ann.cannotPick(END);
  });
});
