import type { Lang } from '#engine';
import { addressKey, type Mailer, sendAsked } from '../calls/mail.ts';
import type { House } from '../house.ts';
import type { IdentityRow } from '../store/types.ts';
import { serverText } from '../text/index.ts';
import { trouble } from '../trouble.ts';
import { newSecret, sha256Hex } from '../words.ts';

/** Coming back by a letter, where the host has set up mail. The secret stands behind the # of its link and works by a press, so programs that open links do nothing. */

const CONFIRM_MS = 24 * 3600_000;
const ENTER_MS = 30 * 60_000;

/** Who asks from where, and in which language. */
export interface Asking {
  readonly from: string;
  readonly lang: Lang;
}

async function secretFor(house: House, kind: 'mailbox' | 'letter', identity: string, bound: string, ms: number): Promise<string> {
  const token = newSecret();
  await house.store.addTicket({ hash: sha256Hex(token), kind, identity, bound, expires: house.now() + ms });
  return token;
}

const linkTo = ({ config }: House, page: string, token: string): string => `${config.calls.url ?? ''}${page}#${token}`;

/** A letter goes there; the address is kept once somebody has pressed behind its link. */
export async function nameMailbox(
  house: House,
  mailer: Mailer | null,
  me: IdentityRow,
  address: string,
  { from, lang }: Asking,
): Promise<void> {
  if (mailer === null) throw trouble('no-letters');
  const words = serverText[lang].letters;
  const token = await secretFor(house, 'mailbox', me.id, address, CONFIRM_MS);
  const text = [words.confirm.replace('{name}', me.name), linkTo(house, '/letter', token), words.notYou].join('\n\n');
  await sendAsked(house.store, mailer, { to: address, subject: words.confirmSubject, text }, from, house.now());
}

/** Whoever can read the letters of that address says so. */
export async function confirmMailbox(house: House, token: string): Promise<void> {
  const ticket = await house.store.takeTicket('mailbox', sha256Hex(token), house.now());
  if (ticket === null) throw trouble('recovery-invalid');
  await house.store.setMailbox({ mailbox: addressKey(ticket.bound), identity: ticket.identity, address: ticket.bound, since: house.now() });
}

/** Whether anybody has that address is told to nobody: same reply, same time, same limits. */
export async function sendLetter(house: House, mailer: Mailer | null, address: string, { from, lang }: Asking): Promise<void> {
  if (mailer === null) throw trouble('no-letters');
  const found = await house.store.seatBehind(addressKey(address));
  const words = serverText[lang].letters;
  const token = await secretFor(house, 'letter', found?.identity ?? '', '', ENTER_MS);
  const text = [words.enter, linkTo(house, '/letter', token), words.notYou].join('\n\n');
  const later: Mailer = {
    send: (letter) => {
      if (found !== null) mailer.send(letter).catch((error: unknown) => house.report('mail', error));
      return Promise.resolve('sent');
    },
    close: () => undefined,
  };
  await sendAsked(house.store, later, { to: found?.address ?? address, subject: words.enterSubject, text }, from, house.now());
}

/** Who has the letter. */
export async function letterOf(house: House, token: string): Promise<IdentityRow | null> {
  const ticket = await house.store.takeTicket('letter', sha256Hex(token), house.now());
  return ticket === null ? null : house.store.identity(ticket.identity);
}
