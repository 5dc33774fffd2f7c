import type { Fact } from '#engine';
import type { T } from './state.ts';
import { factionName } from './state.ts';

/** Matches are counted by faction, by pair of factions and by the bases that scored. */
export function facts(t: T): Fact[] {
  const list: Fact[] = [];
  for (const seat of t.ring) {
    const names = t.vars.factions[seat].map(factionName).sort();
    for (const name of names) list.push({ kind: 'faction', name, seat });
    list.push({ kind: 'pair', name: names.join(' + '), seat });
  }
  for (const def of t.vars.scored) list.push({ kind: 'scored', name: t.game.defs[def].id });
  return list;
}
