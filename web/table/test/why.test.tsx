import { expect, test } from 'vitest';
import type { Reason } from '#engine';
import { asks, type SeatedParts, viewFor, withTable } from './seated.tsx';
import { askFor, onCardOption, text } from './words.ts';

// What is said when somebody presses a card that cannot be used.

const play = viewFor({ decision: asks(askFor('play', [onCardOption(0)])) });
const reasons = { dark: 'It is too dark, {seat}.' };
const vase = { id: 2, def: 'vase' };

async function toldAbout(card: { id: number; def: string | null }, reason: Reason | null, more: SeatedParts = {}) {
  Object.assign(text, { reasons });
  const { does, table } = await withTable({ view: play, live: { why: async () => reason }, ...more }, () => null);
  await does(({ model }) => model.why(card));
  await does(() => undefined);
  const { ui } = table().model;
  return { told: table().toasts.map((toast) => toast.text), unknown: ui.why.unknown, notAsked: ui.why.notAsked };
}

test('the reason of the rules, in the words of the game', async () => {
  const { told } = await toldAbout(vase, { key: 'dark', rule: 'T-4', params: { seat: { seat: 1 } } });
  expect(told).toEqual(['It is too dark, Bob.']);
});

test('a reason without words, or none at all, is «not now»; who is not asked is told that', async () => {
  const unworded = await toldAbout(vase, { key: 'nameless', rule: 'T-4' });
  expect(unworded.told).toEqual([unworded.unknown]);
  const none = await toldAbout(vase, null);
  expect(none.told).toEqual([none.unknown]);
  const idle = await toldAbout(vase, null, { view: viewFor({ decision: asks(null) }) });
  expect(idle.told).toEqual([idle.notAsked]);
});

test('of cards that lie elsewhere only a reason is told; nobody is asked about a hidden one', async () => {
  expect((await toldAbout({ id: 4, def: 'rug' }, null)).told).toEqual([]);
  expect((await toldAbout({ id: 4, def: 'rug' }, { key: 'dark', rule: 'T-4', params: { seat: { seat: 0 } } })).told).toHaveLength(1);
  const hidden = await toldAbout({ id: 3, def: null }, { key: 'dark', rule: 'T-4' });
  expect(hidden.told).toEqual([hidden.unknown]);
});
