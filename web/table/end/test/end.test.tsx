import { expect, test, vi } from 'vitest';
import {
  at,
  button,
  dialog,
  has,
  isThere,
  metaFor,
  press,
  pressAt,
  read,
  seatInfo,
  settle,
  sits,
  viewFor,
  withTable,
} from '../../test/seated.tsx';
import { noted } from '../trail.ts';
import { reasonOf } from '../words.ts';

const over = (winners: number[], more: object = {}) =>
  viewFor({ outcome: { winners, ranking: [[0], [1], [2]], reason: 'done', params: {}, ...more } as never });
const finished = (more: Parameters<typeof metaFor>[0] = {}) => metaFor({ status: 'finished', startedAt: 0, finishedAt: 300_000, ...more });

test('it says who has won, to each in their own words', async () => {
  const title = async (parts: Parameters<typeof sits>[0]) => {
    await sits(parts);
    return at('dialog[open]').getAttribute('aria-label');
  };
  expect(await title({ view: over([0]), meta: finished() })).toBe('You win!');
  const lost = await title({ view: over([1]), meta: finished() });
  expect(lost).toContain('Bob');
  expect(await title({ view: over([]), meta: finished() })).toBe('A draw');
  expect(await title({ view: { ...over([1]), seat: null }, seat: null, meta: finished({ yours: [] }) })).toContain('Bob');
});

test('it says why, with names in their places and without a full stop', async () => {
  const { table } = await withTable({ view: over([1], { reason: 'done', params: { seat: { seat: 1 } } }) }, () => null);
  const { model } = table();
  const told = { ...model, text: { ...model.text, outcomes: { done: '{seat} has three lamps.' } } };
  expect(reasonOf(told, model)).toBe('Bob has three lamps');
  expect(reasonOf({ ...told, view: viewFor() }, model)).toBe('');
});

test('how long it took is told in minutes, where both ends are known', async () => {
  await sits({ view: over([0]), meta: finished() });
  expect(dialog()).toContain('5 min');
  await sits({ view: over([0]), meta: finished({ startedAt: null }) });
  expect(dialog()).not.toContain('5 min');
});

test('from there one goes to the record, to the results of the day, and home', async () => {
  await sits({ view: over([0]), meta: finished({ daily: true }) });
  expect(at('[data-action="daily-results"]').getAttribute('href')).toBe('/daily/test');
  expect(document.querySelectorAll('dialog[open] a[href="/m/test-match/replay"]')).toHaveLength(1);
  expect(document.querySelectorAll('dialog[open] a[href="/"]')).toHaveLength(1);
  await sits({ view: over([0]), meta: finished(), live: { replayPage: null } });
  expect(has('[data-action="daily-results"]')).toBe(false);
  expect(has('dialog[open] a[href="/m/test-match/replay"]')).toBe(false);
});

test('the cards of a day that is not over are shown to nobody: no record, no seed, and until when', async () => {
  const sealedUntil = new Date(2026, 10, 19, 4, 30).getTime();
  await sits({ view: over([0]), meta: finished({ daily: true, sealedUntil }) });
  expect(at('[data-sealed]').textContent).toMatch(/0?4:30/);
  expect(has('dialog[open] a[href="/m/test-match/replay"]')).toBe(false);
  expect(has('[data-fair], dialog[open] details')).toBe(false);
  await sits({ view: over([0]), meta: finished({ daily: true }) });
  expect(has('[data-sealed]')).toBe(false);
});

test('another match is asked for once, and leads to its table', async () => {
  history.replaceState(null, '', '/m/test-match');
  let give: (id: string) => void = () => undefined;
  const again = vi.fn(() => new Promise<string>((done) => (give = done)));
  await sits({ view: over([0]), meta: finished(), live: { again } });
  await pressAt('[data-action="again"]');
  expect(at<HTMLButtonElement>('[data-action="again"]').disabled).toBe(true);
  give('next-match');
  await settle();
  expect([again.mock.calls.length, location.pathname]).toEqual([1, '/m/next-match']);
});

test('where it is refused that is said, and one may ask again', async () => {
  await sits({ view: over([0]), meta: finished(), live: { again: () => Promise.reject(new Error('no')) } });
  await pressAt('[data-action="again"]');
  await settle();
  expect(document.body.textContent).toContain('Not accepted');
  expect(at<HTMLButtonElement>('[data-action="again"]').disabled).toBe(false);
});

test('where somebody has asked for another one, a link leads there; a guest may not ask', async () => {
  const { tell } = await sits({ view: over([0]), meta: finished() });
  await tell({ rematch: 'next-match' });
  expect(at('[data-action="to-rematch"]').getAttribute('href')).toBe('/m/next-match');
  await sits({ view: { ...over([0]), seat: null }, seat: null, meta: finished({ yours: [] }) });
  expect(has('[data-action="again"]')).toBe(false);
});

test('whoever gave up while the others play on is told so, and may watch on', async () => {
  const seats = [seatInfo(0, { kind: 'left', you: false }), seatInfo(1), seatInfo(2)];
  await sits({ view: viewFor({ seat: null }), seat: null, meta: metaFor({ seats, yours: [], gaveUp: 0 }), board: { turnNumber: () => 6 } });
  expect(read('[data-gave-up]')).toContain('You resigned');
  expect(read('[data-gave-up]')).toContain('on turn 6');
  expect(button('To the games').getAttribute('href')).toBe('/');
  await press('Watch on');
  expect(has('dialog[open]')).toBe(false);
  await sits({ view: viewFor() });
  expect(isThere('Watch on')).toBe(false);
});

test('a line of one’s own way has a value for every turn; turns that nobody looked at went on as before', () => {
  expect(noted([], 0, 3)).toEqual([3]);
  expect(noted([3], 3, 5)).toEqual([3, 3, 3, 5]);
  expect(noted([3, 4, 5], 1, 9)).toEqual([3, 9, 5]);
  expect(noted([], 2, 1)).toEqual([0, 0, 1]);
});
