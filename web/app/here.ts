import { remembered } from './remembered.ts';

/** Which matches live in this browser (`web/house`): said to every window at once, and known before anything is asked. */

const KEY = 'zastolye-here';
let known: ReadonlySet<string> | null = null;

function read(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return known ?? new Set();
  }
}

function write(ids: ReadonlySet<string>): void {
  known = ids;
  try {
    localStorage.setItem(KEY, JSON.stringify([...ids]));
  } catch {
    // Private windows may refuse to store: this page remembers it.
  }
}

const all = (): ReadonlySet<string> => {
  known ??= read();
  return known;
};

export const SPEED = 'speed';
/** Decisions a second, played at random by one worker. */
export interface Speed {
  readonly rate: number;
  readonly at: number;
}
/** A desktop has ten times as many; with fewer than this, bots would be weaker here than on the server. */
const ENOUGH = 2500;
const MONTH_MS = 30 * 24 * 3600_000;

/** What was measured on this device, unless it is too long ago. */
function speed(): number | null {
  const found = remembered<Speed>(SPEED);
  return found === null || Date.now() - found.at > MONTH_MS ? null : found.rate;
}
export const isMeasured = (): boolean => speed() !== null;
/** Bots think in the page: that begins at once, and costs the server nothing. */
export const thinksHere = (): boolean => (speed() ?? 0) >= ENOUGH && 'indexedDB' in window;

const ADDRESS = /^\/api\/matches\/([a-zA-Z0-9]{16,24})\b/;

/** The match that an address of the interface is about. */
export const matchOf = (path: string): string | null => ADDRESS.exec(path)?.[1] ?? null;

/** This match is played in the page, not on the server. */
export const isHere = (id: string): boolean => all().has(id);
export const hasAnyHere = (): boolean => all().size > 0;

export function nowHere(id: string): void {
  if (!isHere(id)) write(new Set([...read(), id]));
}

export function notHere(id: string): void {
  write(new Set([...read()].filter((one) => one !== id)));
}

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === KEY) known = null;
});
