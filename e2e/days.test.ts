import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMatch } from '#lab/live.ts';
import { openSqlite } from '#server/store/sqlite/open.ts';
import { mailServer, wordsIn } from '#server/test/callees.ts';
import {
  answeredBy,
  answers,
  DAY_MS,
  HOUR_MS,
  hasTurn,
  isAsked,
  PATIENCE,
  passes,
  tableOf,
  tablesOf,
  until,
  untilAsked,
  visits,
} from './lib/days.ts';
import { browser } from './lib/evening.ts';
import { type House, openHouse } from './lib/house.ts';
import { Person } from './lib/person.ts';
import { nearTheEnd } from './lib/rickshank.ts';
import { looksRight } from './lib/sizes.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

let mail: Awaited<ReturnType<typeof mailServer>>;
let inn: House;
beforeAll(async () => {
  mail = await mailServer();
  inn = await openHouse((url) => ({ PUBLIC_URL: url, SMTP_URL: mail.url }));
});
afterAll(async () => {
  await inn.close();
  mail.close();
});

const idOf = (link: string): string => link.split('/').at(-1) ?? '';

/** While the server is down: the same people sit at a second table, some turns before its end, with votes in their hands. */
async function layOut(like: string): Promise<string> {
  const store = openSqlite(join(inn.folder, 'zastolye.db'));
  const seats = (await store.match(like))?.seats ?? [];
  const people = seats.map(({ identity, name, avatar }) => ({ id: identity ?? '', name: name ?? '', avatar: avatar ?? '' }));
  const id = await keepMatch({ store, now: store.clock }, nearTheEnd(['ann', 'bob', 'cat', 'dan'], { again: true }), people, {
    clock: 'three-days',
  });
  await store.close();
  return id;
}

/** The newest letter to somebody, once there are more than so many. */
async function letter(after: number): Promise<string> {
  await expect.poll(() => mail.got.length, { timeout: 20_000 }).toBeGreaterThan(after);
  return wordsIn(mail.got.at(-1) ?? '');
}

test('two matches of four people over days, with windows and votes: called by a letter, back by its link, on to the next table; twice without the server, a holiday, a bot in one’s place', {
  timeout: 300_000,
}, async () => {
  // Letters of an earlier try are nobody's.
  const unread = mail.got.length;
  const ann = await Person.arrive(browser, 'Аня', { lang: 'ru' });
  const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', phone: true });
  const cid = await Person.arrive(browser, 'Cid', { lang: 'ru', phone: true });
  const dee = await Person.arrive(browser, 'Dee', { lang: 'en' });
  const people = [ann, bob, cid, dee];

  // A table by correspondence is laid in the room.
  const unicorns = await layTable(ann, inn, 'unicorns', 4);
  await ann.page.getByRole('button', { name: /^по переписке/ }).click();
  await ann.page.getByRole('button', { name: '1 день' }).click();
  await ann.page.locator('button[aria-pressed="true"]', { hasText: '1 день' }).waitFor();
  // Before anybody agrees to it, it is said how long it takes.
  await ann.page.getByText('партия займёт около 7 недель').waitFor();
  for (const one of [bob, cid, dee]) await sitDown(one, unicorns);
  await begin(ann, people, 'unicorns');
  // All but Bob have said twice that they look in by themselves.
  for (const one of [ann, cid, dee]) await one.page.evaluate(() => localStorage.setItem('zastolye-call-me', '{"matches":["one","two"]}'));
  // The server is killed in the middle of it, and when it is back there is a second table.
  await inn.kill();
  const ids = [idOf(unicorns), await layOut(idOf(unicorns))] as const;
  await inn.start();
  expect(await Promise.all(ids.map(async (id) => (await tableOf(ann, id)).slow))).toEqual([true, true]);

  // After the first answer of his own Bob is asked how he is to be called; he wants letters.
  await untilAsked(inn, bob, [ids[0]], [ann, cid, dee]);
  await bob.page.goto(unicorns);
  await bob.page.locator('[data-prompt="act"]').waitFor();
  // Whoever went on clicking would click the question away.
  for (let i = 0; i < 100 && (await bob.page.locator('[data-ask-to-call]').count()) === 0; i++)
    await ((await bob.isAsked()) ? bob.act('busy') : bob.page.waitForTimeout(100));
  await bob.page.locator('[data-ask-to-call] [data-action="call-otherwise"]').click();
  await bob.page.locator('[data-call-me="ready"]').waitFor();
  await bob.page.getByRole('textbox', { name: 'Address' }).fill('bob@example.org');
  await bob.page.locator('[data-action="add-mail"]').click();
  const link = /http\S+#yes\.\S+/.exec(await letter(unread))?.[0] ?? '';
  await bob.page.goto(link);
  await bob.page.locator('[data-letter] [data-action="press"]').click();
  await bob.page.locator('[data-letter="done"]').waitFor();
  await bob.page.goto(`${inn.url}/calling`);
  await bob.page.locator('[data-channel="mail"]').waitFor();
  await looksRight(bob, 'how I am called');
  for (const wish of ['turn-mail', 'asked-mail']) await bob.page.locator(`[data-wish="${wish}"]`).check();
  await bob.page.getByRole('button', { name: 'Off', exact: true }).click();
  await bob.page.locator('input[type="time"]').first().waitFor({ state: 'detached' });
  await bob.page.goto(`${inn.url}/about`);

  // The others have done what they could; a quarter of an hour later Bob is called, and the link in the letter leads to the table.
  await untilAsked(inn, bob, ids, [ann, cid, dee]);
  const before = mail.got.length;
  inn.pass(HOUR_MS / 4);
  const call = await letter(before);
  expect(call).toMatch(/[Uu]ntil .*\d\d:\d\d/);
  const back = /http\S+\/m\/[\w-]+/.exec(call)?.[0] ?? '';
  expect(ids).toContain(idOf(back));
  await bob.page.goto(back);
  await answers(bob, idOf(back));
  const other = ids.find((id) => id !== idOf(back)) ?? '';
  await bob.page.locator(`[data-next-table="${other}"] [data-action="next-table"]`).click(PATIENCE);
  await bob.page.waitForURL(`${inn.url}/m/${other}`);
  await answers(bob, other);
  await bob.page.getByText('That is all: you have moved everywhere.').waitFor();

  // The server is away for a night, and nothing is lost.
  await untilAsked(inn, ann, ids, [bob, cid, dee], 9 * HOUR_MS);
  const evening = await tablesOf(ann);
  await inn.kill();
  inn.pass(8 * HOUR_MS);
  await inn.start();
  await ann.page.goto(`${inn.url}/tables`);
  await ann.page.locator('[data-tables="2"]').waitFor();
  await looksRight(ann, 'my tables');
  const morning = await tablesOf(ann);
  expect(morning.map(({ id, until }) => [id, until])).toEqual(evening.map(({ id, until }) => [id, until]));
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForURL(`${inn.url}/m/${evening[0].id}`);
  await answers(ann, evening[0].id);
  await ann.page.locator('[data-next-table]').waitFor();
  await ann.page.keyboard.press('n');
  await ann.page.waitForURL(`${inn.url}/m/${evening[1].id}`);
  await answers(ann, evening[1].id);

  // Bob goes on holiday in his own turn: everybody sees it, and his time stands.
  await until(inn, async () => (await Promise.all(ids.map((id) => hasTurn(bob, id)))).includes(true), ids, people.toSpliced(1, 1));
  const own = (await hasTurn(bob, ids[0])) ? ids[0] : ids[1];
  const { until: end } = await tableOf(bob, own);
  await bob.page.goto(`${inn.url}/tables`);
  await bob.page.locator('[data-action="go-away"]').waitFor();
  await looksRight(bob, 'my tables on a phone');
  await bob.page.goto(inn.url);
  await bob.page.locator('[data-ribbon] li').waitFor();
  await looksRight(bob, 'home for whoever returns');
  await bob.page.goto(`${inn.url}/tables`);
  await bob.page.locator('[data-action="go-away"]').click();
  await bob.page.locator('[data-action="take-holiday"]').click();
  await bob.page.locator('[data-action="back-from-holiday"]').waitFor();
  await ann.page.goto(`${inn.url}/m/${own}`);
  await ann.page.locator('p', { hasText: /^Guest .* в отъезде до/ }).waitFor();
  inn.pass(2.9 * DAY_MS);
  expect((await tableOf(bob, own)).state).toBe('mine');
  await bob.page.reload();
  await bob.page.locator('[data-action="back-from-holiday"]').click();
  await bob.page.locator('[data-action="go-away"]').waitFor();
  const { until: later } = await tableOf(bob, own);
  expect(Math.round(((later ?? 0) - (end ?? 0)) / HOUR_MS)).toBe(70);

  // Nobody comes: a bot gives one answer, and it is marked; at the second in a row it plays on until Bob is back.
  for (let looks = 0; looks < 30 && (await tableOf(bob, own)).state !== 'standIn'; looks++) {
    for (const one of [ann, cid, dee]) if (await isAsked(one, own)) await visits(one, own);
    await passes(inn, (await hasTurn(bob, own)) ? 3.1 * DAY_MS : 3 * HOUR_MS, bob);
  }
  await ann.page.goto(`${inn.url}/m/${own}`);
  await ann.page.locator('[role="log"] [data-stood-in]', { hasText: 'бот' }).first().waitFor();
  await bob.page.goto(`${inn.url}/tables`);
  await bob.page.locator(`[data-group="live"] a[href="/m/${own}"]`).first().click();
  await bob.page.locator('[data-action="take-back"]').click();
  await expect.poll(async () => (await tableOf(bob, own)).state, PATIENCE).not.toBe('standIn');

  // Everybody has decided in windows, and voted.
  for (const one of people) {
    const done = answeredBy(one);
    expect(done, `votes of ${one.name}`).toContainEqual(expect.stringMatching(/^rickshank vote/));
    if (one !== ann) expect(done, `windows of ${one.name}`).toContain('unicorns respond');
  }
  for (const one of people) {
    expect(one.troubles).toEqual([]);
    await one.leave();
  }
});
