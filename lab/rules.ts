import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InEvery, inEach, LANGS } from '#engine';
import type { Title } from '#games/registry.ts';
import { excusesIn, titlesIn } from '../engine/testing/titles.ts';
import { gameOf, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import { paintFor, wrap } from './io.ts';

export interface RuleRow {
  readonly id: string;
  readonly text: InEvery<string>;
  /** Titles of the tests that name the rule. */
  readonly tests: readonly string[];
  /** Why no test names it, where `untested.md` says so. */
  readonly excuse?: string;
}

export const rules: Command = {
  name: 'rules',
  summary: 'the rules of a game with the tests that name them',
  about: `With --json: [{ id, text: { en, ru }, tests: [titles], excuse? }], in the order of the rule book. A test names a rule by having its id in its
title, or in the row of a table that titles are made of; they are read from games/<id>/test.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    lang: { value: LANGS.join('|'), help: 'language of the rules', usual: 'en' },
    untested: { help: 'only the rules that no test names' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['rules --game fluxx --lang ru', 'rules --game fluxx --untested', 'rules --game fluxx --json'],
  async run(args, io) {
    const lang = args.oneOf('lang', LANGS, 'en');
    const title = titleOf(gameOf(args));
    const folder = join(import.meta.dirname, '../games', title.game.id, 'test');
    const all = ruleRows(title, testTitles(folder), excusesIn(folder));
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
    const excused = all.filter((row) => row.excuse !== undefined).length;
    io.out(`${tested} of ${all.length} rules are named by a test, ${excused} are excused in untested.md\n`);
    return 0;
  },
};

export function ruleRows({ texts }: Title, titles: readonly string[], excuses: ReadonlyMap<string, string> = new Map()): RuleRow[] {
  const book = texts.en.rules.text;
  const ids = Object.keys(book);
  const tests: { [id: string]: string[] } = {};
  for (const id of ids) tests[id] = [];
  for (const title of titles) for (const id of new Set(title.match(/[A-Z]+-[A-Z]?\d+[a-z]?/g))) tests[id]?.push(title);
  return ids.map((id) => {
    const excuse = excuses.get(id);
    return {
      id,
      text: { ...inEach(texts, ({ rules }) => rules.text[id] ?? '') },
      tests: tests[id],
      ...(excuse === undefined ? {} : { excuse }),
    };
  });
}

/** The titles of all tests in a folder, as they are written. */
export function testTitles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name));
  return files.sort().flatMap((name) => titlesIn(readFileSync(join(folder, name), 'utf8')));
}
