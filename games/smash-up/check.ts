import type { T } from './state.ts';
import { NONE, SITE, SITES } from './state.ts';
import { isUpToDate } from './table/in-play.ts';
import { cardOf, isInPlay, isMinion } from './table/select.ts';

/** What must hold of every table, also of imagined ones. */
export function check(t: T): string | undefined {
  const { owner, ctrl, on, counters, boosts, factions, phase } = t.vars;
  if (phase === 'factions') return undefined;
  for (let id = 0; id < t.def.length; id++) {
    const card = cardOf(t, id);
    if (owner[id] !== NONE && t.ring.includes(owner[id]) && !factions[owner[id]].includes(card.faction))
      return `${card.id} (${id}) lies among the cards of seat ${owner[id]}, who does not play its faction`;
    const isThere = isInPlay(t, id) && card.kind !== 'base';
    if (isThere !== (ctrl[id] !== NONE)) return `${card.id} (${id}) is ${isThere ? '' : 'not '}in play, controlled by ${ctrl[id]}`;
    if (!isThere && (on[id] !== NONE || counters[id] !== 0)) return `${card.id} (${id}) is not in play, but something is on it`;
    if (on[id] !== NONE && (t.zone[on[id]] !== t.zone[id] || !isMinion(t, on[id]))) return `${card.id} (${id}) lies on a card elsewhere`;
  }
  for (const { card } of boosts) if (!isInPlay(t, card)) return `card ${card} has a bonus but is not in play`;
  for (let site = 0; site < SITES; site++)
    for (const [i, id] of t.zones[SITE + site].entries())
      if ((cardOf(t, id).kind === 'base') !== (i === 0)) return `the cards at place ${site} do not begin with their only base`;
  return isUpToDate(t) ? undefined : 'what is in play is not what was last seen there';
}
