import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Entry, EventView } from '#engine';
import type { Analysis } from '../../schema.ts';
import { Hole, linked, rootOf } from '../chain.ts';
import type { JournalRow } from '../types.ts';
import { withFaces, withoutKnownFaces } from './faces.ts';
import { commonIn, type Json, NO_WORDS, packed, unpacked, type Words } from './pack.ts';

/** A finished match off the hot tables: what was answered and what came of it. Who sat there stands in its row of `matches`, which stays: here is nobody's name. */
export interface ArchiveRow {
  /** In which it ended, by Greenwich: 202611. */
  readonly month: number;
  readonly match: string;
  /** The words it was packed with; empty: none. */
  readonly dictionary: string;
  readonly journal: Uint8Array;
  /** Empty: there is none, as in matches from before courses were kept. */
  readonly course: Uint8Array;
  readonly analysis: Uint8Array | null;
  /** A hash of all of the above: a flipped bit shows. */
  readonly sum: string;
}

export type Course = readonly (readonly EventView[])[];

/** What is packed of a match. */
export interface Finished {
  readonly match: string;
  readonly finishedAt: number;
  readonly journal: readonly JournalRow[];
  readonly course: Course | null;
  readonly analysis: Analysis | null;
}

export function monthOf(at: number): number {
  const date = new Date(at);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The month before or after. */
export const monthsOn = (month: number, by: number): number => monthOf(Date.UTC(Math.floor(month / 100), (month % 100) - 1 + by, 15));

function sumOf({ month, match, dictionary, journal, course, analysis }: Omit<ArchiveRow, 'sum'>): string {
  const parts = [journal, course, analysis ?? new Uint8Array()];
  const head = `${month}/${match}/${dictionary}/${parts.map((part) => part.length).join('/')}\n`;
  return hash('sha256', Buffer.concat([Buffer.from(head), ...parts]), 'base64url').slice(0, 22);
}

/** Times as what passed since the entry before. Clocks of old nodes may have differed, so it may be negative. */
const movesOf = (journal: readonly JournalRow[]): Json[] =>
  journal.map(({ at, entry }, i) => [at - (i === 0 ? 0 : journal[i - 1].at), entry as unknown as Json]);

const eventsOf = (course: Course): Json[][] => withoutKnownFaces(course);

/** Learns what matches of a game have in common. */
export function wordsFrom(samples: readonly Pick<Finished, 'journal' | 'course'>[]): Words {
  const { forms, strings } = commonIn(samples.map(({ journal, course }) => [...movesOf(journal), ...eventsOf(course ?? []).flat()]));
  return { id: hash('sha256', JSON.stringify([forms, strings]), 'base64url').slice(0, 12), forms, strings };
}

export const wordsToBytes = ({ forms, strings }: Words): Uint8Array => brotliCompressSync(JSON.stringify([forms, strings]));

export function wordsFromBytes(id: string, bytes: Uint8Array): Words {
  const [forms, strings] = JSON.parse(brotliDecompressSync(bytes).toString()) as [string[], string[]];
  return { id, forms, strings };
}

/** Packs a match and unpacks it again: what would not come back as it was is not given away. */
export async function archiveRowOf(finished: Finished, words: Words = NO_WORDS): Promise<ArchiveRow> {
  const { match, journal, course, analysis } = finished;
  const row = {
    month: monthOf(finished.finishedAt),
    match,
    dictionary: words.id,
    journal: await packed([movesOf(journal)], words),
    course: course === null ? new Uint8Array() : await packed(eventsOf(course), words),
    analysis: analysis === null ? null : brotliCompressSync(JSON.stringify(analysis)),
  };
  const whole = { ...row, sum: sumOf(row) };
  journalIn(whole, words, { length: journal.length, head: journal.at(-1)?.hash ?? '' });
  if (JSON.stringify(courseIn(whole, words)) !== JSON.stringify(course)) throw new Error(`match ${match}: its course cannot be packed`);
  return whole;
}

export const isUnhurt = (row: ArchiveRow): boolean => sumOf(row) === row.sum;

/** Throws a `Hole` where something is not as it was put away. */
function checked(row: ArchiveRow): void {
  if (!isUnhurt(row)) throw new Hole(row.match, 0, 'is damaged in the archive');
}

/** The journal with its chain, held against what was written beside it when it was played. */
export function journalIn(row: ArchiveRow, words: Words, end: { readonly length: number; readonly head: string }): JournalRow[] {
  checked(row);
  const found: JournalRow[] = [];
  let head = rootOf(row.match);
  let at = 0;
  for (const move of unpacked(row.journal, words)[0]) {
    const [passed, entry] = move as unknown as [number, Entry];
    at += passed;
    const next = linked(head, found.length, at, entry);
    head = next.hash;
    found.push(next);
  }
  if (found.length < end.length) throw new Hole(row.match, found.length, 'missing');
  if (end.length > 0 && head !== end.head) throw new Hole(row.match, end.length - 1, 'is not the one that was acknowledged');
  return found;
}

export function courseIn(row: ArchiveRow, words: Words): Course | null {
  checked(row);
  return row.course.length === 0 ? null : withFaces(unpacked(row.course, words));
}

export function analysisIn(row: ArchiveRow): Analysis | null {
  checked(row);
  return row.analysis === null ? null : (JSON.parse(brotliDecompressSync(row.analysis).toString()) as Analysis);
}
