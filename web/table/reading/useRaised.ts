import { useEffect, useRef } from 'react';
import type { CardView } from '#engine';
import type { Choice } from '../prompt/useChoice.ts';
import type { Reading } from './useReading.ts';

/** On a phone the card that is read is the one chosen: the gold button says what it does. Elsewhere reading chooses nothing. */
export function useRaised(opening: Reading, { ask, canAct, take, raise: choose }: Choice, n: number, phone: boolean): Reading {
  const { opened } = opening;
  function raise(card: CardView): void {
    if (phone && canAct && ask?.max === 1) choose(card.id);
  }
  // A question that comes while a card is being read is about that card.
  const raised = useRef(raise);
  useEffect(() => {
    raised.current = raise;
  });
  const read = opened?.cards[opened.at];
  useEffect(() => {
    if (n >= 0 && read !== undefined && read.id >= 0) raised.current(read);
  }, [n, read]);
  return {
    ...opening,
    open(card) {
      if (card.def === null) return;
      opening.open(card);
      raise(card);
    },
    turnTo(at) {
      opening.turnTo(at);
      const card = opened?.cards[at];
      if (card !== undefined) raise(card);
    },
    close() {
      if (opened !== null && phone && ask?.max === 1) take(undefined);
      opening.close();
    },
  };
}
