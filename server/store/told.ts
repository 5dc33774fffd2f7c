/** What was told, a list for each entry: as lists, or as the text in which they are stored, where another thread has written it already. */
export type Told<T> = readonly (readonly T[])[] | { readonly json: string };

export const textOfTold = (told: Told<unknown>): string => ('json' in told ? told.json : JSON.stringify(told));

export const listsOfTold = <T>(told: Told<T>): readonly (readonly T[])[] =>
  'json' in told ? (JSON.parse(told.json) as readonly (readonly T[])[]) : told;
