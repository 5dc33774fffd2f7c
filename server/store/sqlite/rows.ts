import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { MATCH_DEFAULTS, type MatchRow } from '../types.ts';
import { STATEMENTS } from './schema.ts';

export type Statements = { readonly [name in keyof typeof STATEMENTS]: StatementSync };

export const prepared = (db: DatabaseSync): Statements =>
  Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)])) as unknown as Statements;

/** The document of a row that was found, or null. */
export const docOf = <T>(found: unknown): T | null => (found === undefined ? null : (JSON.parse((found as { doc: string }).doc) as T));

export const matchRow = (text: string): MatchRow => ({ ...MATCH_DEFAULTS, ...(JSON.parse(text) as MatchRow) });
