// Section 19: the end and scoring.

import type { CardId, SeatId } from '#engine';
import { finish, winnersByScore } from '#engine';
import type { RickCard, T } from './state.ts';
import { cardOf, controllerOf, deckZone, discardZone, handZone, NOBODYS, playZone } from './state.ts';

/** RSR-231, RSR-232, RSR-311: everything that goes back into the seat's deck at the end. */
export function ownedBy(t: T, seat: SeatId): CardId[] {
  const owned = [...t.zones[deckZone(seat)], ...t.zones[handZone(seat)], ...t.zones[discardZone(seat)]];
  const { held } = t.vars;
  for (const card of t.zones[playZone(seat)]) {
    const lent = held.find((one) => one.card === card);
    // A foreign Ongoing card counts for whoever keeps it; unbought Locations for nobody.
    if (lent === undefined || (lent.home !== NOBODYS && cardOf(t, card).isOngoing)) owned.push(card);
  }
  for (const { card, home } of held) if (home === seat && !isKept(t, card)) owned.push(card);
  return owned;
}

/** Whether somebody keeps that foreign card for good; a captive is nobody else's, Ongoing or not. */
const isKept = (t: T, card: CardId): boolean => controllerOf(t, card) >= 0 && cardOf(t, card).isOngoing;

interface Worth {
  readonly vp: number;
  readonly nemeses: number;
  readonly cards: number;
}

/** RSR-233 to RSR-238, counted as if the match ended now. */
export function worthOf(t: T, seat: SeatId): Worth {
  const owned = ownedBy(t, seat).map((id) => cardOf(t, id));
  const count = (fits: (card: RickCard) => boolean): number => owned.filter(fits).length;
  let vp = 0;
  let nemeses = 0;
  let paired = 0;
  for (const { vpRule: rule, vp: printed, kind } of owned) {
    if (kind === 'nemesis') nemeses++;
    if (rule === undefined) vp += printed;
    else if (rule.type === 'per-owned') {
      const { what } = rule;
      vp += rule.each * (what === 'access-token' ? t.vars.tokens[seat] : count(({ id, type }) => id === what || type === what));
    } else if (rule.type === 'most-owned') vp += hasMost(t, seat) ? rule.value : 0;
    // RSR-234: each card of the other kind cancels one.
    else vp += paired++ < count(({ id }) => id === rule.pairWith) ? rule.paired : rule.unpaired;
  }
  return { vp, nemeses, cards: owned.length };
}

const councilOf = (t: T, seat: SeatId): number => ownedBy(t, seat).filter((id) => cardOf(t, id).isCouncil).length;

/** More Council cards than each other player; a tie is worth nothing. */
function hasMost(t: T, seat: SeatId): boolean {
  const mine = councilOf(t, seat);
  return t.ring.every((other) => other === seat || councilOf(t, other) < mine);
}

/** RSR-236 to RSR-239. Nothing moves: hands, decks and what is in play are only counted. */
export function conclude(t: T, reason: 'president' | 'main-deck' | 'stalemate', rule: string): never {
  const scores: number[] = [];
  const nemeses: number[] = [];
  const cards: number[] = [];
  for (const seat of t.ring) {
    const worth = worthOf(t, seat);
    scores[seat] = worth.vp;
    nemeses[seat] = worth.nemeses;
    cards[seat] = worth.cards;
  }
  const winners = winnersByScore(t.ring, scores, nemeses, cards);
  const [first] = winners;
  const ties = [[scores], [scores, nemeses], [scores, nemeses, cards]];
  const needed = ties.findIndex((lists) => winnersByScore(t.ring, ...lists).length === 1);
  const tie = ['.shared', '', '.nemeses', '.cards'][needed + 1];
  finish(t, { winners, reason: `${reason}${tie}`, rule, params: { seat: { seat: first }, n: scores[first] }, scores });
}
