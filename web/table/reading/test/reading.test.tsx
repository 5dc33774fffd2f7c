import { expect, test, vi } from 'vitest';
import {
  act,
  asks,
  at,
  dialog,
  handCard,
  has,
  hits,
  press,
  pressAt,
  pressCard,
  read,
  settle,
  sits,
  viewFor,
  withTable,
} from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';
import { ReadOver, ReadSheet, ReadThumbs } from '../ReadOver.tsx';

const view = viewFor({ decision: asks(askFor('play', [onCardOption(0), onCardOption(1)])) });
const two = viewFor({ decision: asks(askFor('drop', [onCardOption(0), onCardOption(1)], { min: 2, max: 2 })) });
const phone = { view, layout: 'phone' } as const;

test('on a phone a press reads the card, and the card that is read is the one chosen', async () => {
  const { sent } = await sits(phone);
  await pressCard(0);
  expect(at('[data-reader]').getAttribute('aria-label')).toContain('Lamp');
  expect(read('[data-mine]')).toBe('c0');
  await pressAt('[data-action="confirm"]');
  expect(sent).toEqual([['answer', { seat: 0, n: 7, options: ['c0'] }]]);
  expect(has('[data-reader]')).toBe(false);
});

test('turning to a neighbour chooses it; one that cannot be played chooses nothing; putting back lets go', async () => {
  const { table, does } = await withTable(phone, (one) => <ReadOver table={one} />);
  const { model } = table();
  await does(({ reading }) => reading.open(model.cards('hand:0')[0]));
  expect(table().reading.opened).toMatchObject({ at: 0, cards: [{ id: 0 }, { id: 1 }, { id: 2 }] });
  await does(({ reading }) => reading.turnTo(1));
  expect(table().model.chosen).toEqual(['c1']);
  await does(({ reading }) => reading.turnTo(2));
  expect(table().model.chosen).toEqual([]);
  await does(({ reading }) => reading.turnTo(1));
  await does(({ reading }) => reading.turnTo(9));
  expect(table().reading.opened?.at).toBe(1);
  await does(({ reading }) => reading.close());
  expect([table().reading.opened, table().model.chosen]).toEqual([null, []]);
});

test('where several are to be chosen, reading chooses none and putting back drops none', async () => {
  const { table, does } = await withTable({ view: two, layout: 'phone' }, () => null);
  await does(({ model }) => model.chooseCard(1));
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[0]));
  expect(table().model.chosen).toEqual(['c1']);
  await does(({ reading }) => reading.close());
  expect(table().model.chosen).toEqual(['c1']);
});

test('on a wide screen a press chooses and reading chooses nothing', async () => {
  const { table, does } = await withTable({ view }, () => null);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[0]));
  expect(table().model.chosen).toEqual([]);
});

test('a face-down card cannot be read, and is not among its neighbours', async () => {
  const { table, does } = await withTable(phone, () => null);
  await does(({ reading }) => reading.open({ id: 3, def: null }));
  expect(table().reading.opened).toBeNull();
  await does(({ reading }) => reading.open({ id: 4, def: 'rug' }));
  expect(table().reading.opened?.cards).toHaveLength(1);
  await does(({ reading }) => reading.open({ id: 77, def: 'vase' }));
  expect(table().reading.opened?.cards).toEqual([{ id: 77, def: 'vase' }]);
});

test('a question that comes while a card is read is about that card', async () => {
  const { table, does, live } = await withTable({ view: viewFor(), layout: 'phone' }, () => null);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[1]));
  expect(table().model.chosen).toEqual([]);
  const { state } = live.getState();
  await does(() => live.tell({ state: state === null ? null : { ...state, view } }));
  expect(table().model.chosen).toEqual(['c1']);
});

test('it says where the card lies, whose it is, and which of how many', async () => {
  const { does, table } = await withTable(phone, (one) => <ReadOver table={one} />);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[1]));
  expect(read('[data-reader]')).toContain('Hand · 2 of 3');
  await does(({ reading }) => reading.open({ id: 5, def: 'lamp' }));
  expect(read('[data-reader]')).not.toContain('of 1');
  await does(({ reading }) => reading.openDef('vase'));
  expect(table().reading.opened?.cards[0]).toEqual({ id: -1, def: 'vase' });
  expect(read('[data-reader]')).not.toContain('Hand');
});

test('the row stands small where the hand was, and a press turns to a card', async () => {
  const { does, table } = await withTable(phone, (one) => <ReadThumbs table={one} />);
  expect(document.querySelectorAll('button')).toHaveLength(0);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[0]));
  const thumbs = document.querySelectorAll<HTMLElement>('button');
  expect(thumbs).toHaveLength(3);
  await act(async () => thumbs[2].click());
  expect(table().reading.opened?.at).toBe(2);
});

test('the Back of the browser puts the card down instead of leaving', async () => {
  const { does, table } = await withTable(phone, (one) => <ReadOver table={one} />);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[0]));
  expect((history.state as { over?: boolean }).over).toBe(true);
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(table().reading.opened).toBeNull();
});

test('put down in another way, the step that Back would have taken is taken back', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { does } = await withTable(phone, (one) => <ReadOver table={one} />);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[0]));
  await does(({ reading }) => reading.close());
  expect(back).toHaveBeenCalledTimes(1);
});

test('on a wide screen a held card is shown large, with why it cannot be used and a way to its rule', async () => {
  const why = async () => ({ key: 'dark', rule: 'T-4', params: {} });
  const { does, table } = await withTable({ view, live: { why } }, (one) => <ReadSheet table={one} />);
  expect(has('dialog[open]')).toBe(false);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[2]));
  await settle();
  expect(dialog()).toContain('Vase');
  expect(dialog()).toContain('Why not?');
  await press('Rule T-4');
  expect([table().rule, has('dialog[open]')]).toEqual(['T-4', false]);
});

test('a card that can be played is chosen from there', async () => {
  const { does, table } = await withTable({ view }, (one) => <ReadSheet table={one} />);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[1]));
  expect(dialog()).not.toContain('Why not?');
  await press('Choose');
  expect([table().model.chosen, table().reading.opened]).toEqual([['c1'], null]);
});

test('pointing at a card shows it in the pane; Space pins it, and then others do not replace it', async () => {
  await sits({ view });
  const point = (id: number) =>
    act(async () => handCard(id).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })));
  await point(0);
  const pane = () => read('aside');
  expect(pane()).toContain('Lamp');
  await hits('Space', { key: ' ' });
  await point(2);
  expect(pane()).toContain('Lamp');
  await hits('Escape', { key: 'Escape' });
  await point(2);
  expect(pane()).toContain('Vase');
});

/** A finger draws the card that is read that far up. */
async function draggedUp(px: number): Promise<void> {
  const reader = at('[data-reader]');
  for (const [type, y] of [
    ['pointerdown', 500],
    ['pointerup', 500 - px],
  ] as const)
    await act(async () => void reader.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 100, clientY: y })));
}

test('drawn up, a card that can be played is played; one that cannot, or one of several to be chosen, is only read', async () => {
  const { sent } = await sits(phone);
  await pressCard(2);
  await draggedUp(80);
  expect([sent, has('[data-reader]')]).toEqual([[], true]);
  await pressAt('[data-action="put-back"]');
  await pressCard(1);
  await draggedUp(40);
  expect(sent).toEqual([]);
  await draggedUp(80);
  expect(sent).toEqual([['answer', { seat: 0, n: 7, options: ['c1'] }]]);

  const several = await sits({ view: two, layout: 'phone' });
  await pressCard(1);
  await draggedUp(80);
  expect(several.sent).toEqual([]);
});

test('in the row of small ones those that can be played are gold, and own ones that cannot are dim', async () => {
  const marked = (part: string): number[] =>
    [...document.querySelectorAll('button')].flatMap((one, n) => (one.className.includes(part) ? [n] : []));
  const { does } = await withTable(phone, (one) => <ReadThumbs table={one} />);
  await does(({ reading, model }) => reading.open(model.cards('hand:0')[0]));
  expect([marked('gold'), marked('dim')]).toEqual([[0, 1], [2]]);
  await does(({ reading }) => reading.open({ id: 4, def: 'rug' }));
  expect([marked('gold'), marked('dim')]).toEqual([[], []]);
});
