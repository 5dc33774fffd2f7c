import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ruleCoverage, untestedCards } from '#engine/testing';

const folder = mkdtempSync(join(tmpdir(), 'zastolye-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): void => writeFileSync(join(folder, name), text);

test('a rule counts as tested if a title or a row of a table names it; everything amiss is told', () => {
  file(
    'cards-a.test.ts',
    "test('TST-001 it does', () => {\n  deal({ hand: ['lamp'] }); // TST-004\n});\ntest.each([\n  ['TST-002', 1],\n])('%s', () => {});\n",
  );
  file('rules.test.ts', "describe('TST-E01 an example', () => {\n  test('TST-009 of nothing', () => {});\n});\n");
  file('untested.md', '- TST-001, TST-003: follows from what others prove\n- TST-005: no\n- TST-010: there is no such rule at all\n');
  expect(ruleCoverage(folder, ['TST-001', 'TST-002', 'TST-003', 'TST-004', 'TST-005', 'TST-E01'])).toEqual({
    tested: ['TST-001', 'TST-002', 'TST-E01', 'TST-009'],
    untested: ['TST-004'],
    badExcuses: ['TST-001', 'TST-005'],
    unknown: ['TST-009', 'TST-010'],
  });
  expect(untestedCards(folder, ['lamp', 'rug'])).toEqual(['rug']);
});
