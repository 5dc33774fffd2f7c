import { describe, test } from 'vitest';
import { expectNoNonsense, expectSense } from '../../../bots/test/sense.ts';
import { deal, many } from './table.ts';

const deck = many(6, 'genius-waves');

describe('hard is never stupid', () => {
  const last = (theirs: readonly ('earring-rick' | 'headband-rick' | 'cornrow-rick')[]) =>
    deal({
      ann: { deck },
      bob: { deck: [...deck, ...theirs] },
      nemesis: ['galactic-federation-president'],
      market: ['kickback', 'lizard-rick'],
      vars: { power: 14, presidentPaid: true },
      unfinished: true,
    }).table.match;

  test('take the win: whoever is ahead with the last nemesis ends the match', () => {
    expectSense(last([]), 0, 'defeat galactic-federation-president');
  });

  test('do not lose at once: whoever would be behind all the same lets the match go on', () => {
    expectNoNonsense(last(['earring-rick', 'headband-rick', 'cornrow-rick']), 0, 'defeat galactic-federation-president');
  });

  test('spend what is there: cards that bring Power are played before the turn ends', () => {
    const { table } = deal({
      ann: { hand: ['aqua-morty', 'lizard-rick', 'genius-waves', 'genius-waves', 'jerry'], deck },
      bob: { deck },
      market: ['kickback', 'earring-rick'],
      unfinished: true,
    });
    expectNoNonsense(table.match, 0, 'end');
  });

  test('spend what is there: Power that would be lost buys a card', () => {
    const { table } = deal({
      ann: { hand: [], deck },
      bob: { deck },
      market: ['kickback', 'earring-rick', 'lizard-rick'],
      vars: { power: 7 },
      unfinished: true,
    });
    expectNoNonsense(table.match, 0, 'end');
  });

  test('the deck gets thinner: junk is destroyed, not a good card', () => {
    const { ann, table } = deal({
      ann: { hand: ['terminate', 'lizard-rick'], discard: ['morty-waves', 'kickback'], deck },
      bob: { deck },
      unfinished: true,
    });
    ann.plays('terminate');
    expectSense(table.match, 0, 'morty-waves', 'morty-waves+jerry');
  });
});
