import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '#engine';
import { LANGS } from '#engine';
import type { Title } from '#games/registry.ts';
import { gameOf, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import { paintFor, wrap } from './io.ts';

export interface RuleRow {
  readonly id: string;
  readonly text: { readonly [lang in Lang]: string };
  /** Titles of the tests that name the rule. */
  readonly tests: readonly string[];
}

export const rules: Command = {
  name: 'rules',
  summary: 'the rules of a game with the tests that name them',
  about: `With --json: [{ id, text: { en, ru }, tests: [titles] }], in the order of the rule book. A test names a rule by having its id in its
title; titles are read from games/<id>/test.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    lang: { value: 'en|ru', help: 'language of the rules', usual: 'en' },
    untested: { help: 'only the rules that no test names' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['rules --game fluxx --lang ru', 'rules --game fluxx --untested', 'rules --game fluxx --json'],
  async run(args, io) {
    const lang = args.oneOf('lang', LANGS, 'en');
    const title = titleOf(gameOf(args));
    const all = ruleRows(title, testTitles(join(import.meta.dirname, '../games', title.game.id, 'test')));
    const rows = args.has('untested') ? all.filter((row) => row.tests.length === 0) : all;
    if (args.has('json')) {
      io.out(`${JSON.stringify(rows)}\n`);
      return 0;
    }
    const paint = paintFor(io.colour);
    const { sections } = title.texts[lang].rules;
    for (const section of sections) {
      const listed = rows.filter((row) => section.rules.includes(row.id));
      if (listed.length > 0) io.out(`${paint.bold(section.title)}\n`);
      for (const row of listed) {
        const tests = row.tests.length === 0 ? '' : paint.dim(` (${row.tests.length})`);
        io.out(`${wrap(`${paint.accent(row.id)}  ${row.text[lang]}${tests}`, io.columns, '         ')}\n`);
      }
      if (listed.length > 0) io.out('\n');
    }
    const tested = all.filter((row) => row.tests.length > 0).length;
    io.out(`${tested} of ${all.length} rules are named by a test\n`);
    return 0;
  },
};

export function ruleRows({ texts }: Title, titles: readonly string[]): RuleRow[] {
  const book = texts.en.rules.text;
  const ids = Object.keys(book);
  const tests: { [id: string]: string[] } = {};
  for (const id of ids) tests[id] = [];
  for (const title of titles) for (const id of new Set(title.match(/[A-Z]+-[A-Z]?\d+[a-z]?/g))) tests[id]?.push(title);
  return ids.map((id) => ({ id, text: { en: book[id], ru: texts.ru.rules.text[id] ?? '' }, tests: tests[id] }));
}

/** The titles of all tests in a folder, as they are written. */
export function testTitles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name));
  return files.sort().flatMap((name) => titlesIn(readFileSync(join(folder, name), 'utf8')));
}

// `test('…'`, `describe("…"`, test.each(…)(`…`: a name, perhaps with parts after dots and a table, then a string as the first argument.
const CALL =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

export function titlesIn(source: string): string[] {
  return [...source.matchAll(CALL)].map((found) => (found[1] ?? found[2] ?? found[3]).replaceAll(/\\(.)/g, '$1'));
}
