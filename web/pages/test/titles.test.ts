import { expect, test } from 'vitest';
import { games } from '#games/registry.ts';
import { weeksOf } from '../titles.ts';

test('how long a match over days takes is known of each game, by seats, and of nothing else', () => {
  for (const { id } of games) {
    const weeks = [2, 3, 4, 6].map((seats) => weeksOf(id, seats) ?? 0);
    expect([id, weeks[0] >= 1 && weeks[3] <= 20]).toEqual([id, true]);
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
    // Beyond four nothing was measured, and one alone plays with nobody over days.
    expect([weeksOf(id, 1), weeks[3]]).toEqual([weeks[0], weeks[2]]);
  }
  expect([weeksOf('fluxx', 2), weeksOf('rickshank', 4)]).toEqual([2, 13]);
  expect(weeksOf('no-such-game', 2)).toBeNull();
});
