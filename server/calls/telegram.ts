import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '../house.ts';
import type { CallMessage } from '../schema.ts';
import type { ChannelRow } from '../store/calling.ts';
import { serverText } from '../text/index.ts';
import { langOf, sha256Hex } from '../words.ts';
import type { Delivered } from './channels.ts';

/** A bot of Telegram: people bind their chat to their seat by a code. */

const HEAR_S = 20;
/** One node listens at a time; after that it, or another one, goes on. */
const TURN_MS = 25_000;
const PATIENCE_MS = 15_000;

interface Update {
  readonly update_id: number;
  readonly message?: {
    readonly text?: string;
    readonly chat: { readonly id: number; readonly type: string };
    readonly from?: { readonly language_code?: string; readonly first_name?: string };
  };
}

interface Reply<T> {
  readonly ok: boolean;
  readonly result?: T;
  readonly error_code?: number;
  readonly parameters?: { readonly retry_after?: number };
}

export interface Telegram {
  /** What the bot is called, for a link to it; null: it cannot be asked. */
  name(): Promise<string | null>;
  say(chat: string, message: CallMessage): Promise<Delivered>;
  /** Takes away what was said. */
  unsay(chat: string, mark: string): Promise<Delivered>;
  close(): Promise<void>;
}

/** Under which a code waits for its chat. */
export const codeChannel = (code: string): string => `code-${sha256Hex(code.toUpperCase()).slice(0, 40)}`;
export const chatChannel = (chat: string): string => `telegram-${sha256Hex(chat).slice(0, 40)}`;

export function openTelegram(house: House): Telegram | null {
  const { telegram, url } = house.config.calls;
  if (telegram === null) return null;
  const { store } = house;
  const ending = new AbortController();
  let known: string | null = null;

  async function ask<T>(method: string, body: object, patience = PATIENCE_MS): Promise<Reply<T>> {
    const response = await fetch(`${telegram?.api}/bot${telegram?.token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]),
    });
    return (await response.json()) as Reply<T>;
  }

  const deliveredBy = ({ ok, error_code: code = 0, parameters }: Reply<unknown>, mark?: string): Delivered => {
    if (ok) return { how: 'sent', ...(mark === undefined ? {} : { mark }) };
    // Blocked, deleted, or never begun.
    if (code === 403 || code === 400) return { how: 'gone' };
    if (code === 401 || code === 404) return { how: 'refused' };
    return { how: 'later', again: parameters?.retry_after === undefined ? null : parameters.retry_after * 1000 };
  };

  /** A code binds the chat to whoever was shown it; it is good once. */
  async function bind(code: string, chat: string, label: string): Promise<boolean> {
    const waiting = await store.channel(codeChannel(code));
    const pending = waiting?.doc.pending;
    if (waiting === null || pending === undefined || pending.until < house.now()) return false;
    const { pending: _, ...doc } = waiting.doc;
    const channel: ChannelRow = { ...waiting, id: chatChannel(chat), doc: { ...doc, to: chat, label, createdAt: house.now() } };
    await store.saveChannel(channel);
    await store.removeChannel(waiting.id);
    return true;
  }

  async function hear({ message }: Update): Promise<void> {
    if (message === undefined || message.chat.type !== 'private') return;
    const chat = String(message.chat.id);
    const text = serverText[langOf(message.from?.language_code)].calls.telegram;
    const said = (message.text ?? '').trim();
    const answer = (words: string): Promise<unknown> => ask('sendMessage', { chat_id: chat, text: words });
    if (said === '/stop') {
      const bound = await store.channel(chatChannel(chat));
      if (bound !== null) await store.removeChannel(bound.id);
      await answer(bound === null ? text.none : text.ended);
      return;
    }
    const isBound = await bind(said.replace(/^\/start\s*/, ''), chat, message.from?.first_name ?? '');
    // Who writes again what was understood already is not told that it is wrong.
    if (isBound || (await store.channel(chatChannel(chat))) === null) await answer(isBound ? text.bound : text.unknown);
  }

  /** Listens as long as it is this node's turn. What was heard is confirmed before the turn ends, so that the next one does not hear it again. */
  async function listen(until: number): Promise<void> {
    let offset = 0;
    while (house.now() < until - 1000 && !ending.signal.aborted) {
      const wait = Math.max(0, Math.min(HEAR_S, Math.floor((until - house.now()) / 1000) - 3));
      const reply = await ask<readonly Update[]>('getUpdates', { offset, timeout: wait, allowed_updates: ['message'] }, (wait + 10) * 1000);
      if (!reply.ok) return;
      for (const update of reply.result ?? []) {
        offset = update.update_id + 1;
        await hear(update).catch((error: unknown) => house.report('telegram', error));
      }
      if ((reply.result ?? []).length > 0) await ask('getUpdates', { offset, timeout: 0, limit: 1, allowed_updates: ['message'] });
      else if (wait === 0) return;
    }
  }

  async function poll(): Promise<void> {
    while (!ending.signal.aborted) {
      const now = house.now();
      try {
        if (await store.claim('telegram', now, now + TURN_MS)) await listen(now + TURN_MS);
      } catch (error) {
        // Not to be reached: again with the next turn. The error could name the token.
        if (!ending.signal.aborted && !(error instanceof TypeError) && !(error instanceof DOMException)) house.report('telegram', error);
      }
      await sleep(2000, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }
  const polling = poll();

  return {
    name: async () => {
      known ??= (await ask<{ readonly username: string }>('getMe', {}).catch(() => null))?.result?.username ?? null;
      return known;
    },
    say: async (chat, message) => {
      if (message.kind === 'withdraw') return { how: 'sent' };
      const { buttons } = serverText[message.lang].calls;
      const label = message.instead === undefined ? buttons.open : buttons.tables;
      const reply = await ask<{ readonly message_id: number }>('sendMessage', {
        chat_id: chat,
        text: `${message.title}\n${message.body}`,
        disable_notification: message.quiet === true,
        ...(url === null ? {} : { reply_markup: { inline_keyboard: [[{ text: label, url: url + message.path }]] } }),
      });
      return deliveredBy(reply, reply.result === undefined ? undefined : String(reply.result.message_id));
    },
    unsay: async (chat, mark) => {
      const reply = await ask('deleteMessage', { chat_id: chat, message_id: Number(mark) });
      // Too old to be taken away, or gone already: both are fine.
      return reply.error_code === 400 ? { how: 'sent' } : deliveredBy(reply);
    },
    close: async () => {
      ending.abort();
      await polling;
    },
  };
}
