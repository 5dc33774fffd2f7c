import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonical, decodeJournal, encodeJournal, fastRng, Match, sha256, tableData } from '#engine';
import { randomPicks } from '#engine/testing';
import { pickle } from '../index.ts';
import type { PickleVars } from '../state.ts';

/**
 * Whole matches of the present rules version. If one of them ends otherwise now, old journals mean something else: raise `rulesVersion` in
 * ../index.ts and record them anew with RECORD_JOURNALS=1.
 */
const FOLDER = join(import.meta.dirname, 'journals');
const MATCHES = [
  { name: 'two', seats: 2, seed: 3, distance: '3' },
  { name: 'two-again', seats: 2, seed: 17, distance: '3' },
  { name: 'alone-3', seats: 1, seed: 5, distance: '3' },
  { name: 'alone-4', seats: 1, seed: 8, distance: '4' },
] as const;

const file = (name: string): string => join(FOLDER, `${name}.journal`);
const endOf = ({ table }: Match<PickleVars>) => ({ outcome: table.outcome, state: sha256(canonical(tableData(table))) });

if (process.env.RECORD_JOURNALS === '1') {
  mkdirSync(FOLDER, { recursive: true });
  const ends: { [name: string]: unknown } = {};
  for (const { name, seats, seed, distance } of MATCHES) {
    const options = { sides: 'random', corridor: 'random', distance };
    const match = Match.start(pickle, { game: 'pickle', rulesVersion: pickle.rulesVersion, seats, options, seed });
    const rng = fastRng(seed);
    while (match.open !== null) match.answer(match.open.asks[0].seat, match.n, randomPicks(match.open.asks[0], rng));
    writeFileSync(file(name), `${encodeJournal(match.header, match.journal)}\n`);
    ends[name] = endOf(match);
  }
  writeFileSync(join(FOLDER, 'ends.json'), `${JSON.stringify(ends, null, 2)}\n`);
}

describe('kept journals', () => {
  const ends = JSON.parse(readFileSync(join(FOLDER, 'ends.json'), 'utf8')) as { [name: string]: unknown };

  test.each(MATCHES.map(({ name }) => name))('%s ends as it did', (name) => {
    const { header, entries } = decodeJournal(readFileSync(file(name), 'utf8'));
    expect(header.rulesVersion).toBe(pickle.rulesVersion);
    const match = Match.load(pickle, header, entries);
    expect(match.over).toBe(true);
    expect(endOf(match)).toEqual(ends[name]);
  });
});
