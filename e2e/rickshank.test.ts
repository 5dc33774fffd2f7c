import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './lib/house.ts';
import { type Mood, openBrowser, Person, playOut } from './lib/person.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), openHouse()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/**
 * A shopper with a plan: plays everything, buys votes and Defenses first, commits a token now and then, raises and defends whenever possible.
 * Runs in the page; what was done is counted there, so that the test knows what it has seen.
 */
function shop({ dice }: Mood): 'next' | 'dialog' | 'nothing' {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  if (document.querySelector('[data-end]') !== null) return 'nothing';
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  const asked = document.querySelector<HTMLElement>('[data-ask]')?.dataset.ask;
  if (asked === undefined || document.querySelector('[data-prompt="act"]') === null) return 'nothing';
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');
    });
  const done = (what: string): void => {
    const seen = document.documentElement.dataset;
    if (!(seen.done ?? '').split(' ').includes(what)) seen.done = `${seen.done ?? ''} ${what}`.trim();
  };
  const press = (element: HTMLElement | undefined): 'next' | 'nothing' => {
    element?.setAttribute('data-next', '');
    return element === undefined ? 'nothing' : 'next';
  };
  const [gold] = all('[data-prompt="act"] button[data-action][data-kind="act"]');
  if (asked.startsWith('vote.') && document.querySelector('[data-ballot]') !== null) {
    const sides = all('[data-ballot] button[aria-pressed]');
    const more = all('[data-ballot] [role="group"] button')
      .filter((one) => !one.hasAttribute('aria-pressed'))
      .at(-1);
    const staked = document.querySelector('[data-ballot] output b')?.textContent;
    if (staked === '0' && more !== undefined && dice[0] % 2 === 0) return press(more);
    if (sides.length > 0 && !sides.some((one) => one.getAttribute('aria-pressed') === 'true')) return press(sides[dice[1] % sides.length]);
    done(asked);
    return press(gold);
  }
  const free = '[data-legal]:not([aria-pressed="true"])';
  const chosen = all('[data-legal="true"][aria-pressed="true"], [data-face][aria-pressed="true"]');
  if (asked !== 'main') {
    const [target] = all(free);
    if (gold !== undefined && (chosen.length > 0 || target === undefined)) {
      if (chosen.length > 0) done(asked);
      return press(gold);
    }
    if (target !== undefined) done(`${asked}?`);
    return press(target ?? all('[data-prompt="act"] button[data-action]')[0]);
  }
  if (gold !== undefined && (chosen.length > 0 || gold.dataset.action?.startsWith('plain') === true)) return press(gold);
  const worth = (card: HTMLElement): number => ['council', 'morty', 'special', 'gromflamite', 'rick'].indexOf(card.dataset.type ?? '');
  const cards = all(`[data-hand] ${free}`);
  const token = all('button:not([data-card])[data-legal]').filter((one) => one.closest('[data-prompt], [data-seat]') === null);
  const wares = all(`[data-zone="nemesis"] ${free}, [data-zone="market"] ${free}`).sort((a, b) => {
    const rank = (card: HTMLElement): number => (worth(card) < 0 ? 9 : worth(card));
    return rank(a) - rank(b);
  });
  return press(cards[0] ?? (dice[0] % 3 === 0 ? token[0] : undefined) ?? wares[0] ?? gold);
}

const doneBy = async (people: readonly Person[]): Promise<string[]> =>
  (await Promise.all(people.map((person) => person.page.evaluate(() => document.documentElement.dataset.done ?? '')))).join(' ').split(' ');

async function isOverFor(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
  }
}

test('two people play a whole match by clicking, one on a phone, with votes, raises and Defenses, in both languages', {
  timeout: 600_000,
}, async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'ru', fastClicks: true });
  const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', phone: true, fastClicks: true });
  const people = [ann, bob];
  const link = await layTable(ann, house, 'rickshank', 2);
  await sitDown(bob, link);
  await begin(ann, people, 'rickshank');
  await ann.seesNoBarriers('the table of Rickshank');
  await bob.seesNoBarriers('the table of Rickshank on a phone');
  let checked = false;
  for (let round = 0; round < 2500 && !(await ann.isOver()); round++) {
    await Promise.all(people.map((person) => person.follow(shop)));
    if (!checked && (await bob.page.locator('[data-ballot]').count()) > 0) {
      checked = true;
      await bob.seesNoBarriers('a vote on a phone');
    }
  }
  await isOverFor(people);
  const done = await doneBy(people);
  expect(done.filter((one) => one.startsWith('vote.')).length, 'kinds of votes taken part in').toBeGreaterThanOrEqual(2);
  expect(done, 'a Council card was revealed').toContainEqual(expect.stringMatching(/^reveal/));
  expect(done, 'an Attack was avoided').toContainEqual(expect.stringMatching(/^defend/));
  await ann.seesNoBarriers('the end of the match');
  for (const person of people) await person.leave();
});

test('five at the table, two of them people: a whole match by clicking', { timeout: 600_000 }, async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en', fastClicks: true });
  const bob = await Person.arrive(browser, 'Bob', { lang: 'ru', theme: 'light', fastClicks: true });
  const link = await layTable(ann, house, 'rickshank', 5);
  await sitDown(bob, link);
  for (let i = 0; i < 3; i++) await ann.page.locator('[data-action="add-bot"]').first().click();
  await begin(ann, [ann, bob], 'rickshank');
  await ann.seesNoBarriers('a table of five');
  await playOut([ann, bob], 2500, shop);
  await isOverFor([ann, bob]);
  expect((await doneBy([ann, bob])).filter((one) => one.startsWith('vote.')).length, 'kinds of votes taken part in').toBeGreaterThanOrEqual(
    2,
  );
  for (const person of [ann, bob]) await person.leave();
});
