// What is looked up of the cards in play many times a decision: small tables by definition, in the order of the components.

import { components } from '../cards/data.ts';
import type { Happening, Hearing, SmashCard } from '../state.ts';

/** Two copies of the box may be on the table (SMU-023); of bases one is enough (SMU-024). */
const COPIES_OF_BOX = 2;

export const MINION = 0;
export const ACTION = 1;
export const BASE = 2;
const KINDS = ['minion', 'action', 'base'];

export const KIND = Uint8Array.from(components, ({ kind }) => KINDS.indexOf(kind));
export const PRINTED = Uint8Array.from(components, (one) => (one.kind === 'minion' ? one.power : 0));
export const BREAKPOINT = Uint8Array.from(components, (one) => (one.kind === 'base' ? one.breakpoint : 0));
export const ON_NOTHING = 0;
export const ON_BASE = 1;
export const ON_MINION = 2;
const TARGETS = ['none', 'base', 'minion'];
/** What it is played on: minions go to bases. */
export const PLAY_ON = Uint8Array.from(components, (one) => (one.kind === 'action' ? TARGETS.indexOf(one.playOn) : ON_BASE));
/** Physical cards of a definition. */
export const COUNT = components.map(({ kind, set, count }) =>
  set === 'what-were-we-thinking' && kind !== 'base' ? count * COPIES_OF_BOX : count,
);
/** What the cards do in play (bits of `HOOK`), and what they react to; filled in from their definitions. */
export const HOOKS = new Int32Array(components.length);
export const HEARS = new Uint8Array(components.length);

/** What a card can do while it lies in play, as bits: whoever wants to know looks only where there is such a card. */
export const HOOK = {
  power: 1,
  bearer: 1 << 17,
  /** Its `power` or `bearer` hangs on other places, or on whose turn it is. */
  table: 1 << 1,
  turn: 1 << 2,
  start: 1 << 3,
  breakpoint: 1 << 4,
  silences: 1 << 5,
  shields: 1 << 6,
  spares: 1 << 7,
  guards: 1 << 8,
  forbids: 1 << 9,
  jams: 1 << 10,
  unearths: 1 << 11,
  adopts: 1 << 12,
  /** A play in each phase 2 of its controller; a play that a base offers. */
  grants: 1 << 13,
  offers: 1 << 14,
  /** A talent or another ability for phase 2; a Special that is used in play. */
  uses: 1 << 15,
  special: 1 << 16,
} as const;

/** All physical cards there are. */
export const CARDS = COUNT.reduce((sum, many) => sum + many, 0);
/** A happening as a bit of `HEARS`. */
export function bitOf(what: Happening): number {
  switch (what) {
    case 'played':
      return 1;
    case 'moved':
      return 2;
    case 'destroyed':
      return 4;
    case 'affected':
      return 8;
    case 'start':
      return 16;
    case 'end':
      return 32;
  }
}

/** What a card does when that happens. */
export function hearingOf(card: SmashCard, what: Happening): Hearing | undefined {
  const { hears } = card;
  if (hears === undefined) return undefined;
  switch (what) {
    case 'played':
      return hears.played;
    case 'moved':
      return hears.moved;
    case 'destroyed':
      return hears.destroyed;
    case 'affected':
      return hears.affected;
    case 'start':
      return hears.start;
    case 'end':
      return hears.end;
  }
}
