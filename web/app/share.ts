import { type SeenShares, shareHash } from '#engine';
import type { MatchMeta } from '#server/schema.ts';
import { soon } from './api.ts';

/**
 * The number that this browser adds to the deal of a match among people: first its hash, and when everybody is bound the number itself. What was seen then
 * is kept, so that the end can be compared with it.
 */
interface Kept {
  readonly number: string;
  readonly hash: string;
  /** The hashes that were there when the number was told. */
  readonly hashes?: readonly string[];
}

const KEY = 'zastolye-shares';
const MOST = 40;
const PATIENCE = { again: 3, ms: 4000 };
let kept: { readonly [match: string]: Kept } | null = null;
/** What is on its way already. */
const sent = new Set<string>();

function all(): { readonly [match: string]: Kept } {
  try {
    // Another window of this browser may sit at the same table.
    kept = { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as { readonly [match: string]: Kept }) };
  } catch {
    kept ??= {};
  }
  return kept;
}

function keep(match: string, share: Kept): Kept {
  const others = Object.entries(all()).filter(([id]) => id !== match);
  kept = Object.fromEntries([...others.slice(1 - MOST), [match, share]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse to store: this page remembers it.
  }
  return share;
}

function drawn(): Kept {
  const number = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { number, hash: shareHash(number) };
}

/** Once, however often it is called; what fails is no harm: the deal goes without it. */
async function once(what: string, path: string, body: object): Promise<void> {
  if (sent.has(what)) return;
  sent.add(what);
  try {
    await soon(path, body, PATIENCE);
  } catch {
    sent.delete(what);
  }
}

/** Shows the hash of this browser's number for a match. */
export function bind(match: string): Promise<void> {
  const share = all()[match] ?? keep(match, drawn());
  return once(`${match} ${share.hash}`, `/api/matches/${match}/share`, { hash: share.hash });
}

/** Does what is due at a table that has not begun. */
export async function takePart(meta: MatchMeta): Promise<void> {
  const { id, deal, yours, call } = meta;
  if (deal === null || meta.status !== 'lobby') return;
  if (deal.until === null) {
    // Somebody who sits there with another browser is bound by that one.
    if (deal.shares.some(({ seat }) => yours.includes(seat)) || (yours.length === 0 && call?.mine !== true)) return;
    return bind(id);
  }
  const mine = all()[id];
  const hashes = deal.shares.map(({ hash }) => hash);
  if (mine === undefined || !hashes.includes(mine.hash)) return;
  // The first list counts: the number is told once, and what comes later was not bound before.
  if (mine.hashes === undefined) keep(id, { ...mine, hashes });
  await once(`${id} ${mine.number}`, `/api/matches/${id}/reveal`, { number: mine.number });
}

/** What this browser saw when it told its number; null: it did not. */
export function seenShares(match: string): SeenShares | null {
  const share = all()[match];
  return share?.hashes === undefined ? null : { own: share.hash, hashes: share.hashes };
}
