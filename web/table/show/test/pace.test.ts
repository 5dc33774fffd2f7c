import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveState } from '../../../app/live.ts';
import type { Pace } from '../../../app/settings.ts';
import { wordsFor } from '../../test/words.ts';
import { paced, readingMs } from '../pace.ts';

const { view } = wordsFor();
type Meta = NonNullable<LiveState['state']>['meta'];

const seats = (people: boolean): Meta['seats'] =>
  [0, 1].map((seat) => ({
    seat,
    kind: seat === 0 || people ? 'human' : 'bot',
    control: 'self',
    you: seat === 0,
  })) as unknown as Meta['seats'];

function source(people: boolean) {
  const listeners = new Set<() => void>();
  const at = (n: number, seat: number | null = 0, more: Partial<LiveState> = {}, asked = false): LiveState => ({
    state: {
      meta: { id: `m${n}`, seats: seats(people), yours: [0] } as unknown as Meta,
      at: n,
      seat,
      view: { ...view, decision: { n, asked: [asked ? 0 : 1], mine: asked ? { options: [] } : null } as never },
    },
    told: Array.from({ length: n }, (_, i) => ({ at: i + 1, events: [{ e: 'shuffle', zone: 'deck' }] })),
    chat: [],
    connection: 'open',
    failure: null,
    rematch: null,
    nudges: 0,
    sending: false,
    ...more,
  });
  let current = at(1);
  /** What the page said it has shown. */
  const said: number[] = [];
  return {
    at,
    said,
    shown: (n: number) => void said.push(n),
    getState: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(next: LiveState) {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function follow({
  still = false,
  people = false,
  pace = 'normal',
  acts = 0,
}: Partial<{ still: boolean; people: boolean; pace: Pace; acts: number }> = {}) {
  const live = source(people);
  const shown = paced(live, () => still);
  shown.direct({
    pace: () => pace,
    acts: (_, after) => Array.from({ length: acts }, (__, i) => ({ scene: `${after.state?.at}.${i}`, ms: 2000 })),
  });
  const seen: (number | undefined)[] = [];
  const staged: unknown[] = [];
  shown.subscribe(() => {
    const { state } = shown.getState();
    if (seen.at(-1) !== state?.at) seen.push(state?.at);
    const scene = shown.stage()?.scene;
    if (scene !== undefined && staged.at(-1) !== scene) staged.push(scene);
  });
  return { live, shown, seen, staged };
}

test('what comes at once is shown one after the other', () => {
  const { live, seen } = follow();
  for (const n of [2, 3, 4]) live.tell(live.at(n));
  expect(seen).toEqual([2]);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([2, 3, 4]);
});

test('alone against bots nothing is left out, and the next state waits for the moments of the one before', () => {
  const { live, shown, seen, staged } = follow({ acts: 1 });
  for (let n = 2; n <= 12; n++) live.tell(live.at(n, 0, {}, n === 12));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([2]);
  expect(shown.stage()?.scene).toBe('2.0');
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(staged).toHaveLength(11);
  expect(shown.stage()).toBeNull();
});

test('among people the queue goes straight to my question', () => {
  const { live, seen } = follow({ people: true, acts: 1 });
  live.tell(live.at(2));
  live.tell(live.at(3));
  live.tell(live.at(4, 0, {}, true));
  expect(seen).toEqual([2, 4]);
});

test('among people a great moment is seen to its end, whatever comes meanwhile; plays are left out', () => {
  const live = source(true);
  const shown = paced(live, () => false);
  shown.direct({
    pace: () => 'normal',
    acts: (_, after) => [
      { scene: `great ${after.state?.at}`, ms: 2000, standing: 1400 },
      { scene: 'a play', ms: 2000 },
    ],
  });
  shown.subscribe(() => undefined);
  live.tell(live.at(2));
  vi.advanceTimersByTime(1000);
  expect(shown.stage()?.scene).toBe('great 2');
  live.tell(live.at(3, 0, {}, true));
  expect([shown.stage()?.scene, shown.getState().state?.at, shown.asks()]).toEqual(['great 2', 3, true]);
  vi.advanceTimersByTime(1200);
  expect(shown.stage()?.scene).toBe('great 3');
  vi.advanceTimersByTime(2000);
  expect(shown.stage()).toBeNull();
});

test('the time of a moment begins when it has been drawn, once', () => {
  const { live, shown } = follow({ acts: 1 });
  live.tell(live.at(2));
  vi.advanceTimersByTime(1700);
  shown.drawn();
  vi.advanceTimersByTime(1000);
  // Drawn anew it is the same moment.
  shown.drawn();
  vi.advanceTimersByTime(900);
  expect(shown.stage()?.scene).toBe('2.0');
  vi.advanceTimersByTime(200);
  expect(shown.stage()).toBeNull();
});

test('alone against bots the page says what it has shown when the last moment of it is over, and nothing where nobody waits', () => {
  const { live } = follow({ acts: 1 });
  live.tell(live.at(2));
  vi.advanceTimersByTime(2000);
  expect(live.said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(live.said).toEqual([2]);
  // Three at once: only the last has been shown when all of it has.
  for (const n of [3, 4, 5]) live.tell(live.at(n));
  vi.advanceTimersByTime(60_000);
  expect(live.said).toEqual([2, 5]);
  // The next question is mine: no bot waits.
  live.tell(live.at(6, 0, {}, true));
  vi.advanceTimersByTime(60_000);
  expect(live.said).toEqual([2, 5]);
});

test('whoever ends the show has seen it; a held moment has not been shown; at once and in a page that nobody sees it is said at once', () => {
  const { live, shown } = follow({ acts: 1 });
  live.tell(live.at(2));
  vi.advanceTimersByTime(500);
  shown.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(live.said).toEqual([]);
  shown.end();
  expect(live.said).toEqual([2]);
  for (const how of [{ pace: 'now' as const }, { still: true }]) {
    const { live: other } = follow({ ...how, acts: 1 });
    other.tell(other.at(2));
    expect(other.said).toEqual([2]);
  }
});

test('among people nobody waits for a show, so nothing is said about it', () => {
  const { live } = follow({ people: true });
  live.tell(live.at(2));
  vi.advanceTimersByTime(60_000);
  expect(live.said).toEqual([]);
});

test('among people nobody falls far behind', () => {
  const { live, seen } = follow({ people: true });
  for (let n = 2; n <= 40; n++) live.tell(live.at(n));
  vi.advanceTimersByTime(12_000);
  expect(seen.at(-1)).toBe(40);
  expect(seen.length).toBeLessThan(30);
});

test.each([
  ['slow', 3600],
  ['normal', 2000],
  ['fast', 1000],
] as const)('a moment lasts as the pace says: %s', (pace, ms) => {
  const { live, shown } = follow({ pace, acts: 1 });
  live.tell(live.at(2));
  vi.advanceTimersByTime(250);
  expect(shown.stage()?.ms).toBe(ms);
  vi.advanceTimersByTime(ms - 300);
  expect(shown.stage()).not.toBeNull();
  vi.advanceTimersByTime(400);
  expect(shown.stage()).toBeNull();
});

test('at once: no stage, no waiting', () => {
  const { live, seen, staged } = follow({ pace: 'now', acts: 2 });
  for (const n of [2, 3, 4]) live.tell(live.at(n));
  expect(seen).toEqual([2, 3, 4]);
  expect(staged).toEqual([]);
});

test('another pace counts for what is on the stage already; at once clears it', () => {
  const { live, shown, seen } = follow({ acts: 1 });
  live.tell(live.at(2));
  live.tell(live.at(3));
  vi.advanceTimersByTime(250);
  expect(shown.stage()?.ms).toBe(2000);
  const pace = (name: Pace): void => {
    shown.direct({ pace: () => name, acts: () => [] });
    shown.repace();
  };
  pace('fast');
  expect(shown.stage()?.ms).toBe(1000);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([2, 3]);
  live.tell(live.at(4));
  live.tell(live.at(5));
  pace('now');
  expect(seen.at(-1)).toBe(5);
  expect(shown.stage()).toBeNull();
});

test('a tap goes on, a pause holds', () => {
  const { live, shown, seen } = follow({ acts: 1 });
  live.tell(live.at(2));
  live.tell(live.at(3));
  vi.advanceTimersByTime(300);
  shown.pause(true);
  vi.advanceTimersByTime(30_000);
  expect(seen).toEqual([2]);
  expect(shown.stage()?.paused).toBe(true);
  shown.next();
  expect(seen).toEqual([2, 3]);
  vi.advanceTimersByTime(300);
  shown.pause(true);
  shown.pause(false);
  vi.advanceTimersByTime(2500);
  expect(shown.stage()).toBeNull();
});

test('chat does not wait for the table, and does not run ahead of it', () => {
  const { live, shown } = follow();
  live.tell(live.at(2));
  live.tell(live.at(3));
  live.tell(live.at(3, 0, { nudges: 1 }));
  expect(shown.getState().nudges).toBe(1);
  expect(shown.getState().state?.at).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(shown.getState().state?.at).toBe(3);
});

test('nothing of another seat is held back or shown late', () => {
  const { live, shown } = follow();
  live.tell(live.at(2));
  live.tell(live.at(3));
  live.tell(live.at(3, 1));
  expect(shown.getState().state?.seat).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(shown.getState().state?.seat).toBe(1);
});

test('where nobody looks everything is shown as it comes', () => {
  const { live, seen } = follow({ still: true, acts: 1 });
  live.tell(live.at(2));
  live.tell(live.at(3));
  expect(seen).toEqual([2, 3]);
});

test('a text takes as long as its letters, at most five seconds; what was read before is recognised', () => {
  expect(readingMs(20, false)).toBe(2100);
  expect(readingMs(400, false)).toBe(5000);
  expect(readingMs(400, true)).toBe(1200);
});

test('a state that is over asks nothing: the question belongs to the newest', () => {
  const { live, shown } = follow({ acts: 1 });
  const mine = () => shown.getState().state?.view?.decision?.mine ?? null;
  live.tell(live.at(2, 0, {}, true));
  expect(mine()).not.toBeNull();
  // The window closes while it is still on the screen: it is withdrawn at once, whatever the stage shows.
  live.tell(live.at(3));
  expect([shown.getState().state?.at, mine(), shown.behind(), shown.asks()]).toEqual([2, null, true, false]);
  live.tell(live.at(4, 0, {}, true));
  expect([shown.getState().state?.at, mine(), shown.behind(), shown.asks()]).toEqual([2, null, true, true]);
  vi.advanceTimersByTime(10_000);
  expect([shown.getState().state?.at, shown.behind()]).toEqual([4, false]);
  expect(mine()).not.toBeNull();
});

test('ending the show leads to the table as it is now', () => {
  const { live, shown, seen } = follow({ acts: 1 });
  for (const n of [2, 3, 4]) live.tell(live.at(n, 0, {}, n === 4));
  shown.end();
  expect(seen).toEqual([2, 4]);
  expect([shown.stage(), shown.behind(), shown.asks()]).toEqual([null, false, true]);
});
