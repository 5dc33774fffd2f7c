import { expect, test } from 'vitest';
import { defs } from '../cards/index.ts';
import { cairn } from '../index.ts';

test('CRN-001 two to five players; stones weigh something, magpies do not', () => {
  expect(cairn.seats).toEqual({ min: 2, max: 5 });
  for (const { id, kind, weight } of defs) expect([id, weight > 0]).toEqual([id, kind === 'stone']);
});
