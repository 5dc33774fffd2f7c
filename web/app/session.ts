import { useSyncExternalStore } from 'react';
import { inEach } from '#engine';
import type { Me, MeReply, MeRequest } from '#server/schema.ts';
import { first } from '../text/first.ts';
import { ApiError, get, post, untilAnswered } from './api.ts';
import { isOffline } from './net.ts';
import { remember, remembered } from './remembered.ts';
import { settings } from './settings.ts';

// Who this browser is. A guest becomes known with the first command; looking around needs no identity.
const AGAIN_MS = 2000;
const MOST_TRIES = 5;
let current: Me | null = null;
let asked: Promise<Me | null> | null = null;
let answered = false;
const listeners = new Set<() => void>();

function set(me: Me | null): Me | null {
  current = me;
  answered = true;
  for (const listener of listeners) listener();
  return me;
}

/** Null for a stranger, and until the server has said who this is. */
export const knownMe = (): Me | null => current;

export function loadMe(): Promise<Me | null> {
  asked ??= get<MeReply>('/api/me').then(
    ({ me }) => {
      remember('me', me);
      return set(me);
    },
    () => {
      asked = null;
      if (current === null) set(remembered<Me>('me'));
      setTimeout(() => void loadMe(), AGAIN_MS);
      return current;
    },
  );
  return asked;
}

/** Becomes a guest if nobody yet. Call before a command. */
export async function ensureMe(): Promise<Me> {
  const known = await loadMe();
  // Without the network one is somebody on this device, and introduced when there is a server to hear it.
  if (known === null && isOffline()) {
    const name = inEach(first, ({ guest }) => guest)[settings().lang];
    return set({ name, avatar: 'fox-0', invented: true, createdAt: Date.now() }) as Me;
  }
  return known ?? (await changeMe({}));
}

/** Many new people come from one address one after the other: whoever is told so stands in line for a while. */
async function untilLetIn(change: MeRequest): Promise<MeReply> {
  for (let tries = 1; ; tries++) {
    try {
      return await untilAnswered(() => post<MeReply>('/api/me', change));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too-often' || tries >= MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

export async function changeMe(change: MeRequest): Promise<Me> {
  const { me } = await untilLetIn(change);
  if (me === null) throw new Error('the server knows nobody');
  asked = Promise.resolve(me);
  remember('me', me);
  set(me);
  return me;
}

/** This browser is that person's from now on. */
export function becomeMe(me: Me): void {
  asked = Promise.resolve(me);
  set(me);
}

/** The seat was left: whoever comes next with this browser is somebody else. */
export function nobodyHere(): void {
  asked = Promise.resolve(null);
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadMe();
  return () => listeners.delete(listener);
}

export const useMe = (): Me | null => useSyncExternalStore(subscribe, () => current);
/** Whether the server has said who this is. */
export const useMeAsked = (): boolean => useSyncExternalStore(subscribe, () => answered);
