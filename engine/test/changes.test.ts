import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Changes, changesBetween, withChanges } from '#engine';

const asSent = (changes: Changes | null): Changes | null => JSON.parse(JSON.stringify(changes)) as Changes | null;

test('what has changed, put into what was before, is what is now', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(withChanges(before, asSent(changesBetween(before, after)))).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('parts are told by name and place, and nothing is told where nothing has changed', () => {
  const before = {
    meta: {
      now: 1,
      seats: [
        { name: 'Ann', here: true },
        { name: 'Bob', here: true },
      ],
    },
    zones: { hand: [4, 8, 15], deck: [16, 23] },
  };
  const after = {
    meta: {
      now: 2,
      seats: [
        { name: 'Ann', here: true },
        { name: 'Bob', here: false },
      ],
    },
    zones: { hand: [4, 15], deck: [16, 23] },
    at: 7,
  };
  expect(changesBetween(before, after)).toEqual({
    meta: { now: [2], seats: { 1: { here: [false] } } },
    zones: { hand: { at: 1, out: 1, in: [] } },
    at: [7],
  });
  expect(changesBetween(after, structuredClone(after))).toBeNull();
  expect(changesBetween({ seed: 'a', end: { why: 1 } }, { seed: null })).toEqual({ seed: [null], end: [] });
});

test('what is the same is not copied', () => {
  const before = { big: { list: [1, 2, 3] }, n: 1 };
  const after = withChanges(before, { n: [2] }) as typeof before;
  expect(after.big).toBe(before.big);
  expect(before.n).toBe(1);
});

test('keys stay in their places', () => {
  const after = withChanges({ zones: { hand: [1], deck: [2], pile: [3] } }, { zones: { hand: [[7]], more: [[9]] } });
  expect(JSON.stringify(after)).toBe('{"zones":{"hand":[7],"deck":[2],"pile":[3],"more":[9]}}');
});
