import { describe, expect, test } from 'vitest';
import { browser, house } from './lib/evening.ts';
import { Person } from './lib/person.ts';
import { begin, chooseGame, layTable, sitDown } from './lib/table.ts';

const idOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2];

const coversPrompt = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => {
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-bubble]')].some((bubble) => {
      const box = bubble.getBoundingClientRect();
      return (
        prompt !== undefined &&
        box.bottom > prompt.top + 1 &&
        box.top < prompt.bottom - 1 &&
        box.right > prompt.left &&
        box.left < prompt.right
      );
    });
  });

describe('once more', () => {
  test('three people: one clicks, one sits down from another page, one has no time; both play with a bot in the third seat', {
    timeout: 120_000,
  }, async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru' });
    const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light' });
    const cat = await Person.arrive(browser, 'Cat', { lang: 'ru', phone: true });
    const link = await layTable(ann, house, 'fluxx', 3);
    await sitDown(bob, link);
    await sitDown(cat, link);
    await begin(ann, [ann, bob, cat], 'fluxx');
    const first = idOf(ann);

    // What is said stands at the face, or above the prompt where that face is not to be seen, never over the prompt.
    for (const person of [ann, cat]) {
      await person.page.evaluate(
        ([id, key]) =>
          fetch(`/api/matches/${id}/chat`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ key, text: 'Посмотрим, кто кого!' }),
          }),
        [first, `words-${person.name}`],
      );
      for (const other of [ann, bob, cat]) {
        await other.page.locator('[data-bubble]').first().waitFor();
        expect(await coversPrompt(other), `the bubble of ${person.name} at ${other.name}`).toBe(false);
      }
    }

    // A reaction is two keys away, or two taps, and stands at the face of who sent it.
    await bob.page.keyboard.press('t');
    await bob.page.locator('[data-reactions]').waitFor();
    await bob.seesNoBarriers('reactions');
    const cheers = ann.page.locator('[data-bubble="1"] svg, [data-bubble="1"] img');
    await Promise.all([cheers.first().waitFor(), bob.page.keyboard.press('3')]);
    expect(await bob.page.locator('[data-reactions]').count()).toBe(0);

    // Leaving says what happens; whoever gives up while others play on is told so.
    await bob.resign();
    await bob.page.locator('[data-gave-up]').waitFor();
    expect(await bob.page.locator('[data-gave-up]').innerText()).toContain('You resigned');
    expect(await bob.page.locator('[data-gave-up] figure').innerText()).toContain(
      'How much of the Goal each has, in per cent, turn by turn',
    );
    await bob.seesNoBarriers('given up');
    await ann.resign();
    await cat.page.locator('[data-end]').waitFor();
    for (const person of [ann, bob]) await person.page.locator('[data-end]').waitFor();
    // Who gave up, and when, stands on the end screen, with a plot that says what it shows.
    expect(await ann.page.locator('[data-end]').innerText()).toContain('Вы сдались');
    expect(await ann.page.locator('[data-mood="resigned"]').count()).toBe(1);
    // Whoever gave up gets it too, with a flag where that was, however early.
    for (const person of [ann, bob]) await person.page.locator('[data-end] figure [data-flag]').first().waitFor();
    expect(await ann.page.locator('[data-end] figure').first().innerText()).toContain('Сколько цели собрано, в процентах, ход за ходом');
    expect(await cat.page.locator('[data-mood="won"]').count()).toBe(1);
    await ann.seesNoBarriers('the end of a match given up');

    await bob.page.goto(`${house.url}/about`);
    await cat.page.goto(`${house.url}/rules/fluxx`);
    await ann.page.locator('[data-action="again"]').click();
    await ann.page.waitForURL((url) => url.pathname.startsWith('/m/') && !url.pathname.includes(first));
    await ann.page.locator('[data-awaited]').first().waitFor();
    expect(await ann.page.locator('[data-awaited]').count()).toBe(2);
    // They have half a minute: everybody looks at once.
    await Promise.all([
      ann.seesNoBarriers('the table that waits'),
      bob.page.locator('[data-call]').waitFor({ timeout: 20_000 }),
      cat.page.locator('[data-call]').waitFor({ timeout: 20_000 }),
    ]);
    await cat.seesNoBarriers('the bar of a call on a phone');
    await cat.page.locator('[data-call] [data-action="not-now"]').click();
    await cat.page.locator('[data-call]').waitFor({ state: 'detached' });
    await bob.page.locator('[data-call] [data-action="sit-again"]').click();
    for (const person of [ann, bob]) await person.page.locator('[data-table="fluxx"]').waitFor();
    expect(idOf(bob)).toBe(idOf(ann));
    expect(new URL(cat.page.url()).pathname).toBe('/rules/fluxx');
    for (const person of [ann, bob, cat]) {
      expect(person.troubles).toEqual([]);
      await person.leave();
    }
  });

  test('against bots: given up, there is an end with a plot, and one click starts the next match', { timeout: 60_000 }, async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru' });
    await chooseGame(ann, house, 'unicorns');
    await ann.page.locator('[data-action="play-now"]').click();
    await ann.page.locator('[data-table]').waitFor();
    const first = idOf(ann);
    await ann.resign();
    await ann.page.locator('[data-end]').waitFor();
    await ann.page.locator('[data-end] [data-fair="true"]').waitFor();
    expect(await ann.page.locator('[data-mood="resigned"]').count()).toBe(1);
    await ann.page.locator('[data-action="again"]').click();
    await ann.page.waitForURL((url) => url.pathname.startsWith('/m/') && !url.pathname.includes(first));
    await ann.page.locator('[data-table="unicorns"]').waitFor();
    expect(ann.troubles).toEqual([]);
    await ann.leave();
  });

  test('people at one screen are not alone in the list of matches', { timeout: 60_000 }, async () => {
    const ann = await Person.arrive(browser, 'Ann', { lang: 'ru' });
    await ann.page.goto(house.url);
    await ann.page.locator('[data-action="hot-seat"]').click();
    await ann.page.locator('[data-action="hot-start"]').click();
    await ann.page.locator('[data-curtain], [data-table]').first().waitFor();
    await ann.page.goto(house.url);
    const line = ann.page.locator('[data-match]').first();
    await line.waitFor();
    expect(await line.innerText()).toContain('за одним экраном');
    expect(await line.innerText()).not.toContain('в одиночку');
    await ann.leave();
  });
});
