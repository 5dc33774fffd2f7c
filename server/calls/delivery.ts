import type { CallMessage } from '../schema.ts';
import type { ChannelRow, OutboxRow, Sent } from '../store/calling.ts';
import { type CallHouse, type Delivered, mayWithdraw, sendOver, type Ways } from './channels.ts';
import { pathOf, SUM_PATH, withdrawalOf } from './words.ts';

/** The pauses between tries grow; after the last a way is given up for this call. */
export const PAUSES_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000];
/** A way on which nothing gets through so many times in a row is silent: its owner is told. */
const MOST_FAILURES = 3;

/** What came of one message on all ways that it goes. */
export interface Outcome {
  readonly sent: Sent;
  readonly failed: boolean;
  readonly again: number | null;
}

export interface Delivery {
  /** Says something on every way on which it has not been said yet. */
  say(channels: readonly ChannelRow[], before: Sent, tries: number, messageFor: (channel: ChannelRow) => CallMessage): Promise<Outcome>;
  /** Takes away what stands somewhere: the call of a table. */
  takeBack(channels: readonly ChannelRow[], call: OutboxRow, where: readonly string[]): Promise<void>;
  /** The same of a sum. */
  takeSumBack(channels: readonly ChannelRow[], sent: Sent, now: number): Promise<void>;
}

/** Messages on their ways, and what becomes of the ways. */
export function makeDelivery(house: CallHouse, ways: Ways): Delivery {
  const { store } = house;
  const speak = sendOver(house, ways);

  async function noteFate(channel: ChannelRow, done: Delivered, tries: number): Promise<void> {
    const { doc } = channel;
    const failures = doc.failures ?? 0;
    if (done.how === 'sent') {
      if (failures > 0) await store.saveChannel({ ...channel, doc: { ...doc, failures: 0 } });
    } else if (done.how === 'gone' && channel.kind === 'push') await store.removeChannel(channel.id);
    else if (done.how !== 'later') await store.saveChannel({ ...channel, doc: { ...doc, dead: { at: house.now(), why: done.how } } });
    else if (tries + 1 >= PAUSES_MS.length) {
      const dead = failures + 1 >= MOST_FAILURES ? { dead: { at: house.now(), why: 'silent' as const } } : {};
      await store.saveChannel({ ...channel, doc: { ...doc, failures: failures + 1, ...dead } });
    }
  }

  /** Says something on every way on which it has not been said yet. */
  async function say(
    channels: readonly ChannelRow[],
    before: Sent,
    tries: number,
    messageFor: (channel: ChannelRow) => CallMessage,
  ): Promise<Outcome> {
    let failed = false;
    let again: number | null = null;
    const sent: { [channel: string]: Sent[string] } = { ...before };
    await Promise.all(
      channels.map(async (channel) => {
        const message = messageFor(channel);
        if ((before[channel.id]?.at ?? 0) >= message.at) return;
        const done = await speak(channel, message);
        await noteFate(channel, done, tries);
        house.metrics.calls.inc({ way: channel.kind, how: done.how });
        if (done.how === 'sent') {
          const old = before[channel.id]?.mark;
          if (old !== undefined && channel.kind === 'telegram') await ways.telegram?.unsay(channel.doc.to, old).catch(() => undefined);
          const isSum = message.tag === SUM_PATH;
          sent[channel.id] = { at: message.at, ...(done.mark === undefined ? {} : { mark: done.mark }), ...(isSum ? { sum: true } : {}) };
        } else if (done.how === 'later') {
          failed = true;
          again = Math.max(again ?? 0, done.again ?? 0);
        }
      }),
    );
    return { sent, failed, again };
  }

  async function takeAway(channel: ChannelRow, mark: string | undefined, tag: string, at: number): Promise<void> {
    if (channel.kind !== 'telegram') await speak(channel, withdrawalOf(tag, at, channel.doc.lang));
    else if (mark !== undefined) await ways.telegram?.unsay(channel.doc.to, mark).catch(() => undefined);
  }

  return {
    say,
    takeBack: async (channels, { match, at, sent }, where) => {
      // A sum stands for others, too.
      const there = channels.filter((channel) => where.includes(channel.id) && sent[channel.id]?.sum !== true && mayWithdraw(channel));
      await Promise.all(there.map((channel) => takeAway(channel, sent[channel.id]?.mark, pathOf(match), at)));
    },
    takeSumBack: async (channels, sent, now) => {
      const there = channels.filter((channel) => sent[channel.id]?.sum === true && mayWithdraw(channel));
      await Promise.all(there.map((channel) => takeAway(channel, sent[channel.id]?.mark, SUM_PATH, now)));
    },
  };
}
