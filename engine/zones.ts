import type { SeatId, Zone, ZoneSpec } from './types.ts';
import { EVERYBODY, maskOf, NOBODY } from './types.ts';

export interface Zones<Name extends string> {
  readonly list: readonly Zone[];
  /** Index of the zone; for zones of seats and counted zones the first of them: `at.hand + seat`. */
  readonly at: { readonly [N in Name]: number };
}

/** Declares the zones of a game once; hiding, views, sampling and the test table all follow from it. */
export function defineZones<const Name extends string>(maxSeats: number, specs: { readonly [N in Name]: ZoneSpec }): Zones<Name> {
  const list: Zone[] = [];
  const at: { [name: string]: number } = {};
  const pools: string[] = [];
  for (const name of Object.keys(specs) as Name[]) {
    const spec = specs[name];
    at[name] = list.length;
    const many = spec.per === 'seat' ? maxSeats : spec.count;
    for (let i = 0; i < (many ?? 1); i++) {
      const pool = poolIndex(pools, typeof spec.pool === 'function' ? spec.pool(i) : spec.pool);
      const owner: SeatId | null = spec.per === 'seat' ? i : null;
      const sight = spec.sees === 'all' ? EVERYBODY : spec.sees === 'owner' && owner !== null ? maskOf(owner) : NOBODY;
      if (sight !== EVERYBODY && pool < 0) throw new Error(`zone ${name} hides cards, so it needs a pool`);
      list.push({
        key: many === undefined ? name : `${name}:${i}`,
        name,
        index: many === undefined ? 0 : i,
        owner,
        sight,
        pool,
        accepts: spec.accepts ?? null,
        offstage: spec.offstage ?? false,
      });
    }
  }
  return { list, at: at as { [N in Name]: number } };
}

function poolIndex(pools: string[], name: string | undefined): number {
  if (name === undefined) return -1;
  if (!pools.includes(name)) pools.push(name);
  return pools.indexOf(name);
}
