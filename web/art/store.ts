import { icons as ui } from 'virtual:icons/ui';
import { urls as sources } from 'virtual:icons/urls';
import type { IconSet } from './types.ts';

/** `lobby`, `avatars`, or the id of a game. */
export type ArtSetName = string;

const stickers = new Map<string, string>();
const signs = new Map<string, string>();
const urls = new Map<string, string>();
const listeners = new Set<() => void>();
const loading = new Map<ArtSetName, Promise<void>>();

function add(set: IconSet): void {
  for (const [name, body] of Object.entries(set.stickers)) stickers.set(name, body);
  for (const [name, path] of Object.entries(set.signs)) signs.set(name, path);
  for (const notify of listeners) notify();
}
add(ui);

async function fetchSet(set: ArtSetName): Promise<void> {
  const url = sources[set];
  if (url === undefined) throw new Error(`There is no icon set "${set}"`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Icons of "${set}" did not come: ${response.status}`);
  add((await response.json()) as IconSet);
}

/** Fetches the icons of a set once; await it (or `use` it) before showing a table, so that cards appear whole. */
export function loadArt(set: ArtSetName): Promise<void> {
  let promise = loading.get(set);
  if (promise === undefined) {
    promise = fetchSet(set);
    // A failed fetch may be tried again, and a table without pictures is still a table.
    promise.catch(() => loading.delete(set));
    loading.set(set, promise);
  }
  return promise;
}

/**
 * A sticker as an image: the emoji over its own silhouette stroked white, over the same in shadow. Baked into the
 * picture, because filters on eighty cards are dear; `<use>` keeps the path data single.
 */
function bake(body: string, outline: number): string {
  const w = outline * 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36"><defs><g id="a">${body}</g></defs>` +
    `<g stroke-linejoin="round" stroke-width="${w}"><use href="#a" y=".9" stroke="#1a0f22" opacity=".3"/>` +
    `<use href="#a" stroke="#fff"/></g><use href="#a"/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'")}`;
}

/** `big` has a thin outline, `small` one that looks as thick at a smaller size, `plain` none. */
export type StickerCut = 'big' | 'small' | 'plain';

export function stickerUrl(name: string, cut: StickerCut): string | undefined {
  const key = `${cut}/${name}`;
  const known = urls.get(key);
  if (known !== undefined) return known;
  const body = stickers.get(name);
  if (body === undefined) return undefined;
  const plain = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${body.replaceAll('"', "'")}</svg>`;
  const url = cut === 'plain' ? `data:image/svg+xml,${plain.replaceAll('#', '%23')}` : bake(body, cut === 'big' ? 0.62 : 1.2);
  urls.set(key, url);
  return url;
}

/** The repeated print of a card back: two small silhouettes on a turned field. */
export function tileUrl(name: string): string | undefined {
  const key = `tile/${name}`;
  const path = signs.get(name);
  if (path === undefined || urls.has(key)) return urls.get(key);
  const mark = (x: number, y: number) => `<path transform='translate(${x} ${y}) rotate(24) scale(.027)' d='${path}'/>`;
  const url = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' fill='white'>${mark(10, 2)}${mark(30, 22)}</svg>`;
  urls.set(key, url);
  return url;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const signPath = (name: string): string | undefined => signs.get(name);

/** A valid picture of nothing, shown until the icon set has arrived. */
export const EMPTY = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
