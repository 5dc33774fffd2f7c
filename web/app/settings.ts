import { useSyncExternalStore } from 'react';
import { isLang, type Lang, langFrom } from '#engine';
import { loadTexts } from '../text/load.ts';
import { type Chosen, chosenOf, storedText } from './stored.ts';

/** How long what others do is shown: long enough for slow readers, as long as it takes, half of that, not at all. */
export type Pace = 'slow' | 'normal' | 'fast' | 'now';

/** What a person sets once for this device. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: 'auto' | 'dark' | 'light';
  readonly sound: boolean;
  /** A phone buzzes for what the hand does and for what concerns it. */
  readonly haptics: boolean;
  readonly notify: boolean;
  /** In per cent. */
  readonly textSize: 100 | 110 | 120 | 130;
  /** A click on a target answers at once where it is the whole answer. */
  readonly fastClicks: boolean;
  readonly pace: Pace;
  /** On a phone the summary «since my turn» opens by itself when something was missed. */
  readonly summary: boolean;
  /** A phone that lies: question and buttons under the left thumb. */
  readonly leftHanded: boolean;
  /** Hints tell counts and chances, too. */
  readonly hintNumbers: boolean;
  /** Explains a game in the first match of it. */
  readonly coach: boolean;
}

const KEY = 'zastolye';

/** What was chosen on this device; the rest follows the defaults. */
let chosen: Chosen = {};

function read(): Settings {
  const fallback: Settings = {
    lang: langFrom([navigator.language]),
    theme: 'auto',
    sound: true,
    haptics: true,
    notify: false,
    textSize: 100,
    fastClicks: false,
    pace: 'normal',
    summary: true,
    leftHanded: false,
    hintNumbers: false,
    coach: true,
  };
  try {
    chosen = chosenOf(localStorage.getItem(KEY));
    const kept = { ...fallback, ...chosen };
    return isLang(kept.lang) ? kept : { ...kept, lang: fallback.lang };
  } catch {
    return fallback;
  }
}

/** The bar of a phone's browser has the colour of the page. */
const GROUND = { light: '#f7eedf', dark: '#17111f' } as const;

let current = read();
const listeners = new Set<() => void>();

function show({ lang, theme, textSize }: Settings): void {
  const root = document.documentElement;
  root.lang = lang;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.text = String(textSize);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = GROUND[theme === 'auto' ? (meta.media.includes('light') ? 'light' : 'dark') : theme];
}
show(current);

export function changeSettings(change: Partial<Settings>): void {
  // Another language is fetched first; without it nothing changes.
  if (change.lang !== undefined && change.lang !== current.lang)
    loadTexts(change.lang).then(
      () => apply(change),
      () => undefined,
    );
  else apply(change);
}

function apply(change: Partial<Settings>): void {
  current = { ...current, ...change };
  chosen = { ...chosen, ...change };
  try {
    localStorage.setItem(KEY, storedText(chosen));
  } catch {
    // Private windows may refuse to store; the settings then last as long as the page.
  }
  show(current);
  for (const listener of listeners) listener();
}

export const settings = (): Settings => current;

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
