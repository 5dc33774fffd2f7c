import { expect, test } from 'vitest';
import { titles } from '#games/registry.ts';
import { Words } from '../words.ts';

test('the lab gives reasons in the same whole sentences as the table', () => {
  const [en, ru] = (['en', 'ru'] as const).map((lang) => new Words(titles.unicorns, lang, 0));
  const fewer = { kind: 'aspect', key: 'unicorns', seat: 1, with: 4, without: 5, effect: 0.1, than: 2 } as const;
  expect(en.clause(fewer)).toBe('unlike with answer 3, Bob has 4 Unicorns, not 5');
  expect(ru.clause(fewer)).toBe('в отличие от ответа 3 у игрока Боря Единорогов 4, а не 5');
  const equal = { kind: 'equal', with: 1, without: 1, effect: 0, than: 1 } as const;
  expect(en.clause(equal)).toBe('answers 1 and 2 both win, in every deal that was tried');
  expect(en.clause({ ...equal, without: 0.9 })).toBe('that answer 1 is better than 2 is not certain: 100% against 90%');
});
