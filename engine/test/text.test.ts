import { describe, expect, test } from 'vitest';
import type { TextContext } from '#engine';
import { engineText, format, parameterNames, pieces, refusalText, WHOLE } from '#engine';

const context = (lang: 'en' | 'ru', me: number | null = null): TextContext => ({
  lang,
  me,
  seatName: (seat) => ['Катя', 'Борис'][seat],
  cardName: (def) => ({ plumbus: 'Плюмбус' })[def] ?? def,
});

describe('texts', () => {
  test('Russian plurals', () => {
    const message = 'берёт {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}';
    const say = (n: number) => format(message, { n }, context('ru'));
    expect([1, 2, 5, 11, 21, 22, 112].map(say)).toEqual([
      'берёт 1 карту',
      'берёт 2 карты',
      'берёт 5 карт',
      'берёт 11 карт',
      'берёт 21 карту',
      'берёт 22 карты',
      'берёт 112 карт',
    ]);
  });
  test('English plurals and exact numbers', () => {
    const say = (n: number) => format('{n, plural, =0 {nothing} one {# card} other {# cards}}', { n }, context('en'));
    expect([0, 1, 2].map(say)).toEqual(['nothing', '1 card', '2 cards']);
  });
  test('the reader is addressed directly', () => {
    const message = '{seat, who, me {Вы берёте} other {{seat} берёт}} карту';
    expect(format(message, { seat: { seat: 0 } }, context('ru', 0))).toBe('Вы берёте карту');
    expect(format(message, { seat: { seat: 0 } }, context('ru', 1))).toBe('Катя берёт карту');
    expect(format(message, { seat: { seat: 0 } }, context('ru'))).toBe('Катя берёт карту');
  });
  test('cards are named to those who may know them', () => {
    const message = 'draws{cards, shown, yes {: {cards}} other { in secret}}';
    expect(format(message, { cards: { cards: [{ id: 1, def: 'plumbus' }] } }, context('en'))).toBe('draws: “Плюмбус”');
    expect(format(message, { cards: { cards: [{ id: 1, def: null }] } }, context('en'))).toBe('draws in secret');
    const mixed = [
      { id: 1, def: 'plumbus' },
      { id: 2, def: null },
    ];
    expect(format(message, { cards: { cards: mixed } }, context('en'))).toBe('draws in secret');
    const one = 'draws{card, shown, yes {: {card}} other { in secret}}';
    expect(format(one, { card: { card: 1, def: 'plumbus' } }, context('en'))).toBe('draws: “Плюмбус”');
    expect(format(one, { card: { card: 1, def: null } }, context('en'))).toBe('draws in secret');
    expect(pieces('{card}', { card: { card: 7, def: 'plumbus' } }, context('ru'))).toEqual([
      { kind: 'card', text: '«Плюмбус»', def: 'plumbus', card: 7 },
    ]);
    expect(format('{card}', { card: { card: 7, def: null } }, context('ru'))).toBe('закрытая карта');
  });
  test('bad messages and missing parameters are errors, not blanks', () => {
    expect(() => format('{n', {}, context('en'))).toThrow(/bad message/);
    expect(() => format('{n, plural, one {x}}', { n: 1 }, context('en'))).toThrow(/other/);
    expect(() => format('{n}', {}, context('en'))).toThrow(/parameter n/);
    expect(() => format('{n, date, other {x}}', { n: 1 }, context('en'))).toThrow(/unknown type/);
  });
  test('every refusal has words in both languages', () => {
    for (const lang of WHOLE)
      for (const [code, message] of Object.entries(engineText[lang].refusals)) {
        const params = Object.fromEntries(parameterNames(message).map((name) => [name, 2]));
        expect(refusalText(code as keyof (typeof engineText)['en']['refusals'], params, lang).length).toBeGreaterThan(5);
      }
    expect(refusalText('too-few', { min: 2 }, 'ru')).toBe('Выберите не меньше 2 вариантов.');
  });
});
