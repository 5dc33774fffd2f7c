import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Level } from '#bots/index.ts';
import { chooseMove } from '#bots/index.ts';
import { canonical, decodeJournal, encodeJournal, fastRng, journalHash, Match, sha256, tableData } from '#engine';
import { unicorns } from '../index.ts';
import type { UnicornVars } from '../state.ts';

/**
 * Whole matches of the present rules version, kept as they were played. They notice when a change makes old journals mean something
 * else: then `rulesVersion` in ../index.ts must rise, and RECORD_JOURNALS=1 records them anew.
 */
const FOLDER = join(import.meta.dirname, 'journals');
const NOTE = 'old journals replay differently now: raise rulesVersion in games/unicorns/index.ts and record again with RECORD_JOURNALS=1';

interface Kept {
  readonly name: string;
  readonly seats: number;
  readonly level: Level;
  readonly seed: number;
  readonly options: { readonly [key: string]: string };
}

const kept: readonly Kept[] = [
  { name: 'duel', seats: 2, level: 'easy', seed: 11, options: {} },
  { name: 'four-seats', seats: 4, level: 'easy', seed: 12, options: {} },
  { name: 'eight-seats', seats: 8, level: 'random', seed: 13, options: { reshuffle: 'on', targets: 'announced' } },
];

interface Ending {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly journal: string;
  readonly state: string;
}

const endingOf = (match: Match<UnicornVars>): Ending => ({
  winners: match.table.outcome?.winners ?? [],
  reason: match.table.outcome?.reason ?? 'unfinished',
  journal: journalHash(match.header, match.journal),
  state: sha256(canonical(tableData(match.table))),
});

function record({ name, seats, level, seed, options }: Kept): void {
  const defaults = Object.fromEntries(unicorns.options.map((option) => [option.key, option.default]));
  const match = Match.start(unicorns, {
    game: 'unicorns',
    rulesVersion: unicorns.rulesVersion,
    seats,
    options: { ...defaults, ...options },
    seed,
  });
  const rng = fastRng(seed);
  while (match.open !== null) {
    const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null);
    if (ask === undefined) break;
    match.answer(ask.seat, match.n, chooseMove(match, ask.seat, level, {}, rng));
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
    expect(header.rulesVersion).toBe(unicorns.rulesVersion);
    let match: Match<UnicornVars>;
    try {
      match = Match.load(unicorns, header, entries);
    } catch (error) {
      throw new Error(NOTE, { cause: error });
    }
    expect({ note: NOTE, ...endingOf(match) }).toEqual({ note: NOTE, ...ending });
    expect(match.over).toBe(true);
  });
});
