import { describe, expect, test } from 'vitest';
import { expectDealt } from '../../../bots/test/positions.ts';
import { positions } from './advice-positions.ts';

describe('positions for advice', () => {
  test.each(positions)('$name', (position) => expectDealt(position));

  test('there are twelve, each with a name of its own', () => {
    expect(new Set(positions.map(({ name }) => name)).size).toBe(12);
  });
});
