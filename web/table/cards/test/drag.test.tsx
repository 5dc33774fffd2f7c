import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { OptionView } from '#engine';
import { asks, handCard, has, leaves, pass, sits, testBoard, viewFor } from '../../test/seated.tsx';
import { askFor, buttonOption, onCardOption } from '../../test/words.ts';
import { dropped } from '../drag.ts';

// Three ways to play a card of the hand without its gold button: drag it, swipe it up, and the click as before.

const aimed = (key: string, params: OptionView['params']): OptionView =>
  onCardOption(1, { key, ...(params === undefined ? {} : { params }) });

test('a dropped card means what lies under it, nearest first; a card without an aim can be dropped anywhere on the table', () => {
  const options = [
    aimed('base', { to: { card: 10, def: null } }),
    aimed('minion', { to: { card: 11, def: null } }),
    aimed('bob', { who: { seat: 1 } }),
  ];
  const keys = (...found: Parameters<typeof dropped>): string[] => dropped(...found).map(({ key }) => key);
  expect(keys(options, ['card:11', 'card:10'])).toEqual(['minion']);
  expect(keys(options, ['card:12', 'card:10'])).toEqual(['base']);
  expect(keys(options, ['seat:1'])).toEqual(['bob']);
  expect(keys(options, ['card:30'])).toEqual([]);
  expect(keys([aimed('do', { card: { card: 1, def: null } })], ['card:30'])).toEqual(['do']);
  expect(keys([aimed('do', undefined)], [])).toEqual(['do']);
  expect(keys([aimed('do', undefined)], null)).toEqual([]);
});

type How = 'mouse' | 'pen' | 'touch';

const point = (type: string, pointerType: How, x: number, y: number) =>
  act(async () => {
    const target = type === 'pointerdown' ? handCard(1) : window;
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, clientX: x, clientY: y, pointerType }),
    );
  });

/** What lies under the pointer: happy-dom draws nothing and cannot tell. */
const lies = (selector: string): void => {
  document.elementFromPoint = () => document.querySelector(selector);
};

async function drags(pointerType: How, { rests = 0 } = {}): Promise<void> {
  await point('pointerdown', pointerType, 100, 700);
  if (rests > 0) await pass(rests);
  await point('pointermove', pointerType, 110, 600);
  await point('pointermove', pointerType, 200, 300);
  await point('pointerup', pointerType, 200, 300);
}

const one = viewFor({ decision: asks(askFor('play', [onCardOption(0), onCardOption(1), buttonOption('stop')])) });
const answered = [['answer', { seat: 0, n: 7, options: ['c1'] }]];

test.each(['mouse', 'pen'] as const)('with a %s a card is dragged to the table and played there; elsewhere it goes back', async (how) => {
  const { sent } = await sits({ view: one });
  lies('[data-hand]');
  await drags(how);
  expect(sent).toEqual([]);
  lies('main [data-zone]:not([data-hand])');
  await drags(how);
  expect(sent).toEqual(answered);
  expect(has('[data-dragged]')).toBe(false);
});

test('a finger carries a card only after a short rest; before that it scrolls the hand', async () => {
  vi.useFakeTimers();
  const { sent } = await sits({ view: one, layout: 'phone' });
  lies('main [data-zone]:not([data-hand])');
  await drags('touch');
  expect(sent).toEqual([]);
  await drags('touch', { rests: 200 });
  expect(sent).toEqual([]);
  await drags('touch', { rests: 260 });
  expect(sent).toEqual(answered);
});

test('where more than one card is asked for, or several answers fit, dropping chooses and the gold button plays', async () => {
  const two = viewFor({ decision: asks(askFor('drop', [onCardOption(0), onCardOption(1)], { min: 2, max: 2 })) });
  const { sent } = await sits({ view: two });
  lies('main [data-zone]:not([data-hand])');
  await drags('mouse');
  expect(sent).toEqual([]);
  expect(handCard(1).getAttribute('aria-pressed')).toBe('true');
});

async function swipesUp(ms: number): Promise<void> {
  const swipe = (type: string, y: number, timeStamp: number) =>
    act(async () => {
      const event = new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: 100, clientY: y, pointerType: 'touch' });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      handCard(1).dispatchEvent(event);
    });
  await swipe('pointerdown', 700, 1000);
  await swipe('pointermove', 680, 1000 + ms);
  await swipe('pointermove', 640, 1100 + ms);
}

test('a swipe up plays a card that is the whole answer; one with several answers comes up to be read', async () => {
  const { sent } = await sits({ view: one, layout: 'phone' });
  await swipesUp(80);
  expect(sent).toEqual(answered);

  const ways = viewFor({ decision: asks(askFor('play', [onCardOption(1), onCardOption(1, { key: 'other' })])) });
  const other = await sits({ view: ways, layout: 'phone' });
  await swipesUp(80);
  expect(other.sent).toEqual([]);
  expect(has('[data-reader]')).toBe(true);
});

test('a finger that has rested drags: it does not swipe', async () => {
  const { sent } = await sits({ view: one, layout: 'phone' });
  await swipesUp(300);
  expect(sent).toEqual([]);
});

test('a finger that has rested on a card and lifts without moving has pressed it', async () => {
  vi.useFakeTimers();
  await sits({ view: one, layout: 'phone' });
  await point('pointerdown', 'touch', 100, 700);
  await pass(260);
  await point('pointerup', 'touch', 100, 700);
  expect(has('[data-reader]')).toBe(true);
});

test('on its way a card shows whether it could be played there, and lights up that place alone', async () => {
  await sits({
    view: one,
    board: {
      slots: (model) => ({
        ...testBoard.slots(model),
        centre: (
          <>
            <div data-zone="table:1" data-drop="" id="here" />
            <div data-zone="discard" data-drop="" id="there" />
          </>
        ),
      }),
    },
  });
  const lit = () => [...document.querySelectorAll('[data-over]')].map(({ id }) => id);
  const fits = () => document.querySelector('[data-dragged]')?.hasAttribute('data-fits');
  await point('pointerdown', 'mouse', 100, 700);
  lies('[data-hand]');
  await point('pointermove', 'mouse', 110, 600);
  await point('pointermove', 'mouse', 120, 600);
  expect([fits(), lit()]).toEqual([false, []]);
  lies('#here');
  await point('pointermove', 'mouse', 200, 300);
  expect([fits(), lit()]).toEqual([true, ['here']]);
  lies('#there');
  await point('pointermove', 'mouse', 300, 300);
  expect([fits(), lit()]).toEqual([true, ['there']]);
  lies('[data-hand]');
  await point('pointermove', 'mouse', 100, 700);
  expect([fits(), lit()]).toEqual([false, []]);
  await point('pointercancel', 'mouse', 100, 700);
  expect([has('[data-dragged]'), lit()]).toEqual([false, []]);
});

test('a finger that carries a card does not scroll the page, one that carries none does; and nothing is left behind with the table', async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const [add, remove] = [window.addEventListener.bind(window), window.removeEventListener.bind(window)];
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    heard.push(args[0]);
    add(...args);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
    const at = heard.indexOf(args[0]);
    if (at >= 0) heard.splice(at, 1);
    remove(...args);
  });
  await sits({ view: one, layout: 'phone' });
  const isKept = (type: string): boolean => !window.dispatchEvent(new Event(type, { cancelable: true }));
  expect([isKept('touchmove'), isKept('contextmenu')]).toEqual([false, false]);
  await point('pointerdown', 'touch', 100, 700);
  await pass(260);
  expect([isKept('touchmove'), isKept('contextmenu')]).toEqual([true, true]);
  await point('pointerup', 'touch', 100, 700);
  expect(isKept('touchmove')).toBe(false);
  await leaves();
  for (const type of ['touchmove', 'contextmenu', 'pointermove', 'pointerup', 'pointercancel']) expect(heard).not.toContain(type);
});
