import { describe, expect, test } from 'vitest';
import { Match } from '#engine';
import { configFrom } from '../config.ts';
import { keysFrom } from '../keys.ts';
import { type Duty, duties, type Facts, passesAt } from '../match/clock.ts';
import type { MatchRow, Preferences, SeatRow } from '../store/types.ts';
import { canary } from './games.ts';

/**
 * How long a window stays open must tell nothing: neither who holds a card that could answer, nor who has said how windows are to be answered. The same
 * moment of a match is dealt in many ways, with all sorts of wishes, and nobody says anything.
 */
const timing = { config: { ...configFrom({}), botPauseMs: null }, keys: keysFrom('house') };
const WORLDS = 60;
const OPENED = 5_000;

const seat = (kind: SeatRow['kind'], identity: string | null): SeatRow => ({
  kind,
  identity,
  name: identity ?? 'Ada',
  avatar: '',
  level: kind === 'bot' ? 'easy' : null,
  away: null,
  since: 0,
});
const people = [seat('human', 'ann'), seat('human', 'bob'), seat('human', 'cy')];
const withBot = [seat('human', 'ann'), seat('human', 'bob'), seat('bot', null)];
const rowOf = (more: Partial<MatchRow>): MatchRow =>
  ({ id: 'm', status: 'playing', clock: 'none', preferences: {}, seats: people, startedAt: 0, seed: 'ab', ...more }) as unknown as MatchRow;

/** A window of the test game, as different hands would meet it. */
function worlds(options: { readonly [key: string]: string }): Match[] {
  const header = { game: 'canary', rulesVersion: canary.rulesVersion, seats: 3, options: { length: '20', ...options } };
  return Array.from({ length: WORLDS }, (_, i) => {
    const world = Match.start(canary, { ...header, seed: i });
    expect(world.answer(0, world.n, [0])).toBeNull();
    return world as unknown as Match;
  });
}

const wish = (i: number): MatchRow['preferences'] => {
  const one = (bits: number): Preferences => ({ passUntilTurn: (bits & 1) !== 0, passWhenNone: (bits & 2) !== 0 });
  return { 1: one(i), 2: one(i >> 2) };
};

/** What is done at the table while everybody is silent, by whom and when, until the window has closed. */
function silence(match: Match, row: MatchRow): string {
  const facts: Facts = { row, match, times: [OPENED] };
  const first = new Map<number, Duty>();
  for (const duty of duties(facts, timing))
    if ((first.get(duty.seat)?.at ?? Number.POSITIVE_INFINITY) > duty.at) first.set(duty.seat, duty);
  return JSON.stringify([...first.values()].map(({ seat: who, at }) => [who, at]).sort(([a], [b]) => a - b));
}

describe.each([
  ['where no time runs', { clock: 'none' }, { window: '0' }],
  ['asked in turn', { clock: 'none' }, { window: '0', replies: 'in-turn' }],
  ['with a clock', { clock: 'relaxed' }, { window: '0' }],
  ['with a clock and an end of its own', { clock: 'relaxed' }, { window: '10' }],
  ['with a bot beside', { clock: 'none', seats: withBot }, { window: '0' }],
] as const)('a window among people, %s', (_, more, options) => {
  test('closes at the same moment whatever anybody holds and wishes', () => {
    const dealt = worlds(options);
    // There are worlds in which somebody could answer, and worlds in which nobody could.
    const can = new Set(dealt.map((match) => match.open?.asks.some((ask) => ask.options.length > 0)));
    expect(can).toEqual(new Set([true, false]));
    const seen = new Set(
      dealt.flatMap((match) => Array.from({ length: 16 }, (_one, i) => silence(match, rowOf({ ...more, preferences: wish(i) })))),
    );
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).not.toBe('[]');
  });
});

test('moments differ from window to window, and whoever needs longer holds it, with cards or without', () => {
  const [match] = worlds({ window: '0' });
  const ask = match.open?.asks[0];
  if (ask === undefined) throw new Error('nobody is asked');
  const at = (row: MatchRow) => passesAt({ row, match, times: [OPENED] }, timing, ask);
  const moments = Array.from({ length: 40 }, (_, i) => (at(rowOf({ id: `m${i}` })) ?? 0) - OPENED);
  expect(new Set(moments).size).toBeGreaterThan(30);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(6000);
  expect(Math.max(...moments)).toBeLessThanOrEqual(9000);
  // In one match, too: one after the other.
  const later = Array.from({ length: 40 }, (_, i) => Object.create(match, { n: { value: match.n + i } }) as Match);
  const followed = later.map((one) => passesAt({ row: rowOf({}), match: one, times: [OPENED] }, timing, ask));
  expect(new Set(followed).size).toBeGreaterThan(30);
  expect(at(rowOf({ holds: { [ask.seat]: match.n } }))).toBeNull();
});

test('alone, and at one device, those who can answer are waited for as ever', () => {
  const hotseat = people.map((one, i): SeatRow => ({ ...one, kind: i === 0 ? 'human' : 'hotseat', identity: 'ann' }));
  for (const match of worlds({ window: '0' }))
    for (const ask of match.open?.asks ?? []) {
      const at = passesAt({ row: rowOf({ seats: hotseat }), match, times: [OPENED] }, timing, ask);
      expect(at === null).toBe(ask.options.length > 0);
    }
});
