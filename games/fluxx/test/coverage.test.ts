import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '../index.ts';

const here = import.meta.dirname;
const read = (file: string): string => readFileSync(join(here, file), 'utf8');
const files = readdirSync(here).filter((file) => file.endsWith('.test.ts'));

/** Rule ids in the titles of tests, of their groups and of their tables. */
function idsInTests(): Set<string> {
  const ids = new Set<string>();
  for (const file of files) {
    for (const line of read(file).split('\n')) {
      // A title, or a row of a table that a title is made of.
      if (/\b(test|describe)\b.*\(|^\s*\(?\s*['`[\]]/.test(line)) for (const [id] of line.matchAll(/FLX-E?\d+/g)) ids.add(id);
    }
  }
  return ids;
}

/** `- FLX-000 reason`, one a line. */
function excused(): { [id: string]: string } {
  const found: { [id: string]: string } = {};
  for (const line of read('untested.md').split('\n')) {
    const entry = /^- (FLX-E?\d+): (.+)$/.exec(line);
    if (entry !== null) found[entry[1]] = entry[2];
  }
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
    for (const [id, reason] of Object.entries(untested)) expect(reason.length, `reason for ${id}`).toBeGreaterThan(20);
    expect(Object.keys(untested).length).toBeLessThan(8);
  });

  test('tests and excuses name no rule that does not exist', () => {
    expect([...tested, ...Object.keys(untested)].filter((id) => !rules.includes(id))).toEqual([]);
  });

  test('every card is named by a test of the cards', () => {
    const cardTests = files
      .filter((file) => file.startsWith('cards-'))
      .map(read)
      .join('\n');
    expect(Object.keys(texts.en.cards).filter((id) => !cardTests.includes(`'${id}'`))).toEqual([]);
  });
});
