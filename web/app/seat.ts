import { useCallback, useEffect, useState } from 'react';
import type { OffersReply, SeatReply } from '#server/schema.ts';
import { get } from './api.ts';
import { useMe } from './session.ts';

/** How one could come back to the seat of this browser; null until it is known, or for a stranger. */
export function useSeat(wanted = true): { readonly seat: SeatReply | null; readonly set: (seat: SeatReply) => void } {
  const known = useMe() !== null && wanted;
  const [seat, setSeat] = useState<SeatReply | null>(null);
  useEffect(() => {
    if (!known) return;
    let live = true;
    get<SeatReply>('/api/me/seat').then(
      (reply) => live && setSeat(reply),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [known]);
  return { seat, set: useCallback((next: SeatReply) => setSeat(next), []) };
}

// When one was asked to keep the seat and did not want to: for a month, and the second time for good.
const STORED = 'zastolye-keep';
const MONTH_MS = 30 * 24 * 3600_000;

function declined(): { readonly times: number; readonly at: number } {
  try {
    const { times, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { times?: unknown; at?: unknown };
    return { times: typeof times === 'number' ? times : 0, at: typeof at === 'number' ? at : 0 };
  } catch {
    return { times: 0, at: 0 };
  }
}

export function mayOffer(now = Date.now()): boolean {
  const { times, at } = declined();
  return times === 0 || (times === 1 && now - at > MONTH_MS);
}

export const declineOffer = (now = Date.now()): void =>
  localStorage.setItem(STORED, JSON.stringify({ times: declined().times + 1, at: now }));

/** By which ways one can come back at this address. */
export function useOffers(): { readonly keys: boolean; readonly letters: boolean } | null {
  const [offers, setOffers] = useState<OffersReply | null>(null);
  useEffect(() => {
    get<OffersReply>('/api/me/enter').then(setOffers, () => setOffers({ keys: false, letters: false }));
  }, []);
  return offers;
}
