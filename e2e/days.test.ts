import type { Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallingReply, CallMessage, MyTable, MyTablesReply } from '#server/schema.ts';
import { mailServer, type PushService, pushService, wordsIn } from '#server/test/callees.ts';
import { browser } from './lib/evening.ts';
import { type House, openHouse } from './lib/house.ts';
import { Person } from './lib/person.ts';
import { looksRight } from './lib/sizes.ts';
import { begin, layTable, sitDown } from './lib/table.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Other work may share the machine. */
const PATIENCE = { timeout: 15_000 };

let mail: Awaited<ReturnType<typeof mailServer>>;
let push: PushService;
let pushKey: string | null = null;
let inn: House;
beforeAll(async () => {
  mail = await mailServer();
  push = await pushService(() => pushKey);
  inn = await openHouse((url) => ({ PUBLIC_URL: url, SMTP_URL: mail.url, CALLS_ALLOW: '127.0.0.1' }));
});
afterAll(async () => {
  await inn.close();
  mail.close();
  push.close();
});

const idOf = (link: string): string => link.split('/').at(-1) ?? '';

const tablesOf = async (page: Page): Promise<readonly MyTable[]> =>
  ((await (await page.request.get(`${inn.url}/api/my/tables`)).json()) as MyTablesReply).tables;

const isAsked = async ({ page }: Person, id: string): Promise<boolean> =>
  (await tablesOf(page)).some((table) => table.id === id && table.state === 'mine');

const tableOf = async ({ page }: Person, id: string): Promise<MyTable> => {
  const found = (await tablesOf(page)).find((table) => table.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
};

/** At the table that is open: answers until others are asked. */
async function answers(person: Person, id: string): Promise<void> {
  await person.page.locator(`[data-table]`).waitFor();
  for (let i = 0; i < 60 && (await isAsked(person, id)); i++) {
    await person.page.locator('[data-prompt="act"], dialog[open]').first().waitFor();
    await person.act('busy');
  }
  expect(await isAsked(person, id)).toBe(false);
}

async function visits(person: Person, id: string): Promise<void> {
  const table = `${inn.url}/m/${id}`;
  // Whoever sits there still sees what has happened since.
  if (person.page.url() !== table) await person.page.goto(table);
  await answers(person, id);
}

/** What nobody is asked about any more is over within some hours: windows close at moments of their own. */
async function untilAsked(person: Person, ids: readonly string[], others: readonly Person[]): Promise<void> {
  for (let hours = 0; hours < 40; hours++) {
    const waiting: string[] = [];
    for (const id of ids) if (!(await isAsked(person, id))) waiting.push(id);
    if (waiting.length === 0) return;
    let done = false;
    for (const other of others)
      for (const id of waiting)
        if (await isAsked(other, id)) {
          await visits(other, id);
          done = true;
        }
    if (done) continue;
    inn.pass(HOUR_MS);
    await person.page.waitForTimeout(1200);
  }
  throw new Error('nobody is ever asked');
}

/** The newest letter to somebody, once there are more than so many. */
async function letter(after: number): Promise<string> {
  await expect.poll(() => mail.got.length, { timeout: 20_000 }).toBeGreaterThan(after);
  return wordsIn(mail.got.at(-1) ?? '');
}

test('two matches over days: called by a letter, back by its link, on to the next table; a night without the server, a holiday, a bot in one’s place', async () => {
  const ann = await Person.arrive(browser, 'Аня', { lang: 'ru' });
  const bob = await Person.arrive(browser, 'Bob', { lang: 'en', theme: 'light', phone: true });

  // A table by correspondence is laid in the room.
  const unicorns = await layTable(ann, inn, 'unicorns', 2);
  // Ann has said twice that she looks in by herself.
  await ann.page.evaluate(() => localStorage.setItem('zastolye-call-me', '{"matches":["one","two"]}'));
  await ann.page.getByRole('button', { name: /^по переписке/ }).click();
  await ann.page.getByRole('button', { name: '1 день' }).click();
  await ann.page.locator('button[aria-pressed="true"]', { hasText: '1 день' }).waitFor();
  // Before anybody agrees to it, it is said how long it takes.
  await ann.page.getByText('партия займёт около 6 недель').waitFor();
  await sitDown(bob, unicorns);
  await begin(ann, [ann, bob], 'unicorns');
  const rickshank = await layTable(ann, inn, 'rickshank', 2);
  await ann.page.getByRole('button', { name: /^по переписке/ }).click();
  await sitDown(bob, rickshank);
  await begin(ann, [ann, bob], 'rickshank');
  const ids = [idOf(unicorns), idOf(rickshank)] as const;
  expect(await Promise.all(ids.map(async (id) => (await tableOf(ann, id)).slow))).toEqual([true, true]);

  // After the first answer of his own Bob is asked how he is to be called; he wants letters.
  await untilAsked(bob, [ids[0]], [ann]);
  await bob.page.goto(unicorns);
  await bob.page.locator('[data-prompt="act"]').waitFor();
  // Whoever went on clicking would click the question away.
  for (let i = 0; i < 100 && (await bob.page.locator('[data-ask-to-call]').count()) === 0; i++)
    await ((await bob.isAsked()) ? bob.act('busy') : bob.page.waitForTimeout(100));
  await bob.page.locator('[data-ask-to-call] [data-action="call-otherwise"]').click();
  await bob.page.locator('[data-call-me="ready"]').waitFor();
  await bob.page.getByRole('textbox', { name: 'Address' }).fill('bob@example.org');
  await bob.page.locator('[data-action="add-mail"]').click();
  const link = /http\S+#yes\.\S+/.exec(await letter(0))?.[0] ?? '';
  await bob.page.goto(link);
  await bob.page.locator('[data-letter] [data-action="press"]').click();
  await bob.page.locator('[data-letter="done"]').waitFor();
  await bob.page.goto(`${inn.url}/calling`);
  await bob.page.locator('[data-channel="mail"]').waitFor();
  await looksRight(bob, 'how I am called');
  for (const wish of ['turn-mail', 'asked-mail']) await bob.page.locator(`[data-wish="${wish}"]`).check();
  await bob.page.getByRole('button', { name: 'Off', exact: true }).click();
  await bob.page.locator('input[type="time"]').first().waitFor({ state: 'detached' });
  await bob.page.goto(`${inn.url}/about`);

  // Ann has answered everywhere; a quarter of an hour later Bob is called, and the link in the letter leads to the table.
  await untilAsked(bob, ids, [ann]);
  const before = mail.got.length;
  inn.pass(HOUR_MS / 4);
  const call = await letter(before);
  expect(call).toMatch(/[Uu]ntil .*\d\d:\d\d/);
  const back = /http\S+\/m\/[\w-]+/.exec(call)?.[0] ?? '';
  expect([unicorns, rickshank]).toContain(back);
  await bob.page.goto(back);
  await answers(bob, idOf(back));
  const other = ids.find((id) => id !== idOf(back)) ?? '';
  await bob.page.locator(`[data-next-table="${other}"] [data-action="next-table"]`).click();
  await bob.page.waitForURL(`${inn.url}/m/${other}`);
  await answers(bob, other);
  await bob.page.getByText('That is all: you have moved everywhere.').waitFor();

  // The server is away for a night, and nothing is lost.
  await untilAsked(ann, ids, [bob]);
  const evening = await tablesOf(ann.page);
  await inn.kill();
  inn.pass(8 * HOUR_MS);
  await inn.start();
  await ann.page.goto(`${inn.url}/tables`);
  await ann.page.locator('[data-tables="2"]').waitFor();
  await looksRight(ann, 'my tables');
  const morning = await tablesOf(ann.page);
  expect(morning.map(({ id, until }) => [id, until])).toEqual(evening.map(({ id, until }) => [id, until]));
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForURL(`${inn.url}/m/${evening[0].id}`);
  await answers(ann, evening[0].id);
  await ann.page.locator('[data-next-table]').waitFor();
  await ann.page.keyboard.press('n');
  await ann.page.waitForURL(`${inn.url}/m/${evening[1].id}`);
  await answers(ann, evening[1].id);

  // Bob goes on holiday: everybody sees it, and his time stands.
  await untilAsked(bob, [ids[1]], [ann]);
  const { until: end } = await tableOf(bob, ids[1]);
  await bob.page.goto(`${inn.url}/tables`);
  await bob.page.locator('[data-action="go-away"]').waitFor();
  await looksRight(bob, 'my tables on a phone');
  await bob.page.goto(inn.url);
  await bob.page.locator('[data-ribbon] li').waitFor();
  await looksRight(bob, 'home for whoever returns');
  await bob.page.goto(`${inn.url}/tables`);
  await bob.page.locator('[data-action="go-away"]').click();
  await bob.page.locator('[data-action="take-holiday"]').click();
  await bob.page.locator('[data-action="back-from-holiday"]').waitFor();
  await ann.page.goto(rickshank);
  await ann.page.locator('p', { hasText: /^Guest .* в отъезде до/ }).waitFor();
  inn.pass(2.9 * DAY_MS);
  expect((await tableOf(bob, ids[1])).state).toBe('mine');
  await bob.page.reload();
  await bob.page.locator('[data-action="back-from-holiday"]').click();
  await bob.page.locator('[data-action="go-away"]').waitFor();
  const { until: later } = await tableOf(bob, ids[1]);
  expect(Math.round(((later ?? 0) - (end ?? 0)) / HOUR_MS)).toBe(70);

  // Nobody comes: a bot gives one answer, and it is marked; at the second in a row it plays on until Bob is back.
  for (let looks = 0; looks < 30 && (await tableOf(bob, ids[1])).state !== 'standIn'; looks++) {
    if (await isAsked(ann, ids[1])) await visits(ann, ids[1]);
    inn.pass((await isAsked(bob, ids[1])) ? 3.1 * DAY_MS : HOUR_MS);
    await bob.page.waitForTimeout(1500);
  }
  await ann.page.goto(rickshank);
  await ann.page.locator('[role="log"] [data-stood-in]', { hasText: 'бот' }).first().waitFor();
  await bob.page.goto(`${inn.url}/tables`);
  await bob.page.locator('[data-group="live"] a').first().click();
  await bob.page.locator('[data-action="take-back"]').click();
  await expect.poll(async () => (await tableOf(bob, ids[1])).state, PATIENCE).not.toBe('standIn');

  for (const one of [ann, bob]) {
    expect(one.troubles).toEqual([]);
    await one.leave();
  }
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
