import { expect } from 'vitest';
import type { MyTable, MyTablesReply } from '#server/schema.ts';
import type { House } from './house.ts';
import type { Person } from './person.ts';
import { shop } from './rickshank.ts';

/** Matches over days, in a house whose clock the test moves. */

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const tablesOf = async ({ page }: Person): Promise<readonly MyTable[]> =>
  ((await (await page.request.get(new URL('/api/my/tables', page.url()).href)).json()) as MyTablesReply).tables;

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
  await table.waitFor();
  const game = await table.getAttribute('data-table');
  const done = answered.get(person) ?? new Set();
  answered.set(person, done);
  for (let i = 0; i < 60 && (await isAsked(person, id)); i++) {
    await person.page.locator('[data-prompt="act"], dialog[open]').first().waitFor();
    const asked = await table.getAttribute('data-ask');
    await (game === 'rickshank' ? person.follow(shop) : person.act('busy'));
    done.add(`${game} ${asked}`);
  }
  expect(await isAsked(person, id)).toBe(false);
}

export async function visits(person: Person, id: string): Promise<void> {
  const table = new URL(`/m/${id}`, person.page.url()).href;
  // Whoever sits there still sees what has happened since.
  if (person.page.url() !== table) await person.page.goto(table);
  await answers(person, id);
}

/** Days go on: whoever is asked at one of the tables answers, and what nobody is asked about any more is over within some hours, since windows close at moments of their own. */
export async function until(house: House, is: () => Promise<boolean>, ids: readonly string[], people: readonly Person[]): Promise<void> {
  for (let looks = 0; looks < 60; looks++) {
    if (await is()) return;
    const came = await Promise.all(
      people.map(async (person) => {
        const [id] = (await tablesOf(person)).filter((table) => table.state === 'mine' && ids.includes(table.id));
        if (id !== undefined) await visits(person, id.id);
        return id !== undefined;
      }),
    );
    if (came.includes(true)) continue;
    house.pass(HOUR_MS);
    await people[0].page.waitForTimeout(1200);
  }
  throw new Error('it never comes to that');
}

export const untilAsked = (house: House, person: Person, ids: readonly string[], others: readonly Person[]): Promise<void> =>
  until(house, async () => (await Promise.all(ids.map((id) => isAsked(person, id)))).every(Boolean), ids, others);
