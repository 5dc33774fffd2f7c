/** Pictures as data: what a game writes down per card, and what the build makes of it. */

/** Where a small sticker sits on the picture. */
export type Spot = 'tl' | 't' | 'tr' | 'l' | 'c' | 'r' | 'bl' | 'b' | 'br';

/** Printed ground under the stickers; several lie on each other in the given order. */
export type Ground = 'rays' | 'hills' | 'sun' | 'disc' | 'tone' | 'grid' | 'floor' | 'portal' | 'brick' | 'stars' | 'waves';

/** Sticker name, its place, and its size in em (1em = card width / 24). */
export type Small = readonly [name: string, spot: Spot, size?: number];

/** One picture: a big sticker (or a pair of equals) with small ones around it, over a printed sky. */
export interface Art {
  /** Fluent emoji name; two names make a pair side by side. */
  readonly big: string | readonly [left: string, right: string];
  readonly small?: readonly Small[];
  readonly pat?: readonly Ground[];
  /** Two colours instead of the type's own sky. */
  readonly sky?: readonly [top: string, bottom: string];
  /** Size of the big sticker in em, 11 unless told; turn in degrees; mirrored. */
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

/** All the art of one game or page. `art.ts` of a game exports one under the name `art`. */
export interface ArtSet {
  readonly pictures: Readonly<Record<string, Art>>;
  /** Further emoji stickers that the board shows (chips, outcomes, figures). */
  readonly stickers?: readonly string[];
  /** Signs of game-icons that cards and board use. */
  readonly signs?: readonly string[];
  /** The back of the game's cards: the round mark and the small repeated silhouette, both signs. */
  readonly back?: CardBackArt;
  /** Big faint signs printed on the table: sign, size in px, left and top in per cent, turn in degrees. */
  readonly print?: readonly TablePrint[];
}

export interface CardBackArt {
  readonly mark: string;
  readonly tile: string;
}

export type TablePrint = readonly [sign: string, size: number, left: number, top: number, turn?: number];

/** What the build emits per set: only the icons in use. */
export interface IconSet {
  /** Name to inner SVG on a 32 × 32 field. */
  readonly stickers: Readonly<Record<string, string>>;
  /** Name to path data on a 512 × 512 field. */
  readonly signs: Readonly<Record<string, string>>;
}

/** Every icon name that a set mentions, sorted, each once. */
export function namesOf(set: ArtSet): { stickers: string[]; signs: string[] } {
  const stickers = new Set(set.stickers);
  for (const { big, small = [] } of Object.values(set.pictures)) {
    for (const name of typeof big === 'string' ? [big] : big) stickers.add(name);
    for (const [name] of small) stickers.add(name);
  }
  const signs = new Set(set.signs);
  for (const [sign] of set.print ?? []) signs.add(sign);
  if (set.back) signs.add(set.back.mark).add(set.back.tile);
  return { stickers: [...stickers].sort(), signs: [...signs].sort() };
}

/** A sticker with its place in per cent, its size in em and its turn. */
export type PosterSticker = readonly [name: string, x: number, y: number, size: number, turn?: number];

/** What a game's `board/poster.ts` exports as `poster`: its picture on the home page. */
export interface PosterArt {
  /** The one sticker that stands for the game in lists. */
  readonly emblem: string;
  readonly ground: 'hills' | 'portal' | 'rays';
  /** The narrow poster. */
  readonly tall: readonly PosterSticker[];
  /** The same game in the middle of attention. */
  readonly wide: readonly PosterSticker[];
}
