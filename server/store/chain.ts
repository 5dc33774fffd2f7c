import { hash } from 'node:crypto';
import type { Entry } from '#engine';
import type { JournalRow } from './types.ts';

/**
 * Journal entries are a chain: each carries a hash of itself and of the one before. The length and the last hash stand once more beside the
 * journal, so that an entry that was lost, changed or added shows, at the end too.
 */

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22);

/** What the first entry goes on from. */
export const rootOf = (match: string): string => digest(`zastolye:${match}`);

const link = (before: string, n: number, at: number, text: string): string => digest(`${before}\n${n}\n${at}\n${text}`);

/** The next entry of a journal that ends with `head`. Entries are stored as `JSON.stringify` writes them. */
export const linked = (head: string, n: number, at: number, entry: Entry): JournalRow => ({
  n,
  at,
  entry,
  hash: link(head, n, at, JSON.stringify(entry)),
});

/** Something acknowledged is not there any more, or not as it was. */
export class Hole extends Error {
  readonly match: string;
  readonly n: number;

  constructor(match: string, n: number, what: string) {
    super(`match ${match}, entry ${n}: ${what}`);
    this.match = match;
    this.n = n;
  }
}

export interface RawEntry {
  readonly n: number;
  readonly at: number;
  /** As stored. */
  readonly entry: string;
  readonly hash: string;
}

/**
 * Reads rows of a journal in order and checks each link. With `from` above 0 the first row is the one before it, for its hash only. `end`: what
 * is written beside the journal; there may be more by now, but not less.
 */
export function unchained(
  match: string,
  rows: readonly RawEntry[],
  from: number,
  end: { length: number; head: string } | null,
): JournalRow[] {
  const found: JournalRow[] = [];
  let head = rootOf(match);
  let next = Math.max(0, from - 1);
  for (const { n, at, entry, hash: kept } of rows) {
    if (n !== next) throw new Hole(match, next, 'missing');
    if (n >= from) {
      if (link(head, n, at, entry) !== kept) throw new Hole(match, n, 'does not fit what came before');
      found.push({ n, at, entry: JSON.parse(entry) as Entry, hash: kept });
    }
    if (end !== null && n === end.length - 1 && kept !== end.head) throw new Hole(match, n, 'is not the one that was acknowledged');
    head = kept;
    next++;
  }
  if (end !== null && next < end.length && next >= from) throw new Hole(match, next, 'missing');
  return found;
}
