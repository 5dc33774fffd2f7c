import { expect, test } from 'vitest';
import { fittingOptions, type Game, Match, outcomeText, RESIGNED, WHOLE } from '#engine';
import { gameById, games, titles } from '#games/registry.ts';
import { configFrom } from '../config.ts';
import { keysFrom } from '../keys.ts';
import { duties } from '../match/clock.ts';
import { OPEN_SEAT } from '../match/seats.ts';
import type { MatchRow } from '../store/types.ts';

test.each(games.map((game) => game.id))('%s: when the last person gives up the match is over, in the middle of anything', (id) => {
  const game = gameById(id) as Game;
  const seats = Math.max(game.seats.min, 2);
  const header = { game: id, rulesVersion: game.rulesVersion, seats, options: fittingOptions(game, seats), seed: 7 };
  const match = Match.start(game, header);
  for (let i = 0; i < 9; i++) {
    const ask = match.open?.asks.find((_, at) => match.picks[at] === null);
    if (ask !== undefined)
      match.answer(
        ask.seat,
        match.n,
        Array.from({ length: ask.min }, (_, n) => n),
      );
  }
  expect(match.apply({ kind: 'resign', seat: seats, last: true })?.code).toBe('no-such-seat');
  expect(match.apply({ kind: 'resign', seat: 0, last: true })).toBeNull();
  expect([match.over, match.open]).toEqual([true, null]);
  expect(match.table.outcome).toMatchObject({ winners: [1], reason: RESIGNED, params: { seat: { seat: 0 } } });
  expect(match.undoable(0)).toBe('no');
  expect(match.apply({ kind: 'resign', seat: 1, last: true })?.code).toBe('match-over');
  expect(Match.load(game, header, match.journal).table.outcome).toEqual(match.table.outcome);
  for (const lang of WHOLE) expect(outcomeText(titles[id].texts[lang], lang, RESIGNED)).toBeTruthy();
});

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
  const found = duties({ row, match, times: [2000] }, { config: configFrom({}), keys: keysFrom('') });
  expect(found.filter((duty) => duty.kind === 'left').map((duty) => duty.seat)).toEqual([1]);
  expect(found.every((duty) => duty.seat === 1 || duty.kind === 'window')).toBe(true);
  expect(match.apply({ kind: 'time-out', n: match.n, seat: 1 })).toBeNull();
});
