import { type Static, Type } from 'typebox';
import type { Lang } from '#engine';
import { exact, literals } from './words.ts';

/** What a button under a call does: the answer is sent without a page. */
export interface CallButton {
  readonly does: 'pass' | 'more-time';
  readonly title: string;
}

/**
 * What the site's service worker is told, whichever way it comes. A message that is not later than the last one of its tag has been seen: it may come
 * twice, and in any order.
 */
export interface CallMessage {
  /** `withdraw`: what stands under the tag is over. */
  readonly kind: 'call' | 'withdraw';
  /** One notification for a table, by its path: the next one takes its place. */
  readonly tag: string;
  readonly at: number;
  /** A call for several tables stands for those of each of them. */
  readonly instead?: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly lang: Lang;
  /** Where a tap leads. */
  readonly path: string;
  /** It makes no sound. */
  readonly quiet?: boolean;
  /** The decision that the buttons are about. */
  readonly table?: { readonly match: string; readonly seat: number; readonly n: number };
  readonly buttons?: readonly CallButton[];
}

/** Being called to a table: by which ways, for what, and when not. */

const WAYS = ['push', 'mail', 'telegram', 'webhook'] as const;
const EVENTS = ['turn', 'asked', 'quarter', 'invited', 'over'] as const;
const Way = literals(WAYS);
export type Way = Static<typeof Way>;
export type CallEvent = (typeof EVENTS)[number];
const Ways = Type.Array(Way, { maxItems: WAYS.length });
const Minute = Type.Integer({ minimum: 0, maximum: 24 * 60 - 1 });
const Url = Type.String({ minLength: 8, maxLength: 1000 });
const ChannelId = Type.String({ minLength: 1, maxLength: 80 });

export const CallWishes = Type.Object(
  {
    events: Type.Object(Object.fromEntries(EVENTS.map((event) => [event, Ways])) as { [event in CallEvent]: typeof Ways }, exact),
    /** Minutes since midnight, in `zone`: nothing is said then but what cannot wait. */
    quiet: Type.Union([Type.Object({ from: Minute, to: Minute }, exact), Type.Null()]),
    zone: Type.String({ maxLength: 60 }),
  },
  exact,
);
export type CallWishes = Static<typeof CallWishes>;

const CallChannel = Type.Object({
  id: ChannelId,
  kind: Way,
  label: Type.String(),
  since: Type.Integer(),
  here: Type.Boolean({ description: 'it is the browser that asks' }),
  confirmed: Type.Boolean(),
  dead: Type.Union([literals(['gone', 'refused', 'silent'] as const), Type.Null()]),
  format: Type.Optional(Type.String()),
});
export type CallChannel = Static<typeof CallChannel>;

/** GET /api/me/calling: what the host has set up, what I have, and what I wish. The same comes after every change. */
export const CallingReply = Type.Object({
  offers: Type.Object({
    push: Type.Union([Type.Object({ key: Type.String() }), Type.Null()]),
    mail: Type.Boolean(),
    telegram: Type.Boolean(),
    webhook: Type.Boolean(),
  }),
  wishes: CallWishes,
  /** Nobody has said yet in which zone this person lives: wishes are the usual ones. */
  fresh: Type.Boolean(),
  channels: Type.Array(CallChannel),
});
export type CallingReply = Static<typeof CallingReply>;

const Keys = Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) });
/** POST /api/me/calling/device: calls come to this browser. `instead`: the endpoint that it had before. */
export const CallDeviceRequest = Type.Object({
  subscription: Type.Object({ endpoint: Url, keys: Keys }),
  instead: Type.Optional(Url),
});
/** POST /api/me/calling/mail: a letter with a link goes there; only a press behind that link makes it a way to call me. */
export const CallMailRequest = Type.Object(
  { address: Type.String({ maxLength: 254, pattern: '^[^\\s@<>"(),:;\\\\\\[\\]]{1,64}@[A-Za-z0-9.-]{1,185}\\.[A-Za-z0-9-]{2,63}$' }) },
  exact,
);
/** POST /api/me/calling/webhook */
export const CallHookRequest = Type.Object({ url: Url, format: literals(['json', 'discord', 'slack'] as const) }, exact);
/** The secret with which messages to the webhook are signed is told once. */
export const CallHookReply = Type.Object({ secret: Type.String(), calling: CallingReply });
/** POST /api/me/calling/telegram → the code that the bot wants to hear, and a link that says it. */
export const CallTelegramReply = Type.Object({
  code: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
  until: Type.Integer(),
});
/** POST /api/me/calling/remove, …/test */
export const CallChannelRequest = Type.Object({ channel: ChannelId }, exact);
export const CallTestReply = Type.Object({ how: literals(['sent', 'gone', 'refused', 'later'] as const) });
export type CallTestReply = Static<typeof CallTestReply>;
/** POST /api/calling/confirm: the token behind the `#` of the link in the letter. POST /api/calling/end: the one in every letter. */
export const CallTokenRequest = Type.Object({ token: Type.String({ minLength: 10, maxLength: 200 }) }, exact);
export const CallDoneReply = Type.Object({ ok: Type.Literal(true) });
export type CallHookReply = Static<typeof CallHookReply>;
export type CallTelegramReply = Static<typeof CallTelegramReply>;
