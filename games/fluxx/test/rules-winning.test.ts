import { describe, expect, test } from 'vitest';
import { fluxx } from '../index.ts';
import { AT_START, deal, goalsOf, startMatch, use } from './table.ts';

describe('15. Winning', () => {
  test('FLX-260 FLX-270 whoever meets a Goal wins at once; there is no score', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-house-party'],
    });
    ann.plays('squanchy');
    expect(table.winners).toEqual(['ann']);
    expect(table.outcome).toMatchObject({ reason: 'goal', rule: 'FLX-260' });
    expect(table.outcome?.scores).toBeUndefined();
    ann.isNotAsked();
    bob.isRefused('match-over', []);
  });

  test('FLX-261 without a Goal nobody wins', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['squanchy', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('squanchy');
    expect(table.winners).toEqual([]);
    bob.isToAct();
  });

  test('FLX-262 FLX-269 if several meet a Goal at once, turns go on until only one does', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['goal-family-dinner', 'trash-something', 'draw-5'], keepers: ['rick-sanchez', 'morty-smith', 'jerry-smith'] },
      bob: { hand: ['draw-2', 'trade-hands'], keepers: ['pickle-rick', 'summer-smith', 'beth-smith'] },
      deck: ['plumbus', 'play-2', 'play-3', 'play-4'],
    });
    ann.plays('goal-family-dinner');
    expect(table.winners).toEqual([]);
    bob.plays('draw-2');
    expect(table.winners).toEqual([]);
    ann.plays('trash-something', 'pickle-rick');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-263 after a Keeper, a New Rule, an Action, a nested play and a free action', () => {
    const byRule = deal({
      ann: { hand: ['dont-think-about-it', 'draw-2'] },
      bob: { keepers: ['summer-smith', 'squanchy'], creepers: ['cronenbergs'] },
      goals: ['goal-house-party'],
    });
    byRule.ann.plays('dont-think-about-it');
    expect(byRule.table.winners).toEqual(['bob']);
    const byAction = deal({
      ann: { hand: ['not-my-dimension', 'draw-2'] },
      bob: { keepers: ['summer-smith', 'squanchy'], creepers: ['cronenbergs'] },
      goals: ['goal-house-party'],
    });
    byAction.ann.plays('not-my-dimension');
    expect(byAction.table.winners).toEqual(['bob']);
    const byNested = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-house-party'],
      deck: ['squanchy', 'plumbus'],
    });
    byNested.ann.plays('draw-2-and-use-em', 'squanchy');
    expect(byNested.table.winners).toEqual(['ann']);
    const byFree = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['birdperson', 'squanchy', 'plumbus'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5'] },
      goals: ['goal-old-bandmates'],
    });
    byFree.ann.picks(use('birdperson'));
    expect(byFree.table.winners).toEqual(['ann']);
  });

  test('FLX-263 after a start-of-turn effect', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2'], keepers: [], creepers: ['evil-morty'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles', 'squanchy'] },
      goals: ['goal-packed-house'],
      vars: AT_START,
    });
    expect(ann.creepers).toEqual([]);
    expect(table.winners).toEqual(['bob']);
  });

  test('FLX-263 FLX-267 after a discarding step at the end of a turn; another’s loss is enough', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'goal-packed-house'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles', 'squanchy'] },
      bob: { hand: ['draw-5'], keepers: ['space-cruiser', 'beth-smith', 'jerry-smith', 'portal-gun', 'sleepy-gary'] },
      rules: ['keeper-limit-4'],
    });
    ann.plays('goal-packed-house');
    expect(table.winners).toEqual([]);
    ann.picks('plumbus');
    expect(table.winners).toEqual(['bob']);
  });

  test('FLX-264 with two Goals, players meeting different Goals are tied', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['goal-picture-day', 'draw-2'], keepers: ['summer-smith', 'squanchy'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'], keepers: ['photography-raptor', 'reverse-giraffe'] },
      cat: {},
      rules: ['double-agenda'],
      goals: ['goal-house-party'],
    });
    // The Goal sends the Cronenbergs from ann to cat: both meet a Goal at the same moment.
    ann.plays('goal-picture-day');
    expect(goalsOf(table)).toEqual(['goal-house-party', 'goal-picture-day']);
    expect(table.winners).toEqual([]);
    bob.isToAct();
  });

  test('FLX-264 one player meeting both Goals counts once', () => {
    const { ann, table } = deal({
      ann: {
        hand: ['goal-picture-day', 'draw-2'],
        keepers: ['summer-smith', 'squanchy', 'photography-raptor', 'reverse-giraffe'],
        creepers: ['cronenbergs'],
      },
      bob: { hand: ['draw-5'] },
      cat: {},
      rules: ['double-agenda'],
      goals: ['goal-house-party'],
    });
    ann.plays('goal-picture-day');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-265 a victory interrupts everything still pending', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-3-play-2', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4', 'jackpot'], keepers: ['summer-smith', 'squanchy'] },
      deck: ['goal-house-party', 'hand-limit-0', 'plumbus'],
    });
    ann.plays('draw-3-play-2', 'goal-house-party');
    expect(table.winners).toEqual(['bob']);
    expect(bob.hand).toHaveLength(3);
    expect(table.zone('side:0')).toEqual(['hand-limit-0', 'plumbus']);
    expect(table.zone('stack')).toEqual(['draw-3-play-2']);
  });

  test('FLX-266 a Keeper taken from another player by an effect wins at once', () => {
    const { ann, table } = deal({
      ann: { hand: ['exchange-keepers', 'draw-2'], keepers: ['summer-smith', 'plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['squanchy'] },
      goals: ['goal-house-party'],
    });
    ann.plays('exchange-keepers', 'plumbus');
    expect(table.winners).toEqual(['ann']);
  });

  test('FLX-268 FLX-271 a match ends with exactly one winner or not at all', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const match = startMatch(2 + (seed % 5), seed);
      for (let i = 0; !match.over && i < 4000; i++) {
        for (const ask of match.open?.asks ?? []) {
          if (match.askOf(ask.seat) !== null) match.apply({ kind: 'time-out', n: match.n, seat: ask.seat });
          if (match.over) break;
        }
      }
      if (match.over) expect(match.table.outcome?.winners).toHaveLength(1);
      else expect(match.table.outcome).toBeNull();
    }
    expect(fluxx.defs.some((def) => def.kind === 'ungoal')).toBe(false);
  });

  test('FLX-272 an event is settled in order: Goal choice, Cronenbergs, catch-up, Action discarded, limits, victory', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['lets-simplify', 'draw-2'], keepers: ['summer-smith', 'squanchy'] },
      bob: { hand: ['draw-5', 'draw-4'], creepers: ['cronenbergs'] },
      cat: { hand: ['jackpot'] },
      rules: ['double-agenda', 'play-2', 'hand-limit-1'],
      goals: ['goal-house-party', 'goal-picture-day'],
      vars: { plays: 1 },
    });
    ann.plays('lets-simplify');
    ann.picks('double-agenda');
    // (1) first: nothing else has happened yet.
    ann.mustPick('goal-house-party', 'goal-picture-day');
    expect(bob.creepers).toEqual(['cronenbergs']);
    expect(table.zone('stack')).toEqual(['lets-simplify']);
    bob.isNotAsked();
    ann.picks('goal-picture-day');
    // (2) Cronenbergs, (4) the Action, (5) the limits; (6) victory comes last and finds ann hindered.
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(table.zone('discard')[0]).toBe('lets-simplify');
    bob.mustPick('draw-5', 'draw-4');
    bob.picks('draw-4');
    expect(table.winners).toEqual([]);
    cat.isNotAsked();
  });

  test('FLX-272 (3) before (5): catch-up draws come before the others’ discards', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2-and-use-em', 'jackpot', 'play-4'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['hand-limit-1', 'draw-3', 'plumbus', 'snowball'],
      rules: ['play-2'],
    });
    ann.plays('draw-2-and-use-em', 'draw-3');
    expect(ann.hand).toEqual(['jackpot', 'play-4', 'plumbus', 'snowball']);
    bob.mustPick('draw-5', 'draw-4');
    bob.picks('draw-4');
    ann.isToAct();
  });
});

describe('16. Out of turn', () => {
  test('FLX-281 out of turn a player discards for a limit, takes part in a simultaneous choice, gives and receives', () => {
    const limit = deal({
      ann: { hand: ['hand-limit-1', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-2'],
      unfinished: true,
    });
    limit.ann.plays('hand-limit-1');
    limit.bob.mustPick('draw-5', 'draw-4');
    const shown = deal({
      ann: { hand: ['show-me-what-you-got', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      unfinished: true,
    });
    shown.ann.plays('show-me-what-you-got');
    shown.bob.mustPick('draw-5', 'draw-4');
    const taken = deal({ ann: { hand: ['steal-something', 'draw-2'] }, bob: { hand: ['draw-5'], keepers: ['plumbus'] } });
    taken.ann.plays('steal-something');
    expect(taken.bob.keepers).toEqual([]);
  });

  test('FLX-282 nobody can cancel or interrupt another’s play: nobody but its player is asked', () => {
    const { ann, bob, cat, table } = deal({
      ann: { hand: ['steal-something', 'draw-2'] },
      bob: { hand: ['draw-5', 'jackpot'], keepers: ['plumbus', 'snowball'] },
      cat: { hand: ['trade-hands', 'zap-a-card'] },
      unfinished: true,
    });
    ann.plays('steal-something');
    expect(table.match.open?.asks.map((ask) => ask.seat)).toEqual([0]);
    bob.isNotAsked();
    cat.isNotAsked();
    ann.mustPick('plumbus', 'snowball');
  });
});
