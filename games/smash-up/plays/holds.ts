// What a player could hold, by what everybody knows.

import type { SeatId } from '#engine';
import { FACTIONS } from '../cards/data.ts';
import type { SmashCard, T } from '../state.ts';
import * as state from '../state.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';

const { DISCARD, RESOLVING, SITE } = state;
const { defAt, handOf } = select;
const { ON_NOTHING, PLAY_ON } = traits;

/** How a hand card is used outside phase 2: as an answer to an occasion, as a Special. */
export type Quick = 'answer' | 'special';
// By faction: cards that are ever used so. Filled once, follows from the definitions alone.
const answering: (readonly number[] | null)[] = FACTIONS.map(() => null);
const special: (readonly number[] | null)[] = FACTIONS.map(() => null);

function quickCards(t: T, faction: number, use: Quick): readonly number[] {
  if (use === 'answer') {
    answering[faction] ??= defsOf(t, faction, ({ answers }) => answers !== undefined);
    return answering[faction];
  }
  special[faction] ??= defsOf(t, faction, (card) => card.special?.from === 'hand');
  return special[faction];
}

export const defsOf = (t: T, faction: number, fits: (card: SmashCard) => boolean): number[] =>
  t.game.defs.flatMap((_, def) => (defAt(t, def).faction === faction && fits(defAt(t, def)) ? [def] : []));

/** SMU-303: whether by public knowledge the player could hold a card that fits: not all its copies lie openly. */
export function couldHold<X>(
  t: T,
  seat: SeatId,
  use: Quick,
  about: X,
  fits: (t: T, seat: SeatId, card: SmashCard, about: X) => boolean,
): boolean {
  if (handOf(t, seat).length === 0) return false;
  const factions = t.vars.factions[seat];
  for (let i = 0; i < factions.length; i++) {
    const defs = quickCards(t, factions[i], use);
    for (let k = 0; k < defs.length; k++) {
      const card = defAt(t, defs[k]);
      if (fits(t, seat, card, about) && openCopies(t, seat, defs[k]) < card.copies) return true;
    }
  }
  return false;
}

function openCopies(t: T, seat: SeatId, def: number): number {
  let open = 0;
  for (const id of t.zones[DISCARD + seat]) if (t.def[id] === def) open++;
  for (const id of t.zones[RESOLVING]) if (t.def[id] === def && t.vars.owner[id] === seat) open++;
  if (PLAY_ON[def] === ON_NOTHING) return open;
  for (let site = 0, many = t.vars.sites; site < many; site++)
    for (const id of t.zones[SITE + site]) if (t.def[id] === def && t.vars.owner[id] === seat) open++;
  return open;
}
