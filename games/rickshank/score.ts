// Section 19: the end and scoring.

import type { CardId, SeatId } from '#engine';
import { finish } from '#engine';
import type { T } from './state.ts';
import { cardOf, deckZone, discardZone, handZone, playZone } from './state.ts';

/** RSR-231, RSR-232, RSR-311: everything that goes back into the seat's deck at the end. */
export function ownedBy(t: T, seat: SeatId): CardId[] {
  const owned = [...t.zones[deckZone(seat)], ...t.zones[handZone(seat)], ...t.zones[discardZone(seat)]];
  const { held } = t.vars;
  for (const card of t.zones[playZone(seat)]) {
    const lent = held.find((one) => one.card === card);
    // A foreign Ongoing card counts for whoever keeps it; unbought Locations for nobody.
    if (lent === undefined || (lent.home !== -1 && cardOf(t, card).isOngoing)) owned.push(card);
  }
  for (const { card, home } of held) if (home === seat && !isKept(t, card)) owned.push(card);
  return owned;
}

/** Whether somebody keeps that foreign card for good. */
const isKept = (t: T, card: CardId): boolean => cardOf(t, card).isOngoing;

interface Worth {
  readonly vp: number;
  readonly nemeses: number;
  readonly cards: number;
}

/** RSR-233 to RSR-238, counted as if the match ended now. */
export function worthOf(t: T, seat: SeatId): Worth {
  const owned = ownedBy(t, seat);
  const count = (fits: (id: string, type: string) => boolean): number => owned.filter((id) => fits(cardOf(t, id).id, cardOf(t, id).type)).length;
  const waves = count((id) => id === 'morty-waves');
  const genius = count((id) => id === 'genius-waves');
  let vp = -Math.max(0, waves - genius);
  let nemeses = 0;
  for (const id of owned) {
    const { vpRule: rule, vp: printed, kind } = cardOf(t, id);
    if (kind === 'nemesis') nemeses++;
    if (rule === undefined) vp += printed;
    else if (rule.type === 'per-owned') {
      const many = rule.what === 'genius-waves' ? genius : rule.what === 'access-token' ? t.vars.tokens[seat] : count((_, type) => type === rule.what);
      vp += rule.each * many;
    } else if (rule.type === 'most-owned' && hasMost(t, seat)) vp += rule.value;
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
  const worths = t.ring.map((seat) => worthOf(t, seat));
  const scores: number[] = [];
  t.ring.forEach((seat, i) => {
    scores[seat] = worths[i].vp;
  });
  let best = t.ring.map((_, i) => i);
  const narrow = (by: (worth: Worth) => number): boolean => {
    const most = Math.max(...best.map((i) => by(worths[i])));
    best = best.filter((i) => by(worths[i]) === most);
    return best.length === 1;
  };
  const tie = narrow(({ vp }) => vp) ? '' : narrow(({ nemeses }) => nemeses) ? '.nemeses' : narrow(({ cards }) => cards) ? '.cards' : '.shared';
  const winners = best.map((i) => t.ring[i]);
  finish(t, { winners, reason: `${reason}${tie}`, rule, params: { seat: { seat: winners[0] }, n: worths[best[0]].vp }, scores });
}
