import { sha256 } from './sha256.ts';
import type { Entry, Header } from './types.ts';

/** JSON with sorted keys and no spaces: one text for one value, so that it can be hashed and compared. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member = (value as { [key: string]: unknown })[key];
    if (member !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(member)}`);
  }
  return `{${parts.join(',')}}`;
}

/** A whole match as one text: first the header, then an entry a line. */
export function encodeJournal(header: Header, entries: readonly Entry[]): string {
  return [header, ...entries].map(canonical).join('\n');
}

export function decodeJournal(text: string): { header: Header; entries: Entry[] } {
  const lines = text.trim().split('\n');
  const [header, ...entries] = lines.map((line, i) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new Error(`line ${i + 1} of the journal is not JSON`);
    }
  });
  if (typeof header !== 'object' || header === null || !('game' in header)) throw new Error('the journal has no header');
  return { header: header as Header, entries: entries as Entry[] };
}

export const journalHash = (header: Header, entries: readonly Entry[]): string => sha256(encodeJournal(header, entries));

/** What is published before the first card: it binds the server to the seed without telling it. */
export const seedCommitment = (seed: string): string => sha256(`zastolye:${seed}`);
