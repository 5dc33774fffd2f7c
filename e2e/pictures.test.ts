import { mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { type Manners, Person, playOut } from './lib/person.ts';
import { games, SIZES } from './lib/reading.ts';

// `PICTURES=1 npx vitest run --project browser e2e/pictures.test.ts` takes the pictures of the README anew. Otherwise it is only seen that they can be
// taken, of two games: the others are played and looked at in every size elsewhere.
const isWhole = process.env.PICTURES === '1';
const folder = isWhole ? resolve(import.meta.dirname, '../docs/screenshots') : mkdtempSync(join(tmpdir(), 'zastolye-pictures-'));
mkdirSync(folder, { recursive: true });

/** The many pictures of all sizes are packed tighter than those of the README. */
async function picture(person: Person, name: string, type: 'png' | 'jpeg' = 'png'): Promise<void> {
  const file = join(folder, `${name}.${type === 'png' ? 'png' : 'jpg'}`);
  await person.paints();
  await person.page.waitForTimeout(700);
  await person.page.screenshot({ path: file, type, ...(type === 'jpeg' ? { quality: 72 } : {}) });
  // A blank page packs into far less.
  if (statSync(file).size < (type === 'png' ? 30_000 : 12_000)) throw new Error(`the picture ${name} is blank`);
}

async function atHome(name: string, manners: Manners): Promise<Person> {
  const person = await Person.arrive(browser, name, manners);
  await person.page.goto(house.url);
  await person.page.locator('[data-action="play-now"]').waitFor();
  return person;
}

/** So many things done at a table; a match that ended over it is no picture of a table, so another one is begun. */
async function atTable(name: string, game: string, steps: number, manners: Manners, mood?: 'busy'): Promise<Person> {
  for (let fewer = steps; ; fewer = Math.floor(fewer / 2)) {
    const person = await seated(name, game, manners);
    for (let i = 0; i < fewer && !(await person.isOver()); i++) if (!(await person.act(mood))) await person.page.waitForTimeout(80);
    // It is a person's turn in the picture: that is what one comes for.
    for (let i = 0; i < 60 && !(await person.isAsked()) && !(await person.isOver()); i++) await person.page.waitForTimeout(100);
    if (!(await person.isOver())) return person;
    await person.leave();
  }
}

async function seated(name: string, game: string, manners: Manners): Promise<Person> {
  const person = await atHome(name, manners);
  await person.page.locator('[data-action="play-now"]').waitFor();
  const poster = person.page.locator(`button[data-game="${game}"]`);
  if ((await poster.count()) > 0) await poster.click();
  await person.page.locator(`article[data-game="${game}"] [data-action="play-now"]`).click();
  await person.page.locator(`[data-table="${game}"]`).waitFor();
  return person;
}

test('home, in both languages and schemes', async () => {
  for (const [name, manners] of [
    ['home', { lang: 'ru', theme: 'light' }],
    ['home-dark', { lang: 'en', theme: 'dark' }],
    ['home-phone', { lang: 'ru', theme: 'dark', phone: true }],
  ] as const) {
    const person = await atHome(name, manners);
    await picture(person, name);
    await person.leave();
  }
});

// What the end looks like is seen in `endings.test.ts`.
test('Fluxx: table, phone, end', async () => {
  const table = await atTable('Vera', 'fluxx', 24, { lang: 'ru' });
  await picture(table, 'fluxx-table');
  await table.leave();
  const phone = await atTable('Lena', 'fluxx', 30, { lang: 'ru', phone: true });
  await picture(phone, 'fluxx-phone');
  await phone.leave();
  if (!isWhole) return;
  const end = await atTable('Oleg', 'fluxx', 0, { lang: 'en', theme: 'light', fastClicks: true });
  await playOut([end]);
  await end.page.locator('[data-fair="true"]').waitFor({ timeout: 20_000 });
  await picture(end, 'fluxx-end');
  await end.leave();
});

const tables = [
  ['pickle', 50, undefined],
  ['unicorns', 50, undefined],
  ['smash-up', 60, 'busy'],
  ['rickshank', 60, 'busy'],
] as const;
test.each(isWhole ? tables : tables.slice(0, 1))('%s: table and phone', { timeout: 300_000 }, async (game, steps, mood) => {
  const table = await atTable('Vera', game, steps, { lang: 'ru' }, mood);
  await picture(table, `${game}-table`);
  await table.leave();
  const phone = await atTable('Lena', game, 25, { lang: 'en', phone: true }, mood);
  await picture(phone, `${game}-phone`);
  await phone.leave();
});

// Each game in each size, from one match.
test.each(isWhole ? games : games.slice(0, 1))('%s in every size', { timeout: 240_000 }, async (game) => {
  const person = await atTable('Nina', game, 24, { lang: 'ru', phone: true });
  for (const { name, width, height } of isWhole ? SIZES : SIZES.slice(1, 2)) {
    await person.page.setViewportSize({ width, height });
    await picture(person, `${game}-${width}x${height}`, 'jpeg');
    if (name !== 'phone') continue;
    const card = person.page.locator('[data-hand] [data-face="up"]').first();
    if ((await card.count()) === 0) continue;
    await card.tap({ force: true, position: { x: 12, y: 40 } });
    await picture(person, `${game}-reading`, 'jpeg');
    await person.page.keyboard.press('Escape');
  }
  await person.leave();
});
