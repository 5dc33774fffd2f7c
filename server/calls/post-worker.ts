/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins */
import { parentPort, workerData } from 'node:worker_threads';
import webPush from 'web-push';
import { Closed, openOutside } from './outside.ts';
import type { Parcel, Posted, PostSettings } from './post.ts';

/** Seals and sends what goes to browsers and webhooks: half a millisecond of a processor for each, so not on the event loop that tables are played on. */
const { allow, vapid } = workerData as PostSettings;
const outside = openOutside(allow);

const HALF_DAY_S = 12 * 3600;
const passes = new Map<string, { readonly header: string; readonly until: number }>();

/** Who sends, signed for one push service: good for half a day, and used for half of that. */
function passFor(endpoint: string): string {
  const audience = new URL(endpoint).origin;
  const now = Math.floor(Date.now() / 1000);
  const known = passes.get(audience);
  if (known !== undefined && known.until > now) return known.header;
  const { Authorization: header } = webPush.getVapidHeaders(
    audience,
    vapid.subject,
    vapid.publicKey,
    vapid.privateKey,
    'aes128gcm',
    now + HALF_DAY_S,
  );
  if (passes.size >= 1000) passes.clear();
  passes.set(audience, { header, until: now + HALF_DAY_S / 2 });
  return header;
}

async function send(parcel: Parcel): Promise<Posted['answer']> {
  try {
    if (parcel.kind === 'hook') return await outside.post(parcel.url, parcel.headers, Buffer.from(parcel.body));
    const { endpoint, keys, body, ttl, topic, urgency } = parcel;
    const sealed = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, body, {
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      topic,
      urgency,
      headers: { Authorization: passFor(endpoint) },
    });
    return await outside.post(endpoint, sealed.headers, sealed.body);
  } catch (error) {
    return { status: error instanceof Closed ? -1 : 0, again: null, text: '' };
  }
}

parentPort?.on('message', ({ id, parcel }: { readonly id: number; readonly parcel: Parcel }) => {
  void send(parcel).then((answer) => parentPort?.postMessage({ id, answer } satisfies Posted));
});
