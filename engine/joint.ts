import { seedCommitment } from './journal.ts';
import { sha256 } from './sha256.ts';
import type { SeatId } from './types.ts';

/**
 * A deal that nobody can choose. The house shows the hash of its secret; then each browser at the table shows the hash of a number of its own; only when
 * all are bound the numbers are told; and the seed follows from the secret and all of them. Whoever has added one number that was drawn by chance knows that
 * nobody, not even the house, knew the cards before.
 */

/** What one seat has added. */
export interface Share {
  readonly seat: SeatId;
  readonly hash: string;
  readonly number: string;
}

export interface Joint {
  /** What the house has added; told when the match is over. */
  readonly secret: string;
  /** In order of seats. */
  readonly shares: readonly Share[];
  /** Bound, but their number did not come in time: the deal goes without them. */
  readonly left: readonly Omit<Share, 'number'>[];
}

/** What binds a seat to its number without telling it. */
export const shareHash = (number: string): string => sha256(`zastolye share:${number}`);

/** The seed of the deal. Where nobody has added anything it is the secret of the house. */
export const jointSeed = (secret: string, shares: readonly Pick<Share, 'number'>[]): string =>
  shares.length === 0 ? secret : sha256(`zastolye deal:${[secret, ...shares.map(({ number }) => number)].join(':')}`);

/** What is wrong with a deal; null: nothing. `seedHash` is what the house has shown before. */
export function jointFault(seed: string, seedHash: string, { secret, shares }: Joint): 'wrong-seed' | 'wrong-share' | null {
  if (seedCommitment(secret) !== seedHash) return 'wrong-seed';
  if (shares.some(({ hash, number }) => shareHash(number) !== hash)) return 'wrong-share';
  return jointSeed(secret, shares) === seed ? null : 'wrong-seed';
}

/** What a page has seen of a deal: the hashes that were there when it told its own number. */
export interface SeenShares {
  readonly own: string;
  readonly hashes: readonly string[];
}

/** Whether a deal is made of what was seen: nothing was added afterwards, and nothing is missing but what is said to be. */
export function isAsSeen({ shares, left }: Omit<Joint, 'secret'>, { hashes }: SeenShares): boolean {
  const all = [...shares, ...left].map(({ hash }) => hash);
  return all.length === hashes.length && all.every((hash, i) => all.indexOf(hash) === i) && hashes.every((hash) => all.includes(hash));
}
