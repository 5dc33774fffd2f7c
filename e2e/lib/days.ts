import { expect } from 'vitest';
import type { MyTable, MyTablesReply } from '#server/schema.ts';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import { shop } from './rickshank.ts';

/** Matches over days, in a house whose clock the test moves. */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Other work may share the machine. */
export const PATIENCE = { timeout: 45_000 };

const replyTo = async ({ page }: Person): Promise<MyTablesReply> =>
  (await (await page.request.get(new URL('/api/my/tables', page.url()).href)).json()) as MyTablesReply;

export const tablesOf = async (person: Person): Promise<readonly MyTable[]> => (await replyTo(person)).tables;

export async function tableOf(person: Person, id: string): Promise<MyTable> {
  const found = (await tablesOf(person)).find((table) => table.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
}

export const isAsked = async (person: Person, id: string): Promise<boolean> =>
  (await tablesOf(person)).some((table) => table.id === id && table.state === 'mine');

/** Nobody else is asked there. */
export async function hasTurn(person: Person, id: string): Promise<boolean> {
  const { state, asked } = await tableOf(person, id);
  return state === 'mine' && asked.length === 1;
}

/** What each of the people has answered in the browser: question by question, after its game. */
const answered = new Map<Person, Set<string>>();
export const answeredBy = (person: Person): readonly string[] => [...(answered.get(person) ?? [])];

/** At the table that is open: answers until others are asked. */
export async function answers(person: Person, id: string): Promise<void> {
  const table = person.page.locator('[data-table]');
  await table.waitFor(PATIENCE).catch(async (fault: unknown) => {
    const shown = (await person.page.locator('body').innerText()).slice(0, 500);
    throw new Error(`no table for ${person.name} at ${person.page.url()}, but: ${shown}`, { cause: fault });
  });
  const game = await table.getAttribute('data-table');
  const done = answered.get(person) ?? new Set();
  answered.set(person, done);
  // Somebody else may be faster in a window: then nothing is asked any more.
  for (let idle = 0; idle < 300 && (await isAsked(person, id)); ) {
    const asked = await table.getAttribute('data-ask');
    if (await (game === 'rickshank' ? person.follow(shop) : person.act('busy'))) {
      idle = 0;
      done.add(`${game} ${asked}`);
    } else {
      idle++;
      await person.page.waitForTimeout(100);
    }
  }
  expect(await isAsked(person, id)).toBe(false);
}

export async function visits(person: Person, id: string): Promise<void> {
  const table = new URL(`/m/${id}`, person.page.url()).href;
  // Whoever sits there still sees what has happened since.
  if (person.page.url() !== table) await person.page.goto(table, PATIENCE);
  await answers(person, id);
}

/** Time goes by, and what was due by then is done, if anything was. */
export async function passes(house: House, ms: number, person: Person): Promise<void> {
  const now = async (): Promise<string> =>
    JSON.stringify((await tablesOf(person)).map(({ id, state, asked, since, updatedAt }) => [id, state, asked, since, updatedAt]));
  const before = await now();
  house.pass(ms);
  // The store is asked for what is due every second or two.
  for (let waited = 0; waited < 1500 && (await now()) === before; waited += 100) await person.page.waitForTimeout(100);
}

/** Days go on: whoever is asked at one of the tables answers, and what nobody is asked about any more is over within some hours, since windows close at moments of their own. */
export async function until(house: House, is: () => Promise<boolean>, ids: readonly string[], people: readonly Person[]): Promise<void> {
  for (let looks = 0; looks < 60; looks++) {
    if (await is()) return;
    let came = false;
    for (const person of people) {
      const mine = (await tablesOf(person)).find(({ id, state }) => state === 'mine' && ids.includes(id));
      if (mine === undefined) continue;
      await visits(person, mine.id);
      came = true;
    }
    if (!came) await passes(house, 3 * HOUR_MS, people[0]);
  }
  throw new Error('it never comes to that');
}

/** Somebody is asked at all of these tables, and has that long to answer. */
export const untilAsked = (
  house: House,
  person: Person,
  ids: readonly string[],
  others: readonly Person[],
  left = HOUR_MS,
): Promise<void> =>
  until(
    house,
    async () => {
      const { tables, now } = await replyTo(person);
      return ids.every((id) => tables.some((table) => table.id === id && table.state === 'mine' && (table.until ?? now) > now + left));
    },
    ids,
    others,
  );
