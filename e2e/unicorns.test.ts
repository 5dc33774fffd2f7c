import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { deal } from '#games/unicorns/test/table.ts';
import { openLive } from '#lab/live.ts';
import { browser } from './lib/evening.ts';
import type { Person } from './lib/person.ts';
import { sitAtLive } from './lib/table.ts';

// In a match from the beginning it is luck who holds a Neigh, and when.
test('four people play by clicking, and a Neigh is answered by a Neigh, in both languages', { timeout: 120_000 }, async () => {
  const { table } = deal({
    ann: { hand: ['narwhal', 'neigh'] },
    bob: { hand: ['neigh', 'unicorn-poison'] },
    cat: { hand: ['neigh', 'neigh'] },
    dan: { hand: ['neigh', 'neigh'] },
    vars: { turn: 1, plays: 2 },
    unfinished: true,
  });
  const live = await openLive(table.match as unknown as Match, 0);
  const people = await sitAtLive(browser, live, 'unicorns', [
    { lang: 'ru' },
    { lang: 'en', theme: 'light' },
    { lang: 'ru', phone: true },
    { lang: 'en' },
  ]);
  // The card announced and two Instants on it.
  const chain = (person: Person): Promise<number> => person.page.locator('[data-zone="play"] [data-card]').count();
  let longest = 0;
  for (let round = 0; round < 300 && longest < 3; round++) {
    await Promise.all(people.map((person) => person.act(true)));
    longest = Math.max(longest, ...(await Promise.all(people.map(chain))));
  }
  expect(longest, 'the longest pile of a card and its Instants').toBeGreaterThanOrEqual(3);
  for (const person of people) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
  await live.close();
});
