import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isOpen, permitted } from '../calls/outside.ts';
import { type Sender, startSender } from '../calls/sender.ts';
import { openTelegram } from '../calls/telegram.ts';
import { quietUntil } from '../calls/wishes.ts';
import { measureCalls } from '../load/calls.ts';
import type { CallingReply, CallTelegramReply, CallTestReply } from '../schema.ts';
import type { CallingStore } from '../store/calling.ts';
import {
  type Browser,
  type Hook,
  mailServer,
  type PushService,
  pushService,
  type TelegramStand,
  telegramService,
  webhook,
  wordsIn,
} from './callees.ts';
import { type Guest, type Server, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERYWHERE = ['push', 'mail', 'telegram', 'webhook'] as const;

let push: PushService;
let mail: Awaited<ReturnType<typeof mailServer>>;
let telegram: TelegramStand;
let hook: Hook;
beforeAll(async () => {
  push = await pushService(() => server.app.calls.pushKey);
  mail = await mailServer();
  telegram = await telegramService('bot-token');
  hook = await webhook();
});
afterAll(() => {
  // Tables of all tests go on side by side, each with people of its own.
  for (const stand of [push, mail, telegram, hook]) stand.close();
});

let server: Server;
beforeAll(async () => {
  server = await startServer({
    config: {
      calls: {
        url: 'https://club.example',
        push: true,
        mail: { server: mail.url, from: 'Club <club@club.example>' },
        telegram: { token: 'bot-token', api: telegram.url },
        webhooks: true,
        allow: ['127.0.0.1'],
      },
    },
  });
});
afterAll(async () => {
  await server.close();
});

/** Time passes, and whoever is to be called is called. */
async function later(ms: number): Promise<void> {
  server.pass(ms);
  await server.app.calls.sender.round();
}

/** Somebody with a browser that is called for everything, at any hour unless told. */
async function person(name: string, quiet: { from: number; to: number } | null = null): Promise<{ guest: Guest; browser: Browser }> {
  const guest = await server.guest(name);
  const browser = push.browser();
  const events = { turn: EVERYWHERE, asked: EVERYWHERE, quarter: EVERYWHERE, invited: EVERYWHERE, over: EVERYWHERE };
  expect((await guest.post('/api/me/calling', { events, quiet, zone: 'UTC' })).status).toBe(200);
  expect((await guest.post('/api/me/calling/device', { subscription: browser.subscription })).status).toBe(200);
  return { guest, browser };
}

/** A match over days that waits for Ann, who sits down first. */
async function table(ann: Guest, bob: Guest): Promise<string> {
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }], clock: 'day', options: { length: '200' } });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  return id;
}

/** Ann plays the first card that is offered: a window is open for Bob. */
async function plays(id: string, ann: Guest): Promise<void> {
  const decision = (await ann.state(id)).view?.decision;
  await ann.act(id, 'answer', { n: decision?.n, picks: [0] });
}

/** A sender with a memory of its own over the same store, perhaps one that never gets to writing down where it has said something. It looks once. */
function anotherNode(settleCalls: CallingStore['settleCalls'] = (all) => server.house.store.settleCalls(all)): Sender {
  const node = startSender({ ...server.house, store: { ...server.house.store, settleCalls } }, server.app.calls.ways);
  return { ...node, round: () => [node.round(), node.close()][0] };
}

const titles = (browser: Browser): string[] => browser.got.filter(({ kind }) => kind === 'call').map(({ title }) => title);

describe('a browser', () => {
  test('is called once the table waits: sealed for it alone, signed by this place, with what is wanted and until when', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const id = await table(ann.guest, bob.guest);
    await later(16 * SECOND_MS);
    expect(titles(ann.browser)).toEqual(['Your move · canary']);
    expect(bob.browser.got).toEqual([]);
    const [{ path, tag, body, table: about, buttons }] = ann.browser.got;
    expect([path, tag, about]).toEqual([`/m/${id}`, `/m/${id}`, { match: id, seat: 0, n: 1 }]);
    expect(body).toMatch(/^You have until \d\d:\d\d (today|tomorrow)\.$/);
    expect(buttons?.map(({ does }) => does)).toEqual(['more-time']);
    expect(ann.browser.headers[0]).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(push.faults).toEqual([]);
    expect(ann.browser.headers[0].topic).toMatch(/^[\w-]{32}$/);
  });

  test('a call that was answered elsewhere is taken away, and a window says that it can be passed', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const id = await table(ann.guest, bob.guest);
    await later(16 * SECOND_MS);
    await plays(id, ann.guest);
    await later(16 * SECOND_MS);
    expect(ann.browser.got.map(({ kind, tag }) => [kind, tag])).toEqual([
      ['call', `/m/${id}`],
      ['withdraw', `/m/${id}`],
    ]);
    expect(ann.browser.got[1].at).toBeGreaterThan(ann.browser.got[0].at);
    expect(titles(bob.browser)).toEqual(['You are asked · canary']);
    expect(bob.browser.got[0].buttons?.map(({ does }) => does)).toEqual(['pass', 'more-time']);
    // Whoever passes is not waited for any more, and nobody else hears of it.
    const n = (await bob.guest.state(id)).view?.decision?.n;
    const heard = ann.browser.got.length;
    await bob.guest.act(id, 'answer', { n, options: [] });
    await later(SECOND_MS);
    expect(bob.browser.got.at(-1)?.kind).toBe('withdraw');
    expect(ann.browser.got).toHaveLength(heard);
  });

  /** Ann's push service has a call from that node in its hands when she answers, and takes it only when it is let go. */
  async function onItsWay(node: Sender): Promise<{ browser: Browser; letGo: () => Promise<void> }> {
    const [came, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = [go.promise];
    const slow = await pushService(
      () => server.app.calls.pushKey,
      () => {
        came.resolve();
        return held.shift() ?? null;
      },
    );
    onTestFinished(slow.close);
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const browser = slow.browser();
    await ann.post('/api/me/calling/device', { subscription: browser.subscription });
    await ann.post('/api/me/calling', { ...(await ann.get<CallingReply>('/api/me/calling')).body.wishes, quiet: null });
    const id = await table(ann, bob);
    server.pass(16 * SECOND_MS);
    const said = node.round();
    await came.promise;
    await plays(id, ann);
    return {
      browser,
      letGo: () => {
        go.resolve();
        return said;
      },
    };
  }
  const kinds = ({ got }: Browser): string[] => got.map(({ kind }) => kind);

  test('a call that is still on its way when the answer is given is taken away as well', async () => {
    const { browser, letGo } = await onItsWay(server.app.calls.sender);
    const round = later(SECOND_MS);
    await letGo();
    await round;
    await later(SECOND_MS);
    expect(kinds(browser)).toEqual(['call', 'withdraw']);
  });

  test('the same where another node is saying it', async () => {
    const { browser, letGo } = await onItsWay(anotherNode());
    await later(SECOND_MS);
    expect(kinds(browser)).toEqual([]);
    await letGo();
    await later(SECOND_MS);
    expect(kinds(browser)).toEqual(['call', 'withdraw']);
  });

  test('a node that took too long for it takes it away itself', async () => {
    const { browser, letGo } = await onItsWay(anotherNode());
    // Others think it dead, and are done with the call before it has said it.
    await later(61 * SECOND_MS);
    expect(kinds(browser)).toEqual(['withdraw']);
    await letGo();
    expect(kinds(browser)).toEqual(['withdraw', 'call', 'withdraw']);
  });

  test('where a node has died over it, it is taken away from everywhere', async () => {
    const { browser, letGo } = await onItsWay(anotherNode(() => new Promise(() => undefined)));
    void letGo();
    await expect.poll(() => kinds(browser), { timeout: 5000 }).toEqual(['call']);
    await later(61 * SECOND_MS);
    expect(kinds(browser)).toEqual(['call', 'withdraw']);
  });

  test('an answer given before the call goes out needs none; whoever has just answered is left alone for ten minutes', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const id = await table(ann.guest, bob.guest);
    await plays(id, ann.guest);
    await later(16 * SECOND_MS);
    expect(ann.browser.got).toEqual([]);
    // Nothing is left of it but what Bob is told.
    const rows = await server.house.store.outbox((await server.house.store.match(id))?.seats[1].identity ?? '');
    expect(rows.map(({ kind }) => kind)).toEqual(['quarter']);
  });

  test('a quarter of the time is left: one reminder, in the place of the call', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await table(ann.guest, bob.guest);
    await later(16 * SECOND_MS);
    await later(17 * HOUR_MS);
    expect(titles(ann.browser)).toHaveLength(1);
    await later(HOUR_MS + 60 * SECOND_MS);
    await later(HOUR_MS);
    expect(titles(ann.browser)).toEqual(['Your move · canary', '6 hours left · canary']);
    expect(new Set(ann.browser.got.map(({ tag }) => tag)).size).toBe(1);
  });

  test('from three tables on there is one call for all of them', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const ids = [await table(ann.guest, bob.guest), await table(ann.guest, bob.guest), await table(ann.guest, bob.guest)];
    await later(16 * SECOND_MS);
    expect(titles(ann.browser)).toEqual(['Three tables are waiting for you']);
    expect([...(ann.browser.got[0].instead ?? [])].sort()).toEqual(ids.map((id) => `/m/${id}`).sort());
    for (const id of ids) await plays(id, ann.guest);
    await later(SECOND_MS);
    expect(ann.browser.got.at(-1)).toMatchObject({ kind: 'withdraw', tag: '/tables' });
  });

  test('a message that the service cannot take now comes again; one that is gone is forgotten', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await table(ann.guest, bob.guest);
    ann.browser.answers.push(503, 429);
    await later(16 * SECOND_MS);
    await later(11 * SECOND_MS);
    expect(ann.browser.got).toEqual([]);
    await later(61 * SECOND_MS);
    expect(titles(ann.browser)).toEqual(['Your move · canary']);
    ann.browser.answers.push(410);
    await table(ann.guest, bob.guest);
    await later(16 * SECOND_MS);
    expect((await ann.guest.get<CallingReply>('/api/me/calling')).body.channels).toEqual([]);
  });

  test('what one node has taken and not said another one says; what was said twice is the same call', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await table(ann.guest, bob.guest);
    const { store } = server.house;
    const now = server.house.now() + 16 * SECOND_MS;
    // A node whose clock is ahead takes the call before this one looks, and dies.
    const [taken] = await store.claimCalls(now, now + 60 * SECOND_MS, 10);
    server.pass(16 * SECOND_MS);
    expect(taken.kind).toBe('turn');
    await later(0);
    expect(ann.browser.got).toEqual([]);
    server.pass(61 * SECOND_MS);
    // The next one says it, and dies before it has noted that.
    void anotherNode(() => new Promise(() => undefined)).round();
    await expect.poll(() => ann.browser.got.length, { timeout: 5000 }).toBe(1);
    await later(61 * SECOND_MS);
    expect(titles(ann.browser)).toHaveLength(2);
    expect(ann.browser.got[0].at).toBe(ann.browser.got[1].at);
  });

  test('on holiday nobody is called before it ends', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const id = await table(ann.guest, bob.guest);
    await bob.guest.post('/api/me/holiday', { key: 'holiday-1', days: 2 });
    await plays(id, ann.guest);
    await later(HOUR_MS);
    expect(bob.browser.got).toEqual([]);
    await later(2 * DAY_MS);
    expect(titles(bob.browser)).toEqual(['You are asked · canary']);
  });
});

describe('quiet hours', () => {
  const around = (): { from: number; to: number } => {
    const date = new Date(server.house.now());
    const minute = date.getUTCHours() * 60 + date.getUTCMinutes();
    return { from: (minute + 1440 - 60) % 1440, to: (minute + 120) % 1440 };
  };

  test('what comes at night is one call in the morning, from two tables on; the last quarter comes at once, without a sound', async () => {
    const [ann, bob] = [await person('Ann', around()), await person('Bob')];
    await table(ann.guest, bob.guest);
    await table(ann.guest, bob.guest);
    await later(16 * SECOND_MS);
    expect(ann.browser.got).toEqual([]);
    await later(2 * HOUR_MS + 60 * SECOND_MS);
    expect(titles(ann.browser)).toEqual(['Two tables are waiting for you']);
    // A day later the same hours are quiet again; of the tables a quarter of the day is left long before.
    expect(ann.browser.got[0].quiet).toBeUndefined();
  });

  test('they end where the person lives, also over midnight', () => {
    const at = Date.UTC(2026, 10, 18, 22, 30);
    expect(quietUntil({ quiet: { from: 23 * 60, to: 8 * 60 }, zone: 'Europe/Moscow' }, at)).toBe(Date.UTC(2026, 10, 19, 5, 0));
    expect(quietUntil({ quiet: { from: 23 * 60, to: 8 * 60 }, zone: 'UTC' }, at)).toBeNull();
    expect(quietUntil({ quiet: { from: 22 * 60, to: 23 * 60 }, zone: 'UTC' }, at)).toBe(Date.UTC(2026, 10, 18, 23, 0));
    expect(quietUntil({ quiet: null, zone: 'UTC' }, at)).toBeNull();
  });
});

describe('mail', () => {
  const tokenIn = (letter: string, word: string): string => new RegExp(`/calling#${word}\\.(\\S+)`).exec(wordsIn(letter))?.[1] ?? '';

  test('begins with a press behind a link, comes at most three times a day and ends with one press', async () => {
    const ann = await server.guest('Ann');
    const bob = await server.guest('Bob');
    await ann.post('/api/me/calling', {
      events: { turn: ['mail'], asked: [], quarter: [], invited: [], over: [] },
      quiet: null,
      zone: 'UTC',
    });
    const asked = (await ann.post<CallingReply>('/api/me/calling/mail', { address: 'Ann@Example.org' })).body;
    expect(asked.channels).toMatchObject([{ kind: 'mail', label: 'A•••@Example.org', confirmed: false }]);
    // Whoever only looks at the link has pressed nothing.
    await fetch(`${server.url}/calling`);
    await table(ann, bob);
    await later(16 * SECOND_MS);
    expect(mail.got).toHaveLength(1);
    const token = tokenIn(mail.got[0], 'yes');
    expect((await bob.post('/api/calling/confirm', { token: `${token}x` })).status).toBe(404);
    expect((await bob.post('/api/calling/confirm', { token })).status).toBe(200);
    for (let i = 0; i < 4; i++) {
      await table(ann, bob);
      await later(16 * SECOND_MS);
    }
    expect(mail.got).toHaveLength(4);
    expect(wordsIn(mail.got[1])).toContain('https://club.example/m/');
    const [, end] =
      /List-Unsubscribe: *<https:\/\/club\.example(\/api\/calling\/end\/[^>]+)>/.exec(mail.got[1].replaceAll(/\r\n\s+/g, ' ')) ?? [];
    const pressed = await fetch(server.url + end, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await ann.get<CallingReply>('/api/me/calling')).body.channels).toEqual([]);
  });
});

describe('Telegram', () => {
  test('a code binds a chat; calls come with a way to the table and go when they are answered; a blocked bot is told of', async () => {
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const { code, link } = (await ann.post<CallTelegramReply>('/api/me/calling/telegram')).body;
    expect(link).toBe(`https://t.me/zastolye_bot?start=${code}`);
    telegram.writes(71, 'WRNG-0000');
    telegram.writes(77, `/start ${code.toLowerCase()}`);
    await waitFor(async () => telegram.said.length >= 2);
    expect(telegram.said.map(({ chat, text }) => [chat, text.split(' ')[0]])).toEqual([
      ['71', 'I'],
      ['77', 'Done.'],
    ]);
    const id = await table(ann, bob);
    await ann.post('/api/me/calling', {
      events: { turn: ['telegram'], asked: [], quarter: [], invited: [], over: [] },
      quiet: null,
      zone: 'UTC',
    });
    await later(16 * SECOND_MS);
    const call = telegram.said.at(-1);
    expect(call).toMatchObject({ chat: '77', url: `https://club.example/m/${id}` });
    await plays(id, ann);
    await later(SECOND_MS);
    expect(telegram.deleted).toEqual([call?.id]);
    telegram.blocked.add('77');
    await table(ann, bob);
    await later(16 * SECOND_MS);
    expect((await ann.get<CallingReply>('/api/me/calling')).body.channels).toMatchObject([{ kind: 'telegram', dead: 'gone' }]);
    telegram.writes(77, '/stop');
    await waitFor(async () => (await ann.get<CallingReply>('/api/me/calling')).body.channels.length === 0);
  });

  test('one node at a time listens to it', async () => {
    await waitFor(async () => telegram.most() > 0);
    const other = openTelegram(server.house);
    await new Promise((done) => setTimeout(done, 1000));
    expect(telegram.most()).toBe(1);
    await other?.close();
  });
});

describe('a webhook', () => {
  test('is told in its own form, signed with a secret that was told once; it leads nowhere else', async () => {
    const ann = await server.guest('Ann');
    const made = (
      await ann.post<{ secret: string; calling: CallingReply }>('/api/me/calling/webhook', { url: `${hook.url}/in`, format: 'json' })
    ).body;
    const { id } = made.calling.channels[0];
    expect((await ann.post<CallTestReply>('/api/me/calling/test', { channel: id })).body.how).toBe('sent');
    const { body, headers } = hook.got[0];
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['x-zastolye-signature'])) ?? [];
    expect(signature).toBe(createHmac('sha256', made.secret).update(`${time}.${body}`).digest('hex'));
    expect(JSON.parse(body)).toMatchObject({ title: 'This is how we call you', url: 'https://club.example/tables' });
    hook.answer = { status: 302, headers: { location: `${hook.url}/elsewhere` } };
    expect((await ann.post<CallTestReply>('/api/me/calling/test', { channel: id })).body.how).toBe('refused');
    expect(hook.got).toHaveLength(2);
    const discord = (await ann.post<{ calling: CallingReply }>('/api/me/calling/webhook', { url: `${hook.url}/d`, format: 'discord' }))
      .body;
    hook.answer = { status: 204 };
    await ann.post('/api/me/calling/test', { channel: discord.calling.channels.find(({ format }) => format === 'discord')?.id });
    expect(JSON.parse(hook.got[2].body)).toMatchObject({ allowed_mentions: { parse: [] } });
    const slack = (await ann.post<{ calling: CallingReply }>('/api/me/calling/webhook', { url: `${hook.url}/s`, format: 'slack' })).body;
    await ann.post('/api/me/calling/test', { channel: slack.calling.channels.find(({ format }) => format === 'slack')?.id });
    expect(JSON.parse(hook.got[3].body)).toEqual({
      text: expect.stringMatching(/^This is how we call you\n[\s\S]*<https:\/\/club\.example\/tables>$/),
    });
  });

  test('this server knocks at no door that is closed to others', async () => {
    for (const closed of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '100.64.0.1',
      '192.168.1.1',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '2002:7f00:1::',
      '64:ff9b::a00:1',
    ])
      expect([closed, isOpen(closed)]).toEqual([closed, false]);
    for (const open of ['93.184.216.34', '2606:2800:220:1::1']) expect([open, isOpen(open)]).toEqual([open, true]);
    for (const url of [
      'http://push.example/x',
      'https://push.example:8443/x',
      'https://u:p@push.example/',
      'https://[::1]/',
      'https://0x7f.1/',
      'https://2130706433/',
      'file:///etc/passwd',
    ])
      expect([url, permitted(url, [])]).toEqual([url, null]);
    expect(permitted('https://push.example/x', [])?.host).toBe('push.example');
    const ann = await server.guest('Ann');
    expect((await ann.post('/api/me/calling/webhook', { url: 'https://192.168.0.1/', format: 'json' })).body.code).toBe('closed-address');
    // A name that leads inside is found out when it is connected to.
    const made = (await ann.post<{ calling: CallingReply }>('/api/me/calling/webhook', { url: 'https://localhost/', format: 'json' })).body;
    expect((await ann.post<CallTestReply>('/api/me/calling/test', { channel: made.calling.channels[0].id })).body.how).toBe('refused');
  });

  test('somebody else’s ways are nobody’s business', async () => {
    const { guest: ann } = await person('Ann');
    const eve = await server.guest('Eve');
    const [{ id }] = (await ann.get<CallingReply>('/api/me/calling')).body.channels;
    for (const what of ['remove', 'test']) expect((await eve.post(`/api/me/calling/${what}`, { channel: id })).status).toBe(404);
    expect((await ann.get<CallingReply>('/api/me/calling')).body.channels).toHaveLength(1);
  });
});

test('a call that a node of an earlier release never wrote is made up for after a start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-unsaid-'));
  const before = await startServer({ dataDir: folder });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => before.guest(name)));
  const id = await table(ann, bob);
  const identity = (await before.house.store.match(id))?.seats[0].identity ?? '';
  const [written] = await before.house.store.outbox(identity);
  expect(written).toMatchObject({ match: id, kind: 'turn' });
  const [taken] = await before.house.store.claimCalls(written.due ?? 0, Date.now() + DAY_MS, 1);
  await before.house.store.settleCalls([{ call: taken, next: null, sent: {} }]);
  await before.close();
  const after = await startServer({ dataDir: folder });
  const [found] = await waitFor(async () => {
    const calls = await after.house.store.outbox(identity);
    return calls.length > 0 && calls;
  }, 10_000);
  expect(found).toMatchObject({ match: id, kind: 'turn', facts: { seat: 0, n: written.facts.n } });
  await after.close();
  rmSync(folder, { recursive: true });
});

test('many calls that become due at once all go out', async () => {
  const { calls } = await measureCalls({ rate: 150, seconds: 1, waitMs: 100 });
  expect(calls).toBe(150);
});
