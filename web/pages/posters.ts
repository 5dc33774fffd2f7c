import type { PosterArt } from '../art/types.ts';

const files = import.meta.glob<{ readonly poster: PosterArt }>('../../games/*/board/poster.ts', { eager: true });

/** By game: found in its folder. */
export const posters: { readonly [game: string]: PosterArt | undefined } = Object.fromEntries(
  Object.entries(files).map(([path, { poster }]) => [path.split('/').at(-3) ?? path, poster]),
);

/** The one sticker that stands for a game in lists. */
export const emblem = (game: string): string => posters[game]?.emblem ?? 'joker';
