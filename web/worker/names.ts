/** Where the service worker keeps the site, and what it notes there: pages look, too. */
export const CACHE = 'zastolye-site';
export const LISTING = '/files.json';
/** Under which it is noted what games are to be kept. */
export const WISHES = '/kept-games';
/** And in what languages. */
export const TONGUES = '/kept-languages';

/** What the build says about a version. */
export interface Listing {
  readonly version: string;
  readonly shell: readonly string[];
  readonly games: { readonly [game: string]: ListedGame };
  /** Of all these files, those that are of use in some languages alone. */
  readonly languages: { readonly [lang: string]: readonly string[] };
}

interface ListedGame {
  readonly files: readonly string[];
  /** Bytes as they travel, without the words of any language. */
  readonly bytes: number;
  /** Bytes of the words, by language. */
  readonly words: { readonly [lang: string]: number };
}

/** Files that only other languages need. */
export function foreignTo({ languages }: Pick<Listing, 'languages'>, langs: readonly string[]): ReadonlySet<string> {
  const own = new Set(langs.flatMap((lang) => languages[lang] ?? []));
  return new Set(
    Object.values(languages)
      .flat()
      .filter((file) => !own.has(file)),
  );
}
