import type { Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallingReply, CallMessage } from '#server/schema.ts';
import { type PushService, pushService } from '#server/test/callees.ts';
import { DAY_MS, HOUR_MS, tableOf, visits } from './lib/days.ts';
import { browser } from './lib/evening.ts';
import { type House, openHouse } from './lib/house.ts';
import { Person } from './lib/person.ts';

/** Other work may share the machine. */
const PATIENCE = { timeout: 15_000 };

let push: PushService;
let pushKey: string | null = null;
let inn: House;
beforeAll(async () => {
  push = await pushService(() => pushKey);
  inn = await openHouse((url) => ({ PUBLIC_URL: url, CALLS_ALLOW: '127.0.0.1' }));
});
afterAll(async () => {
  await inn.close();
  push.close();
});

/** In the page, as its own scripts do. */
const sends = <T>({ page }: Person, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(what) });
      if (!response.ok) throw new Error(`${to}: ${await response.text()}`);
      return response.json();
    },
    [path, body] as const,
  ) as Promise<T>;

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** What the service worker has on show, as far as anybody could see it. */
interface Board {
  readonly shown: (Shown & { close(): void })[];
  times: number;
  readonly opened: string[];
}

/** The browser of the tests has no desktop to show anything on, and windows open only where a real finger presses: both are noted instead. */
async function hangBoard(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as {
      board: Board;
      clients: { openWindow: unknown };
      WindowClient: { prototype: { focus: unknown } };
      ServiceWorkerRegistration: { prototype: { showNotification: unknown; getNotifications: unknown } };
    };
    const board: Board = { shown: [], times: 0, opened: [] };
    scope.board = board;
    const drop = (tag: string): void => {
      const at = board.shown.findIndex((one) => one.tag === tag);
      if (at >= 0) board.shown.splice(at, 1);
    };
    scope.ServiceWorkerRegistration.prototype.showNotification = async (title: string, options: Shown) => {
      drop(options.tag);
      board.times++;
      board.shown.push({ ...options, title, close: () => drop(options.tag) });
    };
    scope.ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }: { tag: string }) =>
      board.shown.filter((one) => one.tag === tag);
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    scope.clients.openWindow = async (path: string) => {
      board.opened.push(path);
      return null;
    };
  });
}

const boardOf = (worker: Worker): Promise<Board> =>
  worker.evaluate(() => JSON.parse(JSON.stringify((self as unknown as { board: Board }).board)) as Board);

/** A press on the notification, or on one of its buttons. */
const presses = (worker: Worker, action = ''): Promise<void> =>
  worker.evaluate(async (pressed) => {
    const [notification] = (self as unknown as { board: Board }).board.shown;
    let work: Promise<unknown> = Promise.resolve();
    const event = Object.defineProperties(new Event('notificationclick'), {
      notification: { value: notification },
      action: { value: pressed },
      waitUntil: {
        value: (promise: Promise<unknown>) => {
          work = promise;
        },
      },
    });
    self.dispatchEvent(event);
    await work;
  }, action);

test('a call as a browser gets it: sealed and signed, in words, once; a press leads to the table, a button counts, and it goes when the answer is given', async () => {
  const cid = await Person.arrive(browser, 'Cid', { lang: 'ru' });
  const dan = await Person.arrive(browser, 'Dan', { lang: 'en' });
  for (const one of [cid, dan]) {
    await one.page.goto(`${inn.url}/calling`);
    await one.page.locator('[data-call-me="ready"]').waitFor();
  }
  const { offers, wishes } = (await (await cid.page.request.get(`${inn.url}/api/me/calling`)).json()) as CallingReply;
  pushKey = offers.push?.key ?? null;
  const phone = push.browser();
  await sends(cid, '/api/me/calling', { ...wishes, quiet: null, zone: 'UTC' });
  await sends(cid, '/api/me/calling/device', { subscription: phone.subscription });

  const coming = cid.page.context().waitForEvent('serviceworker');
  await cid.page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  const worker = await coming;
  await hangBoard(worker);
  const session = await cid.page.context().newCDPSession(cid.page);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrationId, PATIENCE).not.toBe('');
  let given = 0;
  /** What the push service has got meanwhile, brought to the browser. */
  const arrives = async (): Promise<CallMessage> => {
    await expect.poll(() => phone.got.length, { timeout: 30_000 }).toBeGreaterThan(given);
    const message = phone.got[given++];
    await session.send('ServiceWorker.deliverPushMessage', { origin: inn.url, registrationId, data: JSON.stringify(message) });
    return message;
  };

  const { id } = await sends<{ id: string }>(cid, '/api/matches', {
    key: 'calls-table',
    game: 'fluxx',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: 'day',
    options: { first: 'host' },
  });
  await sends(dan, `/api/matches/${id}/join`, { key: 'calls-join' });
  await sends(cid, `/api/matches/${id}/start`, { key: 'calls-start' });
  inn.pass(20_000);
  const call = await arrives();
  expect(push.faults).toEqual([]);
  await expect.poll(async () => (await boardOf(worker)).shown.length, PATIENCE).toBe(1);
  const [shown] = (await boardOf(worker)).shown;
  expect([shown.title, shown.tag, shown.lang]).toEqual(['Ваш ход · Fluxx: Рик и Морти', `/m/${id}`, 'ru']);
  expect(shown.body).toMatch(/^Время — до (завтра, )?\d\d:\d\d\.$/);
  expect(shown.actions).toEqual([{ action: 'more-time', title: 'Ещё день' }]);
  // The service may bring it twice.
  await session.send('ServiceWorker.deliverPushMessage', { origin: inn.url, registrationId, data: JSON.stringify(call) });

  // A page of ours that shows no table is led to it.
  await presses(worker);
  await cid.page.waitForURL(`${inn.url}/m/${id}`);
  await cid.page.locator('[data-prompt="act"]').waitFor();
  expect(await boardOf(worker)).toMatchObject({ times: 1, opened: [] });
  // A reminder takes its place; the button on it counts without any page.
  await cid.page.goto(`${inn.url}/m/another`);
  const { until } = await tableOf(cid, id);
  inn.pass(18 * HOUR_MS);
  expect((await arrives()).title).toMatch(/^Осталось 6 часов/);
  await expect.poll(async () => (await boardOf(worker)).times, PATIENCE).toBe(2);
  await presses(worker, 'more-time');
  expect(((await tableOf(cid, id)).until ?? 0) - (until ?? 0)).toBe(DAY_MS);
  await visits(cid, id);
  expect((await arrives()).kind).toBe('withdraw');
  // Whoever looks at the table is not called to it.
  await visits(dan, id);
  inn.pass(20_000);
  expect((await arrives()).kind).toBe('call');
  await visits(cid, id);
  expect((await arrives()).kind).toBe('withdraw');
  expect((await boardOf(worker)).times).toBe(2);
  // Answered elsewhere, a call is taken away.
  await visits(dan, id);
  await cid.page.goto(`${inn.url}/calling`);
  inn.pass(20_000);
  await arrives();
  await expect.poll(async () => (await boardOf(worker)).shown.length, PATIENCE).toBe(1);
  await visits(cid, id);
  expect((await arrives()).kind).toBe('withdraw');
  await expect.poll(async () => (await boardOf(worker)).shown, PATIENCE).toEqual([]);
  for (const one of [cid, dan]) {
    expect(one.troubles).toEqual([]);
    await one.leave();
  }
});
