import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { excusesIn, titlesIn } from './titles.ts';

/** What the tests of a folder prove of a list of rules. Everything but `tested` should be empty. */
export interface RuleCoverage {
  /** Ids that stand in the title of a test, of a group, or in a row of a table that titles are made of. */
  readonly tested: readonly string[];
  /** Neither named by a test nor excused in `untested.md`. */
  readonly untested: readonly string[];
  /** Excused, though a test names it or without a reason worth the name. */
  readonly badExcuses: readonly string[];
  /** Named or excused, but no rule. */
  readonly unknown: readonly string[];
}

const SHORTEST_REASON = 20;

/** `rules` are ids like `FLX-116` and `FLX-E07`, all with the same beginning. Excuses are lines `- FLX-000, FLX-001: reason`. */
export function ruleCoverage(folder: string, rules: readonly string[]): RuleCoverage {
  const prefix = rules[0].slice(0, rules[0].indexOf('-'));
  const id = new RegExp(`${prefix}-E?\\d+`, 'g');
  const tested = new Set<string>();
  for (const file of testFiles(folder))
    for (const title of titlesIn(read(folder, file))) for (const found of title.match(id) ?? []) tested.add(found);
  const excused = excusesIn(folder);
  return {
    tested: [...tested],
    untested: rules.filter((rule) => !tested.has(rule) && !excused.has(rule)),
    badExcuses: [...excused].filter(([rule, reason]) => tested.has(rule) || reason.length < SHORTEST_REASON).map(([rule]) => rule),
    unknown: [...tested, ...excused.keys()].filter((rule) => !rules.includes(rule)),
  };
}

/** The cards that no `cards-*.test.ts` of the folder names. */
export function untestedCards(folder: string, ids: readonly string[]): string[] {
  const tests = testFiles(folder)
    .filter((file) => file.startsWith('cards-'))
    .map((file) => read(folder, file))
    .join('\n');
  return ids.filter((id) => !tests.includes(`'${id}'`));
}

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
const testFiles = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
