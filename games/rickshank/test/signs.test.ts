import { expect, test } from 'vitest';
import { signsAfter } from '../../../bots/test/signs.ts';
import { deal, many, tokens } from './table.ts';

const deck = many(6, 'genius-waves');

test('a nemesis with its points, and what I get', () => {
  const { ann, table } = deal({ ann: { deck }, bob: { deck }, market: ['kickback'], vars: { power: 12, tokens: tokens(2) } });
  const told = signsAfter(table.match, 0, 'turn', () => ann.plays('cornvelious-daniel', 'kickback'));
  expect(told).toContainEqual({ key: 'beats', seat: 0, card: 'cornvelious-daniel', n: 4 });
  expect(told).toContainEqual({ key: 'gets', seat: 0, card: 'kickback' });
  expect(told).toContainEqual({ key: 'points', seat: 0, n: 5 });
  expect(told).toContainEqual({ key: 'tokens', seat: 0, n: 2 });
});

test('whom an Attack hits, and what is thrown away', () => {
  const { ann, bob, table } = deal({ ann: { hand: ['lizard-rick'], deck }, bob: { hand: ['kickback', 'jerry'], deck } });
  const told = signsAfter(table.match, 1, 'turn', () => {
    ann.plays('lizard-rick');
    bob.passes();
    bob.picks('kickback');
  });
  expect(told).toContainEqual({ key: 'hit', seat: 1, card: 'lizard-rick' });
  expect(told).toContainEqual({ key: 'thrown', seat: 1, card: 'kickback' });
  expect(told).toContainEqual({ key: 'junk', seat: 1, n: 1 });
});

test('Power of the next hand, and whether it beats the nemesis that is up', () => {
  const { table } = deal({
    ann: { hand: ['earring-rick', 'headband-rick', 'cornrow-rick'], deck },
    bob: { deck: [...deck, 'kickback'] },
  });
  const told = signsAfter(table.match, 0, 'round', () => {});
  expect(told).toContainEqual({ key: 'next-power', seat: 0, n: 8 });
  expect(told).toContainEqual({ key: 'can-beat', seat: 0, card: 'cornvelious-daniel' });
  expect(told).toContainEqual({ key: 'they-points', seat: 1, n: 1 });
});
