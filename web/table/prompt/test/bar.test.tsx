import { beforeEach, expect, test, vi } from 'vitest';
import {
  act,
  asks,
  at,
  has,
  hits,
  isThere,
  metaFor,
  pass,
  press,
  pressAt,
  question,
  read,
  seatInfo,
  sits,
  viewFor,
} from '../../test/seated.tsx';
import { askFor, buttonOption, onCardOption } from '../../test/words.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});

const lamp = onCardOption(0);
const mine = viewFor({ decision: asks(askFor('play', [lamp, buttonOption('stop')])) });
const window_ = viewFor({ decision: asks(askFor('play', [lamp], { min: 0 }), { window: true }) });
const bobs = viewFor({ decision: asks(null) });
const bar = (): string => read('[data-prompt]');
const action = (key: string): boolean => has(`[data-action="${key}"]`);

test('while a person thinks long the others may nudge, and are told that it was done', async () => {
  const { sent } = await sits({ view: bobs, meta: metaFor({ clock: { since: 100_000 } }) });
  expect(question()).toContain('Bob is deciding');
  expect(action('nudge')).toBe(false);
  await pass(31_000);
  await pressAt('[data-action="nudge"]');
  expect(sent).toEqual([['nudge', { seat: 1 }]]);
  expect(document.body.textContent).toContain('Bob has been reminded');
});

test('a bot is never nudged', async () => {
  const seats = [seatInfo(0), seatInfo(1, { kind: 'bot' }), seatInfo(2)];
  await sits({ view: bobs, meta: metaFor({ seats, clock: { since: 0 } }) });
  await pass(60_000);
  expect(action('nudge')).toBe(false);
});

test('for somebody who is away a bot can be called, and it is said how long', async () => {
  const seats = [seatInfo(0), seatInfo(1, { connected: false, lastSeen: 40_000 }), seatInfo(2)];
  const { sent } = await sits({ view: bobs, meta: metaFor({ seats, clock: { since: 90_000 } }) });
  expect(bar()).toContain('Bob is away (1:00)');
  expect(action('nudge')).toBe(false);
  await pressAt('[data-action="bot-instead"]');
  expect(sent).toEqual([['takeover', { seat: 1, control: 'bot' }]]);
});

test('what silence does is said where time runs', async () => {
  await sits({ view: mine, meta: metaFor({ clock: { kind: 'quick', deadline: 150_000, since: 100_000 } }) });
  expect(bar()).toContain('When the time is over, a bot answers for you.');
  await sits({ view: window_, meta: metaFor({ clock: { kind: 'quick', windowEnds: 150_000, since: 100_000 } }) });
  expect(bar()).toContain('If you stay silent, you pass.');
  await sits({ view: mine });
  expect(bar()).not.toContain('time is over');
  await sits({ view: window_ });
  expect(bar()).toContain('Take your time');
});

test('more time can be had when little is left, and where some is left to have', async () => {
  const clock = { kind: 'quick' as const, deadline: 140_000, since: 100_000, more: 2 };
  const { sent } = await sits({ view: mine, meta: metaFor({ clock }) });
  expect(action('more-time')).toBe(false);
  await pass(21_000);
  await pressAt('[data-action="more-time"]');
  expect(sent).toEqual([['more-time', { seat: 0 }]]);
  await sits({ view: mine, meta: metaFor({ clock: { ...clock, more: 0 } }) });
  await pass(5000);
  expect(action('more-time')).toBe(false);
});

test('a window that closes by itself can be held open', async () => {
  const { sent } = await sits({ view: window_, meta: metaFor({ clock: { passesAt: 105_000 } }) });
  expect(bar()).toContain('The window closes by itself.');
  await pressAt('[data-action="hold"]');
  expect(sent).toEqual([['hold', { seat: 0 }]]);
});

test('lasting answers stand beside a window, and go on standing while they are on', async () => {
  const off = { passUntilTurn: false, passWhenNone: false };
  const open = await sits({ view: window_, meta: metaFor({ preferences: off }) });
  expect(has('[data-switch="passUntilTurn"]')).toBe(true);
  await hits('KeyA');
  expect(open.sent).toEqual([['preferences', { seat: 0, passUntilTurn: true }]]);
  await sits({ view: bobs, meta: metaFor({ preferences: off }) });
  expect(has('[data-switch]')).toBe(false);
  const on = await sits({ view: bobs, meta: metaFor({ preferences: { ...off, passUntilTurn: true } }) });
  at<HTMLInputElement>('[data-switch="passUntilTurn"]').click();
  await pass(0);
  expect(on.sent).toEqual([['preferences', { seat: 0, passUntilTurn: false }]]);
});

test('passing with nothing in hand is offered the second time that nothing can be answered', async () => {
  const preferences = { passUntilTurn: false, passWhenNone: false };
  const empty = (n: number) => viewFor({ decision: asks(askFor('play', [], { min: 0 }), { n, window: true }) });
  const isOffered = () => has('[data-switch="passWhenNone"]');
  const { goesOn, sent } = await sits({ view: empty(1), meta: metaFor({ preferences }) });
  expect(isOffered()).toBe(false);
  await goesOn(empty(1));
  expect(isOffered()).toBe(false);
  await goesOn(empty(2));
  expect(isOffered()).toBe(true);
  at<HTMLInputElement>('[data-switch="passWhenNone"]').click();
  await pass(0);
  expect(sent).toEqual([['preferences', { seat: 0, passWhenNone: true }]]);
  await goesOn(window_);
  expect(isOffered()).toBe(false);
});

test('whoever wants to pass with nothing is not asked then, and can change that', async () => {
  const preferences = { passUntilTurn: false, passWhenNone: true };
  const empty = viewFor({ decision: asks(askFor('play', [], { min: 0 }), { window: true, asked: [0, 1] }) });
  await sits({ view: empty, meta: metaFor({ preferences, clock: { since: 100_000, passesAt: 105_000 } }) });
  expect(has('[data-prompt="act"]')).toBe(false);
  expect(has('[data-switch="passWhenNone"]')).toBe(true);
});

test('when passing has stopped because something touches the seat, a bell says so', async () => {
  const preferences = { passUntilTurn: false, passWhenNone: false, touched: true };
  await sits({ view: window_, meta: metaFor({ preferences }) });
  expect(bar()).toContain('Passing has stopped: this touches you.');
  expect(has('[data-bell]')).toBe(true);
  await sits({ view: mine, meta: metaFor({ preferences }) });
  expect(has('[data-bell]')).toBe(false);
});

test('while others think one can say something: a few faces, and the way to the chat', async () => {
  const { sent } = await sits({ view: bobs });
  await pressAt('[data-action="talk"]');
  expect(document.querySelectorAll('[data-reactions] button')).toHaveLength(7);
  await hits('Digit1', { key: '1' });
  expect(sent).toEqual([['react', { reaction: 'wow' }]]);
  expect(has('[data-reactions]')).toBe(false);
  await hits('KeyT');
  await hits('Escape', { key: 'Escape' });
  expect(has('[data-reactions]')).toBe(false);
  await hits('KeyT');
  await pressAt('[data-action="open-chat"]');
  expect([has('[data-reactions]'), has('[role="tab"][aria-selected="true"]')]).toEqual([false, true]);
  await sits({ view: bobs, meta: metaFor({ seats: [seatInfo(0), seatInfo(1, { kind: 'bot' })] }) });
  expect(action('talk')).toBe(false);
});

test('no showers of reactions: three in five seconds', async () => {
  const { sent } = await sits({ view: bobs });
  const reacts = async () => {
    await hits('KeyT');
    await hits('Digit2', { key: '2' });
  };
  for (let i = 0; i < 5; i++) await reacts();
  expect(sent).toHaveLength(3);
  await pass(5100);
  await reacts();
  expect(sent).toHaveLength(4);
});

test('the rule behind the question can be opened', async () => {
  await sits({ view: mine });
  await press('Rule T-1');
  expect(has('dialog[open]')).toBe(true);
  expect(isThere('Close')).toBe(true);
});

test('a spectator is offered nothing to do', async () => {
  await sits({ view: viewFor({ seat: null, decision: asks(null) }), seat: null, meta: metaFor({ yours: [], clock: { since: 0 } }) });
  await pass(60_000);
  expect([action('nudge'), action('talk'), has('[data-switch]')]).toEqual([false, false, false]);
});

test('a touch beside the faces puts them away, one on them or on the bar does not', async () => {
  await sits({ view: bobs });
  await hits('KeyT');
  const touches = (selector: string) => act(async () => at(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await touches('[data-reactions] button');
  await touches('[data-prompt]');
  expect(has('[data-reactions]')).toBe(true);
  await touches('[data-table] [data-zone]');
  expect(has('[data-reactions]')).toBe(false);
});
