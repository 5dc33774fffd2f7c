/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins */
import { Worker } from 'node:worker_threads';
import webPush from 'web-push';
import type { Store } from '../store/types.ts';
import type { CallsConfig } from './config.ts';
import type { Answer } from './outside.ts';

/** What goes to a browser's push service, or to a webhook. */
export type Parcel =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
      readonly body: string;
      /** In seconds: later nobody needs it. */
      readonly ttl: number;
      /** A later one of the same topic takes the place of one that has not been fetched. */
      readonly topic: string;
      readonly urgency: 'normal' | 'high';
    }
  | { readonly kind: 'hook'; readonly url: string; readonly headers: { readonly [name: string]: string }; readonly body: string };

export interface Posted {
  readonly id: number;
  /** Status 0: nobody answered; -1: it is not written to at all. */
  readonly answer: Answer;
}

interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PostSettings {
  readonly allow: readonly string[];
  readonly vapid: Vapid & { readonly subject: string };
}

const SETTING = 'vapid';

/** The keys by which browsers know this place: made once, the same on all nodes, carried along with everything else. */
export async function vapidOf(store: Pick<Store, 'setting' | 'setSetting'>): Promise<Vapid> {
  for (;;) {
    const text = await store.setting(SETTING);
    if (text !== null) return JSON.parse(text) as Vapid;
    await store.setSetting(SETTING, JSON.stringify(webPush.generateVAPIDKeys()), null);
  }
}

/** Whom a push service may turn to: it wants an address of mail or of a page. */
function subjectOf({ url, mail }: CallsConfig): string {
  if (url?.startsWith('https:') === true) return url;
  const address = mail === null ? null : /([^<\s]+@[^>\s]+)/.exec(mail.from)?.[1];
  return `mailto:${address ?? 'nobody@zastolye.example'}`;
}

export interface Post {
  send(parcel: Parcel): Promise<Answer>;
  close(): Promise<void>;
}

const NOT_SENT: Answer = { status: 0, again: null, text: '' };

/** A thread that sends; begun with the first parcel, and anew should it ever die: what it had in hand counts as not sent. */
export function openPost(config: CallsConfig, vapid: Vapid): Post {
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: Worker | null = null;
  let last = 0;
  let closed = false;

  function giveUp(): void {
    worker = null;
    for (const answered of waiting.values()) answered(NOT_SENT);
    waiting.clear();
  }

  function begun(): Worker {
    if (worker !== null) return worker;
    const settings: PostSettings = { allow: config.allow, vapid: { ...vapid, subject: subjectOf(config) } };
    const made = new Worker(new URL('./post-worker.ts', import.meta.url), {
      workerData: settings,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    made.on('message', ({ id, answer }: Posted) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    });
    made.on('error', () => giveUp());
    made.on('exit', () => {
      if (worker === made) giveUp();
    });
    made.unref();
    worker = made;
    return made;
  }

  return {
    send: (parcel) =>
      new Promise((answered) => {
        if (closed) return answered(NOT_SENT);
        const id = ++last;
        waiting.set(id, answered);
        begun().postMessage({ id, parcel });
      }),
    close: async () => {
      closed = true;
      const running = worker;
      giveUp();
      await running?.terminate();
    },
  };
}
