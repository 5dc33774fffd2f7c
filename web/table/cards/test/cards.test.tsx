import { expect, test, vi } from 'vitest';
import { asks, has, viewFor, withTable } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';
import { rememberedFaces } from '../faces.ts';
import { OwnHand } from '../OwnHand.tsx';

const view = viewFor({ decision: asks(askFor('play', [onCardOption(1), onCardOption(2)])) });

test('each face is made once for each language', () => {
  const make = vi.fn((def: string) => ({ name: def, type: 't', typeLabel: '', typeSign: '' }));
  const face = rememberedFaces(make);
  const text = {} as never;
  expect(face('rug', text, 'en')).toBe(face('rug', text, 'en'));
  face('rug', text, 'ru');
  face('lamp', text, 'en');
  expect(make).toHaveBeenCalledTimes(3);
});

test('the hand shows my cards in order, what can be played glows, and an arrow may point at the first', async () => {
  const ids = () => [...document.querySelectorAll<HTMLElement>('[data-hand] [data-card]')].map((one) => one.dataset.card);
  const legal = () => [...document.querySelectorAll<HTMLElement>('[data-hand] [data-legal]')].map((one) => one.dataset.card);
  const { does } = await withTable({ view }, ({ model }) => <OwnHand model={model} seat={0} label="Hand" />);
  expect(ids()).toEqual(['0', '1', '2']);
  expect(legal()).toEqual(['1', '2']);
  await does(({ model }) => model.chooseCard(2));
  expect(legal()).toEqual(['1']);
  expect(has('ul[aria-label="Hand"], [aria-label="Hand"]')).toBe(true);
});

test('a hand that lies low is marked so, others are not', async () => {
  await withTable({ view }, ({ model }) => <OwnHand model={model} seat={0} label="Hand" />);
  const high = document.body.innerHTML;
  await withTable({ view }, ({ model }) => <OwnHand model={model} seat={0} label="Hand" low />);
  const low = document.body.innerHTML;
  await withTable({ view }, ({ model }) => <OwnHand model={model} seat={0} label="Hand" low={false} pointer={false} />);
  expect(document.body.innerHTML).toBe(high);
  expect(low).not.toBe(high);
});
