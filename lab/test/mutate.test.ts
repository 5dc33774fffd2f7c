import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutantsOf, mutated } from '../mutants.ts';
import { draw, Notes } from '../mutate.ts';
import { lab } from './io.ts';

const source = `import { tell } from './tell.ts';
type Sum = 1 | 2;
export function sum(list: readonly number[], name: string): number {
  if (list.length > 0) tell(name + ' has some');
  return Math.max(...list) as Sum;
}
`;

test('mistakes are made in what runs, one in a line, and never in types or in texts that are put together', () => {
  const found = mutantsOf(source, 'sum.ts').map((one) => [one.line, one.kind, mutated(source, one).split('\n')[one.line - 1].trim()]);
  expect(found).toEqual([
    [3, 'returns at once', 'export function sum(list: readonly number[], name: string): number { return;'],
    [4, 'condition inverted', "if (!(list.length > 0)) tell(name + ' has some');"],
    [4, '> becomes >=', "if (list.length >= 0) tell(name + ' has some');"],
    [4, 'another constant', "if (list.length > 1) tell(name + ' has some');"],
    [4, 'call dropped', 'if (list.length > 0) ;'],
    [5, 'nothing returned', 'return undefined;'],
    [5, 'max becomes min', 'return Math.min(...list) as Sum;'],
  ]);
});

test('the same seed draws the same mistakes, each in another line, and none in tests', () => {
  const sources = new Map([
    ['engine/sum.ts', source],
    ['engine/test/sum.test.ts', source],
    ['engine/text/en.ts', source],
    ['engine/testing/table.ts', source],
    ['bots/sum.ts', source],
  ]);
  const drawn = draw(sources, 'engine', 5, 10);
  expect(drawn.map(({ file }) => file)).toEqual(['engine/sum.ts', 'engine/sum.ts', 'engine/sum.ts']);
  expect(new Set(drawn.map(({ line }) => line))).toEqual(new Set([3, 4, 5]));
  expect(draw(sources, 'engine', 5, 10)).toEqual(drawn);
});

test('what would change nothing is no mistake', () => {
  const sources = new Map([['engine/none.ts', 'export function none(): undefined {\n  return undefined;\n}\n']]);
  expect(draw(sources, 'engine', 1, 10).map(({ line }) => line)).toEqual([1]);
});

test('a round that goes on tries again only what survived, and that only where tests have changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-notes-'));
  const file = join(folder, 'round.txt');
  new Notes(file).add('one', 'tests of today', true);
  new Notes(file).add('two', 'tests of today', false);
  const notes = new Notes(file);
  const known = (tests: string): (boolean | null)[] => ['one', 'two', 'three'].map((mistake) => notes.of(mistake, tests));
  expect(known('tests of today')).toEqual([true, false, null]);
  expect(known('tests of tomorrow')).toEqual([true, null, null]);
  rmSync(folder, { recursive: true });
});

test('a small number becomes one more, a large one ten times as much', () => {
  const found = mutantsOf('export const [few, many] = [99, 100];', 'few.ts').map(({ text }) => text);
  expect(found).toEqual(['100', '1000']);
});

test('a folder without such tests is refused', async () => {
  expect(await lab('mutate --folder docs')).toMatchObject({ code: 2 });
});
