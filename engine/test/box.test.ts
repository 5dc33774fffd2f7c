import { expect, test } from 'vitest';
import type { Game } from '#engine';
import { defOf, flowOf, Match, shuffle } from '#engine';
import { boxOf, withBox } from '#engine/testing';
import type { YardVars } from './yard.ts';
import { yard } from './yard.ts';

const shuffled: Game<YardVars> = {
  ...yard,
  *setup(t) {
    yield* flowOf(yard.setup(t));
    shuffle(t, 0);
  },
};
const header = { game: 'yard', rulesVersion: 1, seats: 2, options: {}, seed: 4 };
const deckOf = (game: Game<YardVars>): string[] => {
  const { table } = Match.start(game, header);
  return table.zones[0].map((card) => defOf(table, card).id);
};
const [maid, ...others] = yard.defs;
const more: Game<YardVars> = { ...shuffled, defs: [maid, { id: 'footman', kind: 'guest', count: 2 }, ...others] };

test('a match is dealt from the box that it was recorded with, wherever a card was put since', () => {
  expect(deckOf(more)).toContain('footman');
  expect(deckOf(more).filter((id) => id !== 'footman')).not.toEqual(deckOf(shuffled));
  expect(deckOf(withBox(more, boxOf(shuffled)))).toEqual(deckOf(shuffled));
});

test('a game with just these cards is itself, and a card that is gone is named', () => {
  expect(withBox(more, boxOf(more))).toBe(more);
  expect(() => withBox(shuffled, boxOf(more))).toThrow('yard has no card footman any more');
});
