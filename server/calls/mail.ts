import { createTransport } from 'nodemailer';
import type { Store } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { sha256Hex } from '../words.ts';
import type { CallsConfig } from './config.ts';

/** A letter in plain words. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same name again is the same letter, wherever it is shown. */
  readonly id?: string;
  /** Where one press ends such letters: programs that show mail post to it. */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** `gone`: there is nobody at that address. Rejects where the mail server cannot be reached or does not want it now. */
  send(letter: Letter): Promise<'sent' | 'gone'>;
  close(): void;
}

const PATIENCE_MS = 15_000;
/** What a mail server says of an address that it does not know. */
const UNKNOWN_ADDRESS = [510, 511, 550, 551, 553, 556];

/** Letters through the server that the host has named; null: there is none. */
export function openMailer({ mail }: CallsConfig): Mailer | null {
  if (mail === null) return null;
  const transport = createTransport({
    url: mail.server,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // What stands in a letter is put together here: no file and no address is ever read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)/.exec(mail.from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, id, unsubscribe }) => {
      try {
        await transport.sendMail({
          from: mail.from,
          to: { name: '', address: to },
          subject,
          text,
          ...(id === undefined ? {} : { messageId: `<${id}@${host}>` }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === undefined
              ? {}
              : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        });
        return 'sent';
      } catch (error) {
        const { responseCode, command } = error as { readonly responseCode?: number; readonly command?: string };
        if (command === 'RCPT TO' && responseCode !== undefined && UNKNOWN_ADDRESS.includes(responseCode)) return 'gone';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** What may be done so often in a time, counted over all nodes and restarts. False: it was done as often already. */
export async function isWithin(store: Store, what: string, now: number, { times, ms }: { times: number; ms: number }): Promise<boolean> {
  for (let i = 0; i < times; i++) if (await store.claim(`${what} ${i}`, now, now + ms)) return true;
  return false;
}

const DAY_MS = 24 * 3600_000;
/** Letters that were asked for: so many to one address, and so many that come from one place. */
const TO_ADDRESS = { times: 5, ms: DAY_MS };
const FROM_PLACE = { times: 20, ms: DAY_MS };

/** By what an address is recognised: parts that a mailbox does not look at do not make it another one. It says nothing of the address itself. */
export const addressKey = (address: string): string => {
  const [box, host] = address.trim().toLowerCase().split('@');
  return sha256Hex(`${box.split('+', 1)[0]}@${host}`).slice(0, 32);
};

/** A letter that somebody asks for, to an address that need not be theirs: nobody can have another person's box filled. `from`: the network that asks. */
export async function sendAsked(store: Store, mailer: Mailer, letter: Letter, from: string, now: number): Promise<void> {
  if (!(await isWithin(store, `letters from ${sha256Hex(from).slice(0, 32)}`, now, FROM_PLACE))) throw trouble('too-often');
  if (!(await isWithin(store, `letters to ${addressKey(letter.to)}`, now, TO_ADDRESS))) throw trouble('too-often');
  await mailer.send(letter);
}
