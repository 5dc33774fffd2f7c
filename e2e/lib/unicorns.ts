import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Address } from './house.ts';
import { type Manners, Person, playOut } from './person.ts';
import { begin, layTable, sitDown } from './table.ts';

const WINDOW = { ru: 'Время на ответ', en: 'Time to answer a card' };

/** People at a table of Unicorns that has begun; the first has laid it. */
export async function unicornsTable(
  browser: Browser,
  house: Address,
  guests: readonly (Manners & { readonly name: string; readonly lang: 'ru' | 'en' })[],
): Promise<Person[]> {
  const people: Person[] = [];
  for (const { name, ...manners } of guests) people.push(await Person.arrive(browser, name, { ...manners, fastClicks: true }));
  const [host, ...others] = people;
  const link = await layTable(host, house, 'unicorns', people.length);
  // The shortest answer windows there are: each stays open to its end while somebody could answer.
  await host.page.getByLabel(WINDOW[guests[0].lang]).selectOption('3');
  for (const person of others) await sitDown(person, link);
  await begin(host, people, 'unicorns');
  return people;
}

export async function playedToTheEnd(people: readonly Person[]): Promise<void> {
  await playOut(people, { patience: 110 });
  for (const person of people) {
    await expect.poll(() => person.isOver(), { timeout: 10_000 }).toBe(true);
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
}
