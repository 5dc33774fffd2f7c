import type { CallingReply } from '#server/schema.ts';
import { get, post } from './api.ts';
import { canWork, knownWorker, siteWorker } from './worker.ts';

/** Calls to this browser: whether they can come, and how they are turned on. */

/** `install`: only a page on the home screen is called. `none`: this browser, or this address, has no way for it. */
export type HereState = 'on' | 'off' | 'blocked' | 'install' | 'none';

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export async function hereState(): Promise<HereState> {
  if (isApple() && !window.matchMedia('(display-mode: standalone)').matches) return 'install';
  if (!canWork() || !('PushManager' in window) || !('Notification' in window)) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  const worker = await knownWorker();
  return Notification.permission === 'granted' && (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser, so only after a press. Gives what came of it. */
export async function callHere(key: string): Promise<CallingReply | 'blocked' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    const worker = await siteWorker();
    if (worker === null) return 'failed';
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = await worker.pushManager.subscribe(wanted).catch(async () => {
      // It was made for the keys of another server that stood at this address.
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return worker.pushManager.subscribe(wanted);
    });
    const { endpoint, keys } = subscription.toJSON();
    return await post<CallingReply>('/api/me/calling/device', { subscription: { endpoint, keys } });
  } catch {
    return 'failed';
  }
}

/** The browser forgets it too, so that the page does not say that calls come here. */
export async function callHereNoMore(): Promise<void> {
  await (await (await knownWorker())?.pushManager.getSubscription())?.unsubscribe();
}

export const loadCalling = (): Promise<CallingReply> => get<CallingReply>('/api/me/calling');

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const KEY = 'zastolye-call-me';
const MOST_KEPT = 50;

interface Declined {
  readonly matches: readonly string[];
}

function declined(): Declined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{"matches":[]}') as Declined;
  } catch {
    return { matches: [] };
  }
}

/** «No» holds for the match, a second one for good. */
export const mayAsk = (match: string): boolean => {
  const { matches } = declined();
  return matches.length < 2 && !matches.includes(match);
};

export function noteNo(match: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ matches: [match, ...declined().matches].slice(0, MOST_KEPT) }));
  } catch {
    // Private windows may refuse to store; then it is asked again some other time.
  }
}
