import { describe, expect, test } from 'vitest';
import { browser } from './lib/evening.ts';
import { openHouse } from './lib/house.ts';
import { Person, playOut } from './lib/person.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

describe('friends at one table', () => {
  test('three people and a spectator play a whole match by clicking, over a reload and a crash of the server', {
    timeout: 420_000,
  }, async () => {
    // Nobody else is in a house that crashes.
    const house = await openHouse();
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru', fastClicks: true });
    const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', fastClicks: true });
    const cat = await Person.arrive(browser, 'Cat', { lang: 'ru', phone: true, fastClicks: true });
    const dan = await Person.arrive(browser, 'Dan', { lang: 'en' });
    const people = [ann, bob, cat];
    const link = await layTable(ann, house, 'fluxx', 3);
    await ann.seesNoBarriers('the room');
    await sitDown(bob, link);
    await sitDown(cat, link);
    await begin(ann, people, 'fluxx');
    await dan.page.goto(link);
    await dan.page.locator('[data-table="fluxx"]').waitFor();
    expect(await dan.page.locator('[data-prompt="act"]').count()).toBe(0);
    expect(await dan.page.locator('[data-legal]').count()).toBe(0);
    await ann.seesNoBarriers('the table on a desktop');
    await cat.seesNoBarriers('the table on a phone');

    for (let turn = 0; turn < 12; turn++) await Promise.all(people.map((person) => person.act()));
    await bob.page.reload();
    await bob.page.locator('[data-table="fluxx"]').waitFor();
    for (let turn = 0; turn < 6; turn++) await Promise.all(people.map((person) => person.act()));

    const before = Number(await dan.page.locator('[data-at]').getAttribute('data-at'));
    await house.kill();
    await house.start();
    for (const person of [...people, dan]) {
      await expect
        .poll(async () => Number(await person.page.locator('[data-at]').getAttribute('data-at')), { timeout: 60_000 })
        .toBeGreaterThanOrEqual(before);
    }
    await playOut(people, { patience: 110 });
    for (const person of [...people, dan]) {
      await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
      expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    }
    await ann.seesNoBarriers('the end of the match');
    // The page itself has replayed the journal and says that it matches.
    await ann.page.locator('[data-fair="true"]').waitFor({ timeout: 20_000 });
    for (const person of [...people, dan]) await person.leave();
    await house.close();
  });
});
