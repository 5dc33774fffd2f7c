import { expect, test } from 'vitest';
import type { CallMessage } from '#server/schema.ts';
import { hearCalls } from '../calls.ts';
import type { WorkerScope } from '../scope.ts';

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: unknown;
  readonly silent: boolean;
  readonly close: () => void;
}

interface Opened {
  url: string;
  focused: boolean;
}

/** A browser without a screen: what notifications stand there, which pages are open, and what was sent to the server. */
function browser(pages: Opened[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const notes = new Map<string, Response>();
  const sent: { path: string; body: unknown }[] = [];
  let shown: Shown[] = [];
  let heard = 0;
  let accepts = true;
  const pageOf = (page: Opened) => ({
    url: page.url,
    focused: page.focused,
    visibilityState: page.focused ? ('visible' as const) : ('hidden' as const),
    focus: async () => {
      page.focused = true;
      return pageOf(page);
    },
    navigate: async (path: string) => {
      page.url = `https://house${path}`;
      return pageOf(page);
    },
  });
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: {
      open: async () => ({
        match: async (key: string) => notes.get(key)?.clone(),
        put: async (key: string, value: Response) => void notes.set(key, value),
      }),
    },
    clients: {
      matchAll: async () => pages.map(pageOf),
      openWindow: async (path: string) => void pages.push({ url: `https://house${path}`, focused: true }),
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title: string, { tag, data, silent, renotify }: Shown & { renotify: boolean }) => {
        const one: Shown = { title, tag, data, silent, close: () => (shown = shown.filter((other) => other !== one)) };
        shown = [...shown.filter((other) => other.tag !== tag), one];
        if (renotify) heard++;
      },
    },
    fetch: async (path: string, init: { readonly body: string }) => {
      sent.push({ path, body: JSON.parse(init.body) });
      return new Response('{}', { status: accepts ? 200 : 409 });
    },
  };
  hearCalls(scope as unknown as WorkerScope);
  const fire = async (name: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return {
    pages,
    sent,
    titles: () => shown.map(({ title }) => title),
    sounds: () => heard,
    refuses: () => (accepts = false),
    pushes: (message: CallMessage) => fire('push', { data: { json: () => message } }),
    presses: (action = '') => fire('notificationclick', { action, notification: shown[0] }),
  };
}

const call = (more: Partial<CallMessage> = {}): CallMessage => ({
  kind: 'call',
  tag: '/m/oak',
  path: '/m/oak',
  at: 1,
  title: 'Ваш ход',
  body: 'Анна сходила.',
  lang: 'ru',
  table: { match: 'oak', seat: 2, n: 7 },
  buttons: [{ does: 'pass', title: 'Пропустить' }],
  ...more,
});

test('a call that comes twice is shown once, also after it was swept away', async () => {
  const phone = browser();
  await phone.pushes(call());
  await phone.presses();
  await phone.pushes(call());
  expect(phone.titles()).toEqual([]);
  expect(phone.sounds()).toBe(1);
});

test('the next call to a table takes the place of the one before, the one to another table does not', async () => {
  const phone = browser();
  await phone.pushes(call());
  await phone.pushes(call({ at: 2, title: 'Осталась четверть' }));
  await phone.pushes(call({ tag: '/m/elm', path: '/m/elm' }));
  expect(phone.titles()).toEqual(['Осталась четверть', 'Ваш ход']);
});

test('what was answered elsewhere goes away, and does not come back when its call arrives late', async () => {
  const phone = browser();
  await phone.pushes(call());
  await phone.pushes(call({ kind: 'withdraw', at: 3 }));
  expect(phone.titles()).toEqual([]);
  await phone.pushes(call({ at: 2 }));
  expect(phone.titles()).toEqual([]);
});

test('a sum stands for the calls of its tables', async () => {
  const phone = browser();
  await phone.pushes(call());
  await phone.pushes(call({ tag: '/m/elm' }));
  await phone.pushes(call({ tag: '/tables', instead: ['/m/oak', '/m/elm'], title: 'Три стола ждут вас' }));
  expect(phone.titles()).toEqual(['Три стола ждут вас']);
});

test('whoever looks at the table is not called to it, whoever looks at another one is', async () => {
  const there = browser([{ url: 'https://house/m/oak', focused: true }]);
  await there.pushes(call());
  expect(there.titles()).toEqual([]);
  const elsewhere = browser([{ url: 'https://house/m/elm', focused: true }]);
  await elsewhere.pushes(call());
  expect(elsewhere.titles()).toEqual(['Ваш ход']);
});

test('a tap leads to the page that shows the table, and leaves other tables as they are', async () => {
  const open = browser([
    { url: 'https://house/m/elm', focused: false },
    { url: 'https://house/m/oak', focused: false },
  ]);
  await open.pushes(call());
  await open.presses();
  expect(open.pages).toEqual([
    { url: 'https://house/m/elm', focused: false },
    { url: 'https://house/m/oak', focused: true },
  ]);
  const busy = browser([{ url: 'https://house/m/elm', focused: false }]);
  await busy.pushes(call());
  await busy.presses();
  expect(busy.pages.map(({ url }) => url)).toEqual(['https://house/m/elm', 'https://house/m/oak']);
  const idle = browser([{ url: 'https://house/', focused: false }]);
  await idle.pushes(call());
  await idle.presses();
  expect(idle.pages.map(({ url }) => url)).toEqual(['https://house/m/oak']);
});

test('«pass» answers that very decision without a page; where it does not count, the table opens', async () => {
  const phone = browser();
  await phone.pushes(call());
  await phone.presses('pass');
  expect(phone.sent).toEqual([{ path: '/api/matches/oak/answer', body: { key: 'call-pass-oak-2-7', seat: 2, n: 7, options: [] } }]);
  expect(phone.pages).toEqual([]);
  const late = browser();
  late.refuses();
  await late.pushes(call());
  await late.presses('pass');
  expect(late.pages.map(({ url }) => url)).toEqual(['https://house/m/oak']);
});
