import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { CallMessage } from '../schema.ts';

/** Those who are called, as they are in the world: a push service that checks who sends and opens what it gets, a mail server, Telegram, and a webhook. */

export interface Stand {
  readonly url: string;
  readonly close: () => void;
}

async function serve(
  answer: (request: IncomingMessage, body: Buffer) => Promise<{ status: number; headers?: { [name: string]: string }; body?: string }>,
): Promise<Stand> {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      answer(request, Buffer.concat(parts)).then(
        ({ status, headers = {}, body = '' }) => response.writeHead(status, headers).end(body),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// ── A push service ────────────────────────────────────────────────────────────────────────────────────────────────

/** A browser that is called: what its page gives to the server, and what it has been told. */
export interface Browser {
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly got: CallMessage[];
  readonly headers: { readonly [name: string]: string | string[] | undefined }[];
  /** What its service says to the next messages; 201 when there is nothing. */
  readonly answers: number[];
}

export interface PushService extends Stand {
  browser(): Browser;
  /** What was wrong with messages that came. */
  readonly faults: string[];
}

const fromBase64 = (value: string): Buffer => Buffer.from(value, 'base64url');

/** RFC 8188 and 8291, as a browser does it. */
function opened(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(sealed.length - 16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, sealed.length - 16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292: signed by whoever the browser was told would call, for this service and for now. */
function vapidFault(header: string, audience: string, key: string | null): string | null {
  const [, token = '', given = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== null && given !== key) return 'another key';
  const point = fromBase64(given);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), by, fromBase64(signature))) return 'wrong signature';
  const { aud, exp, sub } = JSON.parse(fromBase64(claims).toString()) as { aud: string; exp: number; sub: string };
  if (aud !== audience) return `for ${aud}`;
  if (exp * 1000 < Date.now() || exp * 1000 > Date.now() + 24 * 3_600_000) return 'not for now';
  return sub.startsWith('https:') || sub.startsWith('mailto:') ? null : `from ${sub}`;
}

/** `held`: what is waited for before the next message counts as having come. */
export async function pushService(key: () => string | null, held: () => Promise<void> | null = () => null): Promise<PushService> {
  const browsers = new Map<string, { browser: Browser; ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const faults: string[] = [];
  const stand = await serve(async (request, body) => {
    await held();
    const found = browsers.get(request.url ?? '');
    if (found === undefined) return { status: 404 };
    const status = found.browser.answers.shift() ?? 201;
    if (status !== 201) return { status };
    const fault = vapidFault(request.headers.authorization ?? '', stand.url, key());
    if (fault !== null) faults.push(fault);
    found.browser.headers.push(request.headers);
    found.browser.got.push(JSON.parse(opened(body, found.ecdh, found.auth)) as CallMessage);
    return { status: fault === null ? 201 : 403 };
  });
  return {
    ...stand,
    faults,
    browser: () => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
      const browser: Browser = { subscription: { endpoint: stand.url + path, keys }, got: [], headers: [], answers: [] };
      browsers.set(path, { browser, ecdh, auth });
      return browser;
    },
  };
}

// ── Mail, Telegram, a webhook ─────────────────────────────────────────────────────────────────────────────────────

/** A mail server that knows everybody but nobody@…, and refuses 452@… with that code; gives what it got. */
export async function mailServer(): Promise<Stand & { readonly got: string[] }> {
  const got: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = address.startsWith('nobody@') ? 550 : Number(/^(\d{3})@/.exec(address)?.[1]);
      done(code > 0 ? Object.assign(new Error('not here'), { responseCode: code }) : undefined);
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        got.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, got, close: () => server.close() };
}

/** The words of a letter, whatever it is wrapped in. */
export function wordsIn(letter: string): string {
  const [head, ...rest] = letter.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const joined = body.replaceAll('=\r\n', '');
  return /quoted-printable/i.test(head)
    ? Buffer.from(
        joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8')
    : joined;
}

export interface TelegramStand extends Stand {
  /** Somebody writes to the bot. */
  writes(chat: number, said: string): void;
  readonly said: { readonly chat: string; readonly text: string; readonly id: number; readonly url: string | null }[];
  readonly deleted: number[];
  /** Chats that have blocked the bot. */
  readonly blocked: Set<string>;
  /** How many have asked for news at the same time: the real one gives each of them a part. */
  most(): number;
}

export async function telegramService(token: string): Promise<TelegramStand> {
  const updates: { update_id: number; message: object }[] = [];
  const said: TelegramStand['said'] = [];
  const deleted: number[] = [];
  const blocked = new Set<string>();
  let last = 0;
  let asking = 0;
  let most = 0;
  const ok = (result: unknown) => ({ status: 200, body: JSON.stringify({ ok: true, result }) });
  const no = (code: number) => ({ status: code, body: JSON.stringify({ ok: false, error_code: code }) });
  const stand = await serve(async (request, body) => {
    const [, bot, method] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (bot !== token) return no(401);
    const asked = JSON.parse(body.toString()) as { [name: string]: unknown };
    if (method === 'getMe') return ok({ username: 'zastolye_bot' });
    if (method === 'getUpdates') {
      const offset = Number(asked.offset);
      if (offset > 0) updates.splice(0, updates.length, ...updates.filter(({ update_id }) => update_id >= offset));
      most = Math.max(most, ++asking);
      for (let waited = 0; updates.length === 0 && waited < Number(asked.timeout) * 1000 && waited < 300; waited += 20)
        await new Promise((done) => setTimeout(done, 20));
      asking--;
      return ok(updates);
    }
    if (method === 'deleteMessage') {
      deleted.push(Number(asked.message_id));
      return ok(true);
    }
    if (method !== 'sendMessage') return no(404);
    if (blocked.has(String(asked.chat_id))) return no(403);
    const markup = asked.reply_markup as { inline_keyboard: { url: string }[][] } | undefined;
    said.push({ chat: String(asked.chat_id), text: String(asked.text), id: ++last, url: markup?.inline_keyboard[0][0].url ?? null });
    return ok({ message_id: last });
  });
  return {
    ...stand,
    said,
    deleted,
    blocked,
    most: () => most,
    writes: (chat, words) =>
      void updates.push({
        update_id: ++last,
        message: { text: words, chat: { id: chat, type: 'private' }, from: { language_code: 'en', first_name: 'Ann' } },
      }),
  };
}

export interface Hook extends Stand {
  readonly got: { readonly body: string; readonly headers: IncomingMessage['headers'] }[];
  answer: { status: number; headers?: { [name: string]: string } };
}

export async function webhook(): Promise<Hook> {
  const got: Hook['got'] = [];
  const hook: { answer: Hook['answer'] } = { answer: { status: 204 } };
  const stand = await serve(async (request, body) => {
    got.push({ body: body.toString(), headers: request.headers });
    return hook.answer;
  });
  return Object.assign(hook, stand, { got });
}
