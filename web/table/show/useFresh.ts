import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardId, SeatId } from '#engine';
import type { LiveState } from '../../app/live.ts';

/** Cards that somebody moved since this person last acted. */
export function useFresh({ state, told }: LiveState, me: SeatId | null) {
  const [fresh, setFresh] = useState<ReadonlySet<CardId>>(new Set());
  const seen = useRef<{ me: SeatId | null; at: number } | null>(null);
  const at = state?.at ?? 0;
  useEffect(() => {
    const from = seen.current;
    if (from !== null && from.me === me && from.at === at) return;
    seen.current = { me, at };
    if (from === null || from.me !== me) return setFresh(new Set());
    const moved = told
      .filter((batch) => batch.at > from.at)
      .flatMap((batch) => batch.events.flatMap((event) => (event.e === 'move' ? [event.card] : [])));
    if (moved.length > 0) setFresh((before) => new Set([...before, ...moved]));
  }, [at, me, told]);
  const forgetFresh = useCallback(() => setFresh(new Set()), []);
  return { isFresh: (card: CardId) => fresh.has(card), forgetFresh };
}
