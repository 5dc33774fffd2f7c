import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Read as text, so that nothing has to be run; used by tests and by the command line alike, hence without the test runner.

// `test('…'`, `describe("…"`, test.each(…)(`…`: a name, perhaps with parts after dots and a table, then a string as the first argument.
const CALL =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

// A row of a table: it begins with a string or a bracket.
const ROW = /^\s*\(?\[?\s*\[?\s*['"`].*$/gm;

/** What the tests of a file are called, as it is written; the rows of tables count, since titles are made of them. */
export function titlesIn(source: string): string[] {
  const titles = [...source.matchAll(CALL)].map((found) => (found[1] ?? found[2] ?? found[3]).replaceAll(/\\(.)/g, '$1'));
  const rows = [...source.matchAll(ROW)].map(([row]) => row.replaceAll(/[[\]()'"`,\s]+/g, ' ').trim());
  return [...new Set([...titles, ...rows])];
}

/** Rules that no test names, with the reason: lines `- FLX-000, FLX-001: reason` of `untested.md`. */
export function excusesIn(folder: string): Map<string, string> {
  const file = join(folder, 'untested.md');
  const excused = new Map<string, string>();
  if (!existsSync(file)) return excused;
  for (const [, ids, reason] of readFileSync(file, 'utf8').matchAll(/^- ([^:\n]+): (.+)$/gm))
    for (const id of ids.match(/[A-Z]+-E?\d+/g) ?? []) excused.set(id, reason);
  return excused;
}
