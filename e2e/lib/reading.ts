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

/** Does what is offered until this person holds cards and is asked something that has targets. */
export async function untilAsked(person: Person, limit = 400): Promise<boolean> {
  const { page } = person;
  for (let i = 0; i < limit && !(await person.isOver()); i++) {
    const ready =
      (await person.isAsked()) &&
      (await page.locator('[data-hand] [data-face="up"]').count()) > 0 &&
      (await page.locator('[data-table] [data-legal]').count()) > 0;
    // Nothing is open, and nothing is chosen already.
    if (ready && (await page.locator('dialog[open], [data-reader], [data-table] [data-card][aria-pressed="true"]').count()) === 0)
      return true;
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
      // Of the neighbours of a card that is read only an edge is meant to be seen.
      if (box.width === 0 || !seen(el) || el.getAttribute('aria-hidden') === 'true') continue;
      if (box.left < -24 || box.right > window.innerWidth + 24)
        out.push(`${el.textContent?.slice(0, 40)} at ${Math.round(box.left)}–${Math.round(box.right)}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    if (prompt === undefined || prompt.bottom > window.innerHeight + 1 || prompt.top < 0) out.push('the prompt');
    // Where answers scroll, the gold one is whole all the same.
    for (const gold of document.querySelectorAll('[data-prompt] button[data-kind="act"]')) {
      const box = gold.getBoundingClientRect();
      const room = gold.parentElement?.getBoundingClientRect() ?? box;
      if (box.height > 0 && (box.top < room.top - 1 || box.bottom > room.bottom + 1)) out.push(`a part of ${gold.textContent}`);
    }
    return out;
  });
  expect(lost, `outside the window on ${where}`).toEqual([]);
}

/** By how many pixels the table itself scrolls, or what lies in its middle comes under the question: rows give way before that. */
export const innerScroll = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    /** Between the middle of a desktop's table, which does not scroll, and the question. */
    const GAP_PX = 10;
    const free = (el: Element): number => (getComputedStyle(el).overflowY === 'visible' ? GAP_PX : 0);
    return Math.max(0, ...[...document.querySelectorAll('main > [data-tight]')].map((el) => el.scrollHeight - el.clientHeight - free(el)));
  });

/** Names that a count at their corner lies on. */
export const coveredNames = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-table] strong')].flatMap((count) => {
      const name = count.parentElement?.querySelector('b') ?? null;
      if (name === null || getComputedStyle(count).position !== 'absolute') return [];
      const { left, right, top, bottom } = count.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(name);
      const isUnder = (line: DOMRect): boolean => line.right > left && line.left < right && line.bottom > top && line.top < bottom;
      return [...words.getClientRects()].some(isUnder) ? [`${name.textContent} under ${count.textContent}`] : [];
    }),
  );

/** At 200 % a phone is as small as this: the page scrolls as a whole, the question with its gold button stays in sight. */
export const ZOOMED = { width: 195, height: 422 };

export const promptIsInSight = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-prompt], [data-prompt] button[data-kind="act"]')].map((el) =>
      el.getBoundingClientRect(),
    );
    const [prompt, ...gold] = boxes;
    const fits = (box: DOMRect): boolean => box.left >= 0 && box.right <= window.innerWidth + 1 && box.bottom <= window.innerHeight + 1;
    return prompt !== undefined && fits(prompt) && gold.every((box) => fits(box) && box.top >= 0);
  });

/**
 * Every legal target of the open question is on the screen and a finger on it reaches it: cards where they lie or in the tray, players, places, dice; what
 * the table does not show has a button in the prompt. Gives how many targets there were.
 */
export async function targetsAreTappable({ page }: Person, where: string): Promise<number> {
  const id = new URL(page.url()).pathname.split('/')[2];
  const { many, lost } = await page.evaluate(async (match) => {
    const answer = (await (await fetch(`/api/matches/${match}`)).json()) as {
      state: {
        view: { decision: { n: number; mine: { options: { key: string; ref: { kind: string; card?: number } }[] } | null } | null };
      };
    };
    const options = answer.state.view.decision?.mine?.options ?? [];
    const out: string[] = [];
    const name = (el: Element): string =>
      `${el.getAttribute('aria-label') ?? el.textContent?.slice(0, 40) ?? el.tagName} (${el.getAttribute('data-card') ?? el.getAttribute('data-target') ?? el.getAttribute('data-action')})`;
    const isShown = (el: Element): boolean => {
      const box = el.getBoundingClientRect();
      return (
        box.width > 0 &&
        box.height > 0 &&
        getComputedStyle(el).visibility !== 'hidden' &&
        el.closest('[inert], [aria-hidden="true"]') === null
      );
    };
    /** Whether a finger somewhere on the middle of it (of a fanned card: on its free edge) meets it. */
    const canTap = (el: Element): boolean => {
      el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = el.getBoundingClientRect();
      const inHand = el.closest('[data-hand]') !== null;
      const points: [number, number][] = inHand
        ? [0.5, 0.3, 0.12].map((x) => [box.left + box.width * x, box.top + Math.min(40, box.height / 2)])
        : [
            [0.5, 0.5],
            [0.5, 0.25],
            [0.25, 0.5],
            [0.75, 0.5],
          ].map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (el.contains(hit) || hit.closest('[data-legal], button') === el);
      });
    };
    const shown = [...document.querySelectorAll('[data-table] [data-legal], dialog[open] [data-legal]')].filter(isShown);
    for (const el of shown) if (!canTap(el)) out.push(`out of reach: ${name(el)}`);
    const buttons = [...document.querySelectorAll('[data-prompt] button[data-action]')].filter(isShown);
    for (const el of buttons) if (!canTap(el)) out.push(`button out of reach: ${name(el)}`);
    for (const { key, ref } of options) {
      if (ref.kind !== 'card') continue;
      const there =
        shown.some((el) => el.getAttribute('data-card') === String(ref.card)) ||
        buttons.some((el) => el.getAttribute('data-action') === key);
      const elsewhere = document.querySelector(`[data-card="${ref.card}"]`);
      // Dice and figures are things without a face: they are among the other targets.
      if (elsewhere === null && shown.some((el) => !el.hasAttribute('data-card'))) continue;
      if (!there) out.push(`nothing to press for ${key}, ${elsewhere === null ? 'not on the table' : name(elsewhere)}`);
    }
    if (options.length > 0 && shown.length + buttons.length === 0) out.push('nothing to press at all');
    return { many: shown.length, lost: out };
  }, id);
  expect(lost, `targets on ${where}`).toEqual([]);
  return many;
}

/** Opens every card of the hand by touch, finds its whole text inside the window, and puts it back. */
export async function readsEveryCard(person: Person, size: Size, where: string): Promise<number> {
  const { page } = person;
  const many = await page.locator('[data-hand] [data-face="up"]').count();
  for (let n = 0; n < many; n++) {
    const card = page.locator('[data-hand] [data-face="up"]').nth(n);
    // A name that ends with a sign has no full stop behind it.
    const name = ((await card.locator('.sr').first().textContent()) ?? '').split(/\.|(?<=[!?…])\s/)[0];
    await card.evaluate((one) => one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }));
    if (isPhone(size)) {
      const reader = page.locator('[data-reader]');
      // A tap right after an answer is taken for half of a double tap: somebody would tap again.
      await expect
        .poll(
          async () => {
            await card.tap({ force: true, position: { x: 12, y: 40 } });
            return reader.isVisible();
          },
          { timeout: 10_000, interval: 400 },
        )
        .toBe(true);
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
