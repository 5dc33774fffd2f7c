import type pg from 'pg';
import type { Bus, Word } from '../bus.ts';

const CHANNEL = 'zastolye';
/** A notification carries at most 8000 bytes. */
const MOST_BYTES = 7000;
const TOGETHER_MS = 4;
const AGAIN_MS = 500;

/**
 * Words travel by LISTEN and NOTIFY, on a connection of their own and outside the durable transactions: a notification inside those makes all commits of a
 * database wait for each other. The connection does not wait for the disk, since nothing rests on the words.
 */
export function makeBus(
  newClient: () => pg.Client,
  join: (client: pg.Client) => Promise<void>,
  node: string,
  report: (where: string, error: unknown) => void,
): Bus {
  let client: pg.Client | null = null;
  let closed = false;
  const listeners: { readonly hear: (word: Word) => void; readonly missed: () => void }[] = [];
  let outbox = new Map<string, Word>();
  let timer: NodeJS.Timeout | null = null;
  let again: NodeJS.Timeout | null = null;
  /** One word after the other, so that none waits inside the driver. */
  let sent: Promise<void> = Promise.resolve();

  function take(payload: string | undefined): void {
    if (payload === undefined) return;
    const { by, words } = JSON.parse(payload) as { by: string; words: Word[] };
    if (by !== node) for (const word of words) for (const { hear } of listeners) hear(word);
  }

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = newClient();
    fresh.on('notification', ({ payload }) => take(payload));
    const lost = (): void => {
      if (client !== fresh && client !== null) return;
      client = null;
      fresh.removeAllListeners('notification');
      fresh.end().catch(() => undefined);
      if (!closed) again ??= setTimeout(retry, AGAIN_MS);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    try {
      await fresh.connect();
      await join(fresh);
      await fresh.query(`SET synchronous_commit = off; LISTEN ${CHANNEL}`);
    } catch (error) {
      report('bus', error);
      lost();
      return;
    }
    if (closed) {
      await fresh.end().catch(() => undefined);
      return;
    }
    client = fresh;
    for (const { missed } of listeners) missed();
  }

  function retry(): void {
    again = null;
    connect().catch((error: unknown) => report('bus', error));
  }

  function send(): void {
    timer = null;
    const words = [...outbox.values()];
    outbox = new Map();
    let some: Word[] = [];
    let bytes = 0;
    const post = (): void => {
      const payload = JSON.stringify({ by: node, words: some });
      sent = sent.then(async () => void (await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined)));
      some = [];
      bytes = 0;
    };
    for (const word of words) {
      const size = JSON.stringify(word).length + 1;
      if (bytes + size > MOST_BYTES && some.length > 0) post();
      some.push(word);
      bytes += size;
    }
    if (some.length > 0) post();
  }

  retry();
  return {
    tell: (word) => {
      outbox.set(`${word.about}/${word.id}`, word);
      timer ??= setTimeout(send, TOGETHER_MS);
    },
    listen: (hear, missed) => void listeners.push({ hear, missed }),
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      if (again !== null) clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
