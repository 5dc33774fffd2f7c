import type { Flow } from '#engine';
import { askOne, isNone, log, move, oneOf } from '#engine';
import { playCard } from '../play.ts';
import { firstShown } from '../questions.ts';
import type { Context, T } from '../state.ts';
import { ASIDE, NOBODYS, nameOf, PLACES_GONE } from '../state.ts';
import { topLocation } from '../verbs.ts';

/** RSR-140, RSR-150: the Location is in play but nobody's until it is bought. */
export function playLocation(t: T, { seat }: Context): Flow | void {
  const card = topLocation(t);
  if (card === undefined) return log(t, 'no-location', 'RSR-149');
  return playCard(t, seat, card, NOBODYS);
}

/** Reveals so many Locations, plays one of them and puts the others away. */
export function* playOneOf(t: T, { seat, def }: Context, many: number): Flow {
  for (let i = 0; i < many; i++) {
    const card = topLocation(t);
    if (card !== undefined) move(t, card, ASIDE);
  }
  const prompt = { key: 'choose-location', rule: 'RSR-317', params: { effect: nameOf(t, def) } };
  const chosen = yield* askOne(t, seat, { ...oneOf(prompt, t.zones[ASIDE].slice()), silence: firstShown });
  for (const card of t.zones[ASIDE].slice()) if (card !== chosen) move(t, card, PLACES_GONE);
  if (!isNone(chosen)) yield* playCard(t, seat, chosen, NOBODYS);
}
