import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '#engine';
import { notWritten } from '../engine/testing/unwritten.ts';
import { findGame } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { entryStart, withEntry, withEntryInEvery, withMembers } from './entries.ts';
import { Failure, UsageError } from './io.ts';

const PROJECT = join(import.meta.dirname, '..');

interface NewCard {
  readonly id: string;
  /** The card that it stands behind, in every file. */
  readonly like: string;
  readonly name: string;
  readonly nameRu: string;
}

/** The files of a game by their paths in its folder. */
export interface Sources {
  readonly [path: string]: string;
}

const DATA = 'cards/data.ts';
const ART = 'board/art.ts';
const TEXTS = ['text/en/cards.ts', 'text/ru/cards.ts'] as const;
const isEffects = (path: string): boolean => /^cards\/(?!data|index|make)[\w-]+\.ts$/.test(path);
const isTest = (path: string): boolean => /^test\/[\w-]+\.test\.ts$/.test(path);
const quoted = (words: string): string => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Every file that the card needs, with a stub of it. */
export function withCard(sources: Sources, card: NewCard, components: readonly Component[]): Sources {
  const { id, like } = card;
  const more: { [path: string]: string } = {};
  const add = (path: string, entry: (given: string) => string): boolean => {
    // What is printed is listed last, so that no definition gets another number: kept matches know them by number.
    const now = withEntry(sources[path] ?? '', like, entry, path === DATA ? 'last' : 'behind');
    if (now !== undefined) more[path] = now;
    return now !== undefined;
  };
  const needed = (path: string, entry: (given: string) => string): void => {
    if (!add(path, entry)) throw new Failure(`${path} has no entry for ${like}`);
  };
  needed(DATA, (given) => printed(given, card, components));
  for (const path of TEXTS)
    needed(path, () => `${quoted(id)}: { name: ${quoted(path === TEXTS[0] ? card.name : card.nameRu)}, text: ${quoted(notWritten(id))} }`);
  const home = Object.keys(sources)
    .filter(isEffects)
    .find((path) => add(path, (given) => effect(given, card)));
  const drawn = withEntryInEvery(sources[ART] ?? '', like, (given) => `// ${notWritten(id)}\n${quoted(id)}: ${picture(given)}`);
  if (drawn !== undefined) more[ART] = drawn;
  const test = testFileOf(sources, like, home);
  if (test !== undefined) more[test] = withTest(sources[test], id);
  return more;
}

/** A card as data.ts lists it. */
interface Component {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The other card's line with what every card of its kind has, once in the box; a number that follows from the name follows from this one. */
function printed(given: string, { id, like, name }: NewCard, components: readonly Component[]): string {
  const { kind } = components.find((one) => one.id === like) ?? { kind: '' };
  const all = components.filter((one) => one.kind === kind);
  return withMembers(given, (key, text) => {
    if (all.some((one) => one[key] === undefined)) return undefined;
    if (key === 'id') return `id: '${id}'`;
    if (key === 'count') return 'count: 1';
    if (key === 'letters') return `letters: ${name.replaceAll(/[^A-Za-z]/g, '').length}`;
    return key === 'tags' ? `tags: [${commonTags(all).map(quoted).join(', ')}]` : text;
  });
}

function commonTags(all: readonly Component[]): string[] {
  const [first = [], ...others] = all.map((one) => (Array.isArray(one.tags) ? (one.tags as string[]) : []));
  return first.filter((tag) => others.every((tags) => tags.includes(tag)));
}

/** A picture to be drawn yet, in the form of the other card's; the colours of its sky are taken over. */
function picture(given: string): string {
  const value = given.slice(given.indexOf(':') + 1).trim();
  if (value.startsWith('{')) return `{ big: 'red-question-mark' }`;
  return value.includes("'#") ? value : `['red-question-mark', 'joker', 'pencil']`;
}

const effect = (given: string, { id }: NewCard): string =>
  `/** ${notWritten(id)} */\n${given.startsWith('card(') ? `card('${id}')` : `'${id}': {}`}`;

/** The test file that is called like the file of the effect, if it speaks of the card; else that which speaks most of it, one about cards before one about rules. */
function testFileOf(sources: Sources, like: string, home: string | undefined): string | undefined {
  const [, name = ''] = /^cards\/([\w-]+)\.ts$/.exec(home ?? '') ?? [];
  const isItsOwn = (path: string): number => (path === `test/cards-${name}.test.ts` ? 1 : 0);
  const mentions = (path: string): number => sources[path].split(new RegExp(`\\b${like}\\b`)).length - 1;
  const isAboutCards = (path: string): number => (path.startsWith('test/cards-') ? 1 : 0);
  const files = Object.keys(sources).filter((path) => isTest(path) && mentions(path) > 0);
  return files.sort((a, b) => isItsOwn(b) - isItsOwn(a) || isAboutCards(b) - isAboutCards(a) || mentions(b) - mentions(a))[0];
}

function withTest(source: string, id: string): string {
  const imports = /import \{[^}]*\btest\b[^}]*\} from 'vitest'/.test(source) ? source : `import { test } from 'vitest';\n${source}`;
  return `${imports.trimEnd()}\n\ntest('${id}', () => {\n  throw new Error('${notWritten(id)}');\n});\n`;
}

function sourcesOf(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]));
}

/** The last card of the kind that most cards with an effect of their own are of. */
export function usualLike(game: Pick<Game, 'defs'>, sources: Sources): string {
  const effects = Object.keys(sources).filter(isEffects);
  const able = game.defs.filter(({ id }) => effects.some((path) => entryStart(sources[path], id) !== undefined));
  const many = (kind: string): number => able.filter((def) => def.kind === kind).length;
  const most = able.reduce((best, { kind }) => Math.max(best, many(kind)), 0);
  return able.findLast(({ kind }) => many(kind) === most)?.id ?? game.defs[game.defs.length - 1].id;
}

function cardFrom(args: Args, game: Game, sources: Sources): NewCard {
  const id = args.operands[1];
  if (id === undefined) throw new UsageError('what is the card called? lab card <game> <id>');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`an id is made of small letters, digits and single hyphens, not ${JSON.stringify(id)}`);
  if (game.defs.some((def) => def.id === id)) throw new Failure(`${game.id} has a card ${id} already`);
  const like = args.text('like') ?? usualLike(game, sources);
  if (game.defs.every((def) => def.id !== like)) throw new UsageError(`${game.id} has no card ${JSON.stringify(like)} to stand behind`);
  const name =
    args.text('name') ?? id.replaceAll(/(^|-)(.)/g, (_, hyphen: string, letter: string) => `${hyphen && ' '}${letter.toUpperCase()}`);
  return { id, like, name, nameRu: args.text('name-ru') ?? name };
}

function left(gameId: string, { id, like }: NewCard, files: readonly string[]): string {
  const here = (path: string): boolean => files.includes(path);
  const effects = files.find(isEffects);
  const tests = files.find(isTest);
  const steps = [
    `${DATA}: its line holds what ${like}'s does; say what is printed on it`,
    `${TEXTS.join(', ')}: its name and its text`,
    ...(effects === undefined ? [] : [`${effects}: what it does, with the printed text as a comment above`]),
    `text/en/ui.ts, text/ru/ui.ts: the words of the questions that it asks (prompts, buttons)`,
    ...(here(ART) ? [`${ART}: its picture`] : []),
    ...(tests === undefined ? [`test/: tests of what it does`] : [`${tests}: tests of what it does, and of what it does not`]),
    `index.ts: rulesVersion one higher, then: npm run -s lab -- record --game ${gameId}; npm run -s lab -- stamp --game ${gameId}`,
  ];
  return `${id} stands behind ${like} in every file (--like names another card). Left to do in games/${gameId}:
${steps.map((step) => `  ${step}\n`).join('')}
npx vitest run games/${gameId} names what is not written yet, and nothing else.
`;
}

export const card: Command = {
  name: 'card',
  operand: 'GAME ID',
  summary: 'lays out a new card: a stub of it in every file that a card needs',
  about: `The card is put behind another one of its kind: its line in cards/data.ts, name and text in both languages, its effect (none yet), picture and
test. It can be dealt and played at once and does nothing. What is left is listed here, and named by the tests until it is written.
CONTRIBUTING.md says how cards of each game are written.`,
  flags: {
    like: { value: 'CARD', help: 'the card that it stands behind', usual: 'the last one of the commonest kind with effects' },
    name: { value: 'WORDS', help: 'what is printed as its name', usual: 'the id' },
    'name-ru': { value: 'WORDS', help: 'the same in Russian', usual: 'as --name' },
  },
  examples: ['card unicorns unicorn-courier --like unicorn-oracle --name "Unicorn Courier" --name-ru "Единорог-курьер"'],
  async run(args, io) {
    if (args.operands[0] === undefined) throw new UsageError('a card of which game? lab card <game> <id>');
    const game = findGame(args.operands[0]);
    const folder = join(PROJECT, 'games', game.id);
    if (!existsSync(folder)) throw new Failure(`games/${game.id} does not exist`);
    const sources = sourcesOf(folder);
    const added = cardFrom(args, game, sources);
    const { components } = (await import(pathToFileURL(join(folder, DATA)).href)) as { readonly components: readonly Component[] };
    const files = withCard(sources, added, components);
    for (const [path, source] of Object.entries(files)) writeFileSync(join(folder, path), source);
    const touched = Object.keys(files).map((path) => `games/${game.id}/${path}`);
    const fix = spawn(process.execPath, [join(PROJECT, 'scripts/fix.mjs'), ...touched], { stdio: 'ignore' });
    await once(fix, 'close');
    io.out(left(game.id, added, Object.keys(files)));
    return 0;
  },
};
