import { useCallback, useState } from 'react';
import type { CardId, CardView, Reason, View } from '#engine';

/** A card that is read at full size, among those that lie in the same row. */
export interface Opened {
  readonly cards: readonly CardView[];
  readonly at: number;
  /** Why it cannot be used, once that is known. */
  readonly reason: Reason | null;
}

export interface Reading {
  readonly opened: Opened | null;
  readonly open: (card: CardView) => void;
  /** A card by its name: from the log, from a pile. */
  readonly openDef: (def: string) => void;
  readonly turnTo: (at: number) => void;
  readonly close: () => void;
}

/** Which card is read large. `reasonFor` tells why it cannot be used; it is asked only for cards of the table. */
export function useReading(view: View, reasonFor: (card: CardView) => Promise<Reason | null>): Reading {
  const [opened, setOpened] = useState<Opened | null>(null);
  const show = (cards: readonly CardView[], at: number): void => {
    setOpened({ cards, at, reason: null });
    const card = cards[at];
    if (card.id < 0) return;
    void reasonFor(card).then((reason) => setOpened((now) => (now?.cards[now.at].id === card.id ? { ...now, reason } : now)));
  };
  return {
    opened,
    open(card) {
      if (card.def === null) return;
      const row = rowOf(view, card.id);
      const at = row.findIndex((one) => one.id === card.id);
      if (at < 0) show([card], 0);
      else show(row, at);
    },
    openDef: useCallback((def: string) => setOpened({ cards: [{ id: -1, def }], at: 0, reason: null }), []),
    turnTo: (at) => opened !== null && opened.cards[at] !== undefined && show(opened.cards, at),
    close: useCallback(() => setOpened(null), []),
  };
}

/** Open cards that lie in the same zone. */
function rowOf(view: View, id: CardId): CardView[] {
  for (const cards of Object.values(view.zones))
    if (cards.some((card) => card.id === id)) return cards.filter((card) => card.def !== null || card.id === id);
  return [];
}
