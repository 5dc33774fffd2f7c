import { expect, test } from 'vitest';
import {
  type AdviceVoice,
  type AdvisedPlan,
  ASPECT,
  type Claim,
  claimSentence,
  claimText,
  distinctPlans,
  format,
  shownNumber,
} from '#engine';

const aspects = { en: { pigs: '{seat} has {n} pigs, not {m}' }, ru: { pigs: 'у игрока {seat} свиней {n}, а не {m}' } };
const voice = (lang: 'en' | 'ru'): AdviceVoice => {
  const context = { lang, seatName: (seat: number) => ['Ann', 'Bob'][seat], cardName: (def: string) => def };
  const cards = { lamp: { name: 'Lamp', text: '' }, twin: { name: 'Lamp', text: '' }, rug: { name: 'Rug', text: '' } };
  const text = { aspects: aspects[lang], buttons: {}, labels: {}, cards, zones: {} };
  return { lang, text, say: (message, params) => format(message, params, context) };
};
const pigs = (more: Partial<Claim> = {}): Claim => ({
  sign: { key: `${ASPECT}pigs`, seat: 1 },
  when: 'turn',
  kind: 'build',
  role: 'merit',
  isNumber: true,
  with: 4,
  without: 5,
  of: 40,
  error: 0.1,
  effect: 0.1,
  ...more,
});

test('a chance that only nearly is nothing or everything is not called so', () => {
  expect([0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1].map(shownNumber)).toEqual(['0', '<1', '<1', '50', '>99', '>99', '100']);
});

test('what a game counts is told in its words; an average is called so, a risk too; what has no words is not spoken of', () => {
  expect(claimText(pigs(), voice('en'))).toBe('Bob has 4 pigs, not 5');
  expect(claimText(pigs({ with: 1.5, without: 2 }), voice('en'))).toBe('on average Bob has 1.5 pigs, not 2');
  expect(claimText(pigs({ with: 1.5, without: 2 }), voice('ru'))).toBe('в среднем у игрока Bob свиней 1,5, а не 2');
  expect(claimSentence(pigs({ role: 'risk' }), voice('ru'))).toBe('Риск: у игрока Bob свиней 4, а не 5.');
  expect(claimSentence(pigs({ sign: { key: `${ASPECT}cows`, seat: 1 } }), voice('en'))).toBe('');
});

test('plans that read the same are one', () => {
  const plan = (card: number, def: string): AdvisedPlan => ({
    steps: [{ prompt: 'play', params: {}, options: [{ key: `c${card}`, ref: { kind: 'card', card } }], faces: { [card]: def } }],
    keys: [`c${card}`],
    same: [],
    chance: 0.5,
    low: 0.4,
    high: 0.6,
    claims: [],
  });
  const keys = (...plans: readonly AdvisedPlan[]): string[] => distinctPlans(plans, voice('en')).map((one) => one.keys[0]);
  expect(keys(plan(1, 'lamp'), plan(2, 'twin'))).toEqual(['c1']);
  expect(keys(plan(1, 'lamp'), plan(3, 'rug'))).toEqual(['c1', 'c3']);
});
