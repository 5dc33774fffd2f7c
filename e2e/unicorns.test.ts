import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { basics, deal } from '#games/unicorns/test/table.ts';
import { openLive } from '#lab/live.ts';
import { sawEnd, watchEnd } from './lib/ending.ts';
import { browser, house } from './lib/evening.ts';
import { Person, playOut } from './lib/person.ts';
import { begin, layTable, sitAtLive, sitDown } from './lib/table.ts';

async function left(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    expect(person.troubles, `errors on the page of ${person.name}`).toEqual([]);
    await person.leave();
  }
}

test('three people sit down and begin to play by clicking, one on a phone, one in English in the light scheme', {
  timeout: 240_000,
}, async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'ru', fastClicks: true });
  const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', fastClicks: true });
  const cat = await Person.arrive(browser, 'Cat', { lang: 'ru', phone: true, fastClicks: true });
  const people = [ann, bob, cat];
  const link = await layTable(ann, house, 'unicorns', people.length);
  // The shortest answer windows there are: each stays open to its end while somebody could answer.
  await ann.page.getByLabel('Время на ответ').selectOption('3');
  for (const person of [bob, cat]) await sitDown(person, link);
  await begin(ann, people, 'unicorns');
  await ann.seesNoBarriers('the table of Unstable Unicorns');
  await bob.seesNoBarriers('the table of Unstable Unicorns in the light scheme');
  await cat.seesNoBarriers('the table of Unstable Unicorns on a phone');
  const told = bob.page.locator('[role="log"]', { hasText: 'Turn 3' });
  for (let round = 0; round < 600 && (await told.count()) === 0; round++) {
    const acted = await Promise.all(people.map((person) => person.act()));
    if (!acted.includes(true)) await ann.page.waitForTimeout(40);
  }
  expect(await told.count(), 'two turns were played').toBe(1);
  await left(people);
});

// A whole match takes hundreds of clicks of the same kind, so this one begins where two more Unicorns win.
test('two people play to the end by clicking, one of them in English', { timeout: 240_000 }, async () => {
  const { table } = deal({
    ann: { hand: [...basics(3, 10), 'narwhal'], stable: basics(5) },
    bob: { hand: [...basics(3, 13), 'neigh'], stable: basics(5, 5) },
    vars: { turn: 1, plays: 2 },
    unfinished: true,
  });
  const live = await openLive(table.match as unknown as Match, 0);
  const people = await sitAtLive(browser, live, 'unicorns', [{ lang: 'ru' }, { lang: 'en', theme: 'light' }]);
  for (const person of people) await watchEnd(person);
  await playOut(people, { patience: 110 });
  // Seven Unicorns, on the stage and in the result.
  for (const person of people) await sawEnd(person, 7);
  await left(people);
  await live.close();
});

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
  await left(people);
  await live.close();
});
