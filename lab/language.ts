import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gaps, isLang, LANGS, parameterNames } from '#engine';
import type { Command } from './command.ts';
import { columns, UsageError } from './io.ts';

const ROOT = join(import.meta.dirname, '..');

export interface FileRow {
  /** Of the English words: `web/text/en/pages.ts`. */
  readonly file: string;
  readonly all: number;
  readonly missing: readonly string[];
  /** Messages that name other parameters than the English ones. */
  readonly wrong: readonly string[];
}

export const language: Command = {
  name: 'language',
  summary: 'what a language says already, and what it lacks',
  operand: 'LANG',
  about: `Every folder text/<lang> is held against text/en beside it, file by file. What is missing is said in English, and pages mark it. A message
counts once, a list that is there whole or not at all too. Exit code 1 if a message names other parameters than the English one. With --json:
[{ file, all, missing: [paths], wrong: [paths] }].`,
  flags: {
    missing: { help: 'name everything that is missing' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['language de', 'language de --missing'],
  async run(args, io) {
    const [lang] = args.operands;
    if (!isLang(lang)) throw new UsageError(`which language? there are: ${LANGS.join(', ')}`);
    const rows = await languageRows(lang);
    const wrong = rows.flatMap((row) => row.wrong.map((path) => `${row.file}: ${path}`));
    if (args.has('json')) io.out(`${JSON.stringify(rows)}\n`);
    else {
      io.out(`${columns(rows.map(({ file, all, missing }) => [`${all - missing.length} of ${all}`, file]))}\n`);
      if (args.has('missing')) for (const { file, missing } of rows) for (const path of missing) io.out(`missing  ${file}: ${path}\n`);
      for (const one of wrong) io.out(`other parameters than in English  ${one}\n`);
      const all = rows.reduce((sum, row) => sum + row.all, 0);
      const lacks = rows.reduce((sum, row) => sum + row.missing.length, 0);
      io.out(`${lang} says ${all - lacks} of ${all}; ${lacks} are missing and said in English\n`);
    }
    return wrong.length === 0 ? 0 : 1;
  },
};

/** The rooms where something is said. */
export function rooms(): string[] {
  const games = readdirSync(join(ROOT, 'games')).map((id) => `games/${id}`);
  return ['engine', ...games, 'lab', 'server', 'web'].filter((room) => existsSync(join(ROOT, room, 'text/en')));
}

export async function languageRows(lang: string): Promise<FileRow[]> {
  const files = rooms().flatMap((room) =>
    readdirSync(join(ROOT, room, 'text/en'))
      // An index only gathers what the others say.
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map((name) => `${room}/text/en/${name}`),
  );
  return Promise.all(
    files.map(async (file) => {
      const other = file.replace('/text/en/', `/text/${lang}/`);
      const [en, part] = await Promise.all([wordsOf(file), existsSync(join(ROOT, other)) ? wordsOf(other) : {}]);
      return { file, ...gaps(en, part, ''), wrong: unlike(en, part, '') };
    }),
  );
}

const wordsOf = async (file: string): Promise<object> => ({ ...((await import(pathToFileURL(join(ROOT, file)).href)) as object) });

/** The paths of messages whose parameters differ. */
function unlike(en: unknown, part: unknown, path: string): string[] {
  if (typeof en === 'string' && typeof part === 'string') {
    const wanted = parametersOf(en);
    return wanted === undefined || wanted === parametersOf(part) ? [] : [path];
  }
  if (typeof en !== 'object' || en === null || typeof part !== 'object' || part === null) return [];
  const own: { readonly [key: string]: unknown } = { ...part };
  // `find` is the source of an expression, no message.
  return Object.entries(en)
    .filter(([key]) => key !== 'find')
    .flatMap(([key, value]) => unlike(value, own[key], path === '' ? key : `${path}.${key}`));
}

/** Undefined for what is no message, such as a text with signs in it. */
function parametersOf(text: string): string | undefined {
  try {
    return parameterNames(text).join();
  } catch {
    return undefined;
  }
}
