import type { Lang, SeatId } from '#engine';

/** What somebody is called for. `past`: it is over, and what was shown of it is taken away. */
export type CallKind = 'turn' | 'asked' | 'quarter' | 'invited' | 'over' | 'past';

/** What a call says, as far as everybody at the table may know it. */
export interface CallFacts {
  readonly seat: SeatId;
  /** The decision it is about. */
  readonly n: number;
  readonly game: string;
  /** Whose turn it was before, or who asks to the table; null: nobody to be named. */
  readonly by: string | null;
  /** Who wait at the table. */
  readonly others: number;
  /** When the time is up, and how long it is in all. */
  readonly until: number | null;
  readonly time: number | null;
  readonly mayPass: boolean;
  readonly mayMore: boolean;
  /** Away until then: nothing is said before. */
  readonly away: number | null;
  /** Of a match that is over. */
  readonly winners?: readonly string[];
  readonly won?: boolean;
}

/** The one call of a person at a table, as it is put into the outbox with the change that makes it necessary. */
export interface CallRow {
  readonly identity: string;
  readonly match: string;
  readonly kind: CallKind;
  /** When it became necessary: later than any call of the same table before. */
  readonly at: number;
  /** When it is to be sent. */
  readonly due: number | null;
  readonly facts: CallFacts;
}

/** `put` takes the place of what was there, `end` says that it is over, `amend` changes what it says. */
export interface CallChange {
  readonly how: 'put' | 'end' | 'amend';
  readonly call: CallRow;
}

/** Where something of this call stands now, by the channel's id: what it takes to change or to take it away. */
export type Sent = { readonly [channel: string]: { readonly at: number; readonly mark?: string; readonly sum?: boolean } };

export interface OutboxRow extends CallRow {
  readonly tries: number;
  readonly sent: Sent;
  /** Until when it is in somebody's hands; 0: in nobody's. No two nodes that have it one after the other have it until the same moment. */
  readonly lease: number;
}

/** What has become of a call that was in one's hands. */
export interface Settled {
  readonly call: OutboxRow;
  /** Null: it is done with. */
  readonly next: { readonly kind: CallKind; readonly due: number | null; readonly tries: number } | null;
  readonly sent: Sent;
}

/** All that it takes to call somebody. */
export interface Callee {
  readonly channels: readonly ChannelRow[];
  /** What was said about when and for what; null: as everybody. */
  readonly wishes: string | null;
  readonly outbox: readonly OutboxRow[];
}

export type ChannelKind = 'push' | 'mail' | 'telegram' | 'webhook';

/** A way to reach somebody. */
export interface ChannelRow {
  readonly id: string;
  readonly identity: string;
  readonly kind: ChannelKind;
  readonly doc: ChannelDoc;
}

export interface ChannelDoc {
  readonly lang: Lang;
  readonly createdAt: number;
  /** The endpoint of a browser, an address of mail, a chat, an address of a webhook. */
  readonly to: string;
  /** What to recognise it by in a list. */
  readonly label: string;
  /** Of a browser: what its messages are sealed with. */
  readonly keys?: { readonly p256dh: string; readonly auth: string };
  /** The device whose browser it is. */
  readonly device?: string;
  readonly format?: 'json' | 'discord' | 'slack';
  /** With what messages to a webhook are signed. */
  readonly secret?: string;
  /** Not confirmed yet: the hash of what has to be said, and until when. */
  readonly pending?: { readonly hash: string; readonly until: number };
  /** Since when nothing gets through, and how it showed. */
  readonly dead?: { readonly at: number; readonly why: 'gone' | 'refused' | 'silent' };
  readonly failures?: number;
}

/** How people are called, and what still has to be said to them. */
export interface CallingStore {
  channels(identity: string): Promise<ChannelRow[]>;
  channel(id: string): Promise<ChannelRow | null>;
  saveChannel(row: ChannelRow): Promise<void>;
  removeChannel(id: string): Promise<void>;
  /** What somebody wishes to be called for, and when; null: as everybody. */
  wishes(identity: string): Promise<string | null>;
  saveWishes(identity: string, doc: string): Promise<void>;
  /**
   * The calls that are due, of the people whom the first so many of them are for and which nobody has taken: they are left to the caller until then. A call that
   * becomes another one, or is over, stays in the same hands until it is settled. One whose holder never settled it has been tried once more.
   */
  claimCalls(now: number, until: number, people: number): Promise<OutboxRow[]>;
  outbox(identity: string): Promise<OutboxRow[]>;
  /** By identity. */
  callees(identities: readonly string[]): Promise<ReadonlyMap<string, Callee>>;
  /** Notes where calls stand, and lets go of them; what is next only where a call is still the one of that moment. Gives those that were in other hands by then: nothing is noted about them. */
  settleCalls(settled: readonly Settled[]): Promise<readonly Settled[]>;
  /** Matches over days that somebody has changed since then without a word in the outbox: nodes of an earlier release do. */
  uncalled(since: number, limit: number): Promise<string[]>;
}
