/**
 * The site's service worker (`web/worker`). It is there once something needs it: calls to a table, or the page kept on this device. On plain http, and while
 * the page is developed, there is none.
 */
export const canWork = (): boolean => 'serviceWorker' in navigator && import.meta.env.PROD;

let asked: Promise<ServiceWorkerRegistration> | null = null;

/** Ready to be used; null where there is none. */
export async function siteWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canWork()) return null;
  asked ??= navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(() => navigator.serviceWorker.ready);
  try {
    return await asked;
  } catch {
    // A browser may refuse, in a private window for one.
    asked = null;
    return null;
  }
}

/** The one of an earlier visit; null: nothing has needed it on this device so far. */
export async function knownWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canWork()) return null;
  return (await navigator.serviceWorker.getRegistration('/')) ?? null;
}
