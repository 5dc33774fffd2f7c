import { expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { Person, playOut } from './lib/person.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

test('four people play a whole match by clicking, with a Neigh answered by a Neigh, in both languages', { timeout: 900_000 }, async () => {
  const people = [
    await Person.arrive(browser, 'Ann', { lang: 'ru', fastClicks: true }),
    await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', fastClicks: true }),
    await Person.arrive(browser, 'Cat', { lang: 'ru', phone: true, fastClicks: true }),
    await Person.arrive(browser, 'Dan', { lang: 'en', fastClicks: true }),
  ];
  const [ann, ...others] = people;
  const link = await layTable(ann, house, 'unicorns', 4);
  // The shortest answer windows there are: each stays open to its end while somebody could answer.
  await ann.page.getByLabel('Время на ответ').selectOption('3');
  for (const person of others) await sitDown(person, link);
  await begin(ann, people, 'unicorns');
  await ann.seesNoBarriers('the table of Unstable Unicorns');
  await people[2].seesNoBarriers('the table of Unstable Unicorns on a phone');

  // The card announced and two Instants on it.
  const chain = (person: Person): Promise<number> => person.page.locator('[data-zone="play"] [data-card]').count();
  let longest = 0;
  for (let round = 0; round < 1000 && longest < 3 && !(await ann.isOver()); round++) {
    await Promise.all(people.map((person) => person.act(true)));
    longest = Math.max(longest, ...(await Promise.all(people.map(chain))));
  }
  expect(longest, 'the longest pile of a card and its Instants').toBeGreaterThanOrEqual(3);
  await playOut(people, { patience: 200 });
  for (const person of people) {
    await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
});
