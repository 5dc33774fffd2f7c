import type { Entry, Header, TableData } from '#engine';

/** Cards in the zones that an example changes. */
export type Rows = readonly (readonly [zone: string, cards: readonly string[]])[];

/** A scenario of the tests: a position, what is answered, and what lies where before and after. */
export interface Example {
  readonly card: string;
  readonly rule: string;
  readonly before: Rows;
  readonly after: Rows;
  readonly header: Header;
  readonly table: TableData;
  readonly entries: readonly Entry[];
}

const files = import.meta.glob<readonly Example[]>('../../games/*/book/examples.json', { import: 'default' });

export const loadExamples = async (game: string): Promise<readonly Example[]> =>
  (await files[`../../games/${game}/book/examples.json`]?.()) ?? [];

/** Examples with this card; without one those of the rules that speak of it. */
export function examplesFor(all: readonly Example[], card: string, rules: readonly string[]): readonly Example[] {
  const own = all.filter((one) => one.card === card);
  return own.length > 0 ? own : all.filter((one) => rules.includes(one.rule)).slice(0, 1);
}
