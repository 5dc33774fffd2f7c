import type { Hint } from './lessons.ts';

/** A tip goes by itself after so long in sight. */
export const SHOWN_MS = 20_000;
/** The table has been calm for so long before a tip comes: whoever answers at once is not flashed at. */
export const CALM_MS = 500;
/** A move made sooner than this has not let anybody read it. */
export const READ_MS = 1200;

/** The tip on the screen: it belongs to one question of mine, and stays until that is answered, it is put away, or its time is over. */
interface Tip {
  readonly hint: Hint;
  readonly n: number;
  /** How long it could be seen. */
  readonly ms: number;
}

export interface Tips {
  readonly now: Tip | null;
  /** How long nothing has moved. */
  readonly calm: number;
  /** The question that had a tip nobody put away: another one would not be read either. */
  readonly unread: number | null;
}

export const NO_TIPS: Tips = { now: null, calm: 0, unread: null };

/** What a look at the table finds. */
export interface Look {
  /** My open question; null: others move, or the table is not as far yet. */
  readonly n: number | null;
  /** The first thing to be told that is true and in sight. */
  readonly hint: Hint | undefined;
  /** Something lies over the table: a dialog, a card that is read, advice; or nobody looks. */
  readonly covered: boolean;
  /** Something is being shown on the table. */
  readonly moving: boolean;
}

/** The tips after another look, `ms` later; `told`: what need not be told again. */
export function looked(tips: Tips, { n, hint, covered, moving }: Look, ms: number): { readonly tips: Tips; readonly told: string | null } {
  const { now, unread } = tips;
  if (now !== null) {
    if (n !== now.n) return { tips: NO_TIPS, told: now.ms >= READ_MS ? now.hint.key : null };
    const seen = covered ? now.ms : now.ms + ms;
    if (seen >= SHOWN_MS) return { tips: { ...NO_TIPS, unread: n }, told: now.hint.key };
    return { tips: seen === now.ms ? tips : { ...tips, now: { ...now, ms: seen } }, told: null };
  }
  if (n === null || covered || moving || hint === undefined || unread === n)
    return { tips: tips.calm === 0 ? tips : { ...tips, calm: 0 }, told: null };
  const calm = tips.calm + ms;
  return { tips: calm < CALM_MS ? { ...tips, calm } : { now: { hint, n, ms: 0 }, calm: 0, unread: null }, told: null };
}
