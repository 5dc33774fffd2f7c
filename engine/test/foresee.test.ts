import { expect, test } from 'vitest';
import type { Flow, Table } from '#engine';
import { fastRng, finish, foresee, move, newTable, pick, place, roll, show, shuffle } from '#engine';
import type { ToyVars } from './toy.ts';
import { toy, Z } from './toy.ts';

type T = Table<ToyVars>;
/** Card 0 is in the hand of seat 0, the next one in that of seat 1, all others are in the deck. */
function table(): T {
  const t = newTable(toy, 2, {}, fastRng(1));
  for (let id = 0; id < t.def.length; id++) place(t, id, id < 2 ? Z.hand + id : Z.deck);
  return t;
}
const front = (t: T | null): readonly number[] | undefined => t?.zones[Z.front];

test('what somebody would do with what they know can be foreseen, and the table stays as it is', () => {
  const t = table();
  expect(front(foresee(t, 0, (then) => move(then, 0, Z.front)))).toEqual([0]);
  expect(front(t)).toEqual([]);
});

test('up to the next question', () => {
  const acting = function* (t: T): Flow {
    move(t, 0, Z.front);
    yield* pick(t, 1, { key: 'p', rule: 'TOY-1' }, [0, 1]);
    move(t, 0, Z.discard);
  };
  expect(front(foresee(table(), 0, acting))).toEqual([0]);
});

test('also to the end of the match', () => {
  const winning = (t: T): void => finish(t, { winners: [0], reason: 'r', rule: 'TOY-1' });
  expect(foresee(table(), 0, winning)?.outcome?.winners).toEqual([0]);
});

test('a mistake in the rules is not hidden', () => {
  const broken = (): void => {
    throw new Error('broken');
  };
  expect(() => foresee(table(), 0, broken)).toThrow('broken');
});

test.each<[string, (t: T) => void]>([
  ['a card of somebody else moves', (t) => move(t, 1, Z.front)],
  ['a card of somebody else moves out of sight', (t) => move(t, 1, Z.deck)],
  ['a card of the deck is drawn', (t) => move(t, t.zones[Z.deck][0], Z.hand)],
  ['a card is shown', (t) => show(t, t.zones[Z.deck][0], 1)],
  ['a pile is shuffled', (t) => shuffle(t, Z.deck)],
  ['a die is rolled', (t) => void roll(t, 6)],
])('nothing is foreseen where %s', (_, act) => {
  expect(foresee(table(), 0, act)).toBe(null);
});
