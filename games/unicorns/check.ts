import type { CardId } from '#engine';
import { maskOf } from '#engine';
import type { T } from './state.ts';
import { cardOf, DECK, DISCARD, handZone, holderOf, MAX_SEATS, NURSERY, PLAY } from './state.ts';
import { isHandOpen } from './verbs.ts';

/** What is wrong with a table: ties to cards that are gone, Babies outside Nursery and Stables, hands seen by the wrong seats. */
export function check(t: T): string | undefined {
  const { vars } = t;
  const name = (card: CardId): string => t.game.defs[t.def[card]].id;
  for (const { source, holder, card } of vars.ties) {
    if (holderOf(t, source) !== holder) return `a tie of ${name(source)}, which has left its Stable`;
    if (holderOf(t, card) < 0) return `a tie to ${name(card)}, which is in no Stable`;
  }
  for (const zone of [DECK, DISCARD, PLAY, ...Array.from({ length: MAX_SEATS }, (_, seat) => handZone(seat))]) {
    const baby = t.zones[zone].find((card) => cardOf(t, card).isBaby);
    if (baby !== undefined) return `${name(baby)} lies in ${t.game.zones[zone].key}`;
  }
  const grown = t.zones[NURSERY].find((card) => !cardOf(t, card).isBaby);
  if (grown !== undefined) return `${name(grown)} lies in the Nursery`;
  for (const seat of t.ring)
    if (!isHandOpen(t, seat) && t.sight[handZone(seat)] !== maskOf(seat)) return `the hand of seat ${seat} is seen by the wrong seats`;
  if (vars.plays < 0 || vars.extraDraws < 0 || vars.extraTurns < 0 || vars.played < 0) return 'a count is below zero';
  return t.ring.includes(vars.active) ? undefined : `seat ${vars.active} is active but gone`;
}
