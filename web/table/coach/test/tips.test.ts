import { expect, test } from 'vitest';
import type { Hint } from '../lessons.ts';
import { CALM_MS, type Look, looked, NO_TIPS, READ_MS, SHOWN_MS, type Tips } from '../tips.ts';

const STEP = 250;
const hint = (key: string): Hint => ({ key, at: 'x' });
const table: Look = { n: 7, hint: hint('gold'), covered: false, moving: false };

/** Looks at a table again and again; what is on the screen at the end, and what counts as told. */
function watch(tips: Tips, look: Partial<Look>, ms: number) {
  const told: string[] = [];
  let now = tips;
  for (let at = 0; at < ms; at += STEP) {
    const after = looked(now, { ...table, ...look }, STEP);
    now = after.tips;
    if (after.told !== null) told.push(after.told);
  }
  return { tips: now, shown: now.now?.hint.key ?? null, told };
}
const begun = watch(NO_TIPS, {}, CALM_MS).tips;

test('a tip comes when I am asked and the table has been calm for a moment', () => {
  expect(watch(NO_TIPS, {}, CALM_MS - STEP).shown).toBeNull();
  expect(watch(NO_TIPS, {}, CALM_MS).shown).toBe('gold');
  for (const no of [{ n: null }, { covered: true }, { moving: true }, { hint: undefined }])
    expect(watch(NO_TIPS, no, 5000).shown).toBeNull();
  // What moves in between makes it wait anew.
  const nearly = watch(NO_TIPS, {}, CALM_MS - STEP).tips;
  expect(watch(watch(nearly, { moving: true }, STEP).tips, {}, CALM_MS - STEP).shown).toBeNull();
});

test('it stays through everything but its end: other things to tell, plays of others, a thing that is out of sight', () => {
  for (const other of [{ hint: hint('stable') }, { moving: true }, { hint: undefined }])
    expect(watch(begun, other, SHOWN_MS - STEP)).toMatchObject({ shown: 'gold', told: [] });
});

test('after twenty seconds in sight it goes; seconds under a dialog do not count', () => {
  const covered = watch(begun, { covered: true }, 60_000);
  expect(covered).toMatchObject({ shown: 'gold', told: [] });
  expect(watch(covered.tips, {}, SHOWN_MS - STEP).shown).toBe('gold');
  const over = watch(covered.tips, {}, SHOWN_MS);
  expect(over).toMatchObject({ shown: null, told: ['gold'] });
  // Whoever did not read it is not told another thing with the same question, but with the next one.
  expect(watch(over.tips, { hint: hint('stable') }, 30_000).shown).toBeNull();
  expect(watch(over.tips, { hint: hint('stable'), n: 8 }, 2000).shown).toBe('stable');
});

test('the move itself puts it away; it was told if there was time to read it', () => {
  const soon = looked(watch(begun, {}, READ_MS - STEP).tips, { ...table, n: null }, 0);
  expect([soon.tips, soon.told]).toEqual([NO_TIPS, null]);
  const later = looked(watch(begun, {}, READ_MS + STEP).tips, { ...table, n: 8 }, 0);
  expect([later.tips, later.told]).toEqual([NO_TIPS, 'gold']);
});
