import { expect, test } from 'vitest';
import { signsAfter } from '../../../bots/test/signs.ts';
import { basics, deal } from './table.ts';

test('a card of mine that is Neighed, and the Instants that are left', () => {
  const { ann, bob, table } = deal({
    ann: { hand: ['narwhal', 'neigh', 'yay'], stable: basics(2) },
    bob: { hand: ['neigh', 'yay'], stable: ['llamacorn'] },
  });
  const told = signsAfter(table.match, 0, 'turn', () => {
    ann.plays('narwhal');
    bob.picks('neigh');
    ann.passes();
  });
  expect(told).toContainEqual({ key: 'stopped', seat: 0, card: 'narwhal' });
  expect(told).toContainEqual({ key: 'instants', seat: 0, n: 1 });
});

test('somebody else’s card that I stop', () => {
  const { ann, bob, table } = deal({
    ann: { hand: ['narwhal'], stable: basics(6) },
    bob: { hand: ['neigh'], stable: ['llamacorn'] },
  });
  ann.plays('narwhal');
  const told = signsAfter(table.match, 1, 'turn', () => bob.picks('neigh'));
  expect(told).toContainEqual({ key: 'they-stopped', seat: 0, card: 'narwhal' });
  expect(told).toContainEqual({ key: 'instants', seat: 1, n: 0 });
});

test('Unicorns before my next turn, what is lost, and what stands in a Stable', () => {
  const { ann, table } = deal({
    ann: { hand: ['unicorn-poison'], stable: basics(2) },
    bob: { stable: [...basics(5, 2), 'rhinocorn'] },
  });
  const told = signsAfter(table.match, 0, 'round', () => ann.plays('unicorn-poison', 'rhinocorn'));
  expect(told).toContainEqual({ key: 'mine', seat: 0, n: 2 });
  expect(told).toContainEqual({ key: 'theirs', seat: 1, n: 5 });
  expect(told).toContainEqual({ key: 'they-lose', seat: 1, card: 'rhinocorn' });
  expect(told.map(({ key }) => key)).not.toContain('they-close');
});

test('an Upgrade of mine is named, one that somebody else may hold is not', () => {
  const mine = deal({ ann: { hand: ['yay'], stable: basics(1) }, bob: { hand: ['extra-tail'], stable: basics(6, 1) } });
  const told = signsAfter(mine.table.match, 0, 'round', () => {
    mine.ann.plays('yay');
    mine.bob.passes();
    mine.bob.plays('extra-tail');
    if (mine.table.match.askOf(0)?.prompt.key === 'respond') mine.ann.passes();
  });
  expect(told).toContainEqual({ key: 'upgrade', seat: 0, card: 'yay' });
  expect(told).toContainEqual({ key: 'they-close', seat: 1 });
  expect(told.filter(({ card }) => card === 'extra-tail')).toEqual([]);
});
