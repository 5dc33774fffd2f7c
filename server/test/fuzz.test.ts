import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { below, fastRng, type Rng } from '#engine';
import { TABLE_NAMES } from '../store/types.ts';
import { type Guest, type Server, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let folder: string;
let server: Server;
let ann: Guest;
let bob: Guest;
let eve: Guest;
let id: string;
let lobby: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zastolye-fuzz-'));
  server = await startServer({ dataDir: folder });
  [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  id = await ann.create({ game: 'closed', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await bob.act(id, 'join');
  await ann.act(id, 'start');
  lobby = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that is kept, as one number. */
function digest(): string {
  const db = new DatabaseSync(join(folder, 'zastolye.db'), { readOnly: true });
  const hash = createHash('sha256');
  // What is put away lies in a file of its own.
  const here = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => name);
  for (const table of TABLE_NAMES.filter((name) => name !== 'devices' && here.includes(name))) {
    const columns = table === 'live' ? 'match, updated, asked' : '*';
    hash.update(JSON.stringify(db.prepare(`SELECT ${columns} FROM ${table} ORDER BY 1, 2`).all()));
  }
  db.close();
  return hash.digest('hex');
}

/** The caller's fault, never the server's. */
function refusedNotBroken(reply: { readonly statusCode: number; readonly body: string }): void {
  if (reply.statusCode < 400 || reply.statusCode >= 500) throw new Error(`${reply.statusCode}: ${reply.body.slice(0, 300)}`);
}

const one = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  '',
  ' ',
  'x'.repeat(5000),
  '\u0000\u0007\ud800',
  '../../etc/passwd',
  "'; DROP TABLE journal; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%{process.exit()}',
  [],
  [[]],
  {},
  { $ne: null },
  { length: 3 },
  deep(60),
  Array.from({ length: 400 }, (_, i) => i),
  { constructor: { prototype: { x: 1 } } },
];
/** Well-formed commands with what each part may be; every one is spoiled below in one place. */
const commands: readonly (readonly [string, { readonly [part: string]: unknown }])[] = [
  ['join', { seat: 1 }],
  ['seat', { seat: 1, set: { kind: 'open' } }],
  ['settings', { clock: 'quick' }],
  ['start', {}],
  ['leave', { seat: 0 }],
  ['resign', { seat: 0 }],
  ['answer', { n: 1, seat: 0, picks: [0] }],
  ['undo', { seat: 0 }],
  ['undo-vote', { seat: 0, number: 0, agree: true }],
  ['redo', { seat: 0 }],
  ['takeover', { seat: 0, control: 'bot', level: 'easy' }],
  ['preferences', { seat: 0, passUntilTurn: true, passWhenNone: true }],
  ['rematch', {}],
  ['decline', {}],
  ['more-time', { seat: 0 }],
  ['hold', { seat: 0 }],
  ['wait', { seat: 0, on: false }],
  ['chat', { text: 'hello' }],
  ['react', { reaction: 'wow' }],
  ['nudge', { seat: 0 }],
];
/** Values that are none of the things asked for, whatever was asked for. */
const wrongFor = (value: unknown): readonly unknown[] =>
  nasty.filter(
    (bad) =>
      typeof bad !== typeof value ||
      (typeof bad === 'number' && !(Number.isSafeInteger(bad) && bad >= 0)) ||
      (typeof bad === 'string' && (bad.length > 300 || bad === '')),
  );

function spoiled(rng: Rng, body: { readonly [part: string]: unknown }): unknown {
  const whole: { [part: string]: unknown } = { key: 'fuzz-key-1', ...body };
  const part = one(rng, Object.keys(whole));
  switch (below(rng, 5)) {
    case 0:
      return { ...whole, key: undefined };
    case 1:
      return { ...whole, [part]: one(rng, wrongFor(whole[part])) };
    case 2:
      return { ...whole, [one(rng, ['extra', 'constructor', 'toString', '$where', 'identity', 'by', 'agreed'])]: 1 };
    case 3:
      return one(
        rng,
        nasty.filter((bad) => bad !== undefined),
      );
    default:
      return { ...whole, key: one(rng, ['', 'a', 'x'.repeat(65), 'key with spaces', 'ключ-ключ', 5, null]) };
  }
}

test('thousands of malformed commands: always refused as the caller’s fault, and nothing changes', async () => {
  const rng = fastRng(20_260_101);
  const before = digest();
  const people = [ann, bob, eve, await server.guest()];
  for (let round = 0; round < 1800; round++) {
    const [name, body] = one(rng, commands);
    const who = one(rng, people);
    const target = one(rng, [id, id, lobby, 'aaaaaaaaaaaaaaaaaaaa', '..%2f..%2fetc', '%00', "'--", 'a']);
    const reply = await server.app.http.inject({
      method: 'POST',
      url: `/api/matches/${target}/${name}`,
      headers: { 'content-type': 'application/json', ...(who.cookie === '' ? {} : { cookie: who.cookie }) },
      payload: JSON.stringify(spoiled(rng, body)) ?? 'undefined',
    });
    refusedNotBroken(reply);
    const error = reply.json() as { code: string; message: { en: string; ru: string } };
    expect(error.code).toMatch(/^[a-z-]+$/);
    expect(error.message.ru).not.toBe('');
  }
  expect(digest()).toBe(before);
});

test('hostile matches, names and texts are refused', async () => {
  const before = digest();
  const good = { key: 'fuzz-create', game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] };
  const rng = fastRng(7);
  for (let round = 0; round < 400; round++) {
    const body: { [part: string]: unknown } = { ...good, options: { length: '6' }, clock: 'none', visibility: 'open', start: true };
    const part = one(rng, Object.keys(body));
    body[part] = one(rng, wrongFor(body[part]));
    if (part === 'seats')
      body.seats = one(rng, [
        [{ kind: 'me' }, { kind: 'me' }],
        [{ kind: 'human', identity: 'ann' }],
        [],
        [{ kind: 'bot', level: 'god' }],
        [{ kind: 'hotseat', name: '\u200b' }, { kind: 'me' }],
        Array.from({ length: 9 }, () => ({ kind: 'open' })),
      ]);
    if (part === 'options') body.options = one(rng, [{ length: '7' }, { nonsense: '1' }, { __proto__x: 'a' }, { length: 6 }]);
    if (part === 'game') body.game = one(rng, ['', 'toString', '__proto__', 'constructor', 'chess', 'x'.repeat(50)]);
    const reply = await server.app.http.inject({ method: 'POST', url: '/api/matches', headers: { cookie: ann.cookie }, payload: body });
    refusedNotBroken(reply);
  }
  for (const bad of nasty.filter((value) => typeof value !== 'string' || value.length > 24 || value.trim() === '')) {
    for (const body of [{ name: bad }, { avatar: bad }, { name: 'ok', admin: true }, bad]) {
      if (JSON.stringify(body) === '{}') continue;
      const reply = await server.app.http.inject({
        method: 'POST',
        url: '/api/me',
        headers: { cookie: ann.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      refusedNotBroken(reply);
    }
  }
  expect(digest()).toBe(before);
});

test('odd methods, paths, bodies and headers', async () => {
  const before = digest();
  const rng = fastRng(99);
  const paths = [
    '/api',
    '/api/',
    '/api/matches',
    `/api/matches/${id}`,
    `/api/matches/${id}/answer`,
    `/api/matches/${id}/why/x`,
    `/api/matches/${id}/why/-1`,
    `/api/matches/${id}?seat=-1`,
    `/api/matches/${id}?seat=1&seat=0`,
    `/api/matches/${id}?seat[]=0`,
    `/api/matches/${id}/events?lastEventId=x`,
    '/api/tables?game[$ne]=1',
    '/%',
    '/%zz',
    '/api/%2e%2e/%2e%2e/package.json',
    '/../package.json',
    '/assets/../../package.json',
    '/api/docs/../../package.json',
    `/${'a'.repeat(3000)}`,
    '//evil.example/',
    '/api/me?x=1',
    '/.env',
    '/data/zastolye.db',
  ];
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-7',
    'nonsense',
    '',
  ];
  const payloads = [
    '',
    '{',
    '[1,',
    'null',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '\u0000',
    '{"a":1}{"b":2}',
    `"${'x'.repeat(40_000)}"`,
    '['.repeat(5000),
  ];
  for (let round = 0; round < 1300; round++) {
    const method = one(rng, methods);
    const url = one(rng, paths);
    const withBody = method !== 'GET' && method !== 'HEAD';
    const reply = await server.app.http.inject({
      method,
      url,
      headers: {
        ...(withBody ? { 'content-type': one(rng, types) } : {}),
        cookie: one(rng, [
          ann.cookie,
          'zastolye=',
          'zastolye=a.b.c',
          `zastolye=${'x'.repeat(3000)}`,
          '=;=;',
          ann.cookie.slice(0, -1),
          '\u00ff\u00fe',
        ]),
        'last-event-id': one(rng, ['0', '-1', 'x', '1e9', '']),
        'accept-language': one(rng, ['ru', 'xx', '', '*'.repeat(500)]),
      },
      ...(withBody ? { payload: one(rng, payloads) } : {}),
    });
    if (withBody) refusedNotBroken(reply);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toContain('"zastolye"');
  }
  expect(digest()).toBe(before);
});

test('what is not even HTTP does no harm', async () => {
  const before = digest();
  const port = Number(new URL(server.url).port);
  const say = (text: string | Buffer) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(text));
      let heard = '';
      socket.on('data', (data) => {
        heard += data.toString();
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', () => resolve(heard));
      socket.setTimeout(1000, () => socket.destroy());
    });
  const all = [
    'GET / HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET /\r\nHost: \r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3]),
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{',
  ];
  for (const text of all) expect(await say(text)).not.toMatch(/^HTTP\/1.1 5\d\d/);
  expect((await ann.get('/api/me')).status).toBe(200);
  expect(digest()).toBe(before);
});
