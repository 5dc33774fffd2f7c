import { playable } from '../table/playable.ts';
import { readChoice } from './kept.ts';
import type { Words } from './words.ts';

/** A section of the site. It stands here once it exists; the top bar, the tabs of a phone and the foot of a page all read this list. */
export interface Section {
  readonly id: string;
  readonly href: () => string;
  /** Whether a page belongs to it. */
  readonly holds: (path: string) => boolean;
  /** Its name; `tab`: a shorter one for the tabs of a phone, where it has one. */
  readonly name: (p: Words['p']) => { readonly text: string; readonly tab?: string };
  /** What it looks like among the tabs; listed in `web/art/sets/ui.ts`. */
  readonly sign: string;
  readonly places: readonly ('top' | 'tabs' | 'foot')[];
  /** Shows how many tables wait for the viewer. */
  readonly counts?: true;
}

/** The game that was looked at last. */
export function usualGame(): string {
  const { game } = readChoice();
  return playable.includes(game) ? game : playable[0];
}

const BOOK = /^\/(?:cards|rules|lab)(?:\/|$)/;

export const SECTIONS: readonly Section[] = [
  {
    id: 'games',
    href: () => '/',
    holds: (path) => path === '/',
    name: (p) => ({ text: p.nav.games, tab: p.nav.play }),
    sign: 'card-pick',
    places: ['top', 'tabs', 'foot'],
  },
  {
    id: 'tables',
    href: () => '/tables',
    holds: (path) => path === '/tables',
    name: (p) => ({ text: p.nav.tables, tab: p.nav.tablesShort }),
    sign: 'table',
    places: ['top', 'tabs', 'foot'],
    counts: true,
  },
  {
    id: 'puzzles',
    href: () => '/puzzles',
    holds: (path) => path.startsWith('/puzzles'),
    name: (p) => ({ text: p.nav.puzzles }),
    sign: 'jigsaw-piece',
    places: ['top', 'tabs', 'foot'],
  },
  {
    id: 'book',
    href: () => `/cards/${usualGame()}`,
    holds: (path) => BOOK.test(path),
    name: (p) => ({ text: p.nav.book }),
    sign: 'rule-book',
    places: ['top', 'tabs', 'foot'],
  },
  {
    id: 'about',
    href: () => '/about',
    holds: (path) => path === '/about',
    name: (p) => ({ text: p.nav.about }),
    sign: 'table',
    places: ['top', 'foot'],
  },
];

export const sectionsIn = (place: Section['places'][number]): readonly Section[] => SECTIONS.filter(({ places }) => places.includes(place));
