import type { CardId } from '#engine';

/** The card in the reading pane. A store of its own: pointing at a card must not draw the whole table anew. */
export interface Reading {
  readonly def: string | null;
  /** Which one it is, where it is one that lies somewhere. */
  readonly card: CardId | null;
  readonly pinned: boolean;
}

export interface Reader {
  readonly getState: () => Reading;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a card unless another one is pinned. */
  readonly read: (def: string, card?: CardId) => void;
  /** Looked away: back to what happens, unless a card is pinned. */
  readonly leave: () => void;
  /** Keeps a card, or lets go. */
  readonly pin: (def: string | null) => void;
}

export function createReader(): Reader {
  let current: Reading = { def: null, card: null, pinned: false };
  const listeners = new Set<() => void>();
  const set = (next: Reading): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read(def, card = -1) {
      const one = card < 0 ? null : card;
      if (!current.pinned && (current.def !== def || current.card !== one)) set({ def, card: one, pinned: false });
    },
    leave() {
      if (!current.pinned && current.def !== null) set({ def: null, card: null, pinned: false });
    },
    pin: (def) =>
      set(def === null ? { ...current, pinned: false } : { def, card: def === current.def ? current.card : null, pinned: true }),
  };
}
