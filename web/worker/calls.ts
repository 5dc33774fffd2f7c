import type { CallMessage } from '#server/schema.ts';
import type { Page, WorkerScope } from './scope.ts';

/** Calls to a table: shown once, one for each table, and taken away when they are over. */

const NOTES = 'calls';
const SEEN = '/seen';
/** Of so many tags it is remembered what was seen last. */
const MOST_SEEN = 100;

type Seen = { readonly [tag: string]: number };

const isMessage = (data: unknown): data is CallMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && 'tag' in data && 'at' in data;

/** Whether the message is later than what was seen under its tag; it then is the last one. */
async function isNews({ caches }: WorkerScope, { tag, at }: CallMessage): Promise<boolean> {
  const notes = await caches.open(NOTES);
  const kept = await notes.match(SEEN);
  const seen: Seen = kept === undefined ? {} : ((await kept.json()) as Seen);
  if ((seen[tag] ?? 0) >= at) return false;
  const { [tag]: _, ...others } = seen;
  const latest = [[tag, at], ...Object.entries(others)].slice(0, MOST_SEEN);
  await notes.put(SEEN, new Response(JSON.stringify(Object.fromEntries(latest))));
  return true;
}

const pagesOf = ({ clients }: WorkerScope): Promise<readonly Page[]> => clients.matchAll({ type: 'window', includeUncontrolled: true });

const pathOf = (page: Page): string => new URL(page.url).pathname;

async function close({ registration }: WorkerScope, tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}

async function hear(scope: WorkerScope, message: CallMessage): Promise<void> {
  if (!(await isNews(scope, message))) return;
  for (const tag of message.instead ?? []) await close(scope, tag);
  if (message.kind === 'withdraw') return close(scope, message.tag);
  // Whoever sits at that table and looks at it is not called to it.
  const pages = await pagesOf(scope);
  if (pages.some((page) => page.focused && page.visibilityState === 'visible' && pathOf(page) === message.path)) return;
  const options: NotificationOptions & { readonly actions: readonly object[]; readonly timestamp: number; readonly renotify: boolean } = {
    body: message.body,
    lang: message.lang,
    tag: message.tag,
    // A later call for the same table is heard again.
    renotify: message.quiet !== true,
    silent: message.quiet === true,
    timestamp: message.at,
    icon: '/call-192.png',
    badge: '/call-badge-96.png',
    data: message,
    actions: (message.buttons ?? []).map(({ does, title }) => ({ action: does, title })),
  };
  await scope.registration.showNotification(message.title, options);
}

/** The table itself, where it is open; else a page of the site that shows no other table; else a new one. */
async function lead(scope: WorkerScope, path: string): Promise<void> {
  const pages = await pagesOf(scope);
  const there = pages.find((page) => pathOf(page) === path);
  if (there !== undefined) {
    await there.focus();
    return;
  }
  const free = pages.find((page) => !pathOf(page).startsWith('/m/'));
  try {
    if (free !== undefined) {
      await (await free.focus()).navigate(path);
      return;
    }
  } catch {
    // A page that is older than this worker cannot be led anywhere.
  }
  await scope.clients.openWindow(path);
}

/** The answer that stands on the button, given without a page. False: it did not count, so the person should look. */
async function answer(scope: WorkerScope, { table, buttons }: CallMessage, action: string): Promise<boolean> {
  const button = buttons?.find(({ does }) => does === action);
  if (table === undefined || button === undefined) return false;
  const { match, seat, n } = table;
  // The same press is the same request, however often it is sent.
  const key = `call-${action}-${match}-${seat}-${n}`;
  const [name, wish] = button.does === 'pass' ? ['answer', { key, seat, n, options: [] }] : ['more-time', { key, seat }];
  const response = await scope
    .fetch(`/api/matches/${match}/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    .catch(() => null);
  return response?.ok === true;
}

/** A browser may change where it is to be reached; the server is told in place of the page. */
async function moved(scope: WorkerScope, before: PushSubscription | null, after: PushSubscription | null): Promise<void> {
  const key = before?.options.applicationServerKey ?? null;
  const now =
    after ??
    (key === null ? null : await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ??
    (await scope.registration.pushManager.getSubscription());
  if (now === null) return;
  await scope.fetch('/api/me/calling/device', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: now, ...(before === null ? {} : { instead: before.endpoint }) }),
  });
}

export function hearCalls(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const data = event.data?.json();
    if (isMessage(data)) event.waitUntil(hear(scope, data));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const message: unknown = event.notification.data;
    // A page that made it itself says at least where it was, as the tag.
    if (!isMessage(message)) return event.waitUntil(lead(scope, event.notification.tag));
    const { path } = message;
    event.waitUntil(
      event.action === ''
        ? lead(scope, path)
        : answer(scope, message, event.action).then((counted) => (counted ? undefined : lead(scope, path))),
    );
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(moved(scope, event.oldSubscription, event.newSubscription));
  });
}
