import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, goalsOf, rulesOf, use } from './table.ts';

describe('7. New Rules', () => {
  test('FLX-100 a New Rule lies in the centre beside the Basic Rules and works at once', () => {
    const { ann, table } = deal({
      ann: { hand: ['play-2', 'plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('play-2');
    expect(table.zone('centre')).toEqual(['basic-rules', 'play-2']);
    ann.mustPick('plumbus', 'snowball', 'hamurai');
  });

  test('FLX-101 New Rules that regulate different things stay together', () => {
    const { ann, table } = deal({
      ann: { hand: ['recycling', 'plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['draw-2', 'play-2', 'hand-limit-2', 'keeper-limit-4', 'double-agenda', 'get-schwifty', 'dont-think-about-it', 'blame-jerry'],
      vars: { plays: 1 },
    });
    ann.plays('recycling');
    expect(rulesOf(table)).toHaveLength(9);
    expect(table.zone('discard')).toEqual([]);
  });

  test.each([
    ['draw', 'draw-2', 'draw-5'],
    ['play', 'play-3', 'play-all-but-1'],
    ['hand-limit', 'hand-limit-1', 'hand-limit-2'],
    ['keeper-limit', 'keeper-limit-3', 'keeper-limit-4'],
  ] as const)('FLX-102 FLX-103 FLX-312 in the slot «%s» the newer rule pushes the older one out', (_, older, newer) => {
    const { ann, table } = deal({
      ann: { hand: [newer, 'goal-house-party'] },
      bob: { hand: ['jackpot'] },
      cat: { hand: [] },
      rules: [older, 'get-schwifty'],
      vars: { drawn: 5 },
    });
    ann.plays(newer);
    expect(rulesOf(table)).toEqual(['get-schwifty', newer]);
    expect(table.zone('discard')).toEqual([older]);
  });

  test('FLX-103 double-agenda has a slot of its own', () => {
    const { ann, table } = deal({
      ann: { hand: ['double-agenda', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2', 'play-2', 'hand-limit-2', 'keeper-limit-4'],
      vars: { plays: 1 },
    });
    ann.plays('double-agenda');
    expect(rulesOf(table)).toHaveLength(5);
  });

  test('FLX-104 a New Rule overrides one half of the Basic Rules, which stay in the centre', () => {
    const { bob, table } = deal({
      ann: { hand: ['draw-2', 'plumbus'] },
      bob: { hand: ['jackpot', 'snowball'] },
      vars: {},
    });
    table.seat('ann').plays('draw-2');
    expect(table.zone('centre')).toContain('basic-rules');
    expect(bob.hand).toHaveLength(4);
    bob.plays('snowball');
    // The Play half of the Basic Rules still counts: one play, and the turn passes.
    bob.isNotAsked();
  });

  test.each(['zap-a-card', 'trash-a-new-rule'] as const)('FLX-105 %s cannot touch the Basic Rules', (action) => {
    const { ann } = deal({
      ann: { hand: [action, 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-5', 'play-2'],
      vars: { plays: 1 },
      unfinished: true,
    });
    ann.plays(action);
    ann.mustPick('draw-5', 'play-2');
    ann.cannotPick('basic-rules');
  });

  test('FLX-105 rules-reset leaves the Basic Rules where they are', () => {
    const { ann, table } = deal({
      ann: { hand: ['rules-reset', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-5', 'play-2'],
      vars: { plays: 1 },
    });
    ann.plays('rules-reset');
    expect(table.zone('centre')).toEqual(['basic-rules']);
  });

  test('FLX-106 a New Rule that leaves stops working at once; the Basic Rules fill the gap', () => {
    const { ann, bob } = deal({
      ann: { hand: ['rules-reset', 'plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-5', 'play-4', 'hand-limit-1'],
      deck: ['draw-2', 'draw-3'],
    });
    ann.plays('rules-reset');
    // One play made, Play 1 in force; no Hand Limit any more; bob draws one card only.
    ann.isNotAsked();
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai']);
    expect(bob.hand).toEqual(['jackpot', 'draw-2']);
  });

  test('FLX-107 the older rule is discarded first, then the new one takes effect', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-4', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2'],
      deck: ['snowball'],
      discard: ['hamurai'],
      rest: 'box',
    });
    ann.plays('draw-4');
    // The second card of the catch-up comes from the reshuffled discard pile, which holds Draw 2 already.
    expect(ann.hand).toHaveLength(3);
    expect(table.zone('discard')).toEqual([]);
    const moves = table.match
      .events(0)
      .flat()
      .flatMap((e) => (e.e === 'move' ? [`${e.def} to ${e.to}`] : []));
    expect(moves.slice(0, 3)).toEqual(['draw-2 to discard', 'draw-4 to centre', 'snowball to hand:0']);
  });

  test('FLX-108 a New Rule from a nested play works like one from hand', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'plumbus', 'jackpot'] },
      bob: { hand: ['goal-house-party', 'goal-guard-duty', 'goal-picture-day'] },
      deck: ['draw-3', 'hand-limit-1', 'snowball', 'hamurai'],
      rules: ['draw-2'],
    });
    ann.plays('draw-2-and-use-em', 'draw-3');
    expect(rulesOf(table)).toEqual(['draw-3', 'hand-limit-1']);
    expect(ann.hand).toEqual(['plumbus', 'jackpot', 'snowball']);
    bob.mustPick('goal-house-party', 'goal-guard-duty', 'goal-picture-day');
    bob.picks('goal-house-party', 'goal-guard-duty');
    ann.mustPick('plumbus', 'jackpot', 'snowball');
    ann.picks('plumbus', 'jackpot');
    bob.isToAct();
  });

  test('FLX-109 after a New Rule: replacement, catch-up draws, the others’ discards, victory', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2-and-use-em', 'plumbus'] },
      bob: { hand: ['snowball', 'jackpot'], keepers: ['summer-smith', 'squanchy', 'birdperson', 'tinkles'] },
      cat: { keepers: ['photography-raptor', 'reverse-giraffe', 'hamurai', 'ghost-in-a-jar'] },
      goals: ['goal-crowded-living-room'],
      rules: ['keeper-limit-4'],
      deck: ['keeper-limit-3', 'draw-2'],
      unfinished: true,
    });
    expect(table.winners).toEqual([]);
    ann.plays('draw-2-and-use-em', 'keeper-limit-3');
    bob.mustPick('summer-smith', 'squanchy', 'birdperson', 'tinkles');
    expect(table.winners).toEqual([]);
  });
});

describe('8. Draw and Play rules changing in mid-turn', () => {
  test('FLX-110 the difference to the new Draw rule is drawn at once', () => {
    const { ann } = deal({
      ann: { hand: ['draw-4', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-2'],
      deck: ['snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('draw-4');
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai']);
  });

  test('FLX-111 cards drawn beyond the new number are kept', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['draw-2', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-5'],
    });
    ann.plays('draw-2');
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai', 'tinkles']);
    expect(table.zone('discard')).toEqual(['draw-5']);
    expect(bob.hand).toHaveLength(3);
  });

  test('FLX-112 a Draw rule that leaves without a successor makes nobody draw or return', () => {
    const { ann, bob } = deal({
      ann: { hand: ['trash-a-new-rule', 'plumbus', 'snowball'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-3'],
      deck: ['hamurai', 'tinkles'],
    });
    ann.plays('trash-a-new-rule');
    expect(ann.hand).toEqual(['plumbus', 'snowball']);
    expect(bob.hand).toEqual(['jackpot', 'hamurai']);
  });

  test('FLX-113 before the draw phase a new Draw rule draws nothing at once; the draw phase uses it', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['jackpot'] },
      rules: ['mystery-play'],
      deck: ['draw-3', 'snowball', 'hamurai', 'tinkles', 'pencilvester'],
      vars: AT_START,
    });
    ann.picks(use('mystery-play'));
    expect(ann.hand).toEqual(['plumbus']);
    ann.mustPick(use('mr-meeseeks'), DRAW);
    ann.picks(DRAW);
    expect(ann.hand).toEqual(['plumbus', 'snowball', 'hamurai', 'tinkles']);
  });

  test('FLX-114 lowering and raising the rule in one turn does not draw the same cards twice', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'draw-4', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      rules: ['draw-3', 'play-2'],
      deck: ['snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('draw-2');
    expect(ann.hand).toEqual(['draw-4', 'plumbus']);
    ann.plays('draw-4');
    expect(ann.hand).toEqual(['plumbus', 'snowball']);
  });

  test('FLX-115 plays owed are the new number minus the plays made, the New Rule’s own included', () => {
    const { ann, bob } = deal({
      ann: { hand: ['play-3', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['jackpot'] },
    });
    ann.plays('play-3', 'plumbus', 'snowball');
    bob.isToAct();
    expect(ann.hand).toEqual(['hamurai', 'tinkles']);
  });

  test('FLX-116 a Play rule raised from 2 to 3 by the second play demands a third', () => {
    const { ann, bob } = deal({
      ann: { hand: ['play-3', 'plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['jackpot'] },
      rules: ['play-2'],
    });
    ann.plays('plumbus', 'play-3');
    ann.mustPick('snowball', 'hamurai');
    ann.plays('snowball');
    bob.isToAct();
  });

  test('FLX-117 if the plays made reach the new number, no more are owed', () => {
    const { ann, bob } = deal({
      ann: { hand: ['play-2', 'plumbus', 'snowball', 'hamurai', 'tinkles'] },
      bob: { hand: ['jackpot'] },
      rules: ['play-4'],
    });
    ann.plays('plumbus', 'snowball', 'play-2');
    expect(ann.hand).toEqual(['hamurai', 'tinkles']);
    bob.isToAct();
  });

  test('FLX-118 changed before any play from hand was made, the new number applies in full', () => {
    const { ann, bob } = deal({
      ann: { hand: ['plumbus', 'snowball', 'hamurai'] },
      bob: { hand: ['jackpot'] },
      rules: ['mystery-play'],
      deck: ['play-2'],
    });
    ann.picks(use('mystery-play'));
    ann.plays('plumbus', 'snowball');
    expect(ann.hand).toEqual(['hamurai']);
    bob.isToAct();
  });

  test('FLX-119 FLX-175 catch-up draws during a compound Action go to the hand, not to the side hand', () => {
    const { ann } = deal({
      ann: { hand: ['draw-3-play-2', 'plumbus'] },
      bob: { hand: ['jackpot'] },
      deck: ['draw-2', 'snowball', 'hamurai', 'tinkles'],
    });
    ann.plays('draw-3-play-2', 'draw-2');
    expect(ann.hand).toEqual(['plumbus', 'tinkles']);
    ann.mustPick('snowball', 'hamurai');
    ann.picks('snowball');
    expect(ann.hand).toEqual(['plumbus', 'tinkles']);
  });

  test('FLX-120 the others are not touched by Draw and Play rules before their own turn', () => {
    const { ann, bob, cat } = deal({
      ann: { hand: ['draw-4', 'play-3', 'plumbus'] },
      bob: { hand: ['jackpot', 'snowball'] },
      cat: { hand: ['hamurai'] },
      rules: ['play-2'],
      unfinished: false,
    });
    ann.plays('draw-4');
    expect(bob.hand).toEqual(['jackpot', 'snowball']);
    expect(cat.hand).toEqual(['hamurai']);
    bob.isNotAsked();
    ann.isToAct();
  });

  test.each([
    ['Play 3 with two cards', ['play-3'], ['plumbus', 'snowball'], 2],
    ['Play 3 with four cards', ['play-3'], ['plumbus', 'snowball', 'hamurai', 'tinkles'], 3],
    ['Play All', ['play-all'], ['plumbus', 'snowball', 'hamurai', 'tinkles'], 4],
    ['Play All But 1', ['play-all-but-1'], ['plumbus', 'snowball', 'hamurai', 'tinkles'], 3],
  ] as const)('FLX-121 FLX-246 plays owed under %s, as Swap Plays for Draws counts them', (_, rules, hand, owed) => {
    const { ann, bob } = deal({
      ann: { hand },
      bob: { hand: ['jackpot'] },
      rules: [...rules, 'swap-plays-for-draws'],
    });
    ann.picks(use('swap-plays-for-draws'));
    expect(ann.hand).toHaveLength(hand.length + owed);
    bob.isToAct();
  });

  test('FLX-121 FLX-251 before the draw phase no play is owed', () => {
    const { ann } = deal({
      ann: { hand: ['plumbus', 'snowball'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['jackpot'] },
      rules: ['swap-plays-for-draws', 'get-on-with-it'],
      vars: AT_START,
    });
    ann.mustPick(use('mr-meeseeks'), DRAW);
  });

  test('FLX-122 a free action in the last window can make plays owed again', () => {
    const { ann, table } = deal({
      ann: { hand: ['plumbus', 'goal-house-party', 'jackpot'] },
      bob: { hand: ['draw-5'] },
      rules: ['mystery-play'],
      deck: ['play-2'],
    });
    ann.plays('goal-house-party');
    expect(goalsOf(table)).toEqual(['goal-house-party']);
    ann.mustPick(use('mystery-play'), END);
    ann.picks(use('mystery-play'));
    ann.mustPick('plumbus', 'jackpot');
    ann.cannotPick(END);
  });
});
