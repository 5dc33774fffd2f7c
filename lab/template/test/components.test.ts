import { expect, test } from 'vitest';
import { defs } from '../cards/index.ts';
import { cairn } from '../index.ts';
import { componentList } from './component-list.ts';

test('CRN-001 two to five players; 25 cards, those of the component list', () => {
  expect(cairn.seats).toEqual({ min: 2, max: 5 });
  expect(defs.map(({ id, kind, count, weight }) => [id, kind, count, weight])).toEqual(componentList);
  expect(componentList.reduce((sum, [, , count]) => sum + count, 0)).toBe(25);
});
