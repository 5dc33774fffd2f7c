import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, goalsOf, RANDOM, rulesOf, use } from './table.ts';

describe('6. Playing', () => {
  test('FLX-080 FLX-092 a card is carried out in full, and what is impossible of it does not stop the rest', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['jackpot', 'draw-2'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus'],
      discard: ['snowball'],
      rest: 'box',
    });
    ann.plays('jackpot');
    expect(ann.hand).toEqual(['draw-2', 'plumbus', 'snowball']);
    expect(table.zone('discard')).toEqual([]);
    // Jackpot lay on the resolving stack; bob's draw has shuffled it in since.
    expect(bob.hand).toEqual(['draw-5', 'draw-4', 'jackpot']);
  });

  test('FLX-081 each play from hand counts one', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai', 'draw-2'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-3'],
    });
    ann.plays('plumbus');
    expect(table.vars.plays).toBe(1);
    ann.plays('snowball');
    expect(table.vars.plays).toBe(2);
    ann.mustPick('hamurai', 'draw-2');
    ann.plays('hamurai');
    bob.isToAct();
  });

  test('FLX-082 who holds fewer cards than the Play rule demands plays all of them', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-4'],
    });
    ann.plays('plumbus');
    expect(ann.hand).toEqual([]);
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    bob.isToAct();
  });

  test('FLX-083 with an empty hand the turn is over, but free actions may be used first', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-4', 'recycling'],
      deck: ['hamurai', 'tinkles', 'draw-2'],
    });
    ann.plays('plumbus');
    ann.plays('snowball');
    ann.mustPick(use('recycling'), END);
    ann.picks(END);
    bob.isToAct();
  });

  test('FLX-084 FLX-122 a free action that brings cards brings owed plays as well', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-3', 'recycling'],
      deck: ['draw-2', 'jackpot', 'goal-house-party', 'play-4'],
    });
    ann.plays('plumbus', 'snowball');
    ann.plays(use('recycling'), 'plumbus');
    ann.mustPick('draw-2', 'jackpot', 'goal-house-party');
    ann.cannotPick(END);
    ann.plays('goal-house-party');
    bob.isToAct();
  });

  test('FLX-085 an Action with everything played because of it is one play', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'play-3', 'play-4'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
      deck: ['plumbus', 'snowball'],
    });
    ann.plays('draw-2-and-use-em', 'plumbus');
    expect(ann.keepers).toEqual(['plumbus', 'snowball']);
    expect(table.vars.plays).toBe(1);
    ann.mustPick('play-3', 'play-4');
  });

  test('FLX-086 FLX-087 neither a Creeper on the table nor a free action is a play', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      deck: ['evil-morty', 'plumbus', 'snowball'],
    });
    ann.picks(use('mr-meeseeks'));
    expect(ann.creepers).toEqual(['evil-morty']);
    expect(table.vars.plays).toBe(0);
    bob.isNotAsked();
    ann.mustPick('draw-2', 'draw-3', 'plumbus', 'snowball');
  });

  test('FLX-088 FLX-089 unwanted cards cannot be dropped: playing means using', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'goal-house-party'] },
      bob: { hand: ['draw-5'] },
    });
    ann.mustPick('draw-2', 'goal-house-party');
    ann.cannotPick(END);
    ann.plays('draw-2');
    expect(table.zone('discard')).toEqual([]);
    expect(rulesOf(table)).toEqual(['draw-2']);
    bob.isToAct();
  });

  test('FLX-090 a player may have to play what makes an opponent win', () => {
    const { ann, table } = deal({
      ann: { hand: ['goal-house-party', 'goal-old-bandmates'] },
      bob: { keepers: ['squanchy', 'summer-smith', 'birdperson'] },
    });
    ann.mustPick('goal-house-party', 'goal-old-bandmates');
    ann.plays('goal-house-party');
    expect(table.winners).toEqual(['bob']);
  });

  test('FLX-091 FLX-171 a card whose effect is impossible may be played: it counts, and nothing happens', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['exchange-keepers', 'rules-reset', 'draw-2'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('exchange-keepers');
    expect(table.zone('discard')).toEqual(['exchange-keepers']);
    expect(ann.hand).toEqual(['rules-reset', 'draw-2']);
    bob.isToAct();
  });

  test('FLX-093 FLX-280 nobody plays cards on another player’s turn', () => {
    const { ann, bob } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['draw-5'], keepers: ['mr-meeseeks'] },
    });
    ann.isToAct();
    bob.isNotAsked();
    bob.cannotPick('draw-5', use('mr-meeseeks'));
    bob.isRefused('not-asked', ['draw-5']);
  });

  test('FLX-094 play-all goes on until the hand is empty, cards gained meanwhile included', () => {
    const { ann, bob } = deal({
      ann: { hand: ['jackpot', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-all'],
      deck: ['snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('plumbus');
    ann.mustPick('snowball', 'hamurai', 'tinkles');
    ann.plays('snowball', 'hamurai');
    expect(ann.hand).toEqual([]);
    expect(ann.keepers).toEqual(['plumbus', 'snowball', 'hamurai', 'tinkles']);
    bob.isToAct();
  });

  test('FLX-095 play-all-but-1 goes on until at most one card is in hand', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-all-but-1'],
    });
    ann.plays('plumbus');
    ann.mustPick('snowball', 'hamurai');
    ann.plays('hamurai');
    expect(ann.hand).toEqual(['snowball']);
    bob.isToAct();
  });

  test('FLX-096 who began the turn empty-handed and drew one card draws an extra one', () => {
    const { ann } = deal({
      ann: { hand: [] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-all-but-1'],
      deck: ['plumbus', 'snowball', 'hamurai'],
      vars: AT_START,
    });
    ann.mustPick('plumbus', 'snowball');
  });

  test.each([
    ['two cards under the Draw rule', { hand: [], rules: ['play-all-but-1', 'draw-2'], drawn: 2 }],
    ['a card in hand at the start', { hand: ['draw-3'], rules: ['play-all-but-1'], drawn: 2 }],
  ] as const)('FLX-096 no extra card with %s', (_, { hand, rules, drawn }) => {
    const { ann } = deal({
      ann: { hand },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules,
      deck: ['plumbus', 'snowball', 'hamurai'],
      vars: AT_START,
    });
    expect(ann.hand).toHaveLength(drawn);
  });

  test('FLX-096 the extra card is one event with the draw phase: victory is looked at after it', () => {
    const { table } = deal({
      ann: { hand: [], keepers: ['summer-smith', 'squanchy'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-all-but-1'],
      goals: ['goal-family-dinner'],
      deck: ['plumbus', 'evil-morty', 'snowball', 'hamurai'],
      vars: AT_START,
    });
    expect(table.seat('ann').hand).toEqual(['plumbus', 'snowball']);
    expect(table.seat('ann').creepers).toEqual(['evil-morty']);
  });

  test('FLX-097 FLX-109 coming into play on such a turn, the rule gives the extra card at once', () => {
    const { ann, bob } = deal({
      ann: { hand: ['play-all-but-1'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      deck: ['plumbus', 'snowball'],
      vars: { beganEmpty: true },
    });
    expect(ann.hand).toEqual(['plumbus']);
    bob.isToAct();
  });

  test('FLX-097 but at most once a turn', () => {
    const { ann } = deal({
      ann: { hand: ['zap-a-card', 'hamurai', 'tinkles'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-all-but-1'],
      deck: ['plumbus', 'snowball', 'pencilvester'],
      vars: { beganEmpty: true, extraCard: true, plays: 0 },
    });
    ann.plays('zap-a-card', 'play-all-but-1');
    ann.picks(END);
    expect(ann.hand).toEqual(['hamurai', 'tinkles', 'play-all-but-1']);
  });

  test('FLX-052 FLX-097 «once a turn» is counted anew: the extra card comes every turn that begins empty-handed', () => {
    const { ann, bob } = deal({
      ann: { hand: ['take-another-turn', 'hamurai'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['play-all-but-1', 'hand-limit-0'],
      deck: ['plumbus', 'snowball', 'tinkles'],
      vars: { beganEmpty: true, extraCard: true },
    });
    ann.plays('take-another-turn', END);
    // Hand Limit 0 took the last card: the extra turn begins with an empty hand.
    ann.picks(DRAW);
    expect(ann.hand).toEqual(['plumbus', 'snowball']);
    bob.isNotAsked();
  });

  test('FLX-098 FLX-350 the first play from hand is a random card, at the moment the player likes', () => {
    const { ann, table } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai'], keepers: ['tinkles', 'mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      rules: ['first-play-random', 'play-2', 'recycling'],
      deck: ['draw-2', 'play-3', 'draw-4'],
      chance: [4],
    });
    ann.mustPick(RANDOM, use('recycling'), use('mr-meeseeks'));
    ann.cannotPick('plumbus');
    ann.plays(use('recycling'), 'tinkles');
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai', 'draw-2', 'play-3', 'draw-4']);
    ann.picks(RANDOM);
    expect(rulesOf(table)).toContain('play-3');
    ann.mustPick('plumbus', 'snowball', 'hamurai', 'draw-2', 'draw-4', use('mr-meeseeks'));
  });

  test.each([
    ['Play 1', ['first-play-random'], ['plumbus', 'snowball']],
    ['Play All But 1 with two cards', ['first-play-random', 'play-all-but-1'], ['plumbus', 'snowball']],
  ] as const)('FLX-098 with a single play owed the player chooses: %s', (_, rules, hand) => {
    const { ann } = deal({ ann: { hand }, bob: { hand: ['draw-5'] }, rules });
    ann.mustPick(...hand);
  });

  test('FLX-099 once a play from hand was made the rule does nothing', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['draw-5'] },
      rules: ['first-play-random', 'play-3'],
      vars: { plays: 1 },
    });
    ann.mustPick('plumbus', 'snowball', 'hamurai');
  });

  test('FLX-099 a free action and its nested play are not that first play', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus', 'snowball', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      rules: ['first-play-random', 'play-2', 'mystery-play'],
      deck: ['hamurai'],
    });
    ann.picks(use('mystery-play'));
    expect(ann.keepers).toEqual(['mr-meeseeks', 'hamurai']);
    ann.mustPick(RANDOM, use('mr-meeseeks'));
    ann.cannotPick('plumbus', 'snowball', 'draw-3');
  });

  test('FLX-099 the rule played as the first card leaves the rest of the turn to the player', () => {
    const { ann, table } = deal({
      ann: { hand: ['first-play-random', 'snowball', 'draw-3', 'goal-house-party'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-3'],
    });
    ann.plays('first-play-random');
    ann.mustPick('snowball', 'draw-3', 'goal-house-party');
    ann.plays('goal-house-party');
    expect(goalsOf(table)).toEqual(['goal-house-party']);
  });
});
