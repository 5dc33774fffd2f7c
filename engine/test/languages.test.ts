import { describe, expect, test } from 'vitest';
import { everyLanguage, filled, format, gaps, inEach, isBorrowed, LANGS, langFrom, quoted } from '#engine';

const en = {
  title: 'Barn',
  cards: { hen: { name: 'Hen', text: 'Lays {n, plural, one {# egg} other {# eggs}}' }, cow: { name: 'Cow', text: 'Moos' } },
  steps: [
    ['Feed', 'once'],
    ['Wait', 'long'],
  ],
  sections: [
    { id: 'a', title: 'Animals' },
    { id: 'b', title: 'Birds' },
  ],
  named: (who: string) => `${who}!`,
};
const ru = { ...en, title: 'Хлев' };
const de = { title: 'Stall', cards: { hen: { name: 'Huhn' } }, sections: [{ id: 'b', title: 'Vögel' }] };

describe('a language that lacks words', () => {
  const text = filled(en, de);

  test('says what it has, and the rest in English', () => {
    expect([text.title, text.cards.hen.name, text.cards.hen.text, text.cards.cow]).toEqual([
      'Stall',
      'Huhn',
      en.cards.hen.text,
      en.cards.cow,
    ]);
    expect(text.named('Bob')).toBe('Bob!');
  });

  test('has a list whole or not at all, but things with an id one by one', () => {
    expect(text.steps).toBe(en.steps);
    expect(text.sections.map(({ title }) => title)).toEqual(['Animals', 'Vögel']);
  });

  test('knows what is borrowed', () => {
    expect(isBorrowed(text, 'title')).toBe(false);
    expect(isBorrowed(text, 'cards', 'hen')).toBe(false);
    expect(isBorrowed(text, 'cards', 'hen', 'text')).toBe(true);
    expect(isBorrowed(text, 'cards', 'cow')).toBe(true);
    expect(isBorrowed(text, 'cards', 'cow', 'name')).toBe(true);
    expect(isBorrowed(en, 'cards')).toBe(false);
  });

  test('is counted message by message', () => {
    expect(gaps(en, de, '')).toEqual({
      all: 9,
      missing: ['cards.hen.text', 'cards.cow.name', 'cards.cow.text', 'steps', 'sections.a.title', 'named'],
    });
    expect(gaps(en, ru, '').missing).toEqual([]);
  });
});

test('every language of the registry speaks, one without a folder in English', () => {
  const every = everyLanguage<typeof en>({ en, ru });
  expect(Object.keys(every)).toEqual([...LANGS]);
  expect(every.ru).toBe(ru);
  expect(every.de.title).toBe('Barn');
  expect(isBorrowed(every.de, 'title')).toBe(true);
  expect(inEach(every, ({ title }) => title).ru).toBe('Хлев');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'ru;q=0.8'], 'ru'],
  [[' EN_us'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('whoever wishes for %j reads %s', (wishes, lang) => {
  expect(langFrom(wishes)).toBe(lang);
});

test('numbers, plurals and quotation marks are those of the language', () => {
  const say = (message: string, n: number) => format(message, { n }, { lang: 'de', seatName: String, cardName: (def) => def });
  expect(say('{n}', 1.5)).toBe('1,5');
  expect(say('{n, plural, one {# Karte} other {# Karten}}', 1)).toBe('1 Karte');
  expect(say('{n, plural, one {# Karte} other {# Karten}}', 2)).toBe('2 Karten');
  expect([quoted('Rick', 'de'), quoted('Rick', 'ru'), quoted('Rick', 'en')]).toEqual(['„Rick“', '«Rick»', '“Rick”']);
  // A quotation within a quotation, and two beside each other.
  expect([quoted('Mall «Plaza»', 'ru'), quoted('Mall “Plaza”', 'en')]).toEqual(['«Mall „Plaza“»', '“Mall ‘Plaza’”']);
  const russian = { lang: 'ru', seatName: String, cardName: (def: string) => def } as const;
  expect(format('База «{name}»: «да»', { name: 'Центр «Плаза»' }, russian)).toBe('База «Центр „Плаза“»: «да»');
});
