import type { CardId, Reason, SeatId } from '#engine';
import type { T } from './state.ts';
import {
  cardOf,
  characterZone,
  controllerOf,
  costOf,
  handZone,
  isBarred,
  isTurn,
  NEMESIS,
  onOffer,
  PLACES_GONE,
  playZone,
  WAVES,
} from './state.ts';

/** Why a card cannot be played, bought or used right now. */
export function whyNot(t: T, seat: SeatId, card: CardId): Reason | undefined {
  const { active, attack, vote } = t.vars;
  const zone = t.zone[card];
  if (zone === handZone(seat) && attack !== null && attack.seats[attack.done.length] === seat)
    return { key: 'no-defense', rule: 'RSR-107' };
  if (zone === handZone(seat) && vote !== null) return revealReason(t, seat, card);
  if (zone === WAVES) return { key: 'not-for-sale', rule: 'RSR-058' };
  if (zone === PLACES_GONE) return { key: 'needs-portal-gun', rule: 'RSR-140' };
  const isOwn = zone === handZone(seat) || zone === playZone(seat) || zone === characterZone(seat);
  const isOffered = onOffer(t).includes(card);
  if (!isOwn && !isOffered) return undefined;
  if (seat !== active || !isTurn(t))
    return zone === playZone(seat) ? undefined : { key: 'not-your-turn', rule: isOffered ? 'RSR-055' : 'RSR-044' };
  if (t.vars.depth > 0 || t.vars.phase !== 'play') return { key: 'not-now', rule: 'RSR-046' };
  return isOffered ? buyReason(t, seat, card) : useReason(t, seat, card);
}

function revealReason(t: T, seat: SeatId, card: CardId): Reason {
  if (t.vars.vote?.cards[seat].includes(card) === true) return { key: 'revealed', rule: 'RSR-219' };
  return cardOf(t, card).isCouncil ? { key: 'not-now', rule: 'RSR-316' } : { key: 'not-council', rule: 'RSR-208' };
}

function buyReason(t: T, seat: SeatId, card: CardId): Reason | undefined {
  if (isBarred(t, card)) return { key: 'president', rule: 'RSR-100' };
  const missing = costOf(t, seat, card) - t.vars.power;
  if (missing <= 0) return undefined;
  return {
    key: t.zone[card] === NEMESIS ? 'too-strong' : 'too-dear',
    rule: t.zone[card] === NEMESIS ? 'RSR-085' : 'RSR-055',
    params: { n: missing },
  };
}

function useReason(t: T, seat: SeatId, card: CardId): Reason | undefined {
  const { activated, defense, isOngoing } = cardOf(t, card);
  if (t.zone[card] === handZone(seat)) return undefined;
  if (activated === undefined) {
    if (controllerOf(t, card) < 0) return undefined;
    if (defense?.from === 'play') return { key: 'only-defends', rule: 'RSR-259' };
    return { key: isOngoing ? 'works-by-itself' : 'played', rule: isOngoing ? 'RSR-127' : 'RSR-052' };
  }
  if (t.vars.used.includes(card)) return { key: 'used', rule: 'RSR-054' };
  return activated.can(t, seat) ? undefined : { key: 'nothing-fits', rule: 'RSR-153' };
}
