import type { Rng } from './random.ts';
import { below, fastRng, shuffleInPlace, uint32 } from './random.ts';
import { sees } from './table.ts';
import type { CardId, SeatId, Table, ZoneId } from './types.ts';

/** What the seat has come to know since: cards whose faces it has seen, and zones in which a card has lain, by card. */
export interface Limits {
  readonly known: readonly boolean[];
  readonly later: readonly (readonly ZoneId[])[];
}

/**
 * Turns the table, in place, into one of the worlds that the seat cannot tell from the real one: the faces behind the ids it does not
 * see are dealt anew within each pool, and chance is replaced. Questions to other seats have to be put anew afterwards.
 */
export function sampleTable<V>(t: Table<V>, seat: SeatId, rng: Rng, limits?: Limits): void {
  const zones = t.game.zones;
  const pools: CardId[][] = [];
  for (let z = 0; z < zones.length; z++) {
    const pool = zones[z].pool;
    if (pool < 0) continue;
    pools[pool] ??= [];
    for (const id of t.zones[z]) if (!sees(t, seat, id) && limits?.known[id] !== true) pools[pool].push(id);
  }
  for (const ids of pools) if (ids !== undefined && ids.length > 1) dealAnew(t, ids, rng, limits);
  t.rng = fastRng(uint32(rng));
}

function dealAnew<V>(t: Table<V>, ids: readonly CardId[], rng: Rng, limits?: Limits): void {
  // In order before they are shuffled: the same chance deals the same world, whatever the seat cannot see.
  const faces = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; i++) faces[i] = t.def[ids[i]];
  faces.sort();
  shuffleInPlace(rng, faces);
  for (let i = 0; i < ids.length; i++) t.def[ids[i]] = faces[i];
  // A face that cannot lie where it fell changes places with one that can, so that the world stays possible.
  for (let i = 0; i < ids.length; i++) {
    if (fits(t, ids[i], t.def[ids[i]], limits)) continue;
    const start = below(rng, ids.length);
    for (let k = 0; k < ids.length; k++) {
      const other = ids[(start + k) % ids.length];
      if (!fits(t, ids[i], t.def[other], limits) || !fits(t, other, t.def[ids[i]], limits)) continue;
      const face = t.def[ids[i]];
      t.def[ids[i]] = t.def[other];
      t.def[other] = face;
      break;
    }
  }
}

function fits<V>(t: Table<V>, card: CardId, def: number, limits?: Limits): boolean {
  const accepts = t.game.zones[t.zone[card]].accepts;
  if (accepts !== null && !accepts(t.game.defs[def])) return false;
  return limits === undefined || (limits.later[card] ?? []).every((zone) => t.game.zones[zone].accepts?.(t.game.defs[def]) ?? true);
}
