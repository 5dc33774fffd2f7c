import type { PlainRow, TableName } from './types.ts';

/** What keeps a seat: keys, secrets that are good once, and seats that are to be forgotten. */

/** A key of a person (WebAuthn): the store has the lock only, the key never leaves the device. */
export interface PasskeyRow {
  readonly id: string;
  readonly identity: string;
  /** The name of the site that it was made for. */
  readonly site: string;
  /** The public half, in base 64. */
  readonly lock: string;
  /** How often the key says it was used; 0 for keys that do not count. */
  readonly counter: number;
  /** How browsers reach it, separated by commas. */
  readonly transports: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** What a secret is good for: making a key, coming in with one, moving matches of a guest, taking a deletion back, naming a mailbox, coming in by a letter. */
export type TicketKind = 'key-new' | 'key-enter' | 'move' | 'back' | 'mailbox' | 'letter';

/** A secret that is good once and for a while; only its hash is kept. */
export interface TicketRow {
  readonly hash: string;
  readonly kind: TicketKind;
  /** Whose it is; '' where nobody is known yet. */
  readonly identity: string;
  /** What else it is bound to. */
  readonly bound: string;
  readonly expires: number;
}

/** Where letters go that lead back to a seat. */
export interface MailboxRow {
  /** By what the address is recognised. */
  readonly mailbox: string;
  readonly identity: string;
  readonly address: string;
  readonly since: number;
}

/** A seat that its person wants to be forgotten: until `due` it can be taken back. */
export interface LeavingRow {
  readonly identity: string;
  readonly asked: number;
  readonly due: number;
}

export interface SeatStore {
  /** False: a key of that name is there already. */
  savePasskey(row: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | null>;
  /** The one used last comes first. */
  passkeys(identity: string): Promise<PasskeyRow[]>;
  /** Notes that a key was used. False: it is gone, or somebody else used it meanwhile. */
  usePasskey(id: string, before: number, counter: number, now: number): Promise<boolean>;
  removePasskey(identity: string, id: string): Promise<boolean>;

  addTicket(row: TicketRow): Promise<void>;
  /** Only looks. */
  ticket(kind: TicketKind, hash: string, now: number): Promise<TicketRow | null>;
  /** Good once: whoever comes first gets it. */
  takeTicket(kind: TicketKind, hash: string, now: number): Promise<TicketRow | null>;
  /** Secrets of that kind that a person still has are void. */
  dropTickets(identity: string, kind: TicketKind): Promise<void>;
  /** Until when the latest recovery link is good; null: there is none. */
  recoveryUntil(identity: string, now: number): Promise<number | null>;

  /** A seat has one mailbox, and a mailbox one seat: the latest that was confirmed. */
  setMailbox(row: MailboxRow): Promise<void>;
  /** The seat behind a mailbox. */
  seatBehind(mailbox: string): Promise<MailboxRow | null>;
  mailboxOf(identity: string): Promise<MailboxRow | null>;
  removeMailbox(identity: string): Promise<void>;

  /** The first request counts. */
  setLeaving(row: LeavingRow): Promise<void>;
  leaving(identity: string): Promise<LeavingRow | null>;
  /** False: there was nothing to take back. */
  stay(identity: string): Promise<boolean>;
  /** Who is to be forgotten by then. */
  leavingBefore(due: number, limit: number): Promise<string[]>;

  /** What one person said and muted is another's now, with results and past of these matches, where that one has none. Rows of matches are changed before. */
  bringOver(from: string, to: string, matches: readonly string[]): Promise<void>;
  /** Rows of a table that belong to a person, as they lie there. */
  rowsOf(table: TableName, identity: string): Promise<PlainRow[]>;
}
