import { expect, test } from 'vitest';
import { anyPicks, type Entry, fastRng, fittingOptions, type Game, type Header, Match } from '#engine';
import { games } from '#games/registry.ts';
import { againstOf, countPeople, isAmongPeople, wonAgainstBot } from '../book/people.ts';
import { counted } from '../bots/counting.ts';
import type { House } from '../house.ts';
import type { MatchRow, SeatRow } from '../store/types.ts';

const game = games.find(({ id }) => id === 'fluxx') as Game;
const person = (identity: string): Partial<SeatRow> => ({ kind: 'human', identity });
const bot: Partial<SeatRow> = { kind: 'bot', identity: null };
const gone: Partial<SeatRow> = { kind: 'left', identity: null, was: 'ann' };

const row = (seats: readonly Partial<SeatRow>[], more: Partial<MatchRow> = {}): MatchRow =>
  ({ seats, players: seats.length, from: null, outcome: { winners: [0], reason: 'goal', rule: '' }, ...more }) as MatchRow;

test('people among themselves: everybody on a seat of their own to the end, no deal of the day, nothing carried home or taken from elsewhere', () => {
  const two = [person('ann'), person('bob')];
  expect(isAmongPeople(row(two))).toBe(true);
  for (const other of [
    row([person('ann'), bot]),
    row([person('ann'), person('ann')]),
    row([person('ann'), gone]),
    row(two, { daily: '2026-11-19' }),
    row(two, { offline: true }),
    row(two, { from: { match: 'other', at: 3 } }),
    row(two, { standIns: { 1: 0.5 } }),
    row(two, { players: 3 }),
    row(two, { outcome: null }),
  ])
    expect(isAmongPeople(other)).toBe(false);
});

test('against a bot: without hints only, and whoever gave up has lost', () => {
  expect(wonAgainstBot(row([person('ann'), bot]))).toBe(true);
  expect(wonAgainstBot(row([bot, person('ann')]))).toBe(false);
  expect(wonAgainstBot(row([gone, bot]))).toBe(false);
  expect(wonAgainstBot(row([person('ann'), bot], { hintsUsed: { 0: { count: 1, n: 4 } } }))).toBeNull();
  expect(wonAgainstBot(row([person('ann'), person('bob')]))).toBeNull();
  expect(wonAgainstBot(row([person('ann'), bot, bot]))).toBeNull();
});

test('fewer than thirty matches would tell about single people', () => {
  const figures = { rulesVersion: 1, sets: [] };
  expect(againstOf({ ...figures, against: [29, 20] })).toBeNull();
  expect(againstOf({ ...figures, against: [30, 15] })).toMatchObject({ share: 0.5, games: 30 });
});

test('journals are counted by what the rules make of them: turn order, turns, cards; one that does not follow is left out', async () => {
  const played = (seed: number): { readonly header: Header; readonly entries: readonly Entry[]; readonly winners: readonly number[] } => {
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats: 2, options: fittingOptions(game, 2, {}), seed };
    const match = Match.start(game, header, { record: true, keep: true });
    const rng = fastRng(seed);
    while (match.open !== null) {
      const ask = match.open.asks.find(({ seat }) => match.askOf(seat) !== null);
      if (ask === undefined) break;
      match.answer(ask.seat, match.n, anyPicks(ask, rng));
    }
    return { header, entries: match.journal, winners: match.table.outcome?.winners ?? [] };
  };
  const matches = [1, 2, 3].map((seed) => played(seed));
  const rows = matches.map(({ header, winners }, i) =>
    row([person('ann'), person('bob')], {
      ...(header as unknown as MatchRow),
      id: `m${i}`,
      seats: [person('ann'), person('bob')] as SeatRow[],
      outcome: { winners, reason: 'goal', rule: '' },
    }),
  );
  const at = (id: string): number => Number(id.slice(1));
  const house = {
    store: {
      latestOf: async () => ['m0', 'm1', 'm2', 'm3'],
      match: async (id: string) => rows[at(id)] ?? null,
      // The last one breaks off in the middle.
      journal: async (id: string) => matches[at(id)].entries.slice(0, at(id) === 2 ? -5 : undefined).map((entry) => ({ entry })),
    },
    bots: { count: async (list: Parameters<typeof counted>[1]) => counted({ game, knowledge: undefined }, list) },
  } as unknown as House;
  const { sets, against } = await countPeople(house, game, async () => undefined);
  expect(against).toEqual([0, 0]);
  expect(sets).toHaveLength(1);
  const [{ games: many, wins, places, turns, cards, command }] = sets;
  expect([many, command]).toEqual([2, null]);
  expect(wins.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(wins[0]).toBe(matches.slice(0, 2).filter(({ winners }) => winners[0] === 0).length);
  expect(places.map(([all]) => all)).toEqual([2, 2]);
  expect(Object.values(turns).reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(Object.keys(cards).length).toBeGreaterThan(4);
});
