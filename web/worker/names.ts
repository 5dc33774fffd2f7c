/** Where the service worker keeps the site, and what it notes there: pages look, too. */
export const CACHE = 'zastolye-site';
export const LISTING = '/files.json';
/** Under which it is noted what games are to be kept. */
export const WISHES = '/kept-games';

/** What the build says about a version. */
export interface Listing {
  readonly version: string;
  readonly shell: readonly string[];
  /** Bytes as they travel. */
  readonly games: { readonly [game: string]: { readonly files: readonly string[]; readonly bytes: number } };
}
