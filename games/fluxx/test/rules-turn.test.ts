import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, use } from './table.ts';

describe('4. Turn: order of events', () => {
  test('FLX-050 a turn is draw, play, Hand Limit, Keeper Limit, in this order', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['plumbus', 'jackpot'], keepers: ['snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-3'] },
      rules: ['hand-limit-1', 'keeper-limit-3'],
      deck: ['szechuan-sauce', 'draw-2'],
      vars: AT_START,
    });
    ann.mustPick('plumbus', 'jackpot', 'szechuan-sauce');
    ann.plays('plumbus');
    ann.mustPick('jackpot', 'szechuan-sauce');
    ann.picks('jackpot');
    ann.mustPick('snowball', 'hamurai', 'tinkles', 'plumbus');
    bob.isNotAsked();
    ann.picks('hamurai');
    expect(ann.hand).toEqual(['szechuan-sauce']);
    expect(ann.keepers).toEqual(['snowball', 'tinkles', 'plumbus']);
    expect(table.zone('discard')).toEqual(['hamurai', 'jackpot']);
    bob.mustPick('draw-3', 'draw-2');
  });

  test('FLX-051 start-of-turn effects, free actions, draw, plays mixed with free actions, last free actions, limits, next turn', () => {
    const { ann, bob } = deal({
      ann: {
        hand: ['draw-3', 'birdperson', 'beth-smith'],
        keepers: ['plumbus', 'snowball', 'hamurai', 'interdimensional-cable-box'],
        creepers: ['evil-morty'],
      },
      bob: { hand: ['play-3'] },
      rules: ['recycling', 'hand-limit-1'],
      deck: ['jackpot', 'draw-2', 'play-2', 'play-4', 'goal-house-party', 'goal-guard-duty', 'draw-5'],
      vars: AT_START,
    });
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'interdimensional-cable-box');
    ann.picks('hamurai');
    ann.mustPick(use('recycling'), use('interdimensional-cable-box'), DRAW);
    expect(ann.hand).toEqual(['draw-3', 'birdperson', 'beth-smith']);
    ann.picks(DRAW);
    expect(ann.hand).toEqual(['draw-3', 'birdperson', 'beth-smith', 'jackpot']);
    ann.mustPick('draw-3', 'birdperson', 'beth-smith', 'jackpot', use('recycling'), use('interdimensional-cable-box'));
    ann.picks(use('interdimensional-cable-box'));
    ann.picks('draw-2', 'play-2', 'play-4');
    ann.mustPick('draw-3', 'birdperson', 'beth-smith', 'jackpot', use('recycling'));
    ann.picks('birdperson');
    bob.isNotAsked();
    ann.mustPick(use('recycling'), END);
    ann.plays(use('recycling'), 'snowball');
    expect(ann.hand).toEqual(['draw-3', 'beth-smith', 'jackpot', 'draw-2', 'play-2', 'play-4']);
    ann.picks('draw-3', 'beth-smith', 'jackpot', 'draw-2', 'play-2');
    bob.mustPick('play-3', 'goal-house-party');
  });

  test('FLX-052 once-a-turn uses, drawn cards and plays are counted anew each turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['hamurai', 'draw-2'], keepers: ['plumbus', 'snowball'] },
      bob: { hand: ['goal-house-party', 'goal-guard-duty'] },
      rules: ['recycling', 'play-2'],
      deck: ['draw-3', 'draw-4', 'draw-5', 'play-3', 'jackpot', 'play-4', 'play-all', 'hand-limit-2'],
    });
    ann.plays(use('recycling'), 'plumbus');
    ann.cannotPick(use('recycling'));
    ann.plays('hamurai', 'draw-2');
    expect(ann.hand).toEqual(['draw-3', 'draw-4', 'draw-5', 'play-3']);
    // Two cards under Draw 2, and two plays although ann has made hers.
    bob.mustPick('goal-house-party', 'goal-guard-duty', 'jackpot', 'play-4');
    bob.plays('goal-house-party', 'goal-guard-duty');
    ann.mustPick(use('recycling'), DRAW);
    ann.picks(DRAW);
    expect(ann.hand).toEqual(['draw-3', 'draw-4', 'draw-5', 'play-3', 'play-all', 'hand-limit-2']);
  });

  test('FLX-053 repeated lines are said first, then Evil Morty takes a Keeper, and there is no declining', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus'], keepers: ['squanchy', 'snowball'], creepers: ['evil-morty'] },
      bob: { hand: ['draw-3'] },
      vars: AT_START,
    });
    expect(ann.logKeys).toContain('say');
    expect(bob.logKeys).toContain('say');
    ann.mustPick('squanchy', 'snowball');
    ann.picks('squanchy');
    expect(ann.keepers).toEqual(['snowball']);
    expect(ann.creepers).toEqual(['evil-morty']);
    expect(ann.hand).toHaveLength(2);
  });

  test('FLX-054 Evil Morty drawn after the start of the turn waits for the next turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2'], keepers: ['plumbus', 'snowball'] },
      bob: { hand: ['goal-house-party', 'goal-guard-duty'] },
      deck: ['evil-morty', 'draw-3', 'play-4', 'hamurai', 'jackpot'],
      vars: AT_START,
    });
    ann.mustPick('draw-2', 'draw-3');
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    ann.plays('draw-2');
    bob.plays('goal-house-party');
    ann.mustPick('plumbus', 'snowball');
    ann.picks('plumbus');
    expect(ann.keepers).toEqual(['snowball']);
  });

  test('FLX-055 the active player draws as many cards as the Draw rule says', () => {
    const { ann, bob } = deal({
      ann: { hand: [] },
      bob: { hand: ['draw-5'] },
      rules: ['draw-3'],
      deck: ['plumbus', 'snowball', 'hamurai', 'jackpot'],
      vars: AT_START,
    });
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai']);
    bob.isNotAsked();
  });

  test('FLX-056 FLX-321 plays are mandatory: no passing while the Play rule wants another card', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
    });
    ann.isRefused('too-few', []);
    ann.plays('plumbus');
    bob.isNotAsked();
    ann.mustPick('snowball', 'hamurai', 'tinkles');
    ann.cannotPick(END);
    ann.isRefused('too-few', []);
    ann.plays('tinkles');
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-057 any card of the hand may be played, whatever its type', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus', 'goal-house-party', 'draw-2', 'jackpot'] },
      bob: { hand: ['draw-5'] },
    });
    ann.mustPick('plumbus', 'goal-house-party', 'draw-2', 'jackpot');
  });

  test('FLX-058 FLX-059 at the end of the turn hand and Keepers are brought down to the limits in force', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'draw-2', 'draw-3'], keepers: ['snowball', 'hamurai', 'tinkles', 'pencilvester'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1', 'keeper-limit-4'],
    });
    ann.plays('plumbus');
    ann.mustPick('draw-2', 'draw-3');
    ann.picks('draw-2');
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles', 'pencilvester');
    ann.picks('pencilvester');
    expect(ann.hand).toHaveLength(1);
    expect(ann.keepers).toHaveLength(4);
    bob.isToAct();
  });

  test('FLX-058 FLX-059 without a limit nothing is discarded', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['plumbus', 'draw-2', 'draw-3', 'draw-4'], keepers: ['snowball', 'hamurai', 'tinkles', 'pencilvester'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('plumbus');
    bob.isToAct();
    expect(table.zone('discard')).toEqual([]);
  });

  test('FLX-060 no free action while an Action is carried out, nor while discarding for the limits', () => {
    const { ann, bob } = deal({
      ann: { hand: ['trash-something', 'draw-2', 'draw-3'], keepers: ['plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['draw-5'], keepers: ['squanchy'] },
      rules: ['recycling', 'hand-limit-1', 'keeper-limit-3'],
      deck: ['draw-4', 'play-2', 'play-3'],
    });
    ann.isOffered(use('recycling'));
    ann.plays('trash-something');
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles', 'squanchy');
    ann.picks('squanchy');
    ann.picks(END);
    ann.mustPick('draw-2', 'draw-3');
    ann.picks('draw-3');
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'tinkles');
    ann.cannotPick(use('recycling'));
    ann.picks('plumbus');
    bob.isToAct();
  });

  test('FLX-060 no free action in the middle of a compound Action', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2-and-use-em', 'draw-5'], keepers: ['plumbus'] },
      bob: { hand: ['goal-guard-duty'] },
      rules: ['recycling'],
      deck: ['snowball', 'hamurai'],
    });
    ann.plays('draw-2-and-use-em');
    ann.mustPick('snowball', 'hamurai');
    ann.cannotPick(use('recycling'));
    ann.picks('snowball');
    ann.mustPick(use('recycling'), END);
    expect(ann.keepers).toEqual(['plumbus', 'snowball', 'hamurai']);
  });

  test('FLX-061 with a free action left the turn ends only when declared over', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling'],
    });
    ann.plays('plumbus');
    ann.mustPick(use('recycling'), END);
    bob.isNotAsked();
    ann.picks(END);
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-061 without a free action left the turn ends by itself', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling'],
    });
    ann.plays('goal-house-party');
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-062 an effect that ends the turn cancels plays and the last window, but not the limits', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'draw-2', 'draw-3'], keepers: ['snowball', 'hamurai', 'tinkles', 'pencilvester'] },
      bob: { hand: ['goal-house-party'] },
      rules: ['get-on-with-it', 'play-3', 'hand-limit-2', 'keeper-limit-3', 'recycling'],
      deck: ['jackpot', 'draw-4', 'draw-5'],
    });
    ann.picks(use('get-on-with-it'));
    ann.mustPick('jackpot', 'draw-4', 'draw-5');
    ann.picks('jackpot');
    ann.mustPick('snowball', 'hamurai', 'tinkles', 'pencilvester');
    ann.picks('snowball');
    bob.isToAct();
    expect(ann.hand).toEqual(['draw-4', 'draw-5']);
  });

  test('FLX-063 FLX-065 take-another-turn: the same player starts a full new turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['take-another-turn', 'draw-2'], keepers: ['plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling', 'draw-3'],
      deck: ['jackpot', 'play-3', 'play-4', 'goal-house-party', 'goal-guard-duty', 'goal-picture-day', 'play-2'],
      vars: { drawn: 3 },
    });
    ann.plays(use('recycling'), 'plumbus');
    ann.plays('take-another-turn');
    bob.isNotAsked();
    ann.mustPick(use('recycling'), DRAW);
    ann.picks(DRAW);
    expect(ann.hand).toEqual(['draw-2', 'jackpot', 'play-3', 'play-4', 'goal-house-party', 'goal-guard-duty', 'goal-picture-day']);
    ann.plays('goal-house-party');
    ann.picks(END);
    bob.isToAct();
  });

  test('FLX-064 played again in the same turn it adds nothing', () => {
    const { ann, bob } = deal({
      ann: { hand: ['take-another-turn', 'lets-do-that-again', 'goal-house-party', 'play-4'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('take-another-turn', 'lets-do-that-again');
    ann.mustPick('goal-house-party', 'play-4', 'plumbus');
    ann.plays('plumbus', 'goal-house-party');
    expect(ann.hand).toEqual(['play-4']);
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-064 played again in the extra turn it adds nothing', () => {
    const { ann, bob } = deal({
      ann: { hand: ['take-another-turn', 'lets-do-that-again', 'play-4'] },
      bob: { hand: ['draw-5'] },
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('take-another-turn');
    ann.mustPick('lets-do-that-again', 'play-4', 'plumbus');
    ann.plays('lets-do-that-again');
    ann.isNotAsked();
    bob.isToAct();
  });

  test('FLX-066 the limits apply at the end of the first of two turns as well', () => {
    const { ann, bob } = deal({
      ann: { hand: ['take-another-turn', 'play-3', 'play-4'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1'],
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('take-another-turn');
    ann.mustPick('play-3', 'play-4');
    ann.picks('play-3');
    ann.mustPick('play-4', 'plumbus');
    bob.isNotAsked();
  });

  test('FLX-067 before drawing the game waits only if a free action could be used', () => {
    const withKeeper = deal({
      ann: { hand: ['draw-2'], keepers: ['plumbus'] },
      bob: {},
      rules: ['recycling'],
      vars: AT_START,
    });
    withKeeper.ann.mustPick(use('recycling'), DRAW);
    expect(withKeeper.ann.hand).toEqual(['draw-2']);
    const without = deal({ ann: { hand: ['draw-2'] }, bob: {}, rules: ['recycling'], deck: ['plumbus'], vars: AT_START });
    without.ann.mustPick('draw-2', 'plumbus');
  });

  test('FLX-040 FLX-068 turns pass clockwise, and an extra turn only repeats its owner’s place', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['take-another-turn', 'play-4', 'jackpot'] },
      bob: { hand: ['draw-5'] },
      cat: { hand: ['draw-4'] },
      deck: ['plumbus', 'snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('take-another-turn');
    ann.plays('plumbus');
    bob.mustPick('draw-5', 'snowball');
    bob.plays('snowball');
    cat.mustPick('draw-4', 'hamurai');
    cat.plays('hamurai');
    ann.mustPick('play-4', 'jackpot', 'tinkles');
  });

  test('FLX-068 the extra turn changes nothing about who sits before whom', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['take-another-turn', 'goal-house-party', 'play-4'] },
      bob: { hand: ['draw-5'], creepers: ['cronenbergs'] },
      cat: { hand: ['draw-4'] },
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('take-another-turn', 'goal-house-party');
    expect(ann.creepers).toEqual(['cronenbergs']);
    expect(bob.creepers).toEqual([]);
    expect(cat.creepers).toEqual([]);
  });
});
