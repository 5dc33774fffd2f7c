/** From where each person came last, as limits see addresses. It is kept in memory alone and written nowhere. */
export interface Whereabouts {
  note(identity: string, network: string): void;
  /** Undefined: nobody has asked anything as this person here for a long time. */
  of(identity: string): string | undefined;
}

const REMEMBERED = 50_000;

export function makeWhereabouts(): Whereabouts {
  const known = new Map<string, string>();
  return {
    note: (identity, network) => {
      if (known.get(identity) === network) return;
      known.delete(identity);
      known.set(identity, network);
      if (known.size <= REMEMBERED) return;
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    },
    of: (identity) => known.get(identity),
  };
}
