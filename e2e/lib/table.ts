import type { Browser } from 'playwright-core';
import type { Live } from '#lab/live.ts';
import type { Address } from './house.ts';
import { type Manners, Person } from './person.ts';

/** Brings a game to the front of the home page. */
export async function chooseGame(person: Person, house: Address, game: string): Promise<void> {
  await person.page.goto(house.url);
  await person.page.locator('[data-action="play-now"]').waitFor();
  const poster = person.page.locator(`button[data-game="${game}"]`);
  if ((await poster.count()) > 0) await poster.click();
  await person.page.locator(`article[data-game="${game}"]`).waitFor();
}

/** Somebody new at a table of a game against bots, in two clicks. */
export async function sitAlone(browser: Browser, house: Address, game: string, manners: Manners): Promise<Person> {
  const person = await Person.arrive(browser, `Kim ${game}`, manners);
  await chooseGame(person, house, game);
  await person.page.locator(`article[data-game="${game}"] [data-action="play-now"]`).click();
  await person.page.locator(`[data-table="${game}"]`).waitFor();
  return person;
}

/** Opens a table for friends with that many seats and gives the link to it. */
export async function layTable(host: Person, house: Address, game: string, seats: number): Promise<string> {
  await chooseGame(host, house, game);
  await host.page.locator('[data-action="invite"]').click();
  await host.page.locator('[data-room]').waitFor();
  for (;;) {
    const many = await host.page.locator('[data-room] [data-seat]').count();
    if (many === seats) return host.page.url();
    const change = host.page.locator(many < seats ? '[data-action="add-seat"]' : '[data-action="remove-seat"]').last();
    // One at a time: what is shown may be older than the last click.
    await change.click({ timeout: 2000 }).catch(() => undefined);
    await host.page
      .waitForFunction((before) => document.querySelectorAll('[data-room] [data-seat]').length !== before, many, { timeout: 5000 })
      .catch(() => undefined);
  }
}

export async function sitDown(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.locator('[data-action="take-seat"]').first().click();
  await person.page.locator('[data-action="leave"]').waitFor();
}

export async function begin(host: Person, people: readonly Person[], game: string): Promise<void> {
  await host.page.locator('[data-action="start"]').click();
  for (const person of people) await person.page.locator(`[data-table="${game}"]`).waitFor();
}

/** Everybody with a browser of their own, each on their seat of a match that was laid out for the test. */
export async function sitAtLive(browser: Browser, live: Live, game: string, manners: readonly Manners[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const [seat, how] of manners.entries()) {
    const { name, url } = live.links[seat];
    const person = await Person.arrive(browser, name, { fastClicks: true, ...how });
    await person.page.goto(url);
    await person.page.locator(`[data-table="${game}"]`).waitFor();
    people.push(person);
  }
  return people;
}
