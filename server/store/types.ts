import type { Entry, EventView, Options, Outcome, SeatId, Snapshot } from '#engine';
import type { ClockKind, CommandReply, Level } from '../schema.ts';
import type { Bus } from './bus.ts';

/**
 * What has to outlive the process. Everything is asynchronous and every change of a match is one atomic `commit`, so that one process with an
 * embedded file and several nodes with a database server look the same from above: no match is owned by a process, memory is only a cache,
 * and whoever loses a race for a journal number reads again and decides anew.
 */

export interface IdentityRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly createdAt: number;
}

export interface SeatRow {
  readonly kind: 'human' | 'hotseat' | 'bot' | 'open' | 'left';
  /** Whose seat it is; null for bots and empty seats. */
  readonly identity: string | null;
  readonly name: string | null;
  readonly avatar: string | null;
  readonly level: Level | null;
  /** Why a bot plays for the person: gone for too long (given back on return) or by wish (given back on demand). */
  readonly away: 'absent' | 'wish' | null;
  /** Journal number since which this person holds the seat: what the seat saw before is not theirs to know. */
  readonly since: number;
}

export interface Preferences {
  readonly passUntilTurn: boolean;
  readonly passWhenNone: boolean;
}

/** Everything about a match but its journal. Replaced as a whole, only if `version` is still the one that was read. */
export interface MatchRow {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: 'lobby' | 'playing' | 'finished';
  readonly visibility: 'open' | 'private';
  readonly clock: ClockKind;
  readonly options: Options;
  readonly seats: readonly SeatRow[];
  /** How many sat down at the start. */
  readonly players: number;
  readonly host: string;
  /** 32 secret bytes in hexadecimal; published when the match is over. */
  readonly seed: string;
  readonly undo: { readonly seat: SeatId; readonly n: number; readonly agreed: readonly SeatId[] } | null;
  readonly preferences: { readonly [seat: SeatId]: Preferences };
  /** Who was last reminded, by whom and when. */
  readonly nudges?: { readonly [seat: SeatId]: { readonly from: SeatId; readonly at: number } };
  readonly rematch: string | null;
  readonly from: { readonly match: string; readonly at: number } | null;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

export interface JournalRow {
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
}

export interface LineRow {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly avatar: string;
  readonly seat: SeatId | null;
  readonly kind: 'chat' | 'reaction';
  readonly text: string;
}

/** What a list shows of a match without opening it. */
export interface ListedRow {
  readonly row: MatchRow;
  readonly updatedAt: number;
  readonly asked: readonly SeatId[];
}

/** One atomic change of one match. */
export interface Change {
  readonly match: string;
  /** Version of the row that the change was decided on; somebody else's newer one makes it a conflict. */
  readonly version?: number;
  /** The whole new row; its version is one more than the one it replaces, 1 for a new match. */
  readonly row?: MatchRow;
  /** Numbers go on where the journal ends. */
  readonly entries?: readonly JournalRow[];
  readonly line?: LineRow;
  /** Remembered, so that the same request is answered alike and changes nothing. `scope` is the match unless given. */
  readonly command?: {
    readonly scope?: string;
    readonly actor: string;
    readonly key: string;
    readonly reply: CommandReply;
    readonly at: number;
  };
  /** When somebody has to look after the match next; null: when it is asked. */
  readonly due?: number | null;
  readonly asked?: readonly SeatId[];
  /** Only visible changes count. */
  readonly updatedAt?: number;
  readonly snapshot?: Snapshot;
  /** The course of a finished match, kept for ever. */
  readonly course?: readonly (readonly EventView[])[];
}

export interface PresenceRow {
  readonly identity: string;
  readonly connected: boolean;
  readonly at: number;
}

export interface Position {
  readonly version: number;
  readonly length: number;
  /** Lines of talk so far. */
  readonly lines: number;
}

export interface Store {
  /** Word from the other nodes; null where one process has the store for itself. */
  readonly bus: Bus | null;
  /** The time that all nodes on this store share, in milliseconds; null: the machine's own. */
  readonly clock: (() => number) | null;

  identity(id: string): Promise<IdentityRow | null>;
  identityByRecovery(hash: string): Promise<IdentityRow | null>;
  saveIdentity(row: IdentityRow): Promise<void>;
  /** Keeps the hash of a recovery secret; the former one is void. */
  setRecovery(id: string, hash: string): Promise<void>;

  /** Resolves after the change is durable; `conflict`: somebody else was faster, nothing was changed. */
  commit(change: Change): Promise<'done' | 'conflict'>;
  match(id: string): Promise<MatchRow | null>;
  /** How far the stored match is: to see whether a copy in memory is still true. */
  position(id: string): Promise<Position>;
  /** The same of several; matches that do not exist are left out. */
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  journal(id: string, from?: number): Promise<JournalRow[]>;
  snapshot(id: string): Promise<Snapshot | null>;
  course(id: string): Promise<readonly (readonly EventView[])[] | null>;
  /** The latest lines, oldest first. */
  lines(id: string, limit: number): Promise<LineRow[]>;
  command(scope: string, actor: string, key: string): Promise<CommandReply | null>;

  openTables(limit: number, game?: string): Promise<ListedRow[]>;
  matchesOf(identity: string, limit: number): Promise<ListedRow[]>;

  /** Takes up to `limit` matches due at `before` that nobody has taken; they are left to the caller until `until`. */
  claimDue(before: number, now: number, until: number, limit: number): Promise<string[]>;
  /** True for whoever asks first until then: what is to be done once among all nodes, or not too often. */
  claim(key: string, now: number, until: number): Promise<boolean>;
  /** Somebody is connected if a living node says so. */
  presence(match: string): Promise<PresenceRow[]>;
  setPresence(match: string, row: PresenceRow): Promise<void>;
  /** Throws away what only guards against repetition and is older than `before`. */
  prune(before: number): Promise<void>;
  close(): Promise<void>;
}
