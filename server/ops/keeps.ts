import type { Config } from '../config.ts';
import { KEEP_LINES, type KeepLine, type KeepsReply } from '../schema.ts';

/** What the server keeps about people, as the page «What the server keeps» tells it. */

/**
 * Every table of both stores, with the line under which people find what it holds; null: nothing in it concerns a person. A test holds this against the tables
 * that there are.
 */
export const KEPT_IN: { readonly [table: string]: KeepLine | null } = {
  identities: 'face',
  devices: 'devices',
  recoveries: 'links',
  tickets: 'links',
  passkeys: 'keys',
  mailboxes: 'mail',
  channels: 'calling',
  callings: 'calling',
  calls: 'calling',
  leavings: 'leaving',
  mutes: 'muted',
  results: 'results',
  matches: 'matches',
  members: 'matches',
  journal: 'matches',
  live: 'matches',
  checkpoints: 'matches',
  courses: 'matches',
  analyses: 'matches',
  records: 'matches',
  archive: 'matches',
  lines: 'talk',
  // Replies to commands, so that the same one counts once; who was at which table last; how many requests came in this minute.
  commands: 'traces',
  presence: 'traces',
  uses: 'traces',
  counts: 'traces',
  marks: 'traces',
  // Of the house, and of nobody.
  settings: null,
  secrets: null,
  dictionaries: null,
  nodes: null,
  pings: null,
  schema_steps: null,
};

/** For how many days; 0: for ever. */
export function keepsOf({ keep, backup, calls }: Pick<Config, 'keep' | 'backup' | 'calls'>): KeepsReply {
  return {
    // What the host has not set up is not kept either.
    lines: KEEP_LINES.filter((line) => line !== 'mail' || calls.mail !== null),
    days: { matches: keep.all, talk: keep.chat, guests: keep.guest, unfinished: keep.unfinished },
    backups: backup === null ? null : Math.ceil((backup.keep * backup.everyMs) / (24 * 3600_000)),
  };
}
