import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { draws } from '../../table/test/seated.tsx';
import { Sheet } from '../index.ts';

const sheet = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('dialog');
  if (found === null) throw new Error('no sheet');
  return found;
};

const touches = (type: string, x: number, y: number) =>
  act(async () => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'touches', { value: type === 'touchend' ? [] : [{ clientX: x, clientY: y }] });
    sheet().querySelector('p')?.dispatchEvent(event);
  });

async function swipes(dx: number, dy: number): Promise<void> {
  await touches('touchstart', 100, 300);
  await touches('touchmove', 100 + dx / 2, 300 + dy / 2);
  await touches('touchmove', 100 + dx, 300 + dy);
  await touches('touchend', 0, 0);
}

const opens = (label: string, onClose: () => void) => (
  <Sheet open label={label} closeLabel="Close" onClose={onClose}>
    <p>What is told</p>
  </Sheet>
);

test('a sheet follows a finger down and closes when it was drawn far enough; a short way, up and sideways it stays', async () => {
  const onClose = vi.fn();
  await draws(opens('Log', onClose));
  await swipes(0, 40);
  await swipes(0, -120);
  await swipes(140, 60);
  expect(onClose).not.toHaveBeenCalled();
  await swipes(4, 120);
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is scrolled inside a sheet scrolls back first', async () => {
  const onClose = vi.fn();
  await draws(opens('Log', onClose));
  sheet().scrollTop = 30;
  await swipes(0, 120);
  expect(onClose).not.toHaveBeenCalled();
});

test('Back closes the uppermost of what lies over the page, and only that', async () => {
  const [below, above] = [vi.fn(), vi.fn()];
  await draws(
    <>
      {opens('Log', below)}
      {opens('Card', above)}
    </>,
  );
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(below).toHaveBeenCalledOnce();
});
