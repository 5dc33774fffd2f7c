import { describe, test } from 'vitest';
import { expectNoNonsense, expectSense } from '../../../bots/test/sense.ts';
import { basics, deal } from './table.ts';

describe('hard is never stupid', () => {
  test('take the win: the seventh Unicorn before anything else', () => {
    const { table } = deal({
      ann: { hand: ['narwhal', 'yay', 'unicorn-poison', 'glitter-bomb'], stable: basics(6) },
      bob: { hand: ['two-for-one'], stable: ['rhinocorn'] },
      unfinished: true,
    });
    expectSense(table.match, 0, 'narwhal');
  });

  test('block the win: the Neigh is for the card that would win', () => {
    const { ann, table } = deal({
      ann: { hand: ['narwhal'], stable: basics(6) },
      bob: { hand: ['neigh', 'yay'], stable: ['rhinocorn', 'greedy-flying-unicorn'] },
      unfinished: true,
    });
    ann.plays('narwhal');
    expectSense(table.match, 1, 'neigh');
  });

  test('a Neigh against the own winning card is answered with the other Neigh', () => {
    const { ann, bob, table } = deal({
      ann: { hand: ['narwhal', 'neigh', 'yay'], stable: basics(6) },
      bob: { hand: ['neigh'] },
      unfinished: true,
    });
    ann.plays('narwhal');
    bob.picks('neigh');
    expectSense(table.match, 0, 'neigh');
  });

  test('do not Neigh a trifle: the first Unicorn of somebody far behind', () => {
    const { ann, table } = deal({
      ann: { hand: ['basic-unicorn-red', 'yay'], stable: [] },
      bob: { hand: ['neigh', 'narwhal', 'unicorn-poison'], stable: basics(3, 1) },
      unfinished: true,
    });
    ann.plays('basic-unicorn-red');
    expectSense(table.match, 1, 'none');
  });

  test('do not feed the leader: what is destroyed is the Unicorn of the one who is about to win', () => {
    const { ann, table } = deal({
      ann: { hand: ['unicorn-poison'], stable: basics(2) },
      bob: { stable: [...basics(4, 2), 'narwhal', 'rhinocorn'] },
      cat: { stable: ['greedy-flying-unicorn'] },
      unfinished: true,
    });
    ann.plays('unicorn-poison');
    expectNoNonsense(table.match, 0, 'greedy-flying-unicorn');
  });

  test('somebody one Unicorn from winning is stopped before one builds oneself', () => {
    const { table } = deal({
      ann: { hand: ['unicorn-poison', 'narwhal'], stable: basics(5) },
      bob: {
        hand: ['yay', 'extra-tail', 'double-dutch', 'rainbow-mane'],
        stable: [...basics(2, 5), 'stabby-the-unicorn', 'greedy-flying-unicorn', 'majestic-flying-unicorn', 'swift-flying-unicorn'],
      },
      unfinished: true,
    });
    expectSense(table.match, 0, 'unicorn-poison');
  });
});
