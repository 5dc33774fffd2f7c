import { describe, expect, test } from 'vitest';
import { AT_START, deal, use } from './table.ts';

/** For a card that cannot be used now the game says why, with the rule it rests on. */
describe('why a card cannot be used', () => {
  test('a card in hand that may be played has nothing to explain', () => {
    const { ann } = deal({ ann: { hand: ['draw-2', 'plumbus'] }, bob: { hand: ['draw-5'] } });
    expect(ann.whyNot('draw-2')).toBeUndefined();
  });

  test('FLX-093 not on another’s turn', () => {
    const { bob } = deal({ ann: { hand: ['draw-2', 'plumbus'] }, bob: { hand: ['draw-5'], keepers: ['mr-meeseeks'] } });
    expect(bob.whyNot('draw-5')).toEqual({ key: 'not-your-turn', rule: 'FLX-093' });
    expect(bob.whyNot('mr-meeseeks')).toEqual({ key: 'not-your-turn-free', rule: 'FLX-280' });
  });

  test('FLX-015 a card that the seat does not see is not spoken of', () => {
    const { bob } = deal({ ann: { hand: ['draw-2', 'plumbus'] }, bob: { hand: ['draw-5'] } });
    expect(bob.whyNot('draw-2')).toBeUndefined();
  });

  test('FLX-060 not while an effect is being carried out', () => {
    const { ann } = deal({
      ann: { hand: ['trash-something', 'draw-2'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus'] },
      unfinished: true,
    });
    ann.plays('trash-something');
    expect(ann.whyNot('draw-2')?.rule).toBe('FLX-060');
    expect(ann.whyNot('mr-meeseeks')?.rule).toBe('FLX-060');
  });

  test('FLX-060 not while discarding for the limits', () => {
    const { ann } = deal({
      ann: { hand: ['goal-house-party', 'draw-2', 'draw-3'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1'],
      unfinished: true,
    });
    ann.plays('goal-house-party', 'end-turn');
    ann.mustPick('draw-2', 'draw-3');
    expect(ann.whyNot('draw-2')?.rule).toBe('FLX-060');
    expect(ann.whyNot('mr-meeseeks')?.rule).toBe('FLX-060');
  });

  test('FLX-121 not before the draw phase, FLX-122 not without a play owed', () => {
    const before = deal({ ann: { hand: ['draw-2'], keepers: ['mr-meeseeks'] }, bob: { hand: ['draw-5'] }, vars: AT_START });
    expect(before.ann.whyNot('draw-2')?.rule).toBe('FLX-121');
    expect(before.ann.whyNot('mr-meeseeks')).toBeUndefined();
    const after = deal({ ann: { hand: ['draw-2'], keepers: ['mr-meeseeks'] }, bob: { hand: ['draw-5'] }, vars: { plays: 1 } });
    expect(after.ann.whyNot('draw-2')?.rule).toBe('FLX-122');
  });

  test('FLX-098 not while the first play is a random one', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'plumbus'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5'] },
      rules: ['first-play-random', 'play-2'],
    });
    expect(ann.whyNot('plumbus')?.rule).toBe('FLX-098');
  });

  test('FLX-243 used this turn, FLX-252 condition not met, FLX-158 another’s', () => {
    const { ann } = deal({
      ann: { hand: ['draw-2', 'plumbus'], keepers: ['squanchy', 'portal-gun'] },
      bob: { hand: ['draw-5'], keepers: ['butter-robot'] },
      rules: ['get-schwifty', 'blame-jerry'],
    });
    ann.picks(use('get-schwifty'));
    expect(ann.whyNot('get-schwifty')).toEqual({ key: 'used', rule: 'FLX-243' });
    expect(ann.whyNot('blame-jerry')).toEqual({ key: 'condition', rule: 'FLX-252' });
    expect(ann.whyNot('portal-gun')).toEqual({ key: 'condition', rule: 'FLX-252' });
    expect(ann.whyNot('butter-robot')).toEqual({ key: 'not-yours', rule: 'FLX-158' });
  });
});
