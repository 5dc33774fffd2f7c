import { describe, expect, test } from 'vitest';
import { type Clause, clauseText, distinct, everyLanguage, format, type Lang, shownNumber } from '#engine';

test('answers that read the same are one, and reasons are held against what is left', () => {
  const answer = (key: string, chance: number) => ({ keys: [key], chance, low: chance, high: chance });
  const answers = [answer('c1', 0.6), answer('c2', 0.59), answer('c3', 0.4)];
  const why: Clause[] = [
    { kind: 'equal', with: 0.6, without: 0.59, effect: 0.01, than: 1 },
    { kind: 'better', with: 0.6, without: 0.4, effect: 0.2, than: 2 },
  ];
  const words = ([key]: readonly string[]): string => (key === 'c3' ? 'Draw' : 'Play “Twin”');
  const shown = distinct({ answers, why }, words);
  expect(shown.answers.map(({ keys }) => keys[0])).toEqual(['c1', 'c3']);
  expect(shown.why).toEqual([{ kind: 'better', with: 0.6, without: 0.4, effect: 0.2, than: 1 }]);
  // Where every reason was about a copy, it is said how the best stands beside the next.
  expect(distinct({ answers, why: [why[0]] }, words).why).toMatchObject([{ kind: 'better', than: 1 }]);
});

test('a chance that only nearly is nothing or everything is not called so', () => {
  expect([0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1].map(shownNumber)).toEqual(['0', '<1', '<1', '50', '>99', '>99', '100']);
});

describe('reasons in words', () => {
  const aspects = everyLanguage<{ readonly [key: string]: string }>({
    en: { pigs: '{seat} has {n} pigs, not {m}' },
    ru: { pigs: 'у игрока {seat} свиней {n}, а не {m}' },
  });
  const say = (lang: Lang, clause: Partial<Clause>): string => {
    const context = { lang, seatName: (seat: number) => ['Ann', 'Bob'][seat], cardName: (def: string) => def };
    const voice = { lang, text: { aspects: aspects[lang] }, say: (message: string, params = {}) => format(message, params, context) };
    return clauseText({ kind: 'equal', with: 0, without: 0, effect: 0, than: 1, ...clause }, voice);
  };

  test('a reason that is about another answer than the second says which', () => {
    const fewer = { kind: 'aspect', key: 'pigs', seat: 1, with: 4, without: 5 } as const;
    expect(say('en', fewer)).toBe('Bob has 4 pigs, not 5');
    expect(say('en', { ...fewer, than: 2 })).toBe('unlike with answer 3, Bob has 4 pigs, not 5');
    expect(say('ru', { ...fewer, than: 2 })).toBe('в отличие от ответа 3 у игрока Bob свиней 4, а не 5');
    const safer = { kind: 'loses-soon', with: 0, without: 0.04, than: 2 } as const;
    expect(say('ru', safer)).toBe('в отличие от ответа 3 вы скоро проигрываете в 0\u00a0% раскладов, а не в 4\u00a0%');
    expect(say('en', { kind: 'better', with: 0.6, without: 0.54, than: 2 })).toContain('than with answer 3: 60% against 54%');
  });

  test('an average and a later moment are called so; an aspect without words is not spoken of', () => {
    const fewer = { kind: 'aspect', key: 'pigs', seat: 0, with: 1.5, without: 2, later: true } as const;
    expect(say('en', fewer)).toBe('by the end of the turn on average Ann has 1.5 pigs, not 2');
    expect(say('ru', fewer)).toBe('к концу хода в среднем у игрока Ann свиней 1,5, а не 2');
    expect(say('en', { ...fewer, key: 'cows', than: 2 })).toBe('');
  });

  test('two answers that both win are not called equally good, and nothing is called certain that only nearly is', () => {
    expect(say('en', { with: 1, without: 1 })).toBe('answers 1 and 2 both win, in every deal that was tried');
    expect(say('en', { with: 0, without: 0 })).toBe('answers 1 and 2 both lose, in every deal that was tried');
    expect(say('en', { with: 1, without: 0.998 })).toBe('answers 1 and 2 are about equally good: 100% and >99%');
    expect(say('en', { with: 0.55, without: 0.5 })).toContain('not certain: 55% against 50%');
    expect(say('en', { kind: 'wins-now', with: 1, without: 0.5 })).toBe('it wins at once, in every deal that was tried');
    expect(say('en', { kind: 'wins-now', with: 0.7, without: 0.5 })).toBe('it wins at once in 70% of the deals instead of 50%');
  });
});
