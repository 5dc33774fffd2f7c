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
  type PlanStep,
  shownNumber,
  shownVerdict,
  stepText,
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
  expect(claimText(pigs({ with: 2.6, without: 4.2 }), voice('en'))).toBe('on average Bob has 3 pigs, not 4');
  expect(claimSentence(pigs({ role: 'risk' }), voice('ru'))).toBe('Риск: у игрока Bob свиней 4, а не 5.');
  expect(claimSentence(pigs({ sign: { key: `${ASPECT}cows`, seat: 1 } }), voice('en'))).toBe('');
});

test('a step is told by its question; one option alone by words of its own, several by the question and what they are', () => {
  const plain = voice('en');
  const told: AdviceVoice = {
    ...plain,
    text: {
      ...plain.text,
      buttons: {
        give: 'Give {card}',
        keep: null,
        toss: '{n, plural, one {Toss {card}} other {Toss # things}}',
        pay: '{n, plural, one {Pay one} other {Pay #}}',
      },
      labels: { all: 'Everything', none: 'Nothing' },
    },
    tell: ({ key }) => (key === 'c1' ? 'Light the lamp' : undefined),
  };
  const card = (id: number): PlanStep['options'][number] => ({ key: `c${id}`, ref: { kind: 'card', card: id } });
  const button = (label: string): PlanStep['options'][number] => ({ key: label, ref: { kind: 'button' }, label });
  const step = (prompt: string, options: PlanStep['options'], more: Partial<PlanStep> = {}): string =>
    stepText({ prompt, params: {}, options, faces: { 1: 'lamp', 2: 'rug' }, ...more }, told);
  expect(step('give', [card(1)])).toBe('Light the lamp');
  expect(step('give', [button('all')])).toBe('Everything');
  expect(step('give', [card(2)])).toBe('Give “rug”');
  expect(step('give', [card(1), card(2)])).toBe('Give “lamp”, “rug”');
  expect(step('keep', [card(2)])).toBe('“Rug”');
  // A button counts what it takes, a plan says what it is; where nobody sees it, or the words name nothing, it counts too.
  expect(step('toss', [card(1), card(2)])).toBe('Toss “lamp”, “rug”');
  expect(step('toss', [card(1), card(3)])).toBe('Toss 2 things');
  expect(step('pay', [card(1), card(2)])).toBe('Pay 2');
  expect(step('give', [], { decline: 'none' })).toBe('Nothing');
  expect(step('give', [])).not.toBe(step('give', [], { window: true }));
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

test('nobody speaks of tenths of a goose: where it is one more or less, it is said how often; and what is always so is so', () => {
  const goose = { more: '{n} geese, not {m}', less: 'only {n} geese, not {m}', oneMore: 'a goose more {a}', oneLess: 'a goose less {a}' };
  const rain = { more: 'it rains {a}, not {b}', less: 'it rains {a}, not {b}', only: 'it rains {a}', never: 'it stays dry' };
  const plain = voice('en');
  const told = { ...plain, text: { ...plain.text, advice: { signs: { goose, rain } } } };
  const geese = (a: number, b: number): string => claimText(pigs({ sign: { key: 'goose' }, with: a, without: b }), told);
  expect([geese(3, 2), geese(2.5, 2), geese(2, 2.3), geese(0.4, 1.6)]).toEqual([
    '3 geese, not 2',
    'a goose more half of the time',
    'a goose less one time in three',
    'a goose less every time',
  ]);
  expect(geese(2.6, 4.4)).toBe('on average only 3 geese, not 4');
  const { isNumber: _, ...share } = pigs({ sign: { key: 'rain' } });
  const rains = (a: number, b: number): string => claimText({ ...share, with: a, without: b }, told);
  expect([rains(1, 0), rains(0.5, 0), rains(1, 0.5), rains(0, 0.5)]).toEqual([
    'it rains',
    'it rains half of the time',
    'it rains every time, not half of the time',
    'it stays dry',
  ]);
});

test('where two plans read the same and one is shown, it is not said that either will do', () => {
  expect([shownVerdict('same', 1), shownVerdict('same', 2), shownVerdict('clear', 1)]).toEqual(['order', 'same', 'clear']);
});
