import { describe, test } from 'vitest';
import { expectNoNonsense, expectSense } from '../../../bots/test/sense.ts';
import { deal } from './table.ts';

describe('hard is never stupid', () => {
  test('take the win: the minion that makes the base score for the last points', () => {
    const { table } = deal({
      ann: { hand: ['king-rex', 'nana', 'zapbot'] },
      bob: { hand: ['warbot'] },
      bases: [
        { base: 'jungle-oasis', ann: ['grandma'], bob: ['nana'] },
        { base: 'tortuga', bob: ['collector'] },
      ],
      vars: { vp: [13, 6, 0, 0] },
      unfinished: true,
    });
    expectSense(table.match, 0, 'king-rex@jungle-oasis');
  });

  test('do not feed the leader: no base is filled for somebody who wins by it', () => {
    const { table } = deal({
      ann: { hand: ['nana', 'grandma'] },
      bob: { hand: ['warbot'] },
      bases: [
        { base: 'jungle-oasis', bob: ['king-rex', 'grandma'] },
        { base: 'tortuga', ann: ['zapbot'] },
      ],
      vars: { vp: [6, 13, 0, 0] },
      unfinished: true,
    });
    expectNoNonsense(table.match, 0, 'nana@jungle-oasis', 'grandma@jungle-oasis');
  });

  test('spend what is there: a turn is not ended with minion and action in hand', () => {
    const { table } = deal({
      ann: { hand: ['collector', 'king-rex'], deck: ['zapbot', 'granny'] },
      bob: { hand: ['warbot'], deck: ['hoverbot', 'zapbot'] },
      bases: [{ base: 'tortuga' }, { base: 'tar-pits', bob: ['zapbot'] }],
      unfinished: true,
    });
    expectNoNonsense(table.match, 0, 'end');
  });
});
