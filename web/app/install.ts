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
