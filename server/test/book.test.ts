import { describe, expect, test } from 'vitest';
import type { Pair, Sums } from '#bots/sums.ts';
import type { Game } from '#engine';
import { bookOf, figuresOf, labSetOf } from '../book/figures.ts';

const one = (games: Pair, early: Pair = [0, 0], more: { times?: number[]; ends?: { [zone: string]: number } } = {}) => ({
  games,
  early,
  times: more.times ?? [],
  ends: more.ends ?? {},
});
/** A hundred matches of two. With `oak` eighty were played, in half of which it won. */
const sums: Sums = {
  game: 'grove',
  rulesVersion: 4,
  players: 2,
  bots: ['hard', 'hard'],
  playouts: [50],
  options: {},
  seed: 7,
  swap: true,
  command: 'lab simulate',
  games: 100,
  finished: 98,
  capped: 2,
  decisions: 4000,
  draws: 0,
  wins: [60, 40],
  stalemates: 2,
  botWins: [55, 45],
  reasons: { wood: 30, fire: 68 },
  facts: { order: { last: [100, 20], first: [100, 80] } },
  places: [
    [100, 60],
    [100, 40],
  ],
  turns: { 9: 40, 12: 60 },
  cards: {
    oak: one([80, 40], [30, 21], { times: [60, 15, 5], ends: { hand: 10, front: 50, heap: 25, chest: 4, deck: 1 } }),
    ash: one([50, 25]),
    elm: one([50, 25]),
    fir: one([50, 25]),
    yew: one([50, 25]),
    ivy: one([50, 25]),
    fern: one([29, 20]),
  },
  // Both played by one player so often, and won so often.
  pairs: { oak: [1, 40, 30, 2, 40, 28, 3, 40, 26, 4, 40, 10], ivy: [0, 40, 24], fern: [0, 24, 24] },
};

describe('the figures of a card', () => {
  const oak = figuresOf(sums, 'oak');

  test('say how often it was played and won, early, late and in all', () => {
    expect(oak).toMatchObject({ even: 0.5, played: 0.4, plays: 80, times: [60, 15, 5] });
    expect([oak?.all, oak?.early, oak?.late].map((share) => [share?.share, share?.games])).toEqual([
      [0.5, 80],
      [0.7, 30],
      [0.38, 50],
    ]);
    expect(oak?.all.low).toBeLessThan(0.5);
    expect(oak?.all.high).toBeGreaterThan(0.5);
  });

  test('say where it lay at the end: the four commonest places', () => {
    expect(oak?.ends.map(({ zone }) => zone)).toEqual(['front', 'heap', 'hand', 'chest']);
    expect(oak?.ends[0].share).toBeCloseTo(50 / 90, 2);
  });

  test('name its best company, three cards, and its worst, where there were matches enough', () => {
    expect(oak?.company.map(({ card, gain, games }) => [card, gain, games])).toEqual([
      ['ash', 0.5, 40],
      ['elm', 0.4, 40],
      ['fir', 0.3, 40],
      ['yew', -0.5, 40],
    ]);
    for (const { low, gain, high } of oak?.company ?? []) expect([low < gain, gain < high]).toEqual([true, true]);
    // It is the same pair seen from the other card.
    expect(figuresOf({ ...sums, pairs: { oak: [1, 25, 15] } }, 'ash')?.company.map(({ card, gain }) => [card, gain])).toEqual([
      ['oak', 0.2],
    ]);
  });

  test('are not told where there are too few matches', () => {
    expect([figuresOf(sums, 'fern'), figuresOf(sums, 'lichen')]).toEqual([null, null]);
  });
});

test('the list of cards has all of them, with how often each lies in the box', () => {
  const game = {
    id: 'grove',
    rulesVersion: 5,
    defs: [
      { id: 'oak', kind: 'tree', count: 3 },
      { id: 'fern', kind: 'herb', copies: 2 },
    ],
  };
  const { basis, cards } = bookOf(game as unknown as Game, sums);
  expect(basis).toMatchObject({
    who: 'bots',
    rulesVersion: 4,
    games: 100,
    bots: [
      { level: 'hard', playouts: 50 },
      { level: 'hard', playouts: 0 },
    ],
  });
  expect(cards).toMatchObject([
    { id: 'oak', count: 3, played: 0.4, wins: { share: 0.5 } },
    { id: 'fern', count: 2, played: 0.145, wins: null },
  ]);
  expect(bookOf(game as unknown as Game, null)).toMatchObject({ basis: null, cards: [{ played: null, wins: null }, { played: null }] });
});

test('the laboratory tells who won from where, what went with it, and how matches ended, commonest first', () => {
  const set = labSetOf(sums);
  expect(set.seats.map(({ share }) => share)).toEqual([0.6, 0.4]);
  expect(set.facts.order.map(({ name, share }) => [name, share])).toEqual([
    ['first', 0.8],
    ['last', 0.2],
  ]);
  expect([set.turns, set.reasons, set.first?.share]).toEqual([
    [
      [9, 40],
      [12, 60],
    ],
    [
      ['fire', 68],
      ['wood', 30],
    ],
    0.55,
  ]);
  expect(labSetOf({ ...sums, swap: false, command: null })).toMatchObject({ first: null, basis: { who: 'people' } });
});
