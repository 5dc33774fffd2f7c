import type { Words } from './archive/pack.ts';
import type { ArchiveRow } from './archive/row.ts';

/** Where a walk over matches in the order of their making stands. */
export interface Walked {
  readonly created: number;
  readonly id: string;
}

/** What is done to a store so that it does not grow for ever. Everything can be broken off at any moment and done again. */
export interface KeepingStore {
  /** False while a node is at work that does not know of archives: it would take what is put away for lost. */
  knowsArchives(): Promise<boolean>;
  /** Matches that ended before and are not put away yet, in the order of their making. */
  endedBefore(before: number, after: Walked | null, limit: number): Promise<Walked[]>;
  /** The latest finished matches of a game under those rules that are not put away yet. */
  latestOf(game: string, rulesVersion: number, limit: number): Promise<string[]>;
  /** Takes a finished match off the hot tables: the row is durable before anything goes. `false`: it is not finished, or put away already. */
  putAway(row: ArchiveRow): Promise<boolean>;
  /** The latest words of a game under those rules; null: none have been learned. */
  wordsOf(game: string, rulesVersion: number): Promise<Words | null>;
  /** They stay: matches are packed with them. */
  saveWords(game: string, rulesVersion: number, words: Words): Promise<void>;

  /** Matches put away that ended in a month before this one. */
  archivedBefore(month: number, limit: number): Promise<string[]>;
  /** Unfinished tables that nobody has touched since then. */
  abandonedBefore(before: number, limit: number): Promise<string[]>;
  /** Everything about these matches goes, in the archive too. */
  removeMatches(ids: readonly string[]): Promise<void>;
  /** Gives back room that removed matches of the archive leave; months before this one are empty. */
  dropMonthsBefore(month: number): Promise<void>;

  /** Talk at tables whose match ended before goes, of at most so many. Gives at how many. */
  removeTalkBefore(before: number, limit: number): Promise<number>;
  /** People of whom nothing was seen since then: with no seat at an unfinished table, no key and no link to come back by. `unplayed`: the same for those who never sat down. */
  silentSince(before: number, unplayed: number, now: number, limit: number): Promise<string[]>;
  /** Browsers that were not seen since then are signed out: their cookies have ended. */
  removeDevicesBefore(before: number): Promise<void>;
}
