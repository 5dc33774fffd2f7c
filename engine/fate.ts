import type { CardId, SeatId, Table, ZoneId } from './types.ts';
import { maskOf } from './types.ts';

/**
 * What somebody who wishes a seat ill lets chance bring until the next answer: faces behind ids that the seat does not see, and what is rolled.
 * A search that has to hold in every world at once fixes a face only when it comes to light, instead of trying worlds one by one.
 */
export interface Fate {
  /** From whose eyes the faces are hidden. */
  readonly seat: SeatId;
  /** Card and definition, in the order in which they come to light. */
  readonly faces: readonly (readonly [card: CardId, def: number])[];
  /** What `roll` and `randomOf` give, in their order; what comes after them is 0. */
  readonly rolls: readonly number[];
}

const isHidden = <V>(t: Table<V>, seat: SeatId, card: CardId): boolean => ((t.sight[t.zone[card]] | t.seen[card]) & maskOf(seat)) === 0;

const mayLie = <V>(t: Table<V>, zone: ZoneId, def: number): boolean => t.game.zones[zone].accepts?.(t.game.defs[def]) ?? true;

/**
 * The faces that may lie behind a card that the seat does not see: those behind all hidden cards of its pool, as far as its zone and theirs
 * accept the exchange. `from`: the zone in which it lay unseen, if it has been moved into the light right now.
 */
export function facesOf<V>(t: Table<V>, seat: SeatId, card: CardId, from: ZoneId = t.zone[card]): number[] {
  const { zones } = t.game;
  const { pool } = zones[from];
  const mine = t.def[card];
  const faces = [mine];
  if (pool < 0) return faces;
  for (let z = 0; z < zones.length; z++) {
    if (zones[z].pool !== pool || !mayLie(t, z, mine)) continue;
    for (const id of t.zones[z]) {
      const def = t.def[id];
      if (id !== card && isHidden(t, seat, id) && !faces.includes(def) && mayLie(t, from, def)) faces.push(def);
    }
  }
  return faces;
}

/**
 * Makes the faces of a fate so, as far as the cards still lie hidden: each changes places with one of its pool that the seat sees as little. What
 * has no partner yet gets one when a pile is shuffled, so a shuffle asks again.
 */
export function ordainFaces<V>(t: Table<V>): void {
  const { fate } = t;
  if (fate === null) return;
  const { seat, faces } = fate;
  for (let i = 0; i < faces.length; i++) {
    const [card, def] = faces[i];
    if (t.def[card] === def || !isHidden(t, seat, card) || !mayLie(t, t.zone[card], def)) continue;
    const other = partnerOf(t, fate, i);
    if (other < 0) continue;
    t.def[other] = t.def[card];
    t.def[card] = def;
    if (t.origin !== null) [t.origin[card], t.origin[other]] = [t.origin[other], t.origin[card]];
  }
}

function partnerOf<V>(t: Table<V>, { seat, faces }: Fate, i: number): CardId {
  const { zones } = t.game;
  const [card, def] = faces[i];
  const { pool } = zones[t.zone[card]];
  if (pool < 0) return -1;
  for (let z = 0; z < zones.length; z++) {
    if (zones[z].pool !== pool || !mayLie(t, z, t.def[card])) continue;
    for (const id of t.zones[z]) {
      if (t.def[id] === def && id !== card && isHidden(t, seat, id) && !faces.slice(0, i).some(([fixed]) => fixed === id)) return id;
    }
  }
  return -1;
}
