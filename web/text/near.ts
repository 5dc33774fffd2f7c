import { isWhole, type Lang } from '#engine';

/** The words of a game come by language in the built page (`web/build/words.ts`): the languages that are read here, and no other. */

type Sources = { readonly [lang in Lang]?: () => Promise<unknown> };
type Folders = { [lang in Lang]?: unknown };
interface Shelf {
  readonly sources: Sources;
  readonly folders: Folders;
}

const shelves: Shelf[] = [];
/** Languages that this page reads. A worker reads none: what it says is said by the page. */
const read = new Set<Lang>();

async function fetchInto({ sources, folders }: Shelf, langs: Iterable<Lang>): Promise<void> {
  await Promise.all(Array.from(langs, async (lang) => (folders[lang] ??= await sources[lang]?.())));
}

/** English fills the gaps of a language that has some. */
export const withEnglish = (lang: Lang): readonly Lang[] => (isWhole(lang) ? [lang] : [lang, 'en']);

/** Of everything that was fetched so far, the words in this language; whatever is fetched later comes with them. */
export async function readIn(lang: Lang): Promise<void> {
  const more = withEnglish(lang).filter((one) => !read.has(one));
  for (const one of more) read.add(one);
  try {
    await Promise.all(shelves.map((shelf) => fetchInto(shelf, more)));
  } catch (error) {
    for (const one of more) read.delete(one);
    throw error;
  }
}

const ATTEMPTS = 5;
const PAUSE_MS = 1000;

/** What a file of texts is built from. A module that has failed once fails for good, so that a bad network is given some time. */
export async function asRead(sources: Sources): Promise<Folders> {
  const shelf = { sources, folders: {} };
  for (let attempt = 1; ; attempt++) {
    try {
      await fetchInto(shelf, read);
      shelves.push(shelf);
      return shelf.folders;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}
