import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Game, jointSeed, type Match, seedCommitment, shareHash } from '#engine';
import { fluxx } from '#games/fluxx/index.ts';
import type { ReplayReply } from '#server/schema.ts';
import { openLocal, openReplay } from '../../local/local.ts';
import { checkFairness, courseOf } from '../course.ts';

const game = fluxx as unknown as Game;
const seed = 'ab'.repeat(32);
const first = (match: Match, seat: number): number[] => {
  const ask = match.askOf(seat);
  return Array.from({ length: Math.max(1, ask?.min ?? 0) }, (_, i) => i);
};

let record: ReplayReply;
beforeAll(async () => {
  // The page's timers; nothing here waits for them.
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => undefined });
  const seats = ['Ann', 'Bob', 'Cid'].map((name) => ({ name, avatar: name, kind: 'bot' as const }));
  record = await openLocal(game, { seed, seats, spectate: true, skip: 5000, think: first }).replay();
});
afterAll(() => vi.unstubAllGlobals());

test('a recorded match is fair: the seed fits the hash and the journal leads to the result', () => {
  expect(record.outcome).not.toBeNull();
  expect(checkFairness(game, record, record.seedHash)).toBe('fair');
});

test('whatever is changed in the record is noticed', () => {
  expect(checkFairness(game, record, 'another hash')).toBe('wrong-hash');
  const otherSeed = { ...record, header: { ...record.header, seed: 'cd'.repeat(32) } };
  expect(checkFairness(game, otherSeed, record.seedHash)).toBe('wrong-seed');
  expect(checkFairness(game, { ...record, journal: record.journal.slice(0, -1) }, record.seedHash)).toBe('wrong-journal');
  const winner = record.outcome?.winners[0] ?? 0;
  const stolen = { ...record, outcome: record.outcome === null ? null : { ...record.outcome, winners: [(winner + 1) % 3] } };
  expect(checkFairness(game, stolen, record.seedHash)).toBe('wrong-journal');
});

test('a deal made together is checked: every number, and against what this page saw when it told its own', async () => {
  const secret = 'ef'.repeat(32);
  const shares = ['1', '2'].map((digit, seat) => ({ seat, number: digit.repeat(64), hash: shareHash(digit.repeat(64)) }));
  const seats = ['Ann', 'Bob'].map((name) => ({ name, avatar: name, kind: 'bot' as const }));
  const dealt = await openLocal(game, { seed: jointSeed(secret, shares), seats, spectate: true, skip: 5000, think: first }).replay();
  const seedHash = seedCommitment(secret);
  const joint = { secret, shares, left: [] };
  const together: ReplayReply = { ...dealt, seedHash, joint };
  const seen = { own: shares[0].hash, hashes: shares.map(({ hash }) => hash) };
  expect(checkFairness(game, together, seedHash, seen)).toBe('fair');
  expect(checkFairness(game, together, seedHash)).toBe('fair');
  expect(checkFairness(game, { ...together, joint: { ...joint, secret: 'aa'.repeat(32) } }, seedHash)).toBe('wrong-seed');
  const swapped = { ...joint, shares: [shares[0], { ...shares[1], number: '3'.repeat(64) }] };
  expect(checkFairness(game, { ...together, joint: swapped }, seedHash, seen)).toBe('wrong-share');
  // Somebody was added, or left out without a word, after this page had told its number.
  expect(checkFairness(game, together, seedHash, { ...seen, hashes: [shares[0].hash] })).toBe('wrong-share');
  expect(checkFairness(game, record, record.seedHash, seen)).toBe('wrong-share');
});

test('a match of older rules keeps its seed checkable', () => {
  const old = { ...record, header: { ...record.header, rulesVersion: 0 } };
  expect(checkFairness(game, old, record.seedHash)).toBe('old-rules');
});

test('the course has a value for every seat and turn', () => {
  const course = courseOf(game, { progress: () => 1, turnNumber: (vars) => (vars as { turn: number }).turn }, record);
  expect(course.lines.map((line) => line.seat)).toEqual([0, 1, 2]);
  for (const line of course.lines) {
    expect(line.values).toHaveLength(course.turns + 1);
    expect(line.values.every((value) => Number.isFinite(value))).toBe(true);
  }
  expect(course.decisions).toBe(record.journal.length);
  // The deck is shuffled while the table is laid, and here never again.
  expect(record.events.flat().filter((event) => event.e === 'shuffle').length).toBeGreaterThan(course.shuffles);
});

test('a record can be looked at from any seat at any moment, and nobody can act in it', () => {
  const replay = openReplay(game, record);
  expect(replay.length).toBe(record.journal.length + 1);
  replay.lookFrom(1);
  expect(replay.getState().state?.view?.zones['hand:1'].every((card) => card.def !== null)).toBe(true);
  expect(replay.getState().state?.view?.zones['hand:0'].every((card) => card.def === null)).toBe(true);
  replay.goTo(99_999);
  expect(replay.at()).toBe(replay.length);
  expect(replay.getState().state?.view?.outcome).toEqual(record.outcome);
  expect(replay.getState().state?.meta.yours).toEqual([]);
});
