import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAll, anyPicks } from '#bots/index.ts';
import type { Entry, Game } from '#engine';
import { encodeJournal, fastRng, jointSeed, journalHash, Match, seedCommitment, shareHash } from '#engine';
import { gameById } from '#games/registry.ts';
import { lab } from './io.ts';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
const file = join(folder, 'match.journal');
const fluxx = gameById('fluxx') as Game;
const header = { game: 'fluxx', rulesVersion: fluxx.rulesVersion, seats: 3, options: { first: 'random' }, seed: 12 };
const match = Match.start(fluxx, header);
beforeAll(() => {
  const rng = fastRng(3);
  match.apply({ kind: 'bot', seat: 1, level: 'easy' });
  while (match.open !== null) answerAll(match, anyPicks, rng);
  writeFileSync(file, encodeJournal(header, match.journal));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('replay', () => {
  test.each([
    ['en', 'Ann', 'Winner: '],
    ['ru', 'Аня', 'Победа: '],
  ])('tells a match in words: %s', async (lang, name, won) => {
    const { code, out, err } = await lab(['replay', file, '--lang', lang]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(journalHash(header, match.journal));
    expect(out).toContain(`${name}: `);
    expect(out).toContain(won);
    expect(out.split('\n').filter((line) => /^ *\d+ {2}/.test(line))).toHaveLength(match.journal.length);
  });

  test('reads a record as the server gives it, and checks that its seed follows from house and seats', async () => {
    const number = 'ab'.repeat(32);
    const shares = [{ seat: 0, hash: shareHash(number), number }];
    const joint = { secret: 'cd'.repeat(32), shares, left: [] };
    const together = Match.start(fluxx, { ...header, seed: jointSeed(joint.secret, shares) });
    const record = { header: together.header, seedHash: seedCommitment(joint.secret), joint, journal: [] };
    const check = async (what: object): Promise<number> => {
      const json = join(folder, 'record.json');
      writeFileSync(json, JSON.stringify(what));
      return (await lab(['replay', json])).code;
    };
    expect(await check(record)).toBe(0);
    expect(await check({ ...record, seedHash: seedCommitment(number) })).toBe(1);
    expect(await check({ ...record, joint: { ...joint, shares: [] } })).toBe(1);
    expect(await check({ ...record, joint: undefined })).toBe(1);
  });

  test('gives every step as data', async () => {
    const { code, out } = await lab(['replay', file, '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as { ok: boolean; entries: number; steps: unknown[]; outcome: unknown; hash: string };
    expect(told).toMatchObject({
      ok: true,
      game: 'fluxx',
      seats: 3,
      seed: 12,
      entries: match.journal.length,
      outcome: match.table.outcome,
    });
    expect(told.steps).toHaveLength(match.journal.length + 1);
  });

  test('stops where it is told and shows the table', async () => {
    const { code, out } = await lab(['replay', file, '--to', '4', '--lang', 'ru']);
    expect(code).toBe(0);
    expect(out).toContain('Колода: ');
    expect(out).not.toContain('Победа');
    expect((await lab(['replay', file, '--to', '100000'])).code).toBe(2);
  });

  test('through the eyes of a seat, what it cannot see stays hidden', async () => {
    const open = (await lab(['replay', file])).out;
    const seen = (await lab(['replay', file, '--seat', '2'])).out;
    const picks = (text: string): number => text.split('\n').filter((line) => line.endsWith('→ …')).length;
    expect(picks(open)).toBe(0);
    expect(picks(seen)).toBeGreaterThan(0);
    expect(seen).toMatch(/Bob: .*→ [^…]/);
  });

  test('notices a wrong hash', async () => {
    expect((await lab(['replay', file, '--hash', journalHash(header, match.journal)])).code).toBe(0);
    const { code, err } = await lab(['replay', file, '--hash', 'abc']);
    expect(code).toBe(1);
    expect(err).toContain('not abc');
  });

  test.each<[string, (entries: Entry[]) => Entry[], string]>([
    [
      'an answer that means something else now',
      (list) => list.map((e, i) => (i === 3 && e.kind === 'answer' ? { ...e, keys: ['c99999'] } : e)),
      'entry 4 meant c99999',
    ],
    [
      'an answer that is refused',
      (list) => list.map((e, i) => (i === 3 && e.kind === 'answer' ? { ...e, picks: [77] } : e)),
      'entry 4 is refused',
    ],
    ['an entry that is missing', (list) => list.filter((_, i) => i !== 2), 'entry 3 is refused'],
  ])('notices %s', async (_, spoil, why) => {
    const spoilt = join(folder, 'spoilt.journal');
    writeFileSync(spoilt, encodeJournal(header, spoil(match.journal)));
    for (const more of [[], ['--json']]) {
      const { code, err } = await lab(['replay', spoilt, ...more]);
      expect(code).toBe(1);
      expect(err).toContain(why);
    }
  });

  test('notices another version of the rules', async () => {
    const old = join(folder, 'old.journal');
    writeFileSync(old, encodeJournal({ ...header, rulesVersion: 0 }, match.journal));
    expect((await lab(['replay', old])).err).toContain('rules version 0');
  });
});
