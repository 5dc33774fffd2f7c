import { expect, test } from 'vitest';
import { openLive } from '#lab/live.ts';
import { sawEnd, watchEnd } from './lib/ending.ts';
import { browser } from './lib/evening.ts';
import { type Person, playOut } from './lib/person.ts';
import { innerScroll } from './lib/reading.ts';
import { nearTheEnd, shop } from './lib/rickshank.ts';
import { sitAtLive } from './lib/table.ts';

const doneBy = async (people: readonly Person[]): Promise<string[]> =>
  (await Promise.all(people.map((person) => person.page.evaluate(() => document.documentElement.dataset.done ?? '')))).join(' ').split(' ');

async function isOverFor(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
  }
}

test('two people, one on a phone, play to the end by clicking, with votes, raises and a Defense, in both languages', {
  timeout: 240_000,
}, async () => {
  const live = await openLive(nearTheEnd(['ann', 'bob']), 0);
  const people = await sitAtLive(browser, live, 'rickshank', [{ lang: 'ru' }, { lang: 'en', theme: 'light', phone: true }]);
  const [ann, bob] = people;
  await ann.seesNoBarriers('the table of Rickshank');
  await bob.seesNoBarriers('the table of Rickshank on a phone');
  for (let round = 0; round < 200 && (await bob.page.locator('[data-ballot]').count()) === 0; round++) await ann.follow(shop);
  await bob.seesNoBarriers('a vote on a phone');
  await expect.poll(() => innerScroll(ann), { message: 'nothing lies under the question of a vote' }).toBeLessThanOrEqual(1);
  for (const person of people) await watchEnd(person);
  await playOut(people, { limit: 1500, plan: shop });
  await isOverFor(people);
  for (const person of people) await sawEnd(person, 1);
  const done = await doneBy(people);
  expect(done, 'a vote by pointing').toContain('vote.sanctions');
  expect(done, 'a vote for or against').toContain('vote.referendum');
  expect(done, 'a Council card was revealed').toContainEqual(expect.stringMatching(/^reveal/));
  expect(done, 'an Attack was avoided').toContainEqual(expect.stringMatching(/^defend/));
  await ann.seesNoBarriers('the end of the match');
  for (const person of people) await person.leave();
  await live.close();
});

test('five people play by clicking, with a vote of all', { timeout: 240_000 }, async () => {
  const live = await openLive(nearTheEnd(['ann', 'bob', 'cat', 'dan', 'eve']), 0);
  const people = await sitAtLive(browser, live, 'rickshank', [
    { lang: 'en' },
    { lang: 'ru', theme: 'light' },
    { lang: 'ru', phone: true },
    { lang: 'en' },
    { lang: 'ru' },
  ]);
  await people[0].seesNoBarriers('a table of five');
  const haveVoted = async (): Promise<boolean> =>
    (await Promise.all(people.map((person) => doneBy([person])))).every((done) => done.includes('vote.sanctions'));
  for (let round = 0; round < 600 && !(await haveVoted()); round++) {
    const acted = await Promise.all(people.map((person) => person.follow(shop)));
    if (!acted.includes(true)) await people[0].page.waitForTimeout(40);
  }
  for (const person of people) {
    expect(await doneBy([person]), `${person.name} has voted`).toContain('vote.sanctions');
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
  await live.close();
});
