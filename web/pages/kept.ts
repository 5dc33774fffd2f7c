import type { ClockKind, Level } from '#server/schema.ts';

/** What was chosen for a table, kept on this device until next time. */
export interface TableChoice {
  readonly game: string;
  readonly opponents: { readonly [game: string]: number };
  readonly level: Level;
  readonly clock: ClockKind;
  readonly visibility: 'open' | 'private';
  readonly options: { readonly [game: string]: { readonly [key: string]: string } };
}

const KEY = 'zastolye-table';
export const FIRST: TableChoice = { game: '', opponents: {}, level: 'normal', clock: 'none', visibility: 'private', options: {} };

export function readChoice(): TableChoice {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableChoice>) };
  } catch {
    return FIRST;
  }
}

/** Whether anything was ever chosen on this device, other than which game. */
export function hasChosen(): boolean {
  const { game: _game, ...kept } = readChoice();
  const { game: _none, ...first } = FIRST;
  return JSON.stringify(kept) !== JSON.stringify(first);
}

export function keepChoice(choice: TableChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Private windows may refuse to store; the choice then lasts as long as the page.
  }
}
