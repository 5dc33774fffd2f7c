import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import type { Person } from './person.ts';

const folder = resolve(import.meta.dirname, '../../games');

/** Every game with a table. */
export const games = readdirSync(folder).filter(
  (id) => existsSync(`${folder}/${id}/index.ts`) && existsSync(`${folder}/${id}/board/index.tsx`),
);

export const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'small phone', width: 360, height: 640 },
  { name: 'lying phone', width: 844, height: 390 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1280, height: 720 },
  { name: 'large screen', width: 2560, height: 1440 },
] as const;
export type Size = (typeof SIZES)[number];

export const isPhone = ({ width, height }: Size): boolean => width < 700 || height < 500;

/** Does what is offered until this person is asked something and holds cards. */
export async function untilAsked(person: Person, limit = 400): Promise<boolean> {
  const { page } = person;
  for (let i = 0; i < limit && !(await person.isOver()); i++) {
    const ready = (await person.isAsked()) && (await page.locator('[data-hand] [data-face="up"]').count()) > 0;
    if (ready && (await page.locator('dialog[open], [data-reader]').count()) === 0) return true;
    if (!(await person.act())) await page.waitForTimeout(60);
  }
  return false;
}

/** Everything that can be pressed lies inside the window, and my turn is to be seen. */
export async function nothingIsOutside({ page }: Person, where: string): Promise<void> {
  const lost = await page.evaluate(() => {
    const out: string[] = [];
    const seen = (el: Element): boolean => {
      for (let at = el.parentElement; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        // What scrolls sideways by design may reach out of sight.
        if (overflowX === 'auto' || overflowX === 'scroll' || at.hasAttribute('data-map')) return false;
      }
      return true;
    };
    for (const el of document.querySelectorAll('[data-table] button, [data-table] a')) {
      const box = el.getBoundingClientRect();
      if (box.width === 0 || !seen(el)) continue;
      if (box.left < -24 || box.right > window.innerWidth + 24)
        out.push(`${el.textContent?.slice(0, 40)} at ${Math.round(box.left)}–${Math.round(box.right)}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    if (prompt === undefined || prompt.bottom > window.innerHeight + 1 || prompt.top < 0) out.push('the prompt');
    return out;
  });
  expect(lost, `outside the window on ${where}`).toEqual([]);
}

/** Opens every card of the hand by touch, finds its whole text inside the window, and puts it back. */
export async function readsEveryCard(person: Person, size: Size, where: string): Promise<number> {
  const { page } = person;
  const many = await page.locator('[data-hand] [data-face="up"]').count();
  for (let n = 0; n < many; n++) {
    const card = page.locator('[data-hand] [data-face="up"]').nth(n);
    const name = ((await card.locator('.sr').first().textContent()) ?? '').split('.')[0];
    await card.scrollIntoViewIfNeeded();
    if (isPhone(size)) {
      await card.tap({ force: true, position: { x: 12, y: 40 } });
      const reader = page.locator('[data-reader]');
      await reader.waitFor();
      expect(await reader.getAttribute('aria-label'), `${where}: the card that came up`).toContain(name);
      await page.waitForTimeout(30);
      expect(await readerTroubles(person), `${where}: ${name}`).toEqual([]);
      await page.locator('[data-action="put-back"]').first().tap();
      await reader.waitFor({ state: 'detached' });
    } else {
      await card.focus();
      const place = page.locator('aside [data-size="l"]').first();
      await expect.poll(() => place.getAttribute('aria-label'), { message: `${where}: ${name} in the reading place` }).toContain(name);
      const box = await place.boundingBox();
      expect(
        box !== null && box.x >= 0 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1,
        `${where}: ${name} is in sight`,
      ).toBe(true);
    }
  }
  return many;
}

/** What cannot be read of the card that has come up: outside the window, under the prompt, cut off without a way to scroll, too small. */
const readerTroubles = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [];
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    const cards = [...document.querySelectorAll<HTMLElement>('[data-reader] [data-face="up"]')].filter(
      (card) => card.closest('[aria-hidden="true"]') === null,
    );
    const card = cards[0];
    if (card === undefined) return ['no card'];
    const box = card.getBoundingClientRect();
    if (box.left < 0 || box.right > window.innerWidth || box.top < 0 || box.bottom > window.innerHeight) out.push('outside the window');
    if (prompt !== undefined && box.right > prompt.left + 1 && box.left < prompt.right - 1 && box.bottom > prompt.top)
      out.push('under the prompt');
    if (box.width < 240) out.push(`only ${Math.round(box.width)} px wide`);
    for (const p of card.querySelectorAll('p')) {
      const text = p.getBoundingClientRect();
      if (text.height === 0) continue;
      if (Number.parseFloat(getComputedStyle(p).fontSize) < 12.5) out.push(`letters of ${getComputedStyle(p).fontSize}`);
      let scrolls = false;
      for (let at = p.parentElement; at !== null && at !== card.parentElement; at = at.parentElement)
        scrolls ||= at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY);
      if (!scrolls && text.bottom > box.bottom + 2) out.push(`text is cut off: ${p.textContent?.slice(0, 40)}`);
    }
    return out;
  });
