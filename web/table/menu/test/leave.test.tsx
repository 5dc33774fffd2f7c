import { expect, test } from 'vitest';
import {
  asks,
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
} from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';

const view = viewFor({ decision: asks(askFor('play', [onCardOption(0)])) });
const leaving = async (more: Parameters<typeof metaFor>[0] = {}, live = {}) => {
  history.replaceState(null, '', '/m/test-match');
  const table = await sits({ view, meta: metaFor(more), live });
  await press('Leave');
  return table;
};
const path = (): string => location.pathname;

test('whoever just goes sends nothing and is at the games', async () => {
  const { sent } = await leaving();
  await pressAt('[data-action="leave-go"]');
  await settle();
  expect(sent).toEqual([]);
  expect(path()).toBe('/');
  expect(has('dialog[open]')).toBe(false);
});

test('a bot for the seat is asked for before the table is left', async () => {
  const { sent } = await leaving();
  await pressAt('[data-action="leave-bot"]');
  await settle();
  expect(sent).toEqual([['takeover', { seat: 0, control: 'bot' }]]);
  expect(path()).toBe('/');
});

test('where the server refuses the bot, one stays', async () => {
  await leaving({}, { send: () => Promise.reject(new Error('no')) });
  await pressAt('[data-action="leave-bot"]');
  await settle();
  expect(path()).toBe('/m/test-match');
});

test('whoever gives up stays to see the end', async () => {
  const { sent } = await leaving();
  await pressAt('[data-action="leave-resign"]');
  await settle();
  expect(sent).toEqual([['resign', { seat: 0 }]]);
  expect(path()).toBe('/m/test-match');
});

test('to stay closes the dialog and does nothing', async () => {
  const { sent } = await leaving();
  await press('Stay');
  expect([has('dialog[open]'), sent.length, path()]).toEqual([false, 0, '/m/test-match']);
});

test('each way says what happens then, by clock and by what giving up does', async () => {
  const words = async (more: Parameters<typeof metaFor>[0]) => {
    await leaving(more);
    return ['go', 'resign'].map((way) => read(`#leave-${way}`));
  };
  const calm = await words({});
  const timed = await words({ clock: { kind: 'quick' } });
  const removed = await words({ resigning: 'removed' });
  const replaced = await words({ resigning: 'bot' });
  expect(calm[0]).not.toBe(timed[0]);
  expect(calm[1]).toBe(timed[1]);
  expect(new Set([calm[1], removed[1], replaced[1]]).size).toBe(3);
  expect(at('[data-action="leave-go"]').getAttribute('aria-describedby')).toBe('leave-go');
});

test('whoever only looks on goes at once', async () => {
  history.replaceState(null, '', '/m/test-match');
  await sits({ view: viewFor({ seat: null }), seat: null, meta: metaFor({ yours: [] }) });
  await press('Leave');
  expect([has('dialog[open]'), path()]).toEqual([false, '/']);
});

test('the menu says who is here and how', async () => {
  const seats = [
    seatInfo(0),
    seatInfo(1, { connected: false }),
    seatInfo(2, { kind: 'bot', level: 'hard' }),
    seatInfo(3, { name: 'Dot', control: 'bot' }),
    seatInfo(4, { name: 'Eve', kind: 'left' }),
    seatInfo(5, { name: null, kind: 'open' }),
  ];
  await sits({ view, meta: metaFor({ seats }) });
  await press('Menu');
  const lines = [...document.querySelectorAll('dialog[open] li')].map((line) => line.textContent ?? '');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('host');
  expect(lines[1]).toContain('away');
  expect(lines[2]).toContain('hard');
  expect(new Set(lines.map((line) => line.replace(/^.*?(Ann|Bob|Cid|Dot|Eve)/, ''))).size).toBe(5);
});

test('from the menu a bot takes the seat, and gives it back', async () => {
  const mine = await sits({ view });
  await press('Menu');
  await press('Let a bot play for me');
  expect(mine.sent).toEqual([['takeover', { seat: 0, control: 'bot' }]]);
  expect(has('dialog[open]')).toBe(false);
  const taken = await sits({ view, meta: metaFor({ seats: [seatInfo(0, { control: 'bot' }), seatInfo(1)] }) });
  expect(read('[data-prompt]')).toContain('A bot is playing for you');
  await press('Menu');
  await press('Play myself again');
  await pressAt('[data-action="take-back"]');
  expect(taken.sent).toEqual([
    ['takeover', { seat: 0, control: 'human' }],
    ['takeover', { seat: 0, control: 'human' }],
  ]);
});

test('lasting answers to windows are switched in the menu', async () => {
  const { sent } = await sits({ view, meta: metaFor({ preferences: { passUntilTurn: false, passWhenNone: true } }) });
  await press('Menu');
  const [until, none] = document.querySelectorAll<HTMLInputElement>('dialog[open] input[type="checkbox"]');
  expect([until.checked, none.checked]).toEqual([false, true]);
  until.click();
  none.click();
  await settle();
  expect(sent).toEqual([
    ['preferences', { seat: 0, passUntilTurn: true }],
    ['preferences', { seat: 0, passWhenNone: false }],
  ]);
});

test('a match that is over is left by a link, and nobody plays for anybody', async () => {
  const over = viewFor({ outcome: { winners: [0], ranking: [[0], [1], [2]], reason: 'done', params: {} } as never });
  await sits({ view: over, meta: metaFor({ status: 'finished' }), replay: { controls: null } });
  await press('Menu');
  expect(isThere('Let a bot play for me')).toBe(false);
  expect(has('dialog[open] [data-action="leave"]')).toBe(false);
  expect(dialog()).toContain('hash');
  expect(button('To the games').getAttribute('href')).toBe('/');
});
