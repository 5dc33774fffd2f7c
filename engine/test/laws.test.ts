import { expect, test } from 'vitest';
import { LawBroken, pointsApart } from '../laws.ts';
import type { Ask, Option } from '../types.ts';

const option = (key: string, ref: Option['ref']): Option => ({ key, ref, value: key });
const asked = (max: number, options: Ask['options']): Ask => ({
  seat: 0,
  prompt: { key: 'order', rule: 'ORDER' },
  min: max,
  max,
  ordered: true,
  options,
});

test('where several may be picked no two options point at one card', () => {
  const twice = [option('t0', { kind: 'card', card: 7 }), option('t1', { kind: 'card', card: 7 })];
  expect(() => pointsApart(asked(2, twice))).toThrow(LawBroken);
  expect(() => pointsApart(asked(2, [7, twice[0]]))).toThrow('card 7');
  // One of them alone is picked by a second press, and buttons say it in words.
  expect(() => pointsApart(asked(1, twice))).not.toThrow();
  expect(() => pointsApart(asked(2, [twice[0], option('t1', { kind: 'button' })]))).not.toThrow();
});
