import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { below, canonical, decodeJournal, encodeJournal, fastRng, journalHash, Match, sha256, tableData } from '#engine';
import { randomPicks } from '#engine/testing';
import { fluxx } from '../index.ts';
import { startMatch } from './table.ts';

/**
 * Whole matches of the present rules version, kept as they were played. They notice when a change makes old journals mean something
 * else: then `rulesVersion` in ../index.ts must rise, and RECORD_JOURNALS=1 records them anew.
 */
const FOLDER = join(import.meta.dirname, 'journals');
const NOTE = 'old journals replay differently now: raise rulesVersion in games/fluxx/index.ts and record again with RECORD_JOURNALS=1';

const kept = [
  { name: 'two-seats', seats: 2, seed: 41, restless: false },
  { name: 'four-seats', seats: 4, seed: 8, restless: false },
  { name: 'come-and-go', seats: 5, seed: 12, restless: true },
] as const;

interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly journal: string;
  readonly state: string;
}

type Played = ReturnType<typeof startMatch>;

const endingOf = (match: Played): Ending => ({
  winners: match.table.outcome?.winners ?? [],
  reason: match.table.outcome?.reason ?? 'unfinished',
  journal: journalHash(match.header, match.journal),
  state: sha256(canonical(tableData(match.table))),
});

function record({ name, seats, seed, restless }: (typeof kept)[number]): void {
  const match = startMatch(seats, seed);
  const rng = fastRng(seed);
  for (let i = 0; !match.over && i < 2000; i++) {
    if (restless && below(rng, 15) === 0) match.apply({ kind: below(rng, 2) === 0 ? 'join' : 'leave', seat: below(rng, 6) });
    const ask = match.open?.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) continue;
    if (restless && below(rng, 10) === 0) match.apply({ kind: 'time-out', n: match.n, seat: ask.seat });
    else match.answer(ask.seat, match.n, randomPicks(ask, rng));
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.journal`), `${encodeJournal(match.header, match.journal)}\n`);
  writeFileSync(join(FOLDER, `${name}.ending.json`), `${JSON.stringify(endingOf(match), null, 2)}\n`);
}

if (process.env.RECORD_JOURNALS === '1') for (const match of kept) record(match);

describe('kept journals', () => {
  test('all of them are there', () => {
    expect(readdirSync(FOLDER).filter((file) => file.endsWith('.journal'))).toHaveLength(kept.length);
  });

  test.each(kept.map(({ name }) => name))('%s replays to the same end', (name) => {
    const { header, entries } = decodeJournal(readFileSync(join(FOLDER, `${name}.journal`), 'utf8'));
    const ending = JSON.parse(readFileSync(join(FOLDER, `${name}.ending.json`), 'utf8')) as Ending;
    expect(header.rulesVersion, 'journals of the present rules version are kept; record them with RECORD_JOURNALS=1').toBe(
      fluxx.rulesVersion,
    );
    let match: Played;
    try {
      match = Match.load(fluxx, header, entries);
    } catch (error) {
      throw new Error(NOTE, { cause: error });
    }
    expect(endingOf(match), `${name}: ${NOTE}`).toEqual(ending);
    expect(match.over).toBe(true);
  });
});
