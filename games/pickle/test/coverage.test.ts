import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '../index.ts';

const here = import.meta.dirname;
const read = (file: string): string => readFileSync(join(here, file), 'utf8');
const files = readdirSync(here).filter((file) => file.endsWith('.test.ts'));

/** Rule ids in the titles of tests. */
function idsInTests(): Set<string> {
  const ids = new Set<string>();
  for (const file of files)
    for (const [, title] of read(file).matchAll(/\btest(?:\.each\([^\n]*\))?\(\s*['"`]([^\n]*)/g))
      for (const [id] of title.matchAll(/PKL-E?\d+/g)) ids.add(id);
  return ids;
}

/** `- PKL-000: reason`, one a line. */
function excused(): { [id: string]: string } {
  const found: { [id: string]: string } = {};
  for (const [, id, reason] of read('untested.md').matchAll(/^- (PKL-E?\d+): (.+)$/gm)) found[id] = reason;
  return found;
}

describe('every rule is tested, or says why not', () => {
  const rules = Object.keys(texts.en.rules.text);
  const tested = idsInTests();
  const untested = excused();

  test('each rule id is named by a test or listed in untested.md', () => {
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((id) => !tested.has(id) && untested[id] === undefined)).toEqual([]);
  });

  test('nothing is excused that a test names, and every excuse gives a reason', () => {
    expect(Object.keys(untested).filter((id) => tested.has(id))).toEqual([]);
    expect(Object.values(untested).filter((reason) => reason.length < 20)).toEqual([]);
    expect(Object.keys(untested).length).toBeLessThan(5);
  });

  test('tests and excuses name no rule that does not exist', () => {
    expect([...tested, ...Object.keys(untested)].filter((id) => !rules.includes(id))).toEqual([]);
  });

  test('every card of a deck is named by a test of the cards', () => {
    const cardTests = files
      .filter((file) => file.startsWith('cards-'))
      .map(read)
      .join('\n');
    const decks = Object.keys(texts.en.cards).slice(0, 24);
    expect(decks.filter((id) => !cardTests.includes(`'${id}'`))).toEqual([]);
  });
});
