import type { CardId, Reason, SeatId } from '#engine';
import { valueIn } from '#engine';
import { mainOptions } from './flow.ts';
import { gateFor, isAllowed } from './plays/gates.ts';
import { targetsFor } from './plays/offered.ts';
import { isUsable } from './scoring.ts';
import type { SmashCard, T } from './state.ts';
import { HAND, PLAYS_PER_TURN } from './state.ts';
import { cardOf, isAble, isAsleep, isInPlay, isMainPhaseOf, sitesInPlay } from './table/select.ts';

const NOT_YOUR_TURN: Reason = { key: 'not-your-turn', rule: 'SMU-065' };
const NOT_NOW: Reason = { key: 'not-now', rule: 'SMU-111' };
const SPECIAL_ONLY: Reason = { key: 'special-only', rule: 'SMU-235' };
const LIMITED: Reason = { key: 'limited', rule: 'SMU-406' };
const ANSWER_ONLY: Reason = { key: 'answer-only', rule: 'SMU-113' };
const TOO_MANY: Reason = { key: 'too-many', rule: 'SMU-136' };
const ASLEEP: Reason = { key: 'asleep', rule: 'SMU-414' };
const NO_ACTION_PLAY: Reason = { key: 'no-action-play', rule: 'SMU-065' };
const NO_MINION_PLAY: Reason = { key: 'no-minion-play', rule: 'SMU-065' };
const NO_TARGET: Reason = { key: 'no-target', rule: 'SMU-105' };
const NO_PLACE: Reason = { key: 'no-place', rule: 'SMU-418' };
const LIMITS: Reason = { key: 'limits', rule: 'SMU-124' };
const TALENT_USED: Reason = { key: 'talent-used', rule: 'SMU-108' };
const TALENT_CONDITION: Reason = { key: 'talent-condition', rule: 'SMU-109' };
const CANCELLED: Reason = { key: 'cancelled', rule: 'SMU-229' };

/** Why a card of the seat's hand cannot be played, or its card in play not be used, right now. */
export function whyNot(t: T, seat: SeatId, id: CardId): Reason | undefined {
  const card = cardOf(t, id);
  if (t.zone[id] === HAND + seat) return whyNotFromHand(t, seat, id, card);
  if (!isInPlay(t, id) || t.vars.ctrl[id] !== seat || (card.talent === undefined && card.inPhase2 === undefined)) return undefined;
  return whyNotUsed(t, seat, id, card);
}

const isOffered = (t: T, seat: SeatId, id: CardId): boolean => mainOptions(t, seat).some((option) => valueIn(option).card === id);

function whyNotFromHand(t: T, seat: SeatId, id: CardId, card: SmashCard): Reason | undefined {
  const { scoring, scopes, bank, plays } = t.vars;
  if (!isMainPhaseOf(t, seat)) {
    if (scoring !== null && card.special?.from === 'hand') {
      if (isUsable(t, scoring, seat, card)) return undefined;
      return card.special.limited === true && scoring.limited.includes(seat) ? LIMITED : SPECIAL_ONLY;
    }
    return card.answers === undefined ? NOT_YOUR_TURN : ANSWER_ONLY;
  }
  if (scopes.length > 0) return card.answers === undefined ? NOT_NOW : undefined;
  if (isOffered(t, seat, id)) return undefined;
  if (plays[seat] >= PLAYS_PER_TURN) return TOO_MANY;
  if (card.kind === 'action') {
    if (isAsleep(t, seat)) return ASLEEP;
    return bank.some((play) => play.kind === 'action') && targetsFor(t, seat, id, card).length === 0 ? NO_TARGET : NO_ACTION_PLAY;
  }
  const gate = gateFor(t, seat);
  if (!sitesInPlay(t).some((site) => isAllowed(t, gate, card, site))) return NO_PLACE;
  return bank.some((play) => play.kind === 'minion') ? LIMITS : NO_MINION_PLAY;
}

function whyNotUsed(t: T, seat: SeatId, id: CardId, card: SmashCard): Reason | undefined {
  if (!isMainPhaseOf(t, seat)) return { key: 'not-your-turn', rule: 'SMU-067' };
  if (t.vars.scopes.length > 0) return NOT_NOW;
  if (isOffered(t, seat, id)) return undefined;
  if (t.vars.talents.includes(id)) return TALENT_USED;
  return card.kind === 'minion' && !isAble(t, id) ? CANCELLED : TALENT_CONDITION;
}
