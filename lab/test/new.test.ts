import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsLeft } from '#engine/testing';
import { EXAMPLE_WORDS, ownWords, registered, renamed, templateFiles } from '../new.ts';
import { texts } from '../template/index.ts';
import { lab } from './io.ts';

const names = { id: 'my-harbour', code: 'HRB', title: "Harbour's end", titleRu: 'Гавань' };
const folder = join(import.meta.dirname, '..');

test('a new game bears no trace of the example it was copied from', () => {
  const files = templateFiles();
  expect(files).toContain('index.ts');
  expect(files).toContain(join('board', 'lessons.ts'));
  expect(files.filter((file) => file.endsWith('.journal'))).toEqual([]);
  for (const file of files) {
    const text = renamed(readFileSync(join(folder, 'template', file), 'utf8'), names);
    expect(text).not.toMatch(/cairn|CRN-|Горка камней/i);
  }
});

test('the id stands in quotes, in the code as a name, in types with a capital', () => {
  expect(renamed(`export const cairn: Game<CairnVars> = { id: 'cairn', rule: 'CRN-001' };`, names)).toBe(
    `export const myHarbour: Game<MyHarbourVars> = { id: 'my-harbour', rule: 'HRB-001' };`,
  );
  expect(renamed(`en: { title: 'Cairn', short: 'Cairn' },`, names)).toBe(`en: { title: 'Harbour\\'s end', short: 'Harbour\\'s end' },`);
});

test('the list of games gets an import and a line', () => {
  const list = readFileSync(join(folder, '../games/registry.ts'), 'utf8');
  const more = registered(list, 'my-harbour');
  expect(more).toContain("import { myHarbour, texts as myHarbourTexts } from './my-harbour/index.ts';\n");
  expect(more).toMatch(/export const titles[\s\S]+\n {2}'my-harbour': title\(myHarbour, myHarbourTexts\),\n};\n\nexport const games/);
  expect(() => registered(list, 'fluxx')).toThrow('knows fluxx already');
});

test.each([
  ['new', 'what is the game called?'],
  ['new Harbour', 'small letters'],
  ['new ../harbour', 'small letters'],
  ['new harbour --code H1', 'three capital letters'],
])('%s is refused', async (line, why) => {
  const { code, err } = await lab(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
});

test('a game that exists is left alone', async () => {
  const { code, err } = await lab('new fluxx');
  expect([code, err]).toEqual([1, 'lab: games/fluxx exists already\n']);
});

test('texts of the example that were not replaced are named: those of the coach and what is said about the game included', () => {
  const left = wordsLeft(texts, EXAMPLE_WORDS).map((one) => one.split(':')[0]);
  for (const path of ['ru.about', 'en.about', 'ru.learn.headline', 'en.learn.signs.1.0', 'ru.glossary.heap.word'])
    expect(left).toContain(path);
  expect(left).not.toContain('en.prompts.play');
  expect(ownWords).toContain(String(EXAMPLE_WORDS));
});
