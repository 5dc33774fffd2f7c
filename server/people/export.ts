import type { Lang } from '#engine';
import type { House } from '../house.ts';
import { sealedUntil } from '../lobby/day.ts';
import { turn } from '../match/pieces.ts';
import { seatsOf } from '../match/state.ts';
import { type IdentityRow, type MatchRow, type PlainRow, TABLE_NAMES, TABLES, type TableName } from '../store/types.ts';
import { serverText } from '../text/index.ts';
import { FROM, SCRIPT, STYLE } from './export-page.ts';

/** Everything that is kept about one person, as one file: a page that opens by itself, with all of it inside as JSON. */

/** They say nothing that the matches do not say: whose they are, and secrets on their way. */
const NOT_TAKEN: readonly TableName[] = ['members', 'tickets'];
/** Whoever finds the file shall not come in with it. */
const SECRET: { readonly [table in TableName]?: readonly string[] } = { recoveries: ['hash'], devices: ['id'], identities: ['id'] };
const OPEN: readonly string[] = ['doc'];

/** Tables in which rows belong to a person. */
export const OWN_TABLES: readonly TableName[] = TABLE_NAMES.filter(
  (table) =>
    table === 'identities' ||
    table === 'lines' ||
    ((TABLES[table].columns as readonly string[]).includes('identity') && !NOT_TAKEN.includes(table)),
);

function told(table: TableName, row: PlainRow): object {
  const hidden = SECRET[table] ?? [];
  const shown = Object.entries(row).filter(([column]) => column !== 'identity' && !hidden.includes(column));
  return Object.fromEntries(
    shown.map(([column, value]) => [column, OPEN.includes(column) && typeof value === 'string' ? withoutId(JSON.parse(value)) : value]),
  );
}

function withoutId(doc: unknown): unknown {
  if (typeof doc !== 'object' || doc === null) return doc;
  const { id: _id, identity: _identity, secret: _secret, keys: _keys, ...rest } = doc as { readonly [name: string]: unknown };
  return rest;
}

/** A match as its person may know it: whole when it is over, and before only what the person answered. */
async function matchOf(house: House, row: MatchRow, me: IdentityRow, lang: Lang): Promise<object> {
  const isOpen = row.status === 'finished' && sealedUntil(house.days, row, house.now()) === null;
  const mine = seatsOf(row, me.id);
  const journal = row.status === 'lobby' ? [] : await house.store.journal(row.id);
  const moves = isOpen
    ? journal
    : journal.filter(({ n, entry }) => entry.kind === 'answer' && mine.includes(entry.seat) && n >= row.seats[entry.seat].since);
  return {
    id: row.id,
    game: row.game,
    title: house.library.titleOf(row.game)?.[lang].title ?? row.game,
    status: row.status,
    rulesVersion: row.rulesVersion,
    options: row.options,
    clock: row.clock,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    seats: row.seats.map(({ kind, name, identity, was }, seat) => ({
      seat,
      kind,
      name,
      you: identity === me.id && kind !== 'open',
      gaveUp: was === me.id,
    })),
    outcome: row.outcome,
    ...(isOpen ? { seed: row.seed } : {}),
    moves: moves.map(({ n, at, entry }) => ({ n, at, ...entry })),
  };
}

/** The JSON, piece by piece: a match at a time is in memory. */
export async function* jsonOf(house: House, me: IdentityRow, lang: Lang): AsyncGenerator<string> {
  const { store } = house;
  yield `{"madeAt":${house.now()},"seat":${JSON.stringify({ name: me.name, avatar: me.avatar, createdAt: me.createdAt })},"kept":{`;
  let isFirst = true;
  for (const table of OWN_TABLES) {
    const rows = (await store.rowsOf(table, me.id)).map((row) => told(table, row));
    yield `${isFirst ? '' : ','}${JSON.stringify(table)}:${JSON.stringify(rows)}`;
    isFirst = false;
  }
  yield '},"matches":[';
  isFirst = true;
  for (const id of await store.matchesWith(me.id)) {
    await turn();
    const row = await store.match(id);
    if (row === null) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(await matchOf(house, row, me, lang))}`;
    isFirst = false;
  }
  yield ']}';
}

/** Inside a page nothing in the JSON may end the element that holds it. */
const harmless = (text: string): string => text.replaceAll('<', '\\u003c');
const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export async function* pageOf(house: House, me: IdentityRow, lang: Lang): AsyncGenerator<string> {
  const words = serverText[lang].takeAlong;
  const title = words.title.replace('{name}', me.name);
  yield `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`;
  yield `<title>${plain(title)}</title><style>${STYLE}</style></head><body><main><h1>${plain(title)}</h1><p>${plain(words.lead)}</p>`;
  yield `<button id="save">${plain(words.save)}</button><div id="shown"></div><noscript>${plain(words.noScript)}</noscript></main>`;
  yield `<script type="application/json" id="words">${harmless(JSON.stringify(words))}</script><script type="application/json" id="${FROM}">`;
  for await (const piece of jsonOf(house, me, lang)) yield harmless(piece);
  yield `</script><script>${SCRIPT}</script></body></html>`;
}
