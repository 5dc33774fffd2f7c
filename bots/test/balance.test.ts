import { expect, test } from 'vitest';
import type { Match, Table } from '#engine';
import { addBalance, Listener, newBalance, PLAYED } from '../balance.ts';

/** A card was played, as a game says it in its log. */
const plays = (seat: number, card: number, def: number | null = card, key = 'play') => ({
  e: 'log',
  key,
  rule: '',
  params: { seat: { seat }, card: { card } },
  faces: def === null ? [] : [{ card, def }],
});

/** Three kinds of cards, four of them on the table at the end; seat 2 begins, and seat 1 wins unless told. */
function listened(winners: readonly number[] = [1]) {
  const table = {
    game: {
      defs: ['oak', 'ash', 'elm'].map((id) => ({ id })),
      zones: [{ name: 'heap' }, { name: 'front' }, { name: 'box', offstage: true }],
    },
    def: [0, 1, 2, 0],
    ring: [0, 1, 2],
    zones: [[0, 1], [3], [2]],
    outcome: { winners },
  } as unknown as Table;
  const batches: object[][] = [];
  const listener = new Listener();
  const match = { table, batches, open: null } as unknown as Match & { open: unknown };
  const turn = (n: number, seat: number, quiet: boolean, ...events: object[]): void => {
    batches.push(events);
    Object.assign(match, { open: { asks: [{ seat, prompt: { quiet } }] } });
    listener.hear(match, n);
  };
  // Somebody is asked before the first turn, in the middle of something.
  turn(0, 0, false);
  turn(1, 2, true, plays(2, 0));
  turn(2, 0, true, plays(0, 1), { e: 'move', card: 3 }, plays(0, 1, 1, 'player-left'));
  turn(3, 1, true, plays(1, 0, null, 'plays.tree'));
  turn(4, 2, true, plays(1, 1), plays(2, 0), plays(1, 2, 2, 'drew'));
  const into = newBalance(3);
  listener.close(table, 4, into);
  return into;
}

test('lines that say that a card is played are told from others', () => {
  expect(['play', 'plays', 'plays.minion', 'play-nested'].map((key) => PLAYED.test(key))).toEqual([true, true, true, true]);
  expect(['player-left', 'replay', 'display', 'playing'].map((key) => PLAYED.test(key))).toEqual([false, false, false, false]);
});

test('places are counted from who began, and only the winner has won', () => {
  expect(listened().places).toEqual([
    { games: 1, wins: 0 },
    { games: 1, wins: 0 },
    { games: 1, wins: 1 },
  ]);
  expect(listened([0, 2]).places.map(({ wins }) => wins)).toEqual([1, 1, 0]);
  expect(listened().turns).toEqual({ 4: 1 });
});

test('of each card it is told who played it, whether early, when and how often, and where it lay at the end', () => {
  const { cards } = listened();
  expect(cards.oak).toMatchObject({ games: 2, wins: 1, early: { games: 1, wins: 0 }, ends: { heap: 1, front: 1 } });
  expect(cards.ash).toMatchObject({ games: 2, wins: 1, early: { games: 1, wins: 0 }, ends: { heap: 1 } });
  // First turn, third and last one of four: tenths 0, 5 and 7.
  expect(cards.oak.times).toEqual([1, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
  expect(cards.ash.times).toEqual([0, 0, 1, 0, 0, 0, 0, 1, 0, 0]);
  expect(cards.elm).toBeUndefined();
});

test('a pair is two cards that one player has played', () => {
  expect(listened().pairs).toEqual({ 'ash+oak': { games: 1, wins: 1 } });
});

test('two series added are the sum of all, in any order', () => {
  const [a, b] = [listened(), listened([2])];
  const sum = (...all: (typeof a)[]) => {
    const into = newBalance(3);
    for (const one of all) addBalance(into, one);
    return into;
  };
  expect(sum(a, b)).toEqual(sum(b, a));
  const both = sum(a, b);
  expect(both.places.map(({ games, wins }) => [games, wins])).toEqual([
    [2, 1],
    [2, 0],
    [2, 1],
  ]);
  expect(both.turns).toEqual({ 4: 2 });
  expect(both.cards.oak).toMatchObject({ games: 4, wins: 2, early: { games: 2, wins: 1 }, ends: { heap: 2, front: 2 } });
  expect(both.cards.oak.times).toEqual([2, 0, 0, 0, 0, 2, 0, 2, 0, 0]);
  expect(both.pairs).toEqual({ 'ash+oak': { games: 2, wins: 1 } });
  expect(sum(a)).toEqual(a);
});
