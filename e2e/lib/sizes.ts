import { expect } from 'vitest';
import type { Person } from './person.ts';

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** No barrier at the size that the person has, and nothing wider than the page at any. */
export async function looksRight(one: Person, name: string): Promise<void> {
  const before = one.page.viewportSize() ?? { width: 1440, height: 900 };
  // All of the page at once: what a bar at the edge covers comes out from under it by scrolling, which no look at one moment can tell.
  const height = await one.page.evaluate(() => document.documentElement.scrollHeight);
  await one.page.setViewportSize({ width: before.width, height: Math.max(before.height, height) });
  await one.seesNoBarriers(name);
  for (const [width, tall] of SIZES) {
    await one.page.setViewportSize({ width, height: tall });
    const wide = await one.page.evaluate(() =>
      document.documentElement.scrollWidth <= window.innerWidth + 1
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect([name, width, ...wide]).toEqual([name, width]);
  }
  await one.page.setViewportSize(before);
}
