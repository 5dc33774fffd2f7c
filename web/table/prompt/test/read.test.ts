import { expect, test } from 'vitest';
import { askFor, buttonOption, onCardOption, wordsFor } from '../../test/words.ts';
import { readPrompt } from '../prompt.ts';

// What the bar asks about a card that is being read over the table.

const reading = (card: number, zone: string, ask: Parameters<typeof askFor> | null, chosen: readonly string[] = []) => {
  const m = { ...wordsFor({ ask: ask === null ? null : askFor(...ask), chosen }), zoneOf: () => zone };
  return { m, card: { id: card, def: ['lamp', 'rug', 'vase'][card] } };
};
const keys = ({ actions, main }: ReturnType<typeof readPrompt>) => [actions.map(({ key }) => key), main?.key];

test('a card that can be played is asked about as on the table, without «choose another»', () => {
  const { m, card } = reading(0, 'hand:0', ['play', [onCardOption(0), buttonOption('stop')]], ['c0']);
  const prompt = readPrompt(m, card, null);
  expect([prompt.question, prompt.main?.label]).toEqual(['Play a card (2 left)', 'Choose “Lamp”']);
  expect(keys(prompt)[0]).not.toContain('clear');
});

test('one of several is taken, or put back', () => {
  const ask: Parameters<typeof askFor> = ['drop', [onCardOption(0), onCardOption(1)], { min: 2, max: 2 }];
  const taken = reading(0, 'hand:0', ask);
  expect(readPrompt(taken.m, taken.card, null).main).toMatchObject({ key: 'take', does: { kind: 'choose', key: 'c0' } });
  const back = reading(0, 'hand:0', ask, ['c0']);
  const [take, drop] = [readPrompt(taken.m, taken.card, null), readPrompt(back.m, back.card, null)];
  expect([take.actions, drop.actions]).toEqual([[], []]);
  expect(take.main?.label).not.toBe(drop.main?.label);
});

test('an own card that cannot be used says why, with its rule', () => {
  const { m, card } = reading(2, 'hand:0', ['play', [onCardOption(0)]]);
  const dark = { ...m, text: { ...m.text, reasons: { dark: 'It is too dark.' } } };
  const prompt = readPrompt(dark, card, { key: 'dark', rule: 'T-4', params: {} });
  expect([prompt.reason, prompt.rule, keys(prompt)]).toEqual(['It is too dark.', 'T-4', [['put-back'], undefined]]);
  expect(prompt.question).toContain('Vase');
});

test('where no reason is known it says whether one is asked at all', () => {
  const asked = reading(2, 'hand:0', ['play', [onCardOption(0)]]);
  const idle = reading(2, 'hand:0', null);
  expect(readPrompt(asked.m, asked.card, null).reason).toBe(asked.m.ui.why.unknown);
  expect(readPrompt(idle.m, idle.card, null).reason).toBe(idle.m.ui.why.notAsked);
  expect('rule' in readPrompt(idle.m, idle.card, null)).toBe(false);
});

test('about a card of nobody, or of others, there is nothing to say: the question stays, and the way back', () => {
  for (const zone of ['discard', 'table:1', 'hand:1']) {
    const { m, card } = reading(2, zone, ['play', [onCardOption(0)]]);
    const prompt = readPrompt(m, card, null);
    expect([prompt.question, prompt.reason, keys(prompt)]).toEqual(['Play a card (2 left)', undefined, [['put-back'], undefined]]);
  }
});
