import { expect, test } from 'vitest';
import { differencesFrom, digestOf, specified } from '#engine/testing';

const printed = [
  { id: 'maid', kind: 'guest', count: 2 },
  { id: 'cook', kind: 'guest', count: 1, heat: 3 },
  { id: 'hat', kind: 'thing', count: 1 },
];
const digest = digestOf(printed);

test('cards as on the list differ in nothing, and a card of the own making is not its business', () => {
  expect(differencesFrom(digest, printed)).toEqual([]);
  const more = [printed[0], { id: 'crown', kind: 'thing', count: 1 }, printed[1], printed[2]];
  expect(differencesFrom(digest, more)).toEqual([]);
  expect(specified(more, digest)).toEqual(printed);
});

test('a slip is named by card and field, with the digest that would be right', () => {
  const [said, ...more] = differencesFrom(digest, [printed[0], { ...printed[1], heat: 4 }, printed[2]]);
  expect(said).toMatch(/^cook is not as on the component list: heat 4 \(its digest is [0-9a-f]{8} now\)$/);
  expect(more).toEqual([]);
});

test('a field too many is a slip too', () => {
  expect(differencesFrom(digest, [printed[0], printed[1], { ...printed[2], heat: 1 }])[0]).toContain(
    'hat is not as on the component list: heat 1',
  );
});

test('a card that is missing and one that has strayed are named', () => {
  expect(differencesFrom(digest, printed.slice(1))).toEqual(['maid is on the component list, but not in the game']);
  expect(differencesFrom(digest, [printed[1], printed[0], printed[2]])).toEqual([
    'cook does not stand where the component list has it, after maid',
  ]);
});
