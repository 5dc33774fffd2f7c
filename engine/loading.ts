import type { Match } from './match.ts';
import type { Run } from './run.ts';
import type { Entry } from './types.ts';

/** A journal that is being run again. */
export interface Loading<V = unknown> {
  /** As far as it has come. */
  readonly match: Match<V>;
  /** So many entries are still to be run. */
  readonly left: number;
  /** Runs so many more of them. Throws if the journal does not fit: each must mean now what it meant then. */
  goOn(most: number): void;
}

/** What is left out in the first entries: it comes back with entry `from`, and from `until` on nothing may be missing. */
interface Hurry {
  readonly from: number;
  readonly until: number;
  slower(): void;
  made(): void;
}

/** Entries before the first that could be taken back, in which a quiet point is looked for. */
const EARLIER = 20;

/**
 * Quiet states take longer than most answers, and of a long journal only the last ones are ever needed: the others are not kept while it is run. Undo needs
 * those on its way. Where none comes in so many entries, `again` runs it once more, with all of them.
 */
export function hurryOf<V>(run: Run<V>, entries: readonly Entry[], depth: number, again: () => void): Hurry | undefined {
  const until = entries.length - depth;
  const from = until - EARLIER;
  if (from <= 0 || entries.some(({ kind }) => kind === 'undo' || kind === 'redo')) return undefined;
  run.keepQuiet(false);
  let isMade = false;
  return {
    from,
    until,
    slower: () => run.keepQuiet(true),
    made() {
      if (isMade || run.isForkable) return;
      isMade = true;
      again();
    },
  };
}

export function loadingOf<V>(
  match: Match<V>,
  entries: readonly Entry[],
  from: number,
  run: (entry: Entry) => void,
  hurry?: Hurry,
): Loading<V> {
  let at = from;
  return {
    match,
    get left() {
      return entries.length - at;
    },
    goOn(most) {
      for (const end = Math.min(entries.length, at + most); at < end; at++) {
        const entry = entries[at];
        if (at === hurry?.from) hurry.slower();
        run(entry);
        if (entry.kind === 'answer' && !sameKeys(match.journal.at(-1), entry))
          throw new Error(`journal of ${match.game.id}: entry ${match.journal.length} means another option now`);
      }
      if (hurry !== undefined && at >= hurry.until) hurry.made();
    },
  };
}

function sameKeys(applied: Entry | undefined, given: Entry & { kind: 'answer' }): boolean {
  return applied?.kind === 'answer' && applied.keys.length === given.keys.length && applied.keys.every((key, i) => key === given.keys[i]);
}
