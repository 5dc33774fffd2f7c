// Examples as tables: a position, who answers what, what is seen then.

import { expect, test } from 'vitest';
import type { SeatName } from '#engine/testing';
import type { Own, Position, Table } from './table.ts';
import { act, allPass, at, bankOf, basesIn, breakpoint, counters, deal, on, power } from './table.ts';

type Answer = string | readonly string[];
/** What is seen at the end, in words: «at tortuga», «power granny», «ann hand», «bob may pick» … */
type Seen = { readonly [words: string]: unknown };
interface Example {
  readonly table: Position;
  /** Who answers what; windows without the wanted answer are passed. */
  readonly course?: readonly (readonly [SeatName, ...Answer[]])[];
  readonly until?: 'turn' | 'draw';
  readonly seen: Seen;
}
type Examples = { readonly [title: string]: Example };

/** King Rex with counters, so that he has this power alone. */
export const full = (n: number) => ({ card: 'king-rex', counters: n - 7 }) as const;
/** An action of bob on somebody else's minion. */
export const foreign = (card: 'poison' | 'cuddle' | 'upgrade' | 'assassination') => ({ card, of: 'bob' }) as const;

function see(table: Table, words: string, wanted: unknown): unknown {
  const [first, ...rest] = words.split(' ');
  const what = rest.join(' ');
  switch (first) {
    case 'at':
      return at(table, what);
    case 'on':
      return on(table, what);
    case 'power':
      return power(table, what);
    case 'counters':
      return counters(table, what);
    case 'breakpoint':
      return breakpoint(table, what);
    case 'bases':
      return basesIn(table);
    case 'bank':
      return bankOf(table);
    case 'vp':
      return table.vars.vp.slice(0, (wanted as number[]).length);
    case 'asked':
      return table.match.open?.asks[0].prompt.key;
    default:
      return seeSeat(table, first as SeatName, what, wanted);
  }
}

function seeSeat(table: Table, name: SeatName, what: string, wanted: unknown): unknown {
  const seat = table.seat(name);
  if (what === 'is offered') seat.isOffered(...(wanted as string[]));
  else if (what === 'may pick') seat.mayPick(...(wanted as string[]));
  else if (what === 'must pick') seat.mustPick(...(wanted as string[]));
  else if (what === 'cannot pick') seat.cannotPick(...(wanted as string[]));
  else return typeof wanted === 'number' ? seat[what as Own].length : seat[what as Own];
  return wanted;
}

function plays({ table: position, course = [], until, seen }: Example): void {
  const { table } = deal(position);
  if (until === 'turn') table.until('turn');
  if (until === 'draw') table.until((t) => t.vars.phase === 'draw');
  for (const [seat, ...answers] of course) act(table, seat, ...answers);
  if (position.unfinished !== true) allPass(table);
  for (const [words, wanted] of Object.entries(seen)) expect([words, see(table, words, wanted)]).toEqual([words, wanted]);
}

export const examples = (rows: Examples): void => {
  test.each(Object.entries(rows))('%s', (_, example) => plays(example));
};
