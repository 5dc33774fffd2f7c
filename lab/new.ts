import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Args, Command } from './command.ts';
import { Failure, UsageError } from './io.ts';
import { runTests } from './vitest.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const PROJECT = join(import.meta.dirname, '..');

interface Names {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly titleRu: string;
}

/** `my-game` as a name in the code: `myGame`. */
const camel = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

/** A file of the example, as the file of another game: its id in quotes, its names in the code, its rules, its title. */
export function renamed(text: string, { id, code, title, titleRu }: Names): string {
  const quoted = (words: string): string => words.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return text
    .replaceAll(/(title|short): 'Cairn'/g, `$1: '${quoted(title)}'`)
    .replaceAll(/(title: 'Горка камней'|short: 'Горка')/g, (pair) => `${pair.split(':')[0]}: '${quoted(titleRu)}'`)
    .replaceAll(/(["'])cairn\1/g, `$1${id}$1`)
    .replaceAll(/\bcairn(?=\b|Texts)/g, camel(id))
    .replaceAll(/\bCairn(?=[A-Z])/g, capital(camel(id)))
    .replaceAll('CRN-', `${code}-`);
}

/** The list of games with one more. */
export function registered(list: string, id: string): string {
  if (new RegExp(`['/]${id}['/]`).test(list)) throw new Failure(`games/registry.ts knows ${id} already`);
  const name = camel(id);
  const key = name === id ? id : `'${id}'`;
  const lines = list.split('\n');
  const importAt = lines.findLastIndex((line) => line.startsWith('import '));
  lines.splice(importAt + 1, 0, `import { ${name}, texts as ${name}Texts } from './${id}/index.ts';`);
  const open = lines.findIndex((line) => line.startsWith('export const titles'));
  const close = lines.indexOf('};', open);
  if (open < 0 || close < 0) throw new Failure('games/registry.ts has no list of titles to add to');
  lines.splice(close, 0, `  ${key}: title(${name}, ${name}Texts),`);
  return lines.join('\n');
}

/** Every file of the example except its kept matches, which the new game records for itself. */
export function templateFiles(): string[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('journals'))
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)))
    .sort();
}

/** Words of the example that a game of one's own would hardly use. */
export const EXAMPLE_WORDS = /\b(stone|magpie|pebble|boulder|heap)s?\b|кам(ень|ня|ни|ней)|сорок|гальк|валун|горк/i;

/** A test that only the new game gets: it is red as long as texts of the example are left. */
export const ownWords = `import { expect, test } from 'vitest';
import { wordsLeft } from '#engine/testing';
import { texts } from '../index.ts';

// Laid out with the game. Once its texts are its own, this file may go.
test('the texts speak of this game, not of the stones and magpies of the example', () => {
  expect(wordsLeft(texts, ${EXAMPLE_WORDS})).toEqual([]);
});
`;

function namesFrom(args: Args): Names {
  const [id] = args.operands;
  if (id === undefined) throw new UsageError('what is the game called? lab new <id>');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`an id is made of small letters, digits and single hyphens, not ${JSON.stringify(id)}`);
  const code = args.text('code') ?? id.replaceAll('-', '').slice(0, 3).padEnd(3, 'x').toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) throw new UsageError(`--code wants three capital letters, not ${JSON.stringify(code)}`);
  const title = args.text('title') ?? capital(id.replaceAll('-', ' '));
  return { id, code, title, titleRu: args.text('title-ru') ?? title };
}

export const newGame: Command = {
  name: 'new',
  operand: 'ID',
  summary: 'lays out the folder of a new game: a small one that can be played and tested at once',
  about: `games/<id>/ becomes a copy of the example in lab/template (stones are piled up, magpies carry them off) under a name of its own, and
games/registry.ts gets its line. Nothing else has to change: the game is on the home page, has bots, a board, a coach, «How to play» and tests. One of them is
red, test/own-words.test.ts: it lists the texts that still speak of stones and magpies.
Then replace the rules, room by room; CONTRIBUTING.md says what each file is for.`,
  flags: {
    title: { value: 'WORDS', help: 'what the game is called', usual: 'the id' },
    'title-ru': { value: 'WORDS', help: 'the same in Russian', usual: 'as --title' },
    code: { value: 'ABC', help: 'three letters that its rules begin with', usual: 'the first of the id' },
  },
  examples: ['new harbour --title "Harbour" --title-ru "Гавань" --code HRB'],
  async run(args, io) {
    const names = namesFrom(args);
    const folder = join(PROJECT, 'games', names.id);
    if (existsSync(folder)) throw new Failure(`games/${names.id} exists already`);
    const registry = join(PROJECT, 'games/registry.ts');
    const list = registered(readFileSync(registry, 'utf8'), names.id);
    for (const file of templateFiles()) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), renamed(readFileSync(join(TEMPLATE, file), 'utf8'), names));
    }
    writeFileSync(join(folder, 'test/own-words.test.ts'), ownWords);
    writeFileSync(registry, list);
    // Names of another length are sorted and wrapped otherwise.
    const fix = spawn(process.execPath, [join(PROJECT, 'scripts/fix.mjs'), `games/${names.id}`, 'games/registry.ts'], { stdio: 'ignore' });
    await once(fix, 'close');
    const { code, said } = await runTests([`games/${names.id}/test/journals.test.ts`], { RECORD_JOURNALS: names.id });
    if (code !== 0) throw new Failure(said);
    io.out(`games/${names.id} is laid out. Next:
  npx vitest run games/${names.id}
  npm run -s lab -- play --game ${names.id}
  npm start
`);
    return 0;
  },
};
