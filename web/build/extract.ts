import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ArtSet, IconSet } from '../art/types.ts';
import { namesOf } from '../art/types.ts';

interface IconifyData {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const require = createRequire(import.meta.url);
const load = (name: string): IconifyData =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconifyData;

let emoji: IconifyData | undefined;
let gameIcons: IconifyData | undefined;
const emojiData = () => (emoji ??= load('fluent-emoji-flat'));
const signData = () => (gameIcons ??= load('game-icons'));

const bodyOf = (data: IconifyData, name: string): string | undefined =>
  data.icons[name]?.body ?? data.icons[data.aliases?.[name]?.parent ?? '']?.body;

/** Fewer decimals. Only the fraction is touched, because arc flags may stand glued to the number before it. */
function round(path: string, digits: 1 | 2): string {
  return path.replaceAll(digits === 1 ? /\.\d{2,}/g : /\.\d{3,}/g, (fraction) => {
    const kept = Number(fraction).toFixed(digits);
    return kept.startsWith('1') ? fraction.slice(0, digits + 1) : kept.slice(1);
  });
}

function sticker(body: string): string {
  return body.replaceAll(/ d="([^"]+)"/g, (_, d: string) => ` d="${round(d, 2)}"`);
}

function sign(name: string, body: string): string {
  const shapes = body.match(/<(?!\/|g\b)[a-z]+/g) ?? [];
  const paths = [...body.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d]) => round(d, 1));
  if (paths.length === 0 || paths.length !== shapes.length) throw new Error(`Sign "${name}" is not made of plain paths`);
  return paths.join('');
}

/** Names that the icon packages do not know, with the kind in front. */
export function missingIcons(set: ArtSet): string[] {
  const names = namesOf(set);
  return [
    ...names.stickers.filter((n) => bodyOf(emojiData(), n) === undefined).map((n) => `sticker ${n}`),
    ...names.signs.filter((n) => bodyOf(signData(), n) === undefined).map((n) => `sign ${n}`),
  ];
}

/** The drawn icons of a set; throws with the names of those that do not exist. */
export function extractIcons(setName: string, set: ArtSet): IconSet {
  const missing = missingIcons(set);
  if (missing.length > 0) throw new Error(`Art of "${setName}" names unknown icons: ${missing.join(', ')}`);
  const names = namesOf(set);
  return {
    stickers: Object.fromEntries(names.stickers.map((n) => [n, sticker(bodyOf(emojiData(), n) ?? '')])),
    signs: Object.fromEntries(names.signs.map((n) => [n, sign(n, bodyOf(signData(), n) ?? '')])),
  };
}
