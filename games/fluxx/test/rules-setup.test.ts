import { describe, expect, test } from 'vitest';
import type { SeatId } from '#engine';
import { Match } from '#engine';
import { fluxx } from '../index.ts';
import { startMatch } from './table.ts';

type Started = ReturnType<typeof startMatch>;
const names = (match: Started, zone: string): string[] =>
  match.table.zones[fluxx.zones.findIndex((one) => one.key === zone)].map((id) => fluxx.defs[match.table.def[id]].id);
const kindOf = (name: string): string | undefined => fluxx.defs.find((def) => def.id === name)?.kind;
/** Seats that got a card off the draw pile during setup, in order. */
const dealtTo = (match: Started): SeatId[] =>
  match.batches[0].flatMap((e) => {
    if (e.e !== 'move' || fluxx.zones[e.from].key !== 'deck') return [];
    const owner = fluxx.zones[e.to].owner;
    return owner === null ? [] : [owner];
  });

// Enough beginnings to see Creepers dealt to one and to two players; the first turn is begun, so hands are looked at before its draw.
const beginnings = [2, 3, 4, 5, 6].flatMap((seats) => Array.from({ length: 12 }, (_, i) => startMatch(seats, 100 * seats + i)));
const handAtDeal = (match: Started, seat: SeatId): number => {
  let size = 0;
  for (const e of match.batches[0]) {
    if (e.e === 'log' && e.key === 'first') break;
    if (e.e !== 'move') continue;
    if (fluxx.zones[e.to].key === `hand:${seat}`) size++;
    if (fluxx.zones[e.from].key === `hand:${seat}`) size--;
  }
  return size;
};

describe('3. Setup', () => {
  test('FLX-030 FLX-033 FLX-034 the Basic Rules lie in the centre, the rest is the draw pile, nothing else is in play', () => {
    for (const match of beginnings) {
      // The first turn has begun: whoever played by force, or lost something to Evil Morty, shows the setup no more.
      if (match.batches[0].some((e) => e.e === 'log' && /^(play|discard)/.test(e.key))) continue;
      expect(names(match, 'centre')).toEqual(['basic-rules']);
      expect(names(match, 'discard')).toEqual([]);
      const seats = match.table.ring;
      for (const seat of seats) expect(names(match, `keepers:${seat}`)).toEqual([]);
      const out = seats.flatMap((seat) => [...names(match, `hand:${seat}`), ...names(match, `creepers:${seat}`)]);
      expect(names(match, 'deck')).toHaveLength(fluxx.defs.length - 1 - out.length);
    }
  });

  test('FLX-031 FLX-022 all other cards are shuffled: other seeds, other piles; the same seed, the same pile', () => {
    const piles = [1, 2, 3].map((seed) => names(startMatch(3, seed), 'deck').join());
    expect(new Set(piles).size).toBe(3);
    expect(names(startMatch(3, 1), 'deck').join()).toBe(piles[0]);
  });

  test('FLX-031 FLX-022 every place is as likely as any other', () => {
    const tops = fluxx.defs.map(() => 0);
    for (let seed = 0; seed < 2000; seed++) {
      const { table } = startMatch(2, seed);
      tops[table.def[table.zones[0][0]]]++;
    }
    // The bottom card of the pile: about 20 times each of the other cards, never the Basic Rules.
    expect(tops[0]).toBe(0);
    expect(Math.min(...tops.slice(1))).toBeGreaterThan(3);
    expect(Math.max(...tops)).toBeLessThan(50);
  });

  test('FLX-032 FLX-035 everybody starts with exactly three cards, none of them a Creeper', () => {
    for (const match of beginnings) {
      for (const seat of match.table.ring) {
        expect(handAtDeal(match, seat)).toBe(3);
        expect(names(match, `hand:${seat}`).map(kindOf)).not.toContain('creeper');
      }
    }
  });

  test('FLX-035 FLX-E18 a Creeper dealt lies in front of its receiver and is replaced', () => {
    const withCreeper = beginnings.filter((match) => match.table.ring.some((seat) => names(match, `creepers:${seat}`).length > 0));
    expect(withCreeper.length).toBeGreaterThan(3);
    for (const match of withCreeper) {
      for (const seat of match.table.ring) {
        const creepers = names(match, `creepers:${seat}`);
        expect(creepers.every((name) => kindOf(name) === 'creeper')).toBe(true);
        expect(handAtDeal(match, seat)).toBe(3);
      }
    }
  });

  test('FLX-036 replacements are made after the deal, player by player in seating order', () => {
    let replaced = 0;
    for (const match of beginnings) {
      const seats = match.table.ring.length;
      const order = dealtTo(match);
      for (let i = 0; i < 3 * seats; i++) expect(order[i]).toBe(i % seats);
      const first = match.batches[0].findIndex((e) => e.e === 'log' && e.key === 'first');
      const before = dealtTo({ batches: [match.batches[0].slice(0, first)] } as unknown as Started).slice(3 * seats);
      replaced += before.length;
      expect(before).toEqual([...before].sort((a, b) => a - b));
    }
    expect(replaced).toBeGreaterThan(3);
  });

  test('FLX-037 nobody wins during setup', () => {
    expect(beginnings.every((match) => !match.over)).toBe(true);
  });

  test('FLX-038 FLX-039 the first player is drawn at random, or the host begins', () => {
    const first = [0, 0, 0];
    for (let seed = 0; seed < 150; seed++) first[startMatch(3, seed).table.vars.active]++;
    expect(Math.min(...first)).toBeGreaterThan(25);
    const host = fluxx.options.find((option) => option.key === 'first');
    expect(host).toMatchObject({ values: ['random', 'host'], default: 'random', rule: 'FLX-039' });
    for (let seed = 0; seed < 10; seed++) expect(startMatch(4, seed, { first: 'host' }).table.vars.active).toBe(0);
  });

  test('FLX-009 FLX-313 two to six players, none alone', () => {
    expect(fluxx.seats).toEqual({ min: 2, max: 6 });
    for (const seats of [1, 7]) {
      expect(() => Match.start(fluxx, { game: 'fluxx', rulesVersion: fluxx.rulesVersion, seats, options: {}, seed: 1 })).toThrow(/seats/);
    }
  });
});
