import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { deal, SCORE } from '#games/smash-up/test/table.ts';
import { openLive } from '#lab/live.ts';
import { sawEnd, watchEnd } from './lib/ending.ts';
import { browser, house } from './lib/evening.ts';
import { noEnd, Person } from './lib/person.ts';
import { begin, layTable, sitAtLive, sitDown } from './lib/table.ts';

/** Everybody plays what they can until the end. */
async function playToTheEnd(people: readonly Person[], limit = 2500): Promise<void> {
  for (let round = 0; round < limit; round++) {
    const acted = await Promise.all(people.map((person) => person.act('busy')));
    if (acted.includes(true)) continue;
    if (await people[0].isOver()) return;
    await people[0].page.waitForTimeout(40);
  }
  throw await noEnd(people);
}

/** Takes the two factions when it is this person's turn to pick. */
async function drafts(people: readonly Person[], wishes: { readonly [name: string]: readonly string[] }): Promise<void> {
  const open = (person: Person): Promise<number> => person.page.locator('[data-faction][data-legal]').count();
  const drafting = (): Promise<number> => people[0].page.locator('[data-faction]').count();
  for (let round = 0; round < 400 && (await drafting()) > 0; round++) {
    for (const person of people) {
      if ((await open(person)) === 0) continue;
      const wished = wishes[person.name].map((faction) => person.page.locator(`[data-faction="${faction}"][data-legal]`));
      for (const faction of wished)
        if ((await faction.count()) > 0) {
          await faction.click();
          break;
        }
    }
    await people[0].page.waitForTimeout(50);
  }
  for (const person of people) await person.page.locator('[data-drop]').first().waitFor();
}

// Factions with many Specials, from hands and from play, before and after scoring.
const WISHES = {
  Ann: ['pirates', 'ninjas', 'wizards', 'robots'],
  Bob: ['aliens', 'teddy-bears', 'dinosaurs', 'robots'],
  Cat: ['explorers', 'rock-stars', 'grannies', 'zombies'],
};

test('three people draft and begin to play by clicking, one on a phone', { timeout: 240_000 }, async () => {
  const people = [
    await Person.arrive(browser, 'Ann', { lang: 'ru', fastClicks: true }),
    await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', fastClicks: true }),
    await Person.arrive(browser, 'Cat', { lang: 'ru', phone: true, fastClicks: true }),
  ];
  const [ann, bob, cat] = people;
  const link = await layTable(ann, house, 'smash-up', 3);
  for (const person of [bob, cat]) await sitDown(person, link);
  await begin(ann, people, 'smash-up');
  await ann.seesNoBarriers('the draft');
  await cat.seesNoBarriers('the draft on a phone');
  // All twenty cards of a faction can be looked through before taking it.
  await bob.page.locator('[data-faction="zombies"] + button').click();
  expect(await bob.page.locator('dialog[open] [data-face="up"]').count()).toBe(12);
  await bob.page.keyboard.press('Escape');
  await drafts(people, WISHES);

  // Four bases for three players, each with a column of its own; on a phone all of them as chips.
  expect(await ann.page.locator('section[data-drop]').count()).toBe(4);
  expect(await cat.page.locator('button[data-drop]').count()).toBe(4);
  await ann.seesNoBarriers('the table of Smash Up');
  await bob.seesNoBarriers('the table of Smash Up in the light scheme');
  await cat.seesNoBarriers('the table of Smash Up on a phone');

  const lies = ann.page.locator('section[data-drop] [data-face="up"]');
  for (let round = 0; round < 300 && (await lies.count()) < 3; round++) await Promise.all(people.map((person) => person.act('busy')));
  expect(await lies.count(), 'cards played to bases').toBeGreaterThanOrEqual(3);
  for (const person of people) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});

// A whole match takes hundreds of clicks of the same kind, so this one begins where everybody is one base away from winning.
test('three people play to the end by clicking, one on a phone, in both languages', { timeout: 240_000 }, async () => {
  const { table } = deal({
    ann: { hand: ['first-mate', 'cut-lass', 'shinobi'], deck: ['buccaneer', 'tiger-assassin', 'pirate-king', 'ninja-master'] },
    bob: { hand: ['zapbot', 'hoverbot', 'invader'], deck: ['warbot', 'supreme-overlord', 'nukebot', 'scout'] },
    cat: { hand: ['granny', 'nana', 'groupie'], deck: ['matriarch', 'rick-roll', 'the-monarch', 'classic-rocker'] },
    bases: [
      { base: 'tortuga', ann: [{ card: 'king-rex', counters: 1 }], bob: ['collector', 'collector'], cat: ['grandma', 'grandma'] },
      { base: 'tar-pits' },
      { base: 'palooza' },
      { base: 'evans-city-cemetery' },
    ],
    vars: { vp: [13, 13, 13, 0] },
    unfinished: true,
  });
  const live = await openLive(table.match as unknown as Match, 0);
  const people = await sitAtLive(browser, live, 'smash-up', [{ lang: 'ru' }, { lang: 'en', theme: 'light' }, { lang: 'ru', phone: true }]);
  for (const person of people) await watchEnd(person);
  await playToTheEnd(people);
  for (const person of people) {
    // The last base.
    await sawEnd(person, 1);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
  await live.close();
});

test('four at the table: two people and two bots, until a base is scored, in both languages', { timeout: 600_000 }, async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en', fastClicks: true });
  const cat = await Person.arrive(browser, 'Cat', { lang: 'ru', theme: 'light', fastClicks: true });
  const link = await layTable(ann, house, 'smash-up', 4);
  // The people choose before the bots.
  await ann.page.getByLabel('Who begins').selectOption('1');
  await sitDown(cat, link);
  // One at a time: a second click before the seat is shown as taken would be at the same seat.
  const free = ann.page.locator('[data-action="add-bot"]');
  for (let left = 1; left >= 0; left--) {
    await free.first().click();
    await expect.poll(() => free.count(), { timeout: 10_000 }).toBe(left);
  }
  await begin(ann, [ann, cat], 'smash-up');
  await drafts([ann, cat], WISHES);
  expect(await ann.page.locator('section[data-drop]').count()).toBe(5);
  await ann.page.locator('section[data-drop] [data-face="up"]').first().waitFor();
  const scored = ann.page.locator('[role="log"]', { hasText: /” scores/ });
  for (let round = 0; round < 1500 && (await scored.count()) === 0; round++) {
    const acted = await Promise.all([ann, cat].map((person) => person.act('busy')));
    if (!acted.includes(true)) await ann.page.waitForTimeout(40);
  }
  expect(await scored.count(), 'a base that was scored is told').toBe(1);
  for (const person of [ann, cat]) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});

/** Runs in the page: does all that can be done and passes only when nothing is left. In which windows of a scoring something was chosen is noted there. */
function eager(): 'next' | 'dialog' | 'nothing' {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  if (document.querySelector('dialog[open]') !== null) return 'dialog';
  const first = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].find((one) => one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0);
  if (document.querySelector('[data-prompt="act"]') === null) return 'nothing';
  const target = first('[data-legal]:not([aria-pressed="true"])');
  const next =
    first('[data-prompt] button[data-kind="act"]:not([data-action="end"]):not([data-action="decline"])') ??
    target ??
    first('[data-prompt] button[data-action]');
  const step = document.querySelector('[data-scoring]')?.getAttribute('data-scoring');
  if (next === target && typeof step === 'string') document.documentElement.dataset[step] = 'used';
  next?.setAttribute('data-next', '');
  return next === undefined ? 'nothing' : 'next';
}

// In a whole match it is luck whether a Special of the right kind is at hand when a base scores.
test('Specials in both windows of a scoring by clicking, one of them on a phone, in both languages', { timeout: 120_000 }, async () => {
  const { table } = deal({
    ann: { hand: ['shinobi'] },
    bob: { hand: ['zapbot'] },
    cat: { hand: ['granny'] },
    bases: [
      { base: 'jungle-oasis', ann: [{ card: 'king-rex', counters: 5 }], bob: ['nana'], cat: ['first-mate'] },
      { base: 'tortuga' },
      { base: 'tar-pits' },
    ],
    vars: SCORE,
    unfinished: true,
  });
  // The first window is open while people still sit down.
  const live = await openLive(table.match as unknown as Match, 0, { calmWindowMs: 60_000 });
  const people = await sitAtLive(browser, live, 'smash-up', [{ lang: 'ru' }, { lang: 'en', theme: 'light' }, { lang: 'ru', phone: true }]);
  const [ann, bob, cat] = people;
  const isTold = async (card: string): Promise<boolean> => (await bob.page.locator('[role="log"]', { hasText: card }).count()) > 0;
  for (let round = 0; round < 200 && !(await isTold('First Mate')); round++) {
    const acted = await Promise.all(people.map((person) => person.follow(eager)));
    if (!acted.includes(true)) await ann.page.waitForTimeout(80);
  }
  expect(await ann.page.locator('html').getAttribute('data-before')).toBe('used');
  expect(await cat.page.locator('html').getAttribute('data-after')).toBe('used');
  // Both were used, and everybody was told.
  for (const card of ['Shinobi', 'First Mate']) expect(await isTold(card), `${card} in the log`).toBe(true);
  for (const person of people) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
  await live.close();
});

test('a card is dragged to a base and played there; a base tells what it would bring', { timeout: 300_000 }, async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en' });
  const { page } = ann;
  await page.goto(house.url);
  await page.locator('button[data-game="smash-up"]').click();
  await page.locator('article[data-game="smash-up"] [data-action="play-now"]').click();
  await page.locator('[data-table="smash-up"]').waitFor();
  // Two factions at random, then whatever is asked before the first turn's plays.
  for (let round = 0; round < 400 && (await page.locator('section[data-drop]').count()) === 0; round++) {
    const random = page.getByRole('button', { name: /^Random/ });
    if ((await random.count()) > 0) await random.click().catch(() => undefined);
    await page.waitForTimeout(50);
  }
  const legal = page.locator('[data-hand] [data-legal]');
  for (let round = 0; round < 400 && (await legal.count()) === 0; round++) {
    await ann.act();
    await page.waitForTimeout(80);
  }
  const hand = await page.locator('[data-hand] [data-card]').count();
  const column = page.locator('section[data-drop]').nth(1);
  // The first card that can go to that base.
  const many = await legal.count();
  const isPlayed = async (): Promise<boolean> => (await page.locator('[data-hand] [data-card]').count()) !== hand;
  const confirm = page.locator('[data-prompt="act"] [data-action="confirm"]:not([aria-disabled="true"])');
  for (let n = 0; n < many && !(await isPlayed()) && (await confirm.count()) === 0; n++) {
    const from = await legal.nth(n).boundingBox();
    const to = await column.boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 60, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height - 20, { steps: 6 });
    await page.mouse.up();
    await page.waitForTimeout(300);
  }
  // Dropping plays; where there is more than one way to play it there, it is chosen.
  if (!(await isPlayed())) await confirm.click();
  await expect.poll(isPlayed, { timeout: 10_000 }).toBe(true);
  // The card may ask for others, which then lie in a tray over the bases.
  const look = page.locator('[data-tray]').getByRole('button', { name: 'Look at the table' });
  if ((await look.count()) > 0) await look.click();

  // Whatever is not to be chosen just now tells about itself when it is pressed.
  const silent = page.locator('section[data-drop] [data-face="up"]:not([data-legal]):not([aria-pressed="true"])');
  await expect
    .poll(
      async () => {
        const open = page.locator('dialog[open]');
        if ((await open.count()) === 0 && (await silent.count()) > 0)
          await silent
            .first()
            .click({ timeout: 2000 })
            .catch(() => undefined);
        return open.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await ann.seesNoBarriers('a card or base in play, large');
  expect(ann.troubles).toEqual([]);
  await ann.leave();
});
