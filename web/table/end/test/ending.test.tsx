import { beforeEach, expect, test, vi } from 'vitest';
import { type EventView, RESIGNED } from '#engine';
import type { Board } from '../../board.ts';
import { BANNER_MS } from '../../moments/moment.ts';
import { asks, at, has, hits, metaFor, pass, pressAt, read, says, seatInfo, sits, viewFor } from '../../test/seated.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});

const over = (winners: number[], reason = 'done') =>
  viewFor({ outcome: { winners, ranking: [[0], [1], [2]], reason, params: {} } as never });
const finished = metaFor({
  status: 'finished',
  seats: [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2, { kind: 'bot' })],
  startedAt: 0,
  finishedAt: 300_000,
});
const rug: readonly EventView[] = [says('play', { seat: { seat: 1 }, card: { card: 4, def: 'rug' } })];
const board: Partial<Board> = {
  ending: () => ({ picture: { kind: 'gather', cards: [{ def: 'rug', card: 4 }, { def: 'vase' }], main: 0 } }),
};
const seated = { view: viewFor({ decision: asks(null) }), board, pacing: true } as const;

/** The last card takes a moment to lie down. */
const COMING_MS = 500;
const WHOLE_MS = 220 + 360 + BANNER_MS;

test('the end is seen before the result: the last card, what won, then who and why, then the dialog', async () => {
  const { goesOn } = await sits(seated);
  await goesOn(over([1]), rug, finished);
  await pass(130);
  expect(read('[data-theatre]'), 'the last card is read first').toContain('Bob');
  expect([has('[data-moment]'), has('dialog[open]')]).toEqual([false, false]);
  await pass(1200 + 20);
  await pass(COMING_MS);
  expect(has('[data-moment="end"]')).toBe(true);
  expect([...document.querySelectorAll('[data-moment] [data-face]')]).toHaveLength(2);
  expect(read('[data-moment]')).toContain('Bob');
  await pass(WHOLE_MS - 100);
  expect(has('dialog[open]')).toBe(false);
  await pass(200);
  expect([has('[data-moment]'), has('dialog[open] [data-end]')]).toEqual([false, true]);
  expect(document.querySelectorAll('dialog[open] [data-winning] [data-face]'), 'what won is in the result too').toHaveLength(2);
});

test('where everything is shown at once it stands for 1.4 seconds, and nothing flies', async () => {
  const { goesOn } = await sits({ ...seated, settings: { pace: 'now' } });
  await goesOn(over([1]), rug, finished);
  await pass(10);
  expect(at('[data-moment="end"]').dataset.still).toBe('true');
  await pass(BANNER_MS - 50);
  expect(has('dialog[open]')).toBe(false);
  await pass(100);
  expect(has('dialog[open] [data-end]')).toBe(true);
});

test.each(['Enter', 'Escape', ' '])('the key «%s» goes on to the result, and does nothing else', async (key) => {
  const { goesOn, sent } = await sits({ ...seated, settings: { pace: 'fast' } });
  await goesOn(over([0]), [], finished);
  await pass(120 + 650 + COMING_MS);
  expect(has('[data-moment="end"]')).toBe(true);
  await hits(key, { key });
  expect([has('[data-moment]'), has('dialog[open] [data-end]'), sent]).toEqual([false, true, []]);
});

test('so does a press', async () => {
  const { goesOn } = await sits(seated);
  await goesOn(over([0]), [], finished);
  await pass(650 + COMING_MS);
  await pressAt('[data-action="skip-moment"]');
  expect(has('dialog[open] [data-end]')).toBe(true);
});

test('whoever gives up is told in words; a page that comes later goes straight to the result', async () => {
  const { goesOn } = await sits(seated);
  await goesOn(over([1], RESIGNED), [], finished);
  await pass(650 + COMING_MS);
  expect(at('[data-moment="end"]').dataset.kind).toBe('words');
  expect(has('[data-moment] [data-face]')).toBe(false);
  await sits({ ...seated, view: over([1]), meta: finished });
  expect([has('[data-moment]'), has('dialog[open] [data-end]')]).toEqual([false, true]);
});

test('nobody looks: the end waits for who comes back', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { goesOn } = await sits(seated);
  await goesOn(over([1]), [], finished);
  await pass(60_000);
  expect([has('[data-moment]'), has('dialog[open]')]).toEqual([false, false]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(COMING_MS);
  expect(has('[data-moment="end"]')).toBe(true);
});
