import { describe, test } from 'vitest';
import { expectNoNonsense, expectSense } from '../../../bots/test/sense.ts';
import { deal } from './table.ts';

describe('hard is never stupid', () => {
  test('take the win: the Keeper that meets the Goal', () => {
    const { table } = deal({
      ann: { hand: ['draw-3', 'squanchy', 'plumbus', 'trade-hands'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5', 'play-2'], keepers: ['birdperson'] },
      goals: ['goal-house-party'],
      unfinished: true,
    });
    expectSense(table.match, 0, 'squanchy');
  });

  test('take the win: the Goal that is met already', () => {
    const { table } = deal({
      ann: { hand: ['draw-3', 'goal-house-party', 'plumbus', 'mr-meeseeks'], keepers: ['summer-smith', 'squanchy'] },
      bob: { hand: ['draw-5', 'play-2'], keepers: ['birdperson'] },
      unfinished: true,
    });
    expectSense(table.match, 0, 'goal-house-party');
  });

  test('do not give the win away: a Goal that somebody else meets stays in the hand', () => {
    const { table } = deal({
      ann: { hand: ['goal-house-party', 'plumbus', 'draw-2'] },
      bob: { hand: ['draw-5'], keepers: ['summer-smith', 'squanchy'] },
      unfinished: true,
    });
    expectNoNonsense(table.match, 0, 'goal-house-party');
  });

  test('take the win: of what can be stolen the Keeper that meets the Goal', () => {
    const { ann, table } = deal({
      ann: { hand: ['steal-something', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'], keepers: ['plumbus', 'squanchy', 'birdperson'] },
      goals: ['goal-house-party'],
      unfinished: true,
    });
    ann.plays('steal-something');
    expectSense(table.match, 0, 'squanchy');
  });

  test('block the win: what is trashed is the half of the Goal that somebody has', () => {
    const { ann, table } = deal({
      ann: { hand: ['trash-something', 'draw-2'], keepers: ['mr-meeseeks'] },
      bob: { hand: ['draw-5', 'play-3', 'play-2'], keepers: ['plumbus', 'squanchy'] },
      goals: ['goal-house-party'],
      unfinished: true,
    });
    ann.plays('trash-something');
    expectSense(table.match, 0, 'squanchy');
  });

  test('the card that wins next turn is not thrown away at the hand limit', () => {
    const { ann, table } = deal({
      ann: { hand: ['draw-3', 'goal-house-party', 'trade-hands'], keepers: ['summer-smith', 'squanchy'], creepers: ['cronenbergs'] },
      bob: { hand: ['draw-5'] },
      rules: ['hand-limit-1'],
      unfinished: true,
    });
    ann.plays('draw-3');
    expectNoNonsense(table.match, 0, 'goal-house-party');
  });
});
