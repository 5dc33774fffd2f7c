import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { format, LANGS, parameterNames } from '#engine';
import { ruleCoverage } from '#engine/testing';
import { texts } from '../index.ts';

const folder = new URL('.', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

test('every rule id is named by a test or excused with a reason in untested.md, and nothing else is', () => {
  const rules = Object.keys(texts.en.rules.text);
  expect(rules.length).toBeGreaterThan(200);
  expect(ruleCoverage(import.meta.dirname, rules)).toMatchObject({ untested: [], badExcuses: [], unknown: [] });
});

describe('the texts', () => {
  const groups = ['prompts', 'labels', 'log', 'reasons', 'outcomes'] as const;
  const sample = {
    seat: { seat: 0 },
    from: { seat: 0 },
    into: { seat: 1 },
    other: { seat: 1 },
    n: 2,
    m: 3,
    letters: 20,
    card: { card: 1, def: 'yay' },
    saved: { card: 1, def: 'yay' },
    answered: { card: 1, def: 'yay' },
    cards: { cards: [{ id: 1, def: 'yay' }] },
    effect: { def: 'yay' },
  };

  test.each(LANGS)('all messages can be formatted (%s)', (lang) => {
    const text = texts[lang];
    for (const group of groups)
      for (const message of Object.values(text[group]))
        expect(format(message, sample, { lang, me: 0, seatName: (seat) => `seat ${seat}`, cardName: (def) => def })).not.toBe('');
  });

  test('both languages use the same parameters', () => {
    for (const group of groups)
      for (const [key, message] of Object.entries(texts.en[group]))
        expect([key, parameterNames((texts.ru[group] as { readonly [key: string]: string })[key])]).toEqual([key, parameterNames(message)]);
  });

  test('every key that the code uses has a text', () => {
    const sources = [
      '../flow.ts',
      '../chain.ts',
      '../targets.ts',
      '../needs.ts',
      '../react.ts',
      '../verbs.ts',
      '../effects.ts',
      '../setup.ts',
      '../why.ts',
      '../cards/magic.ts',
      '../cards/lasting.ts',
      '../cards/stable.ts',
      '../cards/entering.ts',
    ];
    const code = sources.map(read).join('\n');
    const all = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map((match) => match[1]);
    const { prompts, log, labels, reasons } = texts.en;
    for (const key of [...all(/prompt: '([\w.-]+)'/g), ...all(/key: '([\w.-]+)', rule: 'UUN-\d+', (?:params|quiet|always|decline)/g)])
      expect(Object.keys({ ...prompts, ...reasons })).toContain(key);
    for (const key of all(/log\(t, '([\w.-]+)'/g)) expect(Object.keys(log)).toContain(key);
    for (const key of all(/decline: '([\w.-]+)'/g)) expect(Object.keys(labels)).toContain(key);
  });
});
