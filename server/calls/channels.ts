import { createHmac } from 'node:crypto';
import type { Lang } from '#engine';
import type { House } from '../house.ts';
import type { CallMessage } from '../schema.ts';
import type { ChannelRow } from '../store/calling.ts';
import { serverText } from '../text/index.ts';
import { sha256Hex } from '../words.ts';
import { isWithin, type Mailer } from './mail.ts';
import type { Answer } from './outside.ts';
import type { Post } from './post.ts';
import type { Telegram } from './telegram.ts';

/** What became of one message on one way. `mark`: by what it can be taken away again. */
export type Delivered =
  | { readonly how: 'sent'; readonly mark?: string }
  | { readonly how: 'gone' }
  | { readonly how: 'refused' }
  | { readonly how: 'later'; readonly again: number | null };

/** What carrying calls needs of a house. */
export type CallHouse = Pick<House, 'config' | 'store' | 'now' | 'report'> & {
  readonly library: Pick<House['library'], 'titleOf'>;
  readonly metrics: Pick<House['metrics'], 'calls'>;
};

export interface Ways {
  readonly post: Post | null;
  readonly mail: Mailer | null;
  readonly telegram: Telegram | null;
  readonly webhooks: boolean;
}

const SENT: Delivered = { how: 'sent' };
const DAY_MS = 24 * 3_600_000;
const LETTERS = { times: 3, ms: DAY_MS };
/** A push service forgets what was not fetched by then. */
const KEPT_S = 24 * 3600;

const topicOf = (tag: string): string => Buffer.from(sha256Hex(tag), 'hex').toString('base64url').slice(0, 32);

function delivered({ status, again }: Answer): Delivered {
  if (status >= 200 && status < 300) return SENT;
  if (status === 404 || status === 410) return { how: 'gone' };
  // A redirection is not followed, and a place that is closed is not knocked at.
  if (status === -1 || (status >= 300 && status < 500 && status !== 408 && status !== 429)) return { how: 'refused' };
  return { how: 'later', again };
}

/** Signed, so that whoever receives it can tell that it comes from here, and when it was sent. */
function hook(
  { doc }: ChannelRow,
  message: CallMessage,
  link: string,
  id: string,
  now: number,
): Record<'headers' | 'body', unknown> & {
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
} {
  const said = `${message.title}\n${message.body}`;
  const forms = {
    json: () => ({
      id,
      kind: message.kind,
      table: message.tag,
      at: message.at,
      title: message.title,
      text: message.body,
      url: link,
      lang: message.lang,
    }),
    // Nobody is rung by a name that looks like a call to everybody.
    discord: () => ({ content: `**${message.title}**\n${message.body}\n${link}`, allowed_mentions: { parse: [] } }),
    slack: () => ({ text: `${said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}\n<${link}>` }),
  };
  const body = JSON.stringify(forms[doc.format ?? 'json']());
  const time = Math.floor(now / 1000);
  const signature = createHmac('sha256', doc.secret ?? '')
    .update(`${time}.${body}`)
    .digest('hex');
  return {
    headers: { 'content-type': 'application/json', 'x-zastolye-id': id, 'x-zastolye-signature': `t=${time},v1=${signature}` },
    body,
  };
}

/** By what letters of one channel are ended, without being anybody: it is told in each of them. */
export const endingOf = ({ id, doc }: ChannelRow): string => `${id}.${doc.secret ?? ''}`;

export function sendOver(house: CallHouse, ways: Ways) {
  const { store, config } = house;
  const url = config.calls.url ?? '';

  async function letter(channel: ChannelRow, message: CallMessage, isTest: boolean): Promise<Delivered> {
    if (ways.mail === null) return { how: 'refused' };
    const now = house.now();
    // Whoever has had three today hears of the rest by other ways, or tomorrow.
    if (!isTest && !(await isWithin(store, `calls by mail ${channel.identity}`, now, LETTERS))) return SENT;
    const text = serverText[message.lang].calls;
    const ending = endingOf(channel);
    const done = await ways.mail.send({
      to: channel.doc.to,
      subject: message.title,
      text: [
        message.body,
        text.mail.open(url + message.path),
        `--\n${text.mail.bounds}\n${text.mail.end(`${url}/calling#end.${ending}`)}`,
      ].join('\n\n'),
      id: sha256Hex(`${channel.id} ${message.tag} ${message.at}`).slice(0, 32),
      unsubscribe: `${url}/api/calling/end/${ending}`,
    });
    return { how: done };
  }

  return async (channel: ChannelRow, message: CallMessage, isTest = false): Promise<Delivered> => {
    const { doc, kind } = channel;
    const now = house.now();
    try {
      if (kind === 'push') {
        if (ways.post === null || doc.keys === undefined) return { how: 'refused' };
        return delivered(
          await ways.post.send({
            kind: 'push',
            endpoint: doc.to,
            keys: doc.keys,
            body: JSON.stringify(message),
            ttl: KEPT_S,
            topic: topicOf(message.tag),
            urgency: message.quiet === true || message.kind === 'withdraw' ? 'normal' : 'high',
          }),
        );
      }
      if (kind === 'webhook') {
        if (ways.post === null || !ways.webhooks) return { how: 'refused' };
        if (message.kind === 'withdraw' && doc.format !== undefined && doc.format !== 'json') return SENT;
        const id = sha256Hex(`${channel.id} ${message.tag} ${message.at} ${message.kind}`).slice(0, 32);
        return delivered(await ways.post.send({ kind: 'hook', url: doc.to, ...hook(channel, message, url + message.path, id, now) }));
      }
      if (message.kind === 'withdraw' && kind === 'mail') return SENT;
      if (kind === 'mail') return await letter(channel, message, isTest);
      return ways.telegram === null ? { how: 'refused' } : await ways.telegram.say(doc.to, message);
    } catch {
      // Whatever went wrong may go well later; what it was could name an address.
      return { how: 'later', again: null };
    }
  };
}

/** What Apple's service takes as a breach: a message that shows nothing. There the next call takes the place of the one before. */
export const mayWithdraw = ({ kind, doc }: ChannelRow): boolean => kind !== 'push' || !new URL(doc.to).hostname.endsWith('.push.apple.com');

export const isUsable = ({ doc }: ChannelRow): boolean => doc.pending === undefined && doc.dead === undefined;

export const langOfChannel = ({ doc }: ChannelRow, wished: Lang | null): Lang => wished ?? doc.lang;
