import { expect, test } from 'vitest';
import { plainText } from '../kit/RichText.tsx';
import { soften } from '../kit/soften.ts';

const parts = (name: string) => soften(name).split('\u00ad');

test('long words of a name may break between syllables', () => {
  expect(parts('Галактическая')).toEqual(['Галак', 'ти', 'чес', 'кая']);
  expect(parts('Interdimensional').length).toBeGreaterThan(2);
});

test('short words and names with hyphens of their own are left alone', () => {
  expect(soften('Рик Санчез')).toBe('Рик Санчез');
  expect(soften('Сычуань\u00adский')).toBe('Сычуань\u00adский');
});

test('no part of a word is a stump', () => {
  for (const part of parts('Карандашвестер')) expect(part.length).toBeGreaterThan(1);
});

test('accessible names carry no marks', () => {
  expect(plainText('{sign:card-draw} Возьмите **2 кар\u00adты** и _смейтесь_')).toBe('Возьмите 2 карты и смейтесь');
});
