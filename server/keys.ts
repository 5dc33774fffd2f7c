import { createHmac, hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { Days } from './lobby/day.ts';
import type { Store } from './store/types.ts';
import { matchIdFrom } from './words.ts';

/** A key for each purpose, all from the one secret of the house: whoever finds one of them out knows nothing of the others. */
export interface Keys {
  /** Cookies that were signed with the secret itself stay good. */
  readonly cookies: Pick<Signer, 'sign' | 'unsign'>;
  /** A number from 0 to 1 that nobody can work out, not even when a match is over and its seed is known. */
  chance(what: string): number;
  /** The seed of a challenge, and the id of somebody's table for it. Nobody can know either before. */
  dailySeed(challenge: string, day: string): string;
  dailyTable(challenge: string, day: string, identity: string): string;
}

/** Since when keys are derived: cookies from the moment `since`, what is daily from the day after `after`. */
interface Begun {
  readonly since: number;
  readonly after: string;
}

const SETTING = 'keys';
/** While several nodes are replaced one after the other, the old ones would not know a cookie that is signed in a new way: they have a day to go. */
const NOTICE_MS = 24 * 3600_000;

async function begunAt(store: Store, days: Days): Promise<Begun> {
  for (;;) {
    const text = await store.setting(SETTING);
    if (text !== null) return JSON.parse(text) as Begun;
    const isNew = (await store.dump('identities', null, 1)).length === 0;
    const since = isNew ? 0 : store.clock() + (store.bus === null ? 0 : NOTICE_MS);
    const begun: Begun = { since, after: isNew ? '' : days.at(since).name };
    if (await store.setSetting(SETTING, JSON.stringify(begun), null)) return begun;
  }
}

/** Before `since` cookies are signed as ever. */
export function keysFrom(secret: string, { since, after }: Begun = { since: 0, after: '' }, now: () => number = Date.now): Keys {
  const derived = (purpose: string): string => Buffer.from(hkdfSync('sha256', secret, '', `zastolye ${purpose}`, 32)).toString('hex');
  const mac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const [cookie, pause, seed, table] = ['cookies', 'pauses', 'daily seeds', 'daily tables'].map(derived);
  const signers = { now: new Signer([cookie, secret]), before: new Signer([secret, cookie]) };
  return {
    cookies: {
      sign: (value) => (now() >= since ? signers.now : signers.before).sign(value),
      unsign: (value) => signers.now.unsign(value),
    },
    chance: (what) => mac(pause, what).readUIntBE(0, 6) / (2 ** 48 - 1),
    dailySeed: (challenge, day) => (day > after ? mac(seed, challenge) : mac(secret, `daily ${challenge}`)).toString('hex'),
    dailyTable: (challenge, day, identity) =>
      matchIdFrom(day > after ? mac(table, `${challenge} ${identity}`).toString('hex') : `${secret} daily ${challenge} ${identity}`),
  };
}

export const openKeys = async (store: Store, secret: string, days: Days): Promise<Keys> =>
  keysFrom(secret, await begunAt(store, days), store.clock);
