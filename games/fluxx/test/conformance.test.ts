import { describe, expect, test } from 'vitest';
import type { Match } from '#engine';
import { conformance, hoarding, passive, randomPicks } from '#engine/testing';
import { fluxx } from '../index.ts';
import type { FluxxVars } from '../state.ts';

const seeds = (from: number, many: number): number[] => Array.from({ length: many }, (_, i) => from + i);

/** Names of the cards played (Creepers: placed) in the last batch of events. */
function playedIn(match: Match<FluxxVars>): string[] {
  return (match.batches.at(-1) ?? []).flatMap((event) => {
    if (event.e !== 'log' || !/^(play|creeper$)/.test(event.key)) return [];
    return event.faces.map((face) => fluxx.defs[face.def].id);
  });
}

describe('whole matches under the laws', () => {
  test.each([2, 3, 4, 5, 6])('%i seats, random play', (seats) => {
    const report = conformance({ game: fluxx, seats, seeds: seeds(seats * 1000, 6), every: 20 });
    expect(report.finished).toBe(report.matches);
  });

  test.each([2, 3, 4, 5, 6])('%i seats that come, go, take back and time out', (seats) => {
    const report = conformance({ game: fluxx, seats, seeds: seeds(seats * 2000, 10), every: 20, restless: true, cap: 1500 });
    expect(report.decisions).toBeGreaterThan(100);
  });

  test.each([
    ['passive', passive],
    ['hoarding', hoarding],
  ] as const)('FLX-352 a match of %s players ends', (_, choose) => {
    for (const seats of [2, 4]) {
      const report = conformance({ game: fluxx, seats, seeds: seeds(70, 5), every: 200, choose });
      expect(report.finished).toBe(report.matches);
    }
  });

  test('FLX-271 over a run every card is played or placed, every one is seen, and every match ends under the cap', () => {
    const played = new Set(['basic-rules']);
    const report = conformance({
      game: fluxx,
      seats: 4,
      seeds: seeds(1, 40),
      every: 400,
      choose(match, seat, rng) {
        for (const name of playedIn(match)) played.add(name);
        const ask = match.askOf(seat);
        return ask === null ? [] : randomPicks(ask, rng);
      },
    });
    expect(fluxx.defs.map((def) => def.id).filter((id) => !played.has(id))).toEqual([]);
    expect(report.neverSeen).toEqual([]);
    expect(report.finished).toBe(report.matches);
    expect(report.decisions / report.matches).toBeLessThan(fluxx.cap / 10);
  });
});
