import { expect, test } from 'vitest';
import { fittingOptions, type Game, Match } from '#engine';
import { gameById } from '#games/registry.ts';
import { duties } from '../clock.ts';
import { configFrom } from '../config.ts';
import { OPEN_SEAT } from '../seats.ts';
import type { MatchRow } from '../store/types.ts';

test('a seat that is still asked after its person has left is answered by silence, soon and without a clock', () => {
  const unicorns = gameById('unicorns') as Game;
  const options = fittingOptions(unicorns, 3, { leaving: 'removed' });
  const match = Match.start(unicorns, { game: 'unicorns', rulesVersion: unicorns.rulesVersion, seats: 3, options, seed: 5 });
  // Everybody chooses a Baby: in mid-setup the seat cannot be taken out of the ring yet (UUN-317).
  expect(match.apply({ kind: 'leave', seat: 1 })).toBeNull();
  expect(match.askOf(1)).not.toBeNull();
  const seats = [
    { ...OPEN_SEAT, kind: 'human' as const },
    { ...OPEN_SEAT, kind: 'left' as const },
    { ...OPEN_SEAT, kind: 'human' as const },
  ];
  const row = { id: 'm', status: 'playing', clock: 'none', seats, preferences: {}, startedAt: 1000 } as unknown as MatchRow;
  const found = duties({ row, match, times: [2000] }, configFrom({}));
  expect(found.filter((duty) => duty.kind === 'left').map((duty) => duty.seat)).toEqual([1]);
  expect(found.every((duty) => duty.seat === 1 || duty.kind === 'window')).toBe(true);
  expect(match.apply({ kind: 'time-out', n: match.n, seat: 1 })).toBeNull();
});
