import type { Settings } from './settings.ts';

/** What a device keeps: what was chosen on it and nothing else, so that a better default reaches whoever never chose. */
export type Chosen = Partial<Settings>;

/** Devices that were set up before kept everything, chosen or not; these were the defaults then. */
const ONCE_DEFAULT: Chosen = {
  theme: 'auto',
  sound: false,
  notify: false,
  textSize: 100,
  fastClicks: false,
  pace: 'normal',
  summary: true,
  leftHanded: false,
  coach: true,
};
const VERSION = 2;

/** What was chosen, of what was stored by this version of the page or an older one. */
export function chosenOf(text: string | null): Chosen {
  const stored: unknown = JSON.parse(text ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  const { version, ...kept } = stored as Chosen & { readonly version?: number };
  if (version === VERSION) return kept;
  return Object.fromEntries(Object.entries(kept).filter(([key, value]) => value !== ONCE_DEFAULT[key as keyof Settings]));
}

export const storedText = (chosen: Chosen): string => JSON.stringify({ version: VERSION, ...chosen });
