import { expect } from 'vitest';
import type { Person } from './person.ts';

declare global {
  interface Window {
    /** What was seen, in order, and when; and what of it lay outside the window. */
    seen: { what: 'end' | 'result'; at: number }[];
    outside: string[];
  }
}

/** From now on it is noted on this page how the end is seen: the moment over the whole table, then the result. */
export const watchEnd = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    window.seen = [];
    window.outside = [];
    /** Late enough for the banner to stand. */
    const LAID_MS = 700;
    const measure = (): void => {
      for (const part of document.querySelectorAll('[data-moment="end"] :is([data-face], b, small)')) {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        const isIn = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
        if (width > 0 && !isIn)
          window.outside.push(`${part.textContent?.slice(0, 40)} at ${[left, top, right, bottom].map(Math.round).join()}`);
      }
    };
    const look = (): void => {
      const isTold = document.querySelector('dialog[open] [data-end]') !== null;
      const what = isTold ? 'result' : document.querySelector('[data-moment="end"]') === null ? null : 'end';
      if (what === null || window.seen.at(-1)?.what === what) return;
      window.seen.push({ what, at: performance.now() });
      if (what === 'end') setTimeout(measure, LAID_MS);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });

/** First the end, for long enough, all of it in sight; then the result, with so many cards that won. */
export async function sawEnd({ page, name }: Person, cards?: number): Promise<void> {
  await page.locator('dialog[open] [data-end]').waitFor();
  const { seen, outside } = await page.evaluate(() => ({ seen: window.seen, outside: window.outside }));
  expect(
    seen.map(({ what }) => what),
    `what ${name} saw`,
  ).toEqual(['end', 'result']);
  // Less motion is asked for here: it stands.
  expect(seen[1].at - seen[0].at).toBeGreaterThanOrEqual(1300);
  expect(outside, `outside the window of ${name}`).toEqual([]);
  if (cards !== undefined) expect(await page.locator('[data-winning] [data-face]').count(), `cards that won, for ${name}`).toBe(cards);
}
