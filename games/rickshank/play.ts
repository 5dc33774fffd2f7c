// Sections 4 and 5: playing, buying and gaining.

import type { CardId, Flow, SeatId } from '#engine';
import { flowOf, isGone, isNone, log, move } from '#engine';
import { chooseFoe, may } from './questions.ts';
import { whole } from './resolve.ts';
import { conclude } from './score.ts';
import type { Context, T } from './state.ts';
import { cardOf, characterFace, costOf, deckZone, discardZone, faceAt, isJailed, MARKET, nameOf, playZone } from './state.ts';
import { capture, givePower, handTo, pay, pickUp, setOff } from './verbs.ts';
import { holdVote } from './vote.ts';

/** RSR-044 to RSR-047, RSR-132. `home`: where the card goes back to, if it is not the player's own. */
export function playCard(t: T, seat: SeatId, card: CardId, home?: number): Flow {
  const { vars } = t;
  const def = t.def[card];
  setOff(t, 'play', faceAt(t, def));
  move(t, card, playZone(seat));
  if (home !== undefined) vars.held.push({ card, home });
  vars.played.push(def);
  if (t.sink !== null) log(t, 'plays', 'RSR-044', { seat: { seat }, card: { card } });
  return whole(t, () => resolve(t, { seat, self: card, def }));
}

/** The text of a card, also a copied one: Power, the rest, the vote (RSR-193). */
export function resolve(t: T, c: Context): Flow | void {
  const face = faceAt(t, c.def);
  givePower(t, c.seat, face.power);
  if (face.vote !== undefined) return resolveCouncil(t, c);
  return face.play?.(t, c);
}

function* resolveCouncil(t: T, c: Context): Flow {
  const { play, vote } = faceAt(t, c.def);
  yield* flowOf(play?.(t, c));
  if (vote !== undefined) yield* holdVote(t, c, vote);
}

/** RSR-055, RSR-085. The President's defeat ends everything (RSR-226). */
export function* buy(t: T, seat: SeatId, card: CardId): Flow {
  const cost = costOf(t, seat, card);
  const { kind, isLast } = cardOf(t, card);
  pay(t, cost);
  if (t.sink !== null)
    log(t, kind === 'nemesis' ? 'defeats' : 'buys', kind === 'nemesis' ? 'RSR-085' : 'RSR-055', {
      seat: { seat },
      card: { card },
      n: cost,
    });
  yield* whole(t, () => gain(t, seat, card));
  if (isLast) conclude(t, 'president', 'RSR-226');
}

/** RSR-059: to the discard pile, unless an effect says otherwise. */
export function gain(t: T, seat: SeatId, card: CardId): Flow | void {
  const face = cardOf(t, card);
  t.vars.idle = 0;
  if (face.standing.isHandedOver === true) return handOver(t, seat, card);
  if (face.isRick && isJailed(t, seat)) return capture(t, seat, card);
  if (t.zone[card] === MARKET && characterFace(t, seat)?.standing.topdecks?.(face) === true) return mayTopdeck(t, seat, card);
  intoDiscard(t, seat, card);
}

function intoDiscard(t: T, seat: SeatId, card: CardId): void {
  pickUp(t, card);
  move(t, card, discardZone(seat));
}

/** RSR-245, RSR-281. Nobody gains it, so that nobody can pass it on. */
function* handOver(t: T, seat: SeatId, card: CardId): Flow {
  const foe = yield* chooseFoe(t, seat, { key: 'hand-over', rule: 'RSR-281', params: { effect: nameOf(t, t.def[card]) } });
  if (!isNone(foe)) handTo(t, card, foe);
}

/** RSR-251. */
function* mayTopdeck(t: T, seat: SeatId, card: CardId): Flow {
  const wanted = yield* may(t, seat, {
    key: 'topdeck',
    rule: 'RSR-251',
    params: { effect: nameOf(t, t.def[card]) },
    decline: 'decline.discard-pile',
  });
  if (isGone(wanted)) return;
  if (!wanted) return intoDiscard(t, seat, card);
  pickUp(t, card);
  move(t, card, deckZone(seat));
  log(t, 'topdecks', 'RSR-251', { seat: { seat }, card: { card } });
}
