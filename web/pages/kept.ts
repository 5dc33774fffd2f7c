import type { ClockKind, Level, WindowTime } from '#server/schema.ts';

/** What was chosen for a table, kept on this device until next time. */
export interface TableChoice {
  readonly game: string;
  readonly opponents: { readonly [game: string]: number };
  readonly level: Level;
  /** The level that was chosen for a game; without it its first match is an easy one. */
  readonly levels: { readonly [game: string]: Level };
  readonly clock: ClockKind;
  /** Over days: how long windows stay open. */
  readonly windowTime: WindowTime;
  readonly visibility: 'open' | 'private';
  readonly options: { readonly [game: string]: { readonly [key: string]: string } };
}

const KEY = 'zastolye-table';
export const FIRST: TableChoice = {
  game: '',
  opponents: {},
  level: 'normal',
  levels: {},
  clock: 'none',
  windowTime: 'half-day',
  visibility: 'private',
  options: {},
};

export function readChoice(): TableChoice {
  try {
    const kept = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TableChoice>) };
    // The sign of a game on a phone leads to it.
    const wished = new URLSearchParams(location.search).get('game');
    return wished === null ? kept : { ...kept, game: wished };
  } catch {
    return FIRST;
  }
}

export function keepChoice(choice: TableChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Private windows may refuse to store; the choice then lasts as long as the page.
  }
}

const RUNNING = 'zastolye-running';

/** Whether something was under way when this device last looked: its place on the home page is kept. */
export function hadRunning(): boolean {
  try {
    return localStorage.getItem(RUNNING) !== null;
  } catch {
    return false;
  }
}

export function keepRunning(running: boolean): void {
  try {
    if (running) localStorage.setItem(RUNNING, '');
    else localStorage.removeItem(RUNNING);
  } catch {
    // Private windows may refuse to store; then nothing is kept free.
  }
}
