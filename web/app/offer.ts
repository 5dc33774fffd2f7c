/** When it is asked whether the page is to lie among the programs of the device: once, after some matches. */

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
