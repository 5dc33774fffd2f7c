import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyTable } from '#server/schema.ts';
import { act, asks, at, dialog, has, hits, isThere, metaFor, press, pressAt, read, sits, viewFor } from '../../test/seated.tsx';
import { askFor, onCardOption } from '../../test/words.ts';
import { momentWords, spanWords, timeOf } from '../times.ts';

// A match over days, seen by somebody who waits for the others: until when, what is answered meanwhile, and which other table waits.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Half past nine in the evening, by the clock of this device. */
const NOW = new Date(2026, 10, 19, 21, 30).getTime();

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.unstubAllGlobals());

const slow = (more: Partial<NonNullable<ReturnType<typeof metaFor>['slow']>> = {}) => ({
  windowTime: 'half-day' as const,
  away: [],
  holidayLeft: null,
  prepared: [],
  standIns: [],
  ...more,
});
const overDays = (more: Parameters<typeof metaFor>[0] = {}) =>
  metaFor({ slow: slow(), options: { window: '6' }, clock: { kind: 'day', deadline: NOW + DAY }, ...more });
const others = viewFor({ decision: asks(null) });
const prepares = (def: string): boolean => def !== 'vase';

const table = (id: string, state: MyTable['state'], more: Partial<MyTable> = {}): Partial<MyTable> => ({
  id,
  state,
  slow: true,
  game: 'fluxx',
  seats: [],
  pos: null,
  question: null,
  until: null,
  total: null,
  ...more,
});

/** The server knows these tables of the person; how often they were asked for is counted. */
function server(tables: readonly Partial<MyTable>[]): { lists: number } {
  const asked = { lists: 0 };
  vi.mocked(globalThis.fetch).mockImplementation(async (path) => {
    if (path === '/api/me') return Response.json({ me: { name: 'Ann', avatar: 'fox-1', createdAt: 1 } });
    if (path !== '/api/my/tables') throw new TypeError('offline');
    asked.lists++;
    return Response.json({ tables, holiday: null, now: NOW });
  });
  return asked;
}

const choice = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('dialog[open] button[aria-pressed]')];
  return all.find((one) => one.textContent === name) ?? at(`nothing called ${name}`);
};
const bar = () => read('[data-prompt]');
const offered = () => [...document.querySelectorAll('[data-prompt] button')].map((one) => one.textContent);

test('whoever waits is told until when the others have time, and that nobody need sit and wait', async () => {
  await sits({ view: others, meta: overDays() });
  expect(bar()).toContain('They have time until tomorrow at 21:30. No need to sit and wait');
  await sits({ view: others, meta: overDays({ clock: { kind: 'day', deadline: NOW + DAY, windowEnds: NOW + HOUR } }) });
  expect(bar()).toContain('They have time until today at 22:30.');
  await sits({ view: others, meta: overDays({ slow: slow({ away: [{ seat: 1, until: NOW + 3 * DAY }] }) }) });
  expect(bar()).toContain('Bob is away until November 22: the clocks stand');
});

test('nothing of it is said to who is asked, or where the match is live', async () => {
  await sits({ view: viewFor({ decision: asks(askFor('play', [onCardOption(0)])) }), meta: overDays() });
  expect(bar()).not.toContain('They have time');
  await sits({ view: others, meta: overDays({ slow: null }) });
  expect(bar()).not.toContain('They have time');
});

test('the next table that waits is told with its question, and N goes there; it is asked for with every decision', async () => {
  const asked = server([
    table('test-match', 'mine'),
    table('there', 'mine', { question: 'Play a card', until: NOW + 5 * HOUR, total: DAY }),
    table('third', 'mine'),
    table('fourth', 'others'),
  ]);
  const { goesOn } = await sits({ view: others, meta: overDays() });
  await vi.waitFor(() => expect(has('[data-next-table="there"]')).toBe(true));
  expect(read('[data-next-table]')).toContain('2 more tables wait for you.');
  expect(read('[data-next-table]')).toContain('Play a card · 5 h of a day');
  expect(offered()).not.toContain('My tables');
  const { lists } = asked;
  await goesOn(viewFor({ decision: asks(null, { n: 8 }) }));
  await vi.waitFor(() => expect(asked.lists).toBe(lists + 1));
  await goesOn(viewFor({ decision: asks(null, { n: 8 }) }));
  await hits('KeyN');
  expect(location.pathname).toBe('/m/there');
  expect(asked.lists).toBe(lists + 1);
});

test('who has moved everywhere is told so, and finds the list', async () => {
  server([table('test-match', 'others'), table('fourth', 'others')]);
  await sits({ view: others, meta: overDays() });
  await vi.waitFor(() => expect(bar()).toContain('you have moved everywhere'));
  expect(has('[data-next-table]')).toBe(false);
  expect(offered()).toContain('My tables');
  await press('My tables');
  expect(location.pathname).toBe('/tables');
});

test.each(['wide', 'phone'] as const)('an answer is prepared, and one taken back (%s)', async (layout) => {
  const prepared = [{ card: 'rug', when: 'any' as const }];
  const { sent } = await sits({ view: others, meta: overDays({ slow: slow({ prepared }) }), board: { prepares }, layout });
  await press('Answer in advance: 1');
  // A sheet comes from the edge and is drawn down again by its grip; a dialog has its buttons at the foot.
  expect(dialog().match(/Close$/) !== null).toBe(layout === 'wide');
  expect(dialog()).toContain('At any window: “Rug”');
  expect(dialog()).not.toContain('Vase');
  await act(async () => choice('Rug').click());
  await press('any window opens');
  await press('Prepare «Rug»');
  await pressAt('dialog[open] [data-action="drop-prepared"]');
  expect(sent).toEqual([
    ['prepare', { answers: [...prepared, { card: 'rug', when: 'any' }] }],
    ['prepare', { answers: [] }],
  ]);
});

test('without a card that answers windows there is nothing to prepare; without windows it is not offered', async () => {
  await sits({ view: others, meta: overDays(), board: { prepares: () => false } });
  await press('Answer in advance');
  expect(dialog()).toContain('You hold no card that answers windows.');
  await sits({ view: others, meta: overDays({ options: {} }), board: { prepares } });
  expect(isThere('Answer in advance')).toBe(false);
});

test('moments are told as people say them', () => {
  const said = (ms: number): string => momentWords('en', NOW + ms, NOW);
  expect(said(2 * HOUR + 29 * MINUTE)).toBe('today at 23:59');
  expect(said(2 * HOUR + 30 * MINUTE)).toBe('tomorrow at 00:00');
  expect(said(26 * HOUR + 29 * MINUTE)).toBe('tomorrow at 23:59');
  expect(said(26 * HOUR + 30 * MINUTE)).toBe('November 21 at 00:00');
});

test('spans get coarser the longer they are', () => {
  const said = (ms: number): string => spanWords('en', ms).replaceAll('\u00a0', ' ');
  expect([0, 59 * MINUTE, HOUR, HOUR + MINUTE, 10 * HOUR + 59 * MINUTE].map(said)).toEqual(['1 min', '59 min', '1 h', '1 h 1 min', '10 h']);
});

test('the time for a table is hot in its last quarter', () => {
  const left = (ms: number) => timeOf('en', { until: NOW + ms, total: DAY }, NOW);
  expect([left(6 * HOUR)?.hot, left(6 * HOUR - 1)?.hot, left(-HOUR)?.share]).toEqual([false, true, 0]);
  expect(left(DAY + HOUR)).toMatchObject({ share: 1 });
  expect(timeOf('en', { until: null, total: DAY }, NOW)).toBeNull();
});
