import { expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import type { Person } from './lib/person.ts';
import { unicornsTable } from './lib/unicorns.ts';

test('four people play by clicking until a Neigh is answered by a Neigh, in both languages', { timeout: 600_000 }, async () => {
  const people = await unicornsTable(browser, house, [
    { name: 'Ann', lang: 'ru' },
    { name: 'Bob', lang: 'en', theme: 'light' },
    { name: 'Cat', lang: 'ru', phone: true },
    { name: 'Dan', lang: 'en' },
  ]);
  const [ann] = people;
  // The card announced and two Instants on it.
  const chain = (person: Person): Promise<number> => person.page.locator('[data-zone="play"] [data-card]').count();
  let longest = 0;
  for (let round = 0; round < 1000 && longest < 3 && !(await ann.isOver()); round++) {
    await Promise.all(people.map((person) => person.act(true)));
    longest = Math.max(longest, ...(await Promise.all(people.map(chain))));
  }
  expect(longest, 'the longest pile of a card and its Instants').toBeGreaterThanOrEqual(3);
  for (const person of people) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});
