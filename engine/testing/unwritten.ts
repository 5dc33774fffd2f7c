import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Used by tests and by the command line alike, hence without the test runner.

/** What `lab card` writes wherever something of a new card is still to come. */
export const notWritten = (id: string): string => `${id} is not written yet.`;

const MARK = /([a-z][a-z0-9-]*) is not written yet\./g;

/** The cards of a game's folder that `lab card` has laid out and nobody has written, each with its files. */
export function unwrittenCards(folder: string): string[] {
  const files: { [id: string]: string[] } = {};
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.tsx?$/.test(file))
      for (const [, id] of readFileSync(join(folder, file), 'utf8').matchAll(MARK)) files[id] = [...new Set([...(files[id] ?? []), file])];
  return Object.entries(files).map(([id, where]) => `${id} is not written yet: ${where.join(', ')}`);
}
