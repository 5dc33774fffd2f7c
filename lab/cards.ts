import { type CardDef, type InEvery, inEach, LANGS } from '#engine';
import type { Title } from '#games/registry.ts';
import { gameOf, titleOf } from './catalog.ts';
import type { Command } from './command.ts';
import { columns } from './io.ts';

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export interface CardRow {
  readonly id: string;
  readonly kind: string;
  readonly count: number;
  readonly name: InEvery<string>;
  readonly text: InEvery<string>;
  readonly [number: string]: Plain;
}

export const cards: Command = {
  name: 'cards',
  summary: 'the components of a game as data',
  about: `With --json: [{ id, kind, count, name: { en, ru }, text: { en, ru }, … }], in the order of the component list; besides these every
number, tag and condition that is printed on the component. What it does is code and is not listed.`,
  flags: {
    game: { value: 'G', help: 'which game' },
    lang: { value: LANGS.join('|'), help: 'language of names', usual: 'en' },
    json: { help: 'one JSON value on standard output' },
  },
  examples: ['cards --game fluxx', 'cards --game fluxx --json'],
  async run(args, io) {
    const lang = args.oneOf('lang', LANGS, 'en');
    const title = titleOf(gameOf(args));
    const rows = cardRows(title);
    if (args.has('json')) io.out(`${JSON.stringify(rows)}\n`);
    else {
      const { kinds } = title.texts[lang];
      const list = rows.map((row) => [row.count, row.id, kinds[row.kind] ?? row.kind, row.name[lang]]);
      const all = rows.reduce((sum, row) => sum + row.count, 0);
      io.out(`${columns(list)}\n${all} in ${rows.length} kinds\n`);
    }
    return 0;
  },
};

export function cardRows({ game, texts }: Title): CardRow[] {
  return game.defs.map((def: CardDef<unknown>) => {
    const { id, kind, count, on: _on, modify: _modify, ...rest } = def;
    const words = inEach(texts, ({ cards }) => cards[id] ?? { name: id, text: '' });
    return {
      id,
      kind,
      count: count ?? 1,
      name: { ...inEach(words, ({ name }) => name) },
      text: { ...inEach(words, ({ text }) => text) },
      ...(plain(rest) as { readonly [key: string]: Plain }),
    };
  });
}

/** What of a value is data; undefined if nothing is. */
function plain(value: unknown): Plain | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.flatMap((one) => plain(one) ?? []);
  if (typeof value !== 'object') return undefined;
  const entries = Object.entries(value);
  const out: { [key: string]: Plain } = {};
  for (const [key, member] of entries) {
    const data = plain(member);
    if (data !== undefined) out[key] = data;
  }
  return entries.length > 0 && Object.keys(out).length === 0 ? undefined : out;
}
