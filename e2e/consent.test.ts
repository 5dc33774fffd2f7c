import { expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

test('the host proposes another clock while a match runs, withdraws it, proposes again, and it counts when the other has agreed', {
  timeout: 120_000,
}, async () => {
  const ann = await Person.arrive(browser, 'Ann', { lang: 'en', theme: 'light' });
  const bob = await Person.arrive(browser, 'Bob', { lang: 'ru', phone: true });
  const link = await layTable(ann, house, 'unicorns', 2);
  await sitDown(bob, link);
  // In the lobby, whoever is not wanted need not be heard.
  await bob.page.getByPlaceholder('Сказать').fill('Привет!');
  await bob.page.getByRole('button', { name: 'Отправить' }).click();
  await ann.page.getByRole('button', { name: /^Do not hear/ }).click();
  await ann.page.getByText('Привет!').waitFor({ state: 'detached' });
  await begin(ann, [ann, bob], 'unicorns');

  await ann.page.getByRole('button', { name: 'Settings' }).click();
  const table = ann.page.getByRole('region', { name: 'This table' });
  const clock = table.getByRole('group', { name: 'Clock' });
  await clock.getByRole('button', { name: 'quick' }).click();
  await table.getByText('Not answered yet').waitFor();
  await ann.seesNoBarriers('settings of the table');
  await bob.page.getByText('предлагает изменить правила о времени').waitFor();
  await table.getByRole('button', { name: 'Withdraw the proposal' }).click();
  await bob.page.getByText('предлагает изменить правила о времени').waitFor({ state: 'detached' });
  expect(await clock.getByRole('button', { name: 'none' }).getAttribute('aria-pressed')).toBe('true');

  await clock.getByRole('button', { name: 'relaxed' }).click();
  await bob.page.getByRole('button', { name: 'Согласен', exact: true }).click();
  await table.getByText('Not answered yet').waitFor({ state: 'detached' });
  expect(await clock.getByRole('button', { name: 'relaxed' }).getAttribute('aria-pressed')).toBe('true');
  // What concerns nobody's time is the host's alone.
  await table.getByRole('group', { name: 'Those who look on may write' }).getByRole('button', { name: 'On' }).click();
  await expect
    .poll(() => table.getByRole('group', { name: /write/ }).getByRole('button', { name: 'On' }).getAttribute('aria-pressed'))
    .toBe('true');
  for (const person of [ann, bob]) expect(person.troubles).toEqual([]);
});
