import type { CardId, Reason, SeatId } from '#engine';
import type { T } from './state.ts';
import { cardOf, isRandomPlayDue, NO_CARD, ONCE, playsOwed, STACK, zones } from './state.ts';

const NOT_YOUR_TURN: Reason = { key: 'not-your-turn', rule: 'FLX-093' };
const NOT_YOUR_TURN_FREE: Reason = { key: 'not-your-turn-free', rule: 'FLX-280' };
const UNDER_WAY: Reason = { key: 'under-way', rule: 'FLX-060' };
const BEFORE_DRAWING: Reason = { key: 'before-drawing', rule: 'FLX-121' };
const NO_PLAY_OWED: Reason = { key: 'no-play-owed', rule: 'FLX-122' };
const RANDOM_FIRST: Reason = { key: 'random-first', rule: 'FLX-098' };
const TURN_ENDS: Reason = { key: 'turn-ends', rule: 'FLX-060' };
const USED: Reason = { key: 'used', rule: 'FLX-243' };
const CONDITION_NOT_MET: Reason = { key: 'condition', rule: 'FLX-252' };
const NOT_YOURS: Reason = { key: 'not-yours', rule: 'FLX-158' };
const CREEPER: Reason = { key: 'creeper', rule: 'FLX-202' };
const NO_FREE_ACTION: Reason = { key: 'no-free-action', rule: 'FLX-057' };

const isBusy = (t: T): boolean => t.zones[STACK].length > 0 || t.vars.doing !== NO_CARD;

/** Cards in hand are played, cards in play may allow a free action; everything else has nothing to explain. */
export function whyNot(t: T, seat: SeatId, card: CardId): Reason | undefined {
  const zone = zones.list[t.zone[card]];
  if (zone.name === 'hand') return zone.owner === seat ? whyNotPlay(t, seat) : undefined;
  if (zone.name === 'keepers' || zone.name === 'creepers') return zone.owner === seat ? whyNotFree(t, seat, card) : whyNotOthers(t, card);
  if (zone.name === 'centre') return whyNotFree(t, seat, card);
  return undefined;
}

function whyNotPlay(t: T, seat: SeatId): Reason | undefined {
  const v = t.vars;
  if (v.active !== seat || v.phase === 'abandoned') return NOT_YOUR_TURN;
  if (isBusy(t)) return UNDER_WAY;
  if (v.phase === 'hand-limit' || v.phase === 'keeper-limit') return TURN_ENDS;
  if (v.phase !== 'play') return BEFORE_DRAWING;
  const owed = playsOwed(t);
  if (owed === 0) return NO_PLAY_OWED;
  return isRandomPlayDue(t, owed) ? RANDOM_FIRST : undefined;
}

function whyNotFree(t: T, seat: SeatId, card: CardId): Reason | undefined {
  const v = t.vars;
  const def = cardOf(t, card);
  if (def.free === undefined) return def.kind === 'creeper' ? CREEPER : NO_FREE_ACTION;
  if (v.active !== seat || v.phase === 'abandoned') return NOT_YOUR_TURN_FREE;
  if (isBusy(t)) return UNDER_WAY;
  if (v.phase !== 'open' && v.phase !== 'play') return TURN_ENDS;
  if (ONCE[t.def[card]] && v.used.includes(def.id)) return USED;
  return def.free.can(t, seat) ? undefined : CONDITION_NOT_MET;
}

const whyNotOthers = (t: T, card: CardId): Reason => (cardOf(t, card).free === undefined ? NO_FREE_ACTION : NOT_YOURS);
