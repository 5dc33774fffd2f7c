import { expect, test } from 'vitest';
import { everyLanguage, type GameText } from '#engine';
import { act, at, draws, has, settle } from '../../test/seated.tsx';
import { text } from '../../test/words.ts';
import { Rules } from '../RulesDrawer.tsx';

const rules: GameText['rules'] = {
  sections: [
    { id: 'start', title: 'The start', rules: ['T-1', 'T-2'] },
    { id: 'end', title: 'The end', rules: ['T-9'] },
  ],
  text: { 'T-1': 'Deal three cards to each.', 'T-2': 'The youngest begins.', 'T-9': 'Whoever has five wins the cards.' },
  words: [
    { term: 'Hand', text: 'What you hold.' },
    { term: 'Turn', text: 'One play.' },
  ],
};
const english: GameText = { ...text, about: 'A game of things.', rules };
const russian: GameText = {
  ...text,
  about: 'Игра с вещами.',
  rules: { ...rules, text: { 'T-1': 'Раздайте по три карты.', 'T-2': 'Начинает младший.', 'T-9': 'Пять — победа.' } },
};
const texts = everyLanguage<GameText>({ en: english, ru: russian });

const opens = (rule: string | null = null, page = '/rules/test') => draws(<Rules rule={rule} texts={texts} lang="en" page={page} />);
const shown = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-rule]')].map((one) => one.dataset.rule ?? '');
const found = (): string => at('[role="status"]').textContent ?? '';
const seeks = async (words: string): Promise<void> => {
  const field = at<HTMLInputElement>('input[type="search"]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
};
const all = (selector: string): string[] => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');

test('the rulebook begins with what the game is about and its contents; every rule has its number', async () => {
  await opens();
  expect(all('h3')).toEqual(['The game in short', 'Words', 'The start', 'The end']);
  expect(document.body.textContent).toContain('A game of things.');
  expect(all('nav button')).toEqual(['The start', 'The end']);
  expect(shown()).toEqual(['T-1', 'T-2', 'T-9']);
  expect(at('[data-rule="T-2"]').textContent).toBe('T-2The youngest begins.');
  expect(all('dt')).toEqual(['Hand', 'Turn']);
  expect(found()).toBe('');
});

test('whoever looks for words sees the rules that have all of them, and how many', async () => {
  await opens();
  await seeks(' cards ');
  expect(shown()).toEqual(['T-1', 'T-9']);
  expect(found()).toContain('2');
  // What it is about and the contents are in the way.
  expect([document.body.textContent?.includes('A game of things.'), has('nav')]).toEqual([false, false]);
  await seeks('CARDS wins');
  expect(shown()).toEqual(['T-9']);
  expect(all('section h3')).toEqual(['The end']);
  await seeks('t-2');
  expect(shown()).toEqual(['T-2']);
  await seeks('nothing like this');
  expect([shown(), found().includes('0') || found() !== '']).toEqual([[], true]);
});

test('words of the table and cards are found too', async () => {
  await opens();
  await seeks('hold');
  expect(all('dt')).toEqual(['Hand']);
  await seeks('v');
  expect(has('[data-found="cards"]')).toBe(false);
  await seeks('va');
  expect(all('[data-found="cards"] dt')).toEqual(['Vase']);
});

test('they can be read in another language without changing the page’s own', async () => {
  await opens();
  await act(async () => {
    const choice = at<HTMLSelectElement>('select');
    choice.value = 'ru';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(at('[data-rule="T-1"]').textContent).toContain('Раздайте по три карты.');
  expect(at('input').getAttribute('aria-label')).toBe('Search the rules');
});

test('opened at a rule, that one is marked and has the focus; what was searched for is forgotten', async () => {
  const page = await opens();
  expect(has('[data-on]')).toBe(false);
  await seeks('youngest');
  await page.again(<Rules rule="T-9" texts={texts} lang="en" page="/rules/test" />);
  await act(async () => new Promise((done) => setTimeout(done, 40)));
  expect(shown()).toEqual(['T-1', 'T-2', 'T-9']);
  expect([at('[data-on]').dataset.rule, (document.activeElement as HTMLElement).dataset.rule]).toEqual(['T-9', 'T-9']);
});

test('each number is a link to that rule on its own page, in another tab unless one is there', async () => {
  await opens();
  const link = at('[data-rule="T-2"] a');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/rules/test#T-2', '_blank']);
  const page = await opens(null, '');
  await page.again(<Rules rule={null} texts={texts} lang="en" page="" />);
  const [, own] = document.querySelectorAll('[data-rule="T-2"] a');
  expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual(['#T-2', null]);
});
