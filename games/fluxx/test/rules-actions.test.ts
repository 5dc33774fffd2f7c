import { describe, expect, test } from 'vitest';
import { deal, goalsOf, rulesOf, use } from './table.ts';

describe('11. Actions and nested plays', () => {
  test('FLX-170 an Action is carried out in full and then discarded', () => {
    const { ann, table } = deal({
      ann: { hand: ['jackpot', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball', 'hamurai'],
    });
    ann.plays('jackpot');
    expect(ann.hand).toEqual(['draw-2', 'plumbus', 'snowball', 'hamurai']);
    expect(table.zone('discard')).toEqual(['jackpot']);
  });

  test('FLX-172 FLX-017 while being carried out it lies on the resolving stack, in plain view', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['trash-something', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'snowball'] },
    });
    ann.plays('trash-something');
    expect(table.zone('stack')).toEqual(['trash-something']);
    expect(table.zone('discard')).toEqual([]);
    expect(bob.view.zones.stack.map((card) => card.def)).toEqual(['trash-something']);
    ann.picks('plumbus');
    expect(table.zone('stack')).toEqual([]);
    // FLX-024: the Action lies on top of what it discarded.
    expect(table.zone('discard')).toEqual(['trash-something', 'plumbus']);
  });

  test('FLX-172 it is discarded before limits are looked at', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['trade-hands', 'draw-2', 'draw-3', 'draw-4'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1'],
    });
    ann.plays('trade-hands');
    bob.mustPick('draw-2', 'draw-3', 'draw-4');
    expect(table.zone('discard')).toEqual(['trade-hands']);
    bob.picks('draw-2', 'draw-3');
    bob.isToAct();
  });

  test('FLX-173 a nested play is carried out completely before the outer effect goes on', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-5'] },
      bob: { hand: ['goal-house-party'], keepers: ['plumbus', 'snowball'] },
      deck: ['trash-something', 'hamurai'],
    });
    ann.plays('draw-2-and-use-em', 'trash-something');
    ann.mustPick('plumbus', 'snowball');
    expect(table.zone('stack')).toEqual(['draw-2-and-use-em', 'trash-something']);
    ann.picks('plumbus');
    expect(table.zone('discard')).toEqual(['draw-2-and-use-em', 'trash-something', 'plumbus']);
    expect(ann.keepers).toEqual(['hamurai']);
  });

  test('FLX-174 compound Actions nest, each with its own side hand, the innermost finishing first', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-5'] },
      bob: { hand: ['goal-house-party'] },
      cat: {},
      deck: ['draw-3-play-2', 'hamurai', 'everybody-gets-1', 'plumbus', 'snowball', 'tinkles', 'squanchy', 'beth-smith'],
    });
    ann.plays('draw-2-and-use-em', 'draw-3-play-2');
    ann.mustPick('everybody-gets-1', 'plumbus', 'snowball');
    ann.plays('everybody-gets-1');
    expect(table.zone('stack')).toEqual(['draw-2-and-use-em', 'draw-3-play-2', 'everybody-gets-1']);
    expect([table.zone('side:0'), table.zone('side:1'), table.zone('side:2')]).toEqual([
      ['hamurai'],
      ['plumbus', 'snowball'],
      ['tinkles', 'squanchy', 'beth-smith'],
    ]);
    ann.plays('tinkles', 'squanchy');
    ann.mustPick('plumbus', 'snowball');
    ann.picks('snowball');
    expect(ann.keepers).toEqual(['snowball', 'hamurai']);
    expect(ann.hand).toEqual(['draw-5', 'tinkles']);
    expect(table.zone('discard')).toEqual(['draw-2-and-use-em', 'draw-3-play-2', 'plumbus', 'everybody-gets-1']);
  });

  test('FLX-175 the side hand is no hand: effects and limits touch the parked hand only', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-3-play-2', 'draw-5', 'draw-4'] },
      bob: { hand: ['goal-house-party'] },
      rules: ['hand-limit-0', 'draw-2'],
      deck: ['trade-hands', 'plumbus', 'snowball'],
    });
    ann.plays('draw-3-play-2', 'trade-hands');
    expect(ann.hand).toEqual(['goal-house-party']);
    bob.isNotAsked();
    // bob holds two cards under Hand Limit 0: both go without a question.
    expect(bob.hand).toEqual([]);
    ann.mustPick('plumbus', 'snowball');
    ann.picks('plumbus');
    expect(ann.keepers).toEqual(['plumbus']);
  });

  test('FLX-179 FLX-265 Goals of one Action enter one after the other; a victory stops the rest', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-5'] },
      bob: { hand: ['draw-4'], keepers: ['summer-smith', 'squanchy'] },
      deck: ['goal-house-party', 'goal-picture-day'],
    });
    ann.plays('draw-2-and-use-em');
    ann.mustPick('goal-house-party', 'goal-picture-day');
    ann.picks('goal-house-party');
    expect(table.winners).toEqual(['bob']);
    expect(goalsOf(table)).toEqual(['goal-house-party']);
  });

  test('FLX-180 a turn-ending free action has to wait until the compound Action is finished', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-5', 'draw-4'] },
      bob: { hand: ['goal-house-party'] },
      rules: ['play-2'],
      deck: ['get-on-with-it', 'plumbus', 'snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('draw-2-and-use-em', 'get-on-with-it');
    ann.mustPick('draw-5', 'draw-4', use('get-on-with-it'));
    expect(ann.keepers).toEqual(['plumbus']);
    ann.picks(use('get-on-with-it'));
    expect(ann.hand).toEqual(['snowball', 'hamurai', 'tinkles']);
    bob.isToAct();
  });

  test('FLX-198 a card played through an effect never is part of the hand', () => {
    const { ann, table } = deal({
      ann: { hand: ['use-what-you-take', 'draw-5'] },
      bob: { hand: ['trade-hands'] },
      cat: { hand: ['draw-4', 'draw-3'] },
      unfinished: true,
    });
    ann.plays('use-what-you-take', 'bob');
    // Trade Hands is being carried out: ann's hand is what it was.
    expect(ann.hand).toEqual(['draw-5']);
    expect(table.zone('stack')).toEqual(['use-what-you-take', 'trade-hands']);
    ann.mustPick('bob', 'cat');
  });

  test('FLX-018 FLX-019 «in play» is New Rules, Goals, Keepers and Creepers, nothing else', () => {
    const { ann } = deal({
      ann: { hand: ['zap-a-card', 'draw-5'], keepers: ['plumbus'] },
      bob: { hand: ['draw-4'], keepers: ['snowball'], creepers: ['cronenbergs'] },
      rules: ['play-2'],
      goals: ['goal-house-party'],
      discard: ['hamurai', 'play-3'],
      unfinished: true,
    });
    ann.plays('zap-a-card');
    ann.mustPick('plumbus', 'snowball', 'cronenbergs', 'play-2', 'goal-house-party');
    ann.cannotPick('basic-rules', 'zap-a-card', 'hamurai', 'play-3', 'draw-5', 'draw-4');
  });

  test('FLX-024 cards discarded together lie in the order of their zone', () => {
    const { ann, table } = deal({
      ann: { hand: ['lets-simplify', 'draw-5'] },
      bob: { hand: ['goal-house-party'] },
      rules: ['play-2', 'draw-2', 'recycling', 'get-schwifty'],
      vars: { plays: 1 },
    });
    ann.plays('lets-simplify');
    ann.picks('recycling', 'play-2');
    expect(rulesOf(table)).toEqual(['draw-2', 'get-schwifty']);
    expect(table.zone('discard')).toEqual(['lets-simplify', 'recycling', 'play-2']);
  });
});
