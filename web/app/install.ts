import { useSyncExternalStore } from 'react';

/** What the browser gives when the page could be put among the programs of the device. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Called as early as possible: the browser says it once. */
export function awaitInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Asked for in our own words, at a moment that fits.
    event.preventDefault();
    set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => set(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the page there; null where the browser does not offer it. */
export function useInstall(): (() => void) | null {
  const now = useSyncExternalStore(subscribe, () => offered);
  if (now === null) return null;
  return () => {
    set(null);
    now.prompt().catch(() => undefined);
  };
}

const KEY = 'zastolye-install';
const AFTER = 3;

interface Noted {
  readonly ended: readonly string[];
  readonly asked: boolean;
}

function noted(): Noted {
  try {
    return { ended: [], asked: false, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Noted>) };
  } catch {
    return { ended: [], asked: true };
  }
}

function note(change: Partial<Noted>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...noted(), ...change }));
  } catch {
    // Private windows may refuse to store: nothing is offered there.
  }
}

/** A match was ended on this device; true at the third one, where it may be asked. It is asked once. */
export function endedHere(match: string): boolean {
  const { ended, asked } = noted();
  const all = ended.includes(match) ? ended : [...ended.slice(1 - AFTER), match];
  if (all !== ended) note({ ended: all });
  return !asked && all.length >= AFTER;
}

export const askedOnce = (): void => note({ asked: true });
