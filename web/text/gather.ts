import { everyLanguage, type Folders, type InEvery } from '#engine';

/** The language of a file: `text/<lang>/…`. */
export const langOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The same file of every folder; what a language lacks is said in English. English and Russian are typed where they stand. */
export const gathered = <T extends object>(files: { readonly [path: string]: unknown }): InEvery<T> =>
  everyLanguage<T>(Object.fromEntries(Object.entries(files).map(([path, words]) => [langOf(path), words])) as Folders<T>);
