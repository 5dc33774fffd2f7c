import type { House } from '../house.ts';
import type { Rooms } from '../match/rooms.ts';
import { type Delivered, sendOver, type Ways } from './channels.ts';
import type { Mailer } from './mail.ts';
import { openPost, vapidOf } from './post.ts';
import { type Sender, startSender } from './sender.ts';
import { openTelegram } from './telegram.ts';

/** Calls to tables: the ways that the host has set up, and what carries the outbox over them. */
export interface Calls {
  readonly ways: Ways;
  /** The key by which browsers know this place; null: browsers are not called. */
  readonly pushKey: string | null;
  readonly sender: Sender;
  /** Says something at once, on one way. */
  readonly speak: (...said: Parameters<ReturnType<typeof sendOver>>) => Promise<Delivered>;
  close(): Promise<void>;
}

/** Nodes of an earlier release write no calls. While they are replaced by later ones, what they left unsaid is looked for after the start, and twice again. */
const LOOKS_MS = [2_000, 2 * 60_000, 15 * 60_000];
const RECENT_MS = 2 * 24 * 3_600_000;
const MOST_UNSAID = 500;

async function sayUnsaid(house: House, rooms: Rooms): Promise<void> {
  for (const id of await house.store.uncalled(house.now() - RECENT_MS, MOST_UNSAID)) {
    try {
      await (await rooms.get(id)).callAgain();
    } catch {
      // Somebody else was faster, or has it still; the next look finds it.
    }
  }
}

export async function openCalls(house: House, rooms: Rooms, mail: Mailer | null): Promise<Calls> {
  const { push, webhooks } = house.config.calls;
  const vapid = push || webhooks ? await vapidOf(house.store) : null;
  const ways: Ways = {
    post: vapid === null ? null : openPost(house.config.calls, vapid),
    mail,
    telegram: openTelegram(house),
    webhooks,
  };
  const sender = startSender(house, ways);
  const looks = LOOKS_MS.map((ms) =>
    setTimeout(() => {
      sayUnsaid(house, rooms).catch((error: unknown) => house.report('calls', error));
    }, ms),
  );
  return {
    ways,
    pushKey: push ? (vapid?.publicKey ?? null) : null,
    sender,
    speak: sendOver(house, ways),
    close: async () => {
      for (const look of looks) clearTimeout(look);
      await sender.close();
      await Promise.all([ways.post?.close(), ways.telegram?.close()]);
    },
  };
}
