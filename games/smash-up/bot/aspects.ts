import type { Aspect } from '#engine';
import type { SmashVars, T } from '../state.ts';
import { breakpointAt, powersNow } from '../table/layers.ts';
import { handOf, hasBase } from '../table/select.ts';

/** Bases on which a player has more power than anybody else, and power on all of them. */
function sites(t: T, seat: number): { readonly led: number; readonly power: number; readonly near: number } {
  const seen = powersNow(t);
  let [led, power, near] = [0, 0, 0];
  for (let site = 0; site < t.vars.sites; site++) {
    if (!hasBase(t, site)) continue;
    const mine = seen.total(site, seat);
    power += mine;
    if (mine === 0 || !t.ring.every((other) => other === seat || seen.total(site, other) < mine)) continue;
    led++;
    near = Math.max(near, Math.min(1, seen.sum(site) / Math.max(1, breakpointAt(t, site))));
  }
  return { led, power, near: led === 0 ? Number.NaN : Math.round(near * 100) };
}

/** What people would say about a player; all of it lies in the open. */
export const aspects = [
  { key: 'points', good: 'more', of: (t, seat) => t.vars.vp[seat] },
  { key: 'leads', good: 'more', of: (t, seat) => sites(t, seat).led },
  { key: 'near', good: 'more', of: (t, seat) => sites(t, seat).near },
  { key: 'power', good: 'more', of: (t, seat) => sites(t, seat).power },
  { key: 'hand', good: 'more', of: (t, seat) => handOf(t, seat).length },
] as const satisfies readonly Aspect<SmashVars>[];
