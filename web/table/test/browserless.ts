import { vi } from 'vitest';

// As much of a browser as it takes to draw a table into a string; imported before everything that looks for one.

/** Which layout the page believes in. */
export const fakeWindow = { narrow: false };

const nothing = (): void => undefined;
vi.stubGlobal('window', {
  matchMedia: (query: string) => ({
    matches: fakeWindow.narrow && !query.includes('max-height'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  addEventListener: nothing,
  removeEventListener: nothing,
  setTimeout: () => 0,
  clearTimeout: nothing,
});
vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
vi.stubGlobal('localStorage', { getItem: () => null });

// React asks for a second way to look where there is no browser; the first will do.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, look: () => unknown) => look(),
}));
