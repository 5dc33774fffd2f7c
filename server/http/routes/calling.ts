/* oxlint-disable oxc/no-async-endpoint-handlers -- fastify awaits its handlers and takes their errors */
import { randomInt } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Lang } from '#engine';
import { openDesk } from '../../calls/desk.ts';
import type { Calls } from '../../calls/index.ts';
import { addressKey, isWithin, sendAsked } from '../../calls/mail.ts';
import { permitted } from '../../calls/outside.ts';
import { codeChannel } from '../../calls/telegram.ts';
import { SUM_PATH } from '../../calls/words.ts';
import type { House } from '../../house.ts';
import { isZone } from '../../lobby/day.ts';
import { known } from '../../people/identity.ts';
import * as S from '../../schema.ts';
import type { ChannelRow } from '../../store/calling.ts';
import { serverText } from '../../text/index.ts';
import { Trouble, trouble } from '../../trouble.ts';
import { deviceLabel, newSecret, sha256Hex } from '../../words.ts';
import { errors, languageOf, type RouteSettings, replies } from './shared.ts';

const DAY_MS = 24 * 3_600_000;
const CODE_MS = 30 * 60_000;
const TESTS = { times: 10, ms: 3_600_000 };

const channelId = (kind: string, ...parts: readonly string[]): string => `${kind}-${sha256Hex(parts.join(' ')).slice(0, 40)}`;

/** A word and four digits, easily typed on a phone. */
const newCode = (): string => {
  const letters = Array.from({ length: 4 }, () => 'ABCDEFGHJKLMNPRSTUVWXYZ'[randomInt(23)]).join('');
  return `${letters}-${String(randomInt(10_000)).padStart(4, '0')}`;
};

type CallingSettings = RouteSettings & { readonly calls: Calls };

const base = (house: House, lang: Lang, to: string, label: string): ChannelRow['doc'] => ({ lang, createdAt: house.now(), to, label });
const about = { tags: ['me'] };

/** Being called to tables: for what, when not, in this browser, by mail. */
export const calling: FastifyPluginAsyncTypebox<CallingSettings> = async (api, { house, mail, calls, limitMaking }) => {
  const { store } = house;
  const { tell, add } = openDesk(house, calls);

  api.get(
    '/api/me/calling',
    { schema: { ...about, summary: 'By which ways I am called to tables, for what, and when not', response: replies(S.CallingReply) } },
    async (request) => tell(known(request), request.device),
  );
  api.post(
    '/api/me/calling',
    { schema: { ...about, summary: 'What I wish to be called for', body: S.CallWishes, response: replies(S.CallingReply) } },
    async (request) => {
      const me = known(request);
      if (!isZone(request.body.zone)) throw trouble('bad-request');
      await store.saveWishes(me.id, JSON.stringify({ ...request.body, lang: languageOf(request) }));
      return tell(me, request.device);
    },
  );
  api.post(
    '/api/me/calling/device',
    { schema: { ...about, summary: 'Call me in this browser', body: S.CallDeviceRequest, response: replies(S.CallingReply) } },
    async (request) => {
      const me = known(request);
      const { subscription, instead } = request.body;
      const { endpoint, keys } = subscription;
      if (calls.pushKey === null || permitted(endpoint, house.config.calls.allow) === null) throw trouble('bad-request');
      if (Buffer.from(keys.p256dh, 'base64url').length !== 65 || Buffer.from(keys.auth, 'base64url').length !== 16)
        throw trouble('bad-request');
      await limitMaking(request, 'thing');
      const { p256dh, auth } = keys;
      const device = request.device ?? '';
      // A browser has one endpoint: what it had before is over.
      for (const old of await store.channels(me.id))
        if (old.kind === 'push' && (old.doc.device === device || old.doc.to === instead)) await store.removeChannel(old.id);
      await add(me, {
        id: channelId('push', endpoint),
        kind: 'push',
        doc: { ...base(house, languageOf(request), endpoint, deviceLabel(request.headers['user-agent'])), keys: { p256dh, auth }, device },
      });
      return tell(me, request.device);
    },
  );
  api.post(
    '/api/me/calling/mail',
    {
      schema: {
        ...about,
        summary: 'Call me by mail: a letter asks whether that is wanted',
        body: S.CallMailRequest,
        response: replies(S.CallingReply),
      },
    },
    async (request) => {
      const me = known(request);
      const { address } = request.body;
      const url = house.config.calls.url;
      if (mail === null || url === null) throw trouble('not-found');
      await limitMaking(request, 'thing');
      const id = channelId('mail', me.id, addressKey(address));
      const there = await store.channel(id);
      if (there !== null && there.doc.pending === undefined && there.doc.dead === undefined) return tell(me, request.device);
      const lang = languageOf(request);
      const text = serverText[lang].calls.mail;
      const secret = newSecret();
      const pending = { hash: sha256Hex(secret), until: house.now() + DAY_MS };
      const letter = { to: address, subject: text.confirmSubject, text: text.confirm(`${url}/calling#yes.${id}.${secret}`) };
      try {
        await sendAsked(store, mail, letter, request.network, house.now());
      } catch (error) {
        if (error instanceof Trouble) throw error;
        // What the mail server says could name the address.
        throw trouble('letter-late');
      }
      await add(me, { id, kind: 'mail', doc: { ...base(house, lang, address, ''), secret: newSecret(), pending } });
      return tell(me, request.device);
    },
  );
};

/** The other ways, and what is done with any of them. */
export const callingElsewhere: FastifyPluginAsyncTypebox<CallingSettings> = async (api, { house, calls, limitMaking }) => {
  const { store } = house;
  const { ways } = calls;
  const { tell, add, own } = openDesk(house, calls);
  api.post(
    '/api/me/calling/telegram',
    { schema: { ...about, summary: 'A code that binds a chat of Telegram to me', response: replies(S.CallTelegramReply) } },
    async (request) => {
      const me = known(request);
      if (ways.telegram === null) throw trouble('not-found');
      await limitMaking(request, 'thing');
      for (const { id } of await store.channels(me.id)) if (id.startsWith('code-')) await store.removeChannel(id);
      const code = newCode();
      const until = house.now() + CODE_MS;
      await add(me, {
        id: codeChannel(code),
        kind: 'telegram',
        doc: { ...base(house, languageOf(request), '', 'Telegram'), pending: { hash: '', until } },
      });
      const name = await ways.telegram.name();
      return { code, link: name === null ? null : `https://t.me/${name}?start=${code}`, until };
    },
  );
  api.post(
    '/api/me/calling/webhook',
    { schema: { ...about, summary: 'Call an address of mine', body: S.CallHookRequest, response: replies(S.CallHookReply) } },
    async (request) => {
      const me = known(request);
      const url = permitted(request.body.url, house.config.calls.allow);
      if (!ways.webhooks) throw trouble('not-found');
      if (url === null) throw trouble('closed-address');
      await limitMaking(request, 'thing');
      const secret = newSecret();
      const { format } = request.body;
      await add(me, {
        id: channelId('webhook', me.id, url.href),
        kind: 'webhook',
        doc: { ...base(house, languageOf(request), url.href, url.host), format, secret },
      });
      return { secret, calling: await tell(me, request.device) };
    },
  );
  api.post(
    '/api/me/calling/remove',
    { schema: { ...about, summary: 'Do not call me that way', body: S.CallChannelRequest, response: replies(S.CallingReply) } },
    async (request) => {
      const me = known(request);
      await store.removeChannel((await own(me, request.body.channel)).id);
      return tell(me, request.device);
    },
  );
  api.post(
    '/api/me/calling/test',
    {
      schema: {
        ...about,
        summary: 'Call me once that way, to see whether it works',
        body: S.CallChannelRequest,
        response: replies(S.CallTestReply),
      },
    },
    async (request) => {
      const me = known(request);
      const channel = await own(me, request.body.channel);
      if (channel.doc.pending !== undefined) throw trouble('not-found');
      if (!(await isWithin(store, `calls tried ${me.id}`, house.now(), TESTS))) throw trouble('too-often');
      const lang = languageOf(request);
      const { title, body } = serverText[lang].calls.test;
      const message = { kind: 'call' as const, tag: '/calling', at: house.now(), title, body, lang, path: SUM_PATH };
      const done = await calls.speak(channel, message, true);
      // What works again is used again.
      const { dead: _, ...doc } = channel.doc;
      if (done.how === 'sent' && channel.doc.dead !== undefined) await store.saveChannel({ ...channel, doc: { ...doc, failures: 0 } });
      else if (done.how === 'gone' || done.how === 'refused')
        await store.saveChannel({ ...channel, doc: { ...channel.doc, dead: { at: house.now(), why: done.how } } });
      return { how: done.how };
    },
  );
};

/** What the links in letters lead to. */
export const callingLetters: FastifyPluginAsyncTypebox<CallingSettings> = async (api, { house, limitMaking }) => {
  const { store } = house;
  // Those who press a button behind a link in a letter need not be anybody here.
  const parted = (token: string): readonly [string, string] => {
    const at = token.lastIndexOf('.');
    return [token.slice(0, Math.max(0, at)), token.slice(at + 1)];
  };
  api.post(
    '/api/calling/confirm',
    {
      schema: {
        ...about,
        summary: 'Yes, write to me: the token of the letter',
        body: S.CallTokenRequest,
        response: replies(S.CallDoneReply),
      },
    },
    async (request) => {
      await limitMaking(request, 'thing');
      const [id, secret] = parted(request.body.token);
      const channel = await store.channel(id);
      const pending = channel?.doc.pending;
      if (channel === null || pending === undefined || pending.until < house.now() || pending.hash !== sha256Hex(secret))
        throw trouble('recovery-invalid');
      const { pending: _, ...doc } = channel.doc;
      await store.saveChannel({ ...channel, doc });
      return { ok: true as const };
    },
  );
  async function end(token: string): Promise<{ ok: true }> {
    const [id, secret] = parted(token);
    const channel = await store.channel(id);
    if (channel !== null && channel.kind === 'mail' && sha256Hex(channel.doc.secret ?? '') === sha256Hex(secret))
      await store.removeChannel(id);
    // It is the same whether there was anything to end.
    return { ok: true };
  }
  api.post(
    '/api/calling/end',
    {
      schema: {
        ...about,
        summary: 'No more letters: the token that stands in each of them',
        body: S.CallTokenRequest,
        response: replies(S.CallDoneReply),
      },
    },
    async (request) => {
      await limitMaking(request, 'thing');
      return end(request.body.token);
    },
  );
  // One press in a program that shows mail: it posts a form, and knows nothing else of us.
  await api.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    forms.post(
      '/api/calling/end/:token',
      {
        schema: {
          ...about,
          summary: 'No more letters, as programs that show mail ask for it',
          params: Type.Object({ token: Type.String({ maxLength: 200 }) }),
          response: { 200: S.CallDoneReply, ...errors },
        },
      },
      async (request) => {
        await limitMaking(request, 'thing');
        return end((request.params as { token: string }).token);
      },
    );
  });
};
