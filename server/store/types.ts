import type { Entry, EventView, GameEvent, Joint, Lang, Options, Outcome, ParamsView, Pos, SeatId, Snapshot } from '#engine';
import type { Analysis, ClockKind, CommandReply, Level, Prepared, WindowTime } from '../schema.ts';
import type { Bus } from './bus.ts';
import type { CallChange, CallingStore } from './calling.ts';
import type { KeepingStore } from './keeping.ts';
import type { SeatStore } from './seats.ts';
import type { Told } from './told.ts';

/**
 * What has to outlive the process. Everything is asynchronous, and every change of a match is one atomic `commit`. So an embedded file and a database server
 * with several nodes look the same from above. No process owns a match, and memory is only a cache. Whoever loses a race for a journal number reads again and
 * decides anew.
 */

export interface IdentityRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly createdAt: number;
  /** Puzzles may be made of this person's matches, where everybody at the table says so. */
  readonly puzzles?: true;
}

/** A browser that is somebody: its cookie names the device, not the person, so that devices can be signed out one by one. */
export interface DeviceRow {
  readonly id: string;
  readonly identity: string;
  /** What to recognise it by in a list. */
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Somebody whose lines a person does not want to see, at any table. */
export interface MuteRow {
  readonly identity: string;
  readonly name: string;
  readonly avatar: string;
}

/** What somebody reached in a challenge that is the same for everybody (the deal of a day). */
export interface ResultRow {
  readonly challenge: string;
  readonly identity: string;
  readonly name: string;
  readonly avatar: string;
  readonly won: boolean;
  /** The more the better. */
  readonly score: number;
  /** Lead over the best other. */
  readonly points?: number;
  readonly gaveUp?: boolean;
  /** How long it took, in answers: the less the better among equal scores. */
  readonly length: number;
  readonly match: string | null;
  readonly at: number;
}

export interface Standing {
  readonly players: number;
  readonly won: number;
  /** From 1; null: has not played. */
  readonly place: number | null;
}

export interface SeatRow {
  readonly kind: 'human' | 'hotseat' | 'bot' | 'open' | 'left';
  /** Whose seat it is, or for whom it is kept; null for bots and empty seats. */
  readonly identity: string | null;
  readonly name: string | null;
  readonly avatar: string | null;
  readonly level: Level | null;
  /** Why a bot plays for the person: gone for too long (given back on return) or by wish (given back on demand). */
  readonly away: 'absent' | 'wish' | null;
  /** A seat of a new table that is kept for `identity` for a while, as what it would sit there. */
  readonly kept?: 'human' | 'hotseat';
  /** Who gave the seat up during the match. */
  readonly was?: string;
  /** Journal number since which this person holds the seat: what the seat saw before is not theirs to know. */
  readonly since: number;
}

export interface Preferences {
  readonly passUntilTurn: boolean;
  readonly passWhenNone: boolean;
  /** Passing until the own turn has ended before: something touched the seat. */
  readonly touched?: true;
  /** Windows that are not about this seat are passed. */
  readonly passUntouched?: boolean;
}

/** A person is away from a table: its clocks stand meanwhile. */
export interface HolidayRow {
  readonly seat: SeatId;
  readonly from: number;
  readonly until: number;
}

/**
 * A match over days told in a few lines, for lists that open no match. It follows from the journal, as far as the others may know it, and holds what each seat
 * is asked in that seat's own words: nobody is told another's.
 */
export interface Glance {
  /** The open decision, since when it waits, and whether time runs. */
  readonly n: number;
  readonly since: number;
  readonly time: 'decision' | 'window' | null;
  readonly asks: { readonly [seat: SeatId]: { readonly prompt: string; readonly params: ParamsView } };
  /** What was told to everybody last. */
  readonly last: { readonly key: string; readonly params: ParamsView } | null;
  readonly pos: Pos | null;
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
  /** Since when the clock counts, if it was changed in mid-match: time that passed before is nobody's. */
  readonly clockSince: number | null;
  readonly options: Options;
  readonly seats: readonly SeatRow[];
  /** How many sat down at the start. */
  readonly players: number;
  readonly host: string;
  /** 32 secret bytes in hexadecimal; published when the match is over. Before a match among people begins, the part of the house. */
  readonly seed: string;
  /** Before the start: the numbers that browsers at the table add to the deal, by their hashes. `until`: the list is closed, and they are told until then. */
  readonly deal?: {
    readonly until: number | null;
    readonly shares: readonly { readonly identity: string; readonly hash: string; readonly number: string | null }[];
  } | null;
  /** What the seed was made of, where others than the house took part. */
  readonly joint?: Joint;
  /** `number`: tells one request from the next; older rows have none. */
  readonly undo: { readonly number?: number; readonly seat: SeatId; readonly n: number; readonly agreed: readonly SeatId[] } | null;
  /** A change that concerns the time of all: carried out when everybody has agreed. `by` is whoever proposed it. */
  readonly proposal: {
    readonly number?: number;
    readonly by: string;
    readonly clock?: ClockKind;
    readonly options?: Options;
    readonly agreed: readonly SeatId[];
  } | null;
  readonly preferences: { readonly [seat: SeatId]: Preferences };
  /** Time added to decision `n`, for everybody who is asked; and how often each seat has asked for it in this match. */
  readonly more?: { readonly n: number; readonly ms: number; readonly used: { readonly [seat: SeatId]: number } };
  /** Over days: how long windows stay open. */
  readonly windowTime?: WindowTime;
  /** Over days: who is or was away, and when. */
  readonly holidays?: readonly HolidayRow[];
  /** By seat: the number of the open window that its person has passed, and when, where passes are only opened together. */
  readonly passed?: { readonly [seat: SeatId]: { readonly n: number; readonly at: number } };
  /** By seat: answers to windows that may come. */
  readonly prepared?: { readonly [seat: SeatId]: readonly Prepared[] };
  /** Over days: for the lists of those who play. */
  readonly glance?: Glance;
  /** When it is over: for whom a stand-in gave more than a quarter of the answers, and its share. */
  readonly standIns?: { readonly [seat: SeatId]: number };
  /** By seat: the number of a window that waits for its person, though there is nothing to answer with. */
  readonly holds?: { readonly [seat: SeatId]: number };
  /** The only person at the table is reading: the bots wait. */
  readonly waits?: boolean;
  /** Who was last reminded, by whom and when. */
  readonly nudges?: { readonly [seat: SeatId]: { readonly from: SeatId; readonly at: number } };
  /** Spectators may chat. */
  readonly spectatorChat: boolean;
  /** Hints are allowed among people: agreed to by sitting down. */
  readonly hintsAllowed?: boolean;
  /** By seat: how many hints were asked for, and the last decision that one was for. */
  readonly hintsUsed?: { readonly [seat: SeatId]: { readonly count: number; readonly n: number } };
  /** It was played without the network, on a device that knew its seed: nothing counts it, and nothing is learned from it. */
  readonly offline?: true;
  /** It is being played on that device: nobody answers here, and what is known here is what it has told. */
  readonly away?: string | null;
  /** It was played under rules that this server does not have: nobody has checked what was told of it. */
  readonly unchecked?: true;
  /** The challenge whose result this match is. */
  readonly daily?: string;
  /** Others are asked to sit down again until then; what is free afterwards is taken by bots with names in that language. */
  readonly call?: { readonly until: number; readonly lang: Lang } | null;
  readonly rematch: string | null;
  readonly from: { readonly match: string; readonly at: number } | null;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

/** What rows that were written before a field existed hold instead. */
export const MATCH_DEFAULTS: Pick<MatchRow, 'clockSince' | 'proposal' | 'spectatorChat'> = {
  clockSince: null,
  proposal: null,
  spectatorChat: false,
};

export interface JournalRow {
  readonly n: number;
  readonly at: number;
  readonly entry: Entry;
  /** Covers this entry and, through the one before, the whole journal so far: see `chain.ts`. */
  readonly hash: string;
}

export interface LineRow {
  readonly n: number;
  readonly at: number;
  /** Who said it; told to nobody, but whoever has muted that person does not get the line. */
  readonly identity: string | null;
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

/**
 * Finished matches of a person in one game and month (`YYYY-MM`, by Greenwich). Counted are those with one seat of that person that did not go on from
 * a position of another match: nobody wins over himself, or with cards that he knew. Whoever gave up has lost.
 */
export interface TallyRow {
  readonly game: string;
  readonly month: string;
  readonly matches: number;
  readonly counted: number;
  readonly won: number;
}

/** Somebody who sat at a table with a person. Name and face are those of the last match together. */
export interface CompanionRow {
  readonly identity: string;
  readonly name: string;
  readonly avatar: string;
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  readonly match: string;
  readonly seat: SeatId;
  readonly game: string;
  readonly at: number;
}

/** A finished match as that of one person. */
export interface PastRow {
  readonly row: MatchRow;
  readonly seat: SeatId;
  readonly counts: boolean;
}

export interface PastWish {
  readonly game: string | null;
  /** Only matches with this person. */
  readonly companion: string | null;
  readonly won: boolean;
  /** Only what was finished before that one. */
  readonly before: { readonly at: number; readonly match: string } | null;
  readonly limit: number;
}

/** A point from which a match can be taken up without running everything before it. */
export interface Checkpoint {
  /** How many journal entries it covers. */
  readonly entries: number;
  readonly snapshot: Snapshot;
  /** What was told since the checkpoint before; never changes, so it is written once. */
  readonly events: Told<GameEvent>;
  /** Earlier checkpoints whose snapshots are still needed; of the others only what they tell stays. */
  readonly keep: readonly number[];
}

/** Everything it takes to go on with a match, as it was at one moment: what another node writes meanwhile is in all of it or in none. */
export interface WholeMatch {
  readonly row: MatchRow;
  readonly journal: readonly JournalRow[];
  /** Lines of talk so far. */
  readonly lines: number;
  /** The oldest that is kept: nothing that can still happen reaches further back. */
  readonly snapshot: Snapshot | null;
  /** How many lists of events checkpoints hold. */
  readonly told: number;
  /** What was told up to the latest checkpoint: a list for the setup and one for each entry. Matches from before there were checkpoints lack the first. */
  readonly past: readonly (readonly GameEvent[])[];
}

/** One atomic change of one match. */
export interface Change {
  readonly match: string;
  /** Version of the row that the change was decided on; somebody else's newer one makes it a conflict. */
  readonly version?: number;
  /** The whole new row; its version is one more than the one it replaces, 1 for a new match. */
  readonly row?: MatchRow;
  /** Numbers and hashes go on where the journal ends. */
  readonly entries?: readonly JournalRow[];
  /** Hash of the entry that the new ones were decided on: somebody else's in its place makes it a conflict, though the number be the same. */
  readonly after?: string;
  readonly line?: LineRow;
  /** Remembered, so that the same request is answered alike and changes nothing. `scope` is the match unless given. */
  readonly command?: {
    readonly scope?: string;
    readonly actor: string;
    readonly key: string;
    /** Hash of what was asked: the same key with something else is a mistake, not a repetition. */
    readonly body: string;
    readonly reply: CommandReply;
    readonly at: number;
  };
  /** When somebody has to look after the match next; null: when it is asked. */
  readonly due?: number | null;
  readonly asked?: readonly SeatId[];
  /** Only visible changes count. */
  readonly updatedAt?: number;
  readonly checkpoint?: Checkpoint;
  /** What people have to be told because of it. */
  readonly calls?: readonly CallChange[];
  /** The course of a finished match, kept as long as the match. */
  readonly course?: Told<EventView>;
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

/** A row of a table as it lies in the store: what `lab verify` reads and `lab move` carries over. */
export type Value = string | number | null;
export type PlainRow = { readonly [column: string]: Value };

export interface TableShape {
  readonly key: number;
  readonly columns: readonly string[];
  /** Columns of bytes: as text they are in base 64. */
  readonly bytes?: readonly string[];
}

/** Tables of every store that hold what lasts, with their columns; the first `key` of them are the primary key. Keys begin with the match, or with the person; those of the archive with the month. */
export const TABLES = {
  identities: { key: 1, columns: ['id', 'doc'] },
  devices: { key: 1, columns: ['id', 'identity', 'label', 'created', 'seen'] },
  recoveries: { key: 1, columns: ['identity', 'hash', 'expires'] },
  mutes: { key: 2, columns: ['identity', 'other', 'name', 'avatar'] },
  passkeys: { key: 1, columns: ['id', 'identity', 'site', 'lock', 'counter', 'transports', 'label', 'created', 'used'] },
  tickets: { key: 1, columns: ['hash', 'kind', 'identity', 'bound', 'expires'] },
  leavings: { key: 1, columns: ['identity', 'asked', 'due'] },
  mailboxes: { key: 1, columns: ['mailbox', 'identity', 'address', 'since'] },
  settings: { key: 1, columns: ['name', 'value'] },
  results: { key: 2, columns: ['challenge', 'identity', 'won', 'score', 'length', 'doc'] },
  matches: { key: 1, columns: ['id', 'version', 'game', 'status', 'visibility', 'created', 'doc', 'archived'] },
  members: { key: 2, columns: ['identity', 'match'] },
  journal: { key: 2, columns: ['match', 'n', 'at', 'entry', 'hash'] },
  lines: { key: 2, columns: ['match', 'n', 'doc'] },
  commands: { key: 3, columns: ['scope', 'actor', 'key', 'body', 'at', 'reply'] },
  live: { key: 1, columns: ['match', 'version', 'length', 'lines', 'head', 'due', 'lease', 'updated', 'asked'] },
  checkpoints: { key: 2, columns: ['match', 'covers', 'snapshot', 'events'] },
  courses: { key: 1, columns: ['match', 'doc'] },
  analyses: { key: 1, columns: ['match', 'doc'] },
  channels: { key: 1, columns: ['id', 'identity', 'kind', 'doc'] },
  callings: { key: 1, columns: ['identity', 'doc'] },
  calls: { key: 2, columns: ['identity', 'match', 'kind', 'at', 'due', 'tries', 'doc', 'sent'] },
  dictionaries: { key: 1, columns: ['id', 'game', 'rules', 'words'], bytes: ['words'] },
  archive: {
    key: 2,
    columns: ['month', 'match', 'dictionary', 'journal', 'course', 'analysis', 'sum'],
    bytes: ['journal', 'course', 'analysis'],
  },
} as const satisfies {
  readonly [table: string]: { readonly key: number; readonly columns: readonly string[]; readonly bytes?: readonly string[] };
};
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** Who people are: devices, recovery, people they do not hear. */
export interface PeopleStore {
  identity(id: string): Promise<IdentityRow | null>;
  saveIdentity(row: IdentityRow): Promise<void>;
  /** Whose device it is; null: unknown or signed out. */
  device(id: string): Promise<IdentityRow | null>;
  /** Which of these devices are unknown or signed out. */
  unknownDevices(ids: readonly string[]): Promise<string[]>;
  /** Makes a device known. */
  saveDevice(row: DeviceRow): Promise<void>;
  /** Notes that a device was seen; one that was signed out meanwhile stays so. */
  touchDevice(id: string, label: string, seenAt: number): Promise<void>;
  /** Latest first. */
  devices(identity: string): Promise<DeviceRow[]>;
  /** Signs devices of a person out: one, or all but one. Gives those that are gone. */
  removeDevices(identity: string, which: { readonly only: string } | { readonly except: string }): Promise<string[]>;
  /** Keeps the hash of a recovery secret until it expires; the former ones are void. */
  setRecovery(identity: string, hash: string, expires: number): Promise<void>;
  /** Good once: whoever comes first gets the identity. */
  takeRecovery(hash: string, now: number): Promise<IdentityRow | null>;
  mutes(identity: string): Promise<MuteRow[]>;
  setMute(identity: string, other: MuteRow, on: boolean): Promise<void>;
  /** Every match that names the person: at a seat, now or once. */
  matchesWith(identity: string): Promise<string[]>;
  /**
   * The person is gone, with devices, keys, links, mutes and lists of past matches; what they said is blank, and what they reached on a day is nobody's. Rows of
   * matches are not touched: `people/forget.ts` does that before.
   */
  forget(identity: string): Promise<void>;
}

/** What people have played, and how they fared. */
export interface ResultStore {
  /** The first result of a person in a challenge counts; `false`: there was one. */
  saveResult(row: ResultRow): Promise<boolean>;
  /** Best first. */
  results(challenge: string, limit: number): Promise<ResultRow[]>;
  standing(challenge: string, identity: string | null): Promise<Standing>;
  /** By game and month. */
  tallies(identity: string): Promise<TallyRow[]>;
  /** Most matches together first. */
  companions(identity: string, limit: number): Promise<CompanionRow[]>;
  /** Latest first. */
  pastOf(identity: string, wish: PastWish): Promise<PastRow[]>;
}

/** Matches, and what is to be done for them. */
export interface MatchStore {
  /** Resolves after the change is durable; `conflict`: somebody else was faster, nothing was changed. */
  commit(change: Change): Promise<'done' | 'conflict'>;
  match(id: string): Promise<MatchRow | null>;
  /** How far the stored match is: to see whether a copy in memory is still true. */
  position(id: string): Promise<Position>;
  /** The same of several; matches that do not exist are left out. */
  positions(ids: readonly string[]): Promise<ReadonlyMap<string, Position>>;
  /** Throws a `Hole` if anything that was once acknowledged is missing or changed. */
  journal(id: string, from?: number): Promise<JournalRow[]>;
  /** Throws a `Hole` as `journal` does. Null: there is no such match. */
  whole(id: string): Promise<WholeMatch | null>;
  course(id: string): Promise<readonly (readonly EventView[])[] | null>;
  /** The look back at a finished match, the same for everybody; null: not made yet. */
  analysis(id: string): Promise<Analysis | null>;
  /** The first one stays. */
  saveAnalysis(id: string, analysis: Analysis): Promise<void>;
  /** The latest lines, oldest first. */
  lines(id: string, limit: number): Promise<LineRow[]>;
  command(scope: string, actor: string, key: string): Promise<{ readonly reply: CommandReply; readonly body: string } | null>;

  openTables(limit: number, game?: string): Promise<ListedRow[]>;
  matchesOf(identity: string, limit: number): Promise<ListedRow[]>;
  /** The same, of ended ones only those that changed since; the latest first. */
  tablesOf(identity: string, since: number, limit: number): Promise<ListedRow[]>;
  /** Tables not begun yet with a seat of this person, or one kept for it. */
  lobbiesOf(identity: string, limit: number): Promise<MatchRow[]>;

  /** Takes up to `limit` matches due at `before` that nobody has taken; they are left to the caller until `until`. */
  claimDue(before: number, now: number, until: number, limit: number): Promise<string[]>;
  /** Somebody is connected if a living node says so: another one than this, where there are several. */
  presence(match: string): Promise<PresenceRow[]>;
  setPresence(match: string, row: PresenceRow): Promise<void>;
}

/** Rows as they lie in the tables: to check them and to carry them over. */
export interface PlainStore {
  /** Rows of a table after the given key, in order of the key. */
  dump(table: TableName, after: readonly Value[] | null, limit: number): Promise<PlainRow[]>;
  /** Puts rows in as they are; those that are there already stay. */
  restore(table: TableName, rows: readonly PlainRow[]): Promise<void>;
}

/**
 * While nodes are replaced by those of a later release, one after the other, both are at work. A match must not be played by two sets of rules in
 * turn. So a node with later rules leaves matches to nodes with earlier ones as long as one of those lives.
 */
export interface Elders {
  /** Says by which version of each game's rules this node plays. */
  play(rules: { readonly [game: string]: number }): Promise<void>;
  /** Whether there was one of late, for any game. */
  seen(): boolean;
  /** Whether there is one now that knows this game. */
  know(game: string): Promise<boolean>;
}

export interface Store extends PeopleStore, SeatStore, ResultStore, MatchStore, CallingStore, PlainStore, KeepingStore {
  /** Word from the other nodes; null where one process has the store for itself. */
  readonly bus: Bus | null;
  /** The time to go by, in milliseconds, the same for all nodes. It never goes back, not even over a restart with the machine's clock set back. */
  readonly clock: () => number;
  /** Adds to what was done in a minute, by key, and gives the sums of all nodes; null where one process has the store for itself. */
  readonly addUses: ((minute: number, counts: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>) | null;
  /** Notes how many of each key there are at this node, and gives how many living other nodes have of `keys`; null where one process has the store for itself. */
  readonly shareCounts: ((counts: ReadonlyMap<string, number>, keys: readonly string[]) => Promise<ReadonlyMap<string, number>>) | null;
  readonly elders: Elders;
  /** Writes something and waits until it is durable: the store works. */
  ping(): Promise<void>;

  /** What all nodes go by, under a name; null: nobody has said yet. */
  setting(name: string): Promise<string | null>;
  /** Puts a value in the place of the one that was read. False: somebody else was faster. */
  setSetting(name: string, value: string, before: string | null): Promise<boolean>;
  /** True for whoever asks first until then: what is to be done once among all nodes, or not too often. */
  claim(key: string, now: number, until: number): Promise<boolean>;
  /** Throws away what only guards against repetition and is older than `before`. */
  prune(before: number): Promise<void>;
  /** What the store finds wrong with itself, in words. */
  check(): Promise<string[]>;
  close(): Promise<void>;
}
