import { useSyncExternalStore } from 'react';
import type { GameInfo, GamesReply } from '#server/schema.ts';
import { get } from './api.ts';
import { remember, remembered } from './remembered.ts';

// What the server plays does not change while a page is open: asked for once, again and again until it is known.
const AGAIN_MS = 2000;
let games: readonly GameInfo[] | null = null;
let failed = false;
let asked = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Called as early as possible, so that the answer is there when the page is. */
export function loadGames(): void {
  if (asked) return;
  asked = true;
  get<GamesReply>('/api/games').then(
    (reply) => {
      games = reply.games;
      failed = false;
      remember('games', reply);
      tell();
    },
    () => {
      failed = true;
      asked = false;
      // What is played here is played without the server, too.
      games ??= remembered<GamesReply>('games')?.games ?? null;
      window.setTimeout(loadGames, AGAIN_MS);
      tell();
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loadGames();
  return () => listeners.delete(listener);
}

/** Null until the server has answered. */
export const useGames = (): readonly GameInfo[] | null => useSyncExternalStore(subscribe, () => games);
/** The server does not answer at the moment. */
export const useGamesFailed = (): boolean => useSyncExternalStore(subscribe, () => failed);
