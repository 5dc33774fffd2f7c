import { describe, expect, test } from 'vitest';
import { chooseMove } from '#bots/index.ts';
import { conformance } from '#engine/testing';
import { rickshank } from '../index.ts';

const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

describe('whole matches under the laws of the engine', () => {
  // Random matches are long; a sample of each is enough, since every example ends by the same laws.
  test.each([2, 3, 4, 5])('%i seats, random play: every match ends', (seats) => {
    const report = conformance({ game: rickshank, seats, seeds: [seats * 100], every: 40 });
    expect(report.finished).toBe(report.matches);
  });

  test.each([2, 3, 5])('%i seats that leave, time out and take answers back', (seats) => {
    const options = { leaving: 'remove', characters: seats === 3 ? 'two' : 'choice' };
    const report = conformance({ game: rickshank, seats, seeds: seeds(50, 4), every: 20, restless: true, options });
    expect(report.finished).toBe(report.matches);
  });

  test('3 seats that time out and take answers back, to the end', () => {
    const report = conformance({ game: rickshank, seats: 3, seeds: [70], every: 60, restless: true });
    expect(report.finished).toBe(1);
  });

  test('by heuristic play every card of the main deck and every Location comes to lie openly', () => {
    // How far the nemesis stack comes is a matter of luck; each of them has examples of its own.
    let unseen = rickshank.defs.filter(({ kind }) => kind === 'main' || kind === 'location').map(({ id }) => id);
    // As many matches as it takes, so that a card more does not hang on the shuffle.
    for (let seed = 14; unseen.length > 0 && seed < 24; seed++) {
      const report = conformance({
        game: rickshank,
        seats: 4,
        seeds: [seed],
        every: 60,
        choose: (match, seat, rng) => chooseMove(match, seat, 'normal', { iterations: 4 }, rng),
      });
      expect(report.finished).toBe(1);
      unseen = unseen.filter((id) => report.neverSeen.includes(id));
    }
    expect(unseen).toEqual([]);
  }, 60_000);
});
