import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { TableModel } from '../../model.ts';
import { asks, has, read, viewFor, withTable } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';
import type { TableState } from '../../useTable.ts';
import { type CardGroup, CardsDialog } from '../CardsDialog.tsx';
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

test('cards that are looked through: groups with their titles, how many, notes; a press reads one', async () => {
  const close = vi.fn();
  const groups = (model: TableModel): CardGroup[] => [
    { key: 'mine', title: 'Mine', cards: model.cards('hand:0').slice(0, 2), note: ({ id }) => (id === 1 ? 'worn' : undefined) },
    { key: 'none', title: 'Nobody’s', cards: [] },
    { key: 'pile', title: 'Pile', cards: model.cards('discard') },
  ];
  const dialog = ({ model, reading }: TableState) => (
    <>
      <CardsDialog model={model} open title="Cards" hint="top first" empty="No cards." groups={groups(model)} onClose={close} />
      <CardsDialog model={model} open title="Empty" empty="No cards." groups={[]} onClose={close} />
      <p data-read="">{reading.opened?.cards[reading.opened.at].def}</p>
    </>
  );
  for (const layout of ['wide', 'phone'] as const) {
    close.mockClear();
    await withTable({ view, layout }, dialog);
    const [first, second] = [...document.querySelectorAll('dialog')];
    expect([...first.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(['Mine', 'Pile']);
    expect(first.textContent).toContain('Cards 3top first');
    expect([...first.querySelectorAll('li')].map((one) => one.querySelector('li > small')?.textContent)).toEqual([
      undefined,
      'worn',
      undefined,
    ]);
    expect(second.textContent).toContain('No cards.');
    await act(async () => first.querySelectorAll<HTMLElement>('li button')[1].click());
    expect(read('[data-read]')).toBe('rug');
    // On a phone the card is read over the table, and the sheet would lie over it.
    expect(close).toHaveBeenCalledTimes(layout === 'phone' ? 1 : 0);
  }
});
