import { describe, expect, test } from 'vitest';
import { AT_START, DRAW, deal, END, use } from './table.ts';

describe('14. Free actions', () => {
  test('FLX-240 FLX-241 FLX-322 free actions are optional bonus actions and use up no play', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['plumbus', 'draw-2'], keepers: ['snowball'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling'],
    });
    ann.plays(use('recycling'));
    expect(table.vars.plays).toBe(0);
    bob.isNotAsked();
    ann.isOffered('plumbus', 'draw-2');
    const declined = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['snowball'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling'],
    });
    declined.ann.plays('goal-house-party', END);
    expect(declined.ann.keepers).toEqual(['snowball']);
    declined.bob.isToAct();
  });

  test('FLX-242 in any order, before the draw, between plays and after the last play', () => {
    const { ann, bob } = deal({
      ann: {
        hand: ['goal-house-party', 'goal-guard-duty', 'goal-picture-day'],
        keepers: ['mr-meeseeks', 'plumbus', 'interdimensional-cable-box', 'squanchy'],
      },
      bob: { hand: ['draw-5'] },
      rules: ['recycling', 'get-schwifty', 'play-2'],
      deck: ['draw-2', 'draw-3', 'draw-4', 'play-3', 'play-4', 'jackpot', 'hamurai', 'tinkles', 'beth-smith'],
      vars: AT_START,
    });
    ann.mustPick(use('recycling'), use('get-schwifty'), use('mr-meeseeks'), use('interdimensional-cable-box'), DRAW);
    ann.plays(use('get-schwifty'), 'squanchy');
    ann.mustPick(use('recycling'), use('mr-meeseeks'), use('interdimensional-cable-box'), DRAW);
    ann.picks(DRAW);
    ann.plays('goal-house-party');
    ann.picks(use('mr-meeseeks'));
    ann.plays('goal-guard-duty');
    ann.mustPick(use('recycling'), use('interdimensional-cable-box'), END);
    ann.plays(use('recycling'), 'plumbus');
    ann.picks(END);
    bob.isToAct();
  });

  test('FLX-242 FLX-280 only the active player uses them', () => {
    const { ann, bob } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['mr-meeseeks'] },
      rules: ['recycling'],
    });
    ann.mustPick('goal-house-party', 'draw-2');
    bob.cannotPick(use('recycling'), use('mr-meeseeks'));
  });

  test('FLX-243 «once a turn» means once per turn and card', () => {
    const { ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['squanchy', 'rick-sanchez'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling', 'get-schwifty'],
    });
    ann.plays(use('get-schwifty'), 'squanchy');
    ann.cannotPick(use('get-schwifty'));
    ann.isOffered(use('recycling'));
  });

  // No Keeper in play; none with the speech mark; no Creeper and no Jerry.
  test.each(['recycling', 'get-schwifty', 'blame-jerry'] as const)('FLX-244 FLX-252 %s is not available without what it needs', (rule) => {
    const { ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: rule === 'get-schwifty' ? ['plumbus', 'summer-smith'] : [] },
      bob: { hand: ['draw-5'] },
      rules: [rule],
    });
    ann.mustPick('goal-house-party', 'draw-2');
  });

  test('FLX-244 FLX-252 nor is one that could do nothing for lack of cards to draw, reveal or look at', () => {
    const { ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['interdimensional-cable-box', 'squanchy'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['mystery-play', 'get-schwifty'],
      rest: 'box',
      unfinished: true,
    });
    ann.mustPick('goal-house-party', 'draw-2');
  });

  test('FLX-252 cards in the discard pile are enough to draw or reveal, not to look at', () => {
    const { ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['interdimensional-cable-box', 'squanchy'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['mystery-play', 'get-schwifty'],
      discard: ['plumbus', 'snowball'],
      rest: 'box',
    });
    ann.mustPick('goal-house-party', 'draw-2', use('mystery-play'), use('get-schwifty'));
  });

  test('FLX-252 Recycling, Galactic Federation and Mr. Meeseeks need no card to draw', () => {
    const { ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: ['mr-meeseeks'], creepers: ['galactic-federation'] },
      bob: { hand: ['draw-5', 'draw-4'] },
      rules: ['recycling'],
      rest: 'box',
    });
    ann.mustPick('goal-house-party', 'draw-2', use('recycling'), use('galactic-federation'), use('mr-meeseeks'));
  });

  test.each([
    ['birdperson', 'galactic-federation'],
    ['portal-gun', 'cronenbergs'],
  ] as const)('FLX-252 %s needs %s in front of oneself', (keeper, creeper) => {
    const without = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: [keeper] },
      bob: { hand: ['draw-5'], creepers: [creeper] },
    });
    without.ann.mustPick('goal-house-party', 'draw-2');
    const with_ = deal({
      ann: { hand: ['goal-house-party', 'draw-2'], keepers: [keeper], creepers: [creeper] },
      bob: { hand: ['draw-5'] },
    });
    with_.ann.isOffered(use(keeper));
  });

  test('FLX-247 Get On With It! and Swap Plays for Draws stay beside each other and beside any Play rule', () => {
    const { ann } = deal({
      ann: { hand: ['swap-plays-for-draws', 'draw-2', 'draw-3'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2', 'get-on-with-it'],
    });
    ann.plays('swap-plays-for-draws');
    ann.mustPick('draw-2', 'draw-3', use('get-on-with-it'), use('swap-plays-for-draws'));
  });

  test('FLX-250 a free action granted by a New Rule is open in the turn in which the rule is played', () => {
    const { ann } = deal({
      ann: { hand: ['recycling', 'draw-2'], keepers: ['plumbus'] },
      bob: { hand: ['draw-5'] },
    });
    ann.plays('recycling');
    ann.mustPick(use('recycling'), END);
  });

  test('FLX-253 a free action is one event: cost and result together, then everything is settled', () => {
    // Discarding the third friend breaks nothing yet: the hand counts after the draw.
    const nine = ['draw-3', 'draw-4', 'draw-2', 'play-2', 'play-3', 'play-4', 'hand-limit-0', 'hand-limit-1', 'hand-limit-2'] as const;
    const { ann, table } = deal({
      ann: { hand: nine.slice(0, 8), keepers: ['plumbus'] },
      bob: { hand: ['draw-5'] },
      rules: ['recycling'],
      goals: ['goal-infinite-timelines'],
      deck: ['snowball', 'hamurai', 'galactic-federation', 'tinkles'],
    });
    ann.picks(use('recycling'));
    expect(ann.hand).toHaveLength(11);
    expect(table.winners).toEqual([]);
    // Butter Robot: gift and draw first, then the receiver's discard.
    const gift = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['butter-robot'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1'],
      deck: ['plumbus'],
      unfinished: true,
    });
    gift.ann.plays(use('butter-robot'), 'draw-2');
    expect(gift.ann.hand).toEqual(['draw-3', 'plumbus']);
    gift.bob.mustPick('draw-5', 'draw-2');
  });

  test('FLX-253 FLX-263 only the nested play of Mystery Play is settled on its own', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-2', 'draw-3'], keepers: ['summer-smith', 'squanchy'] },
      bob: { hand: ['draw-5'] },
      rules: ['mystery-play'],
      deck: ['goal-house-party'],
    });
    ann.picks(use('mystery-play'));
    expect(table.winners).toEqual(['ann']);
  });
});
