import { appendFileSync } from 'node:fs';
import type { Match } from '../match.ts';
import type { TableData } from '../table.ts';
import { cloneTable, tableData } from '../table.ts';
import type { Entry, Header, Table } from '../types.ts';

/** A scenario as it was dealt, and what the test did with it: `lab open` makes a live table of it. */
export interface DealtMatch {
  readonly test: string;
  readonly header: Header;
  readonly table: TableData;
  readonly entries: readonly Entry[];
}

/** Where `lab open` wants scenarios written down, a line each. */
const file = (): string | undefined => process.env.DEALT_TO;

/** Keeps the position before anything happens; call what it gives when the test is over. */
export function dump<V>(table: Table<V>): (match: Match<V>, test: string) => void {
  if (file() === undefined) return () => undefined;
  const dealt = cloneTable(table);
  return (match, test) => {
    const one: DealtMatch = { test, header: match.header, table: tableData(dealt), entries: match.journal };
    appendFileSync(file() ?? '', `${JSON.stringify(one)}\n`);
  };
}
