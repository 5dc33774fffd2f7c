import type { SeatId } from '#engine';
import type { T } from '../state.ts';
import { DECK, HAND, KIND, NO_LIMIT, rulesInForce } from '../state.ts';

/** On what terms a player plays on: what the rules in force allow, and which kinds of cards are in the hand. Each is worth something only together with the other. */
export const TERMS = [
  'draw-rule',
  'play-rule',
  'hand-limit',
  'keeper-limit',
  'goals-in-play',
  'deck',
  'goals-held',
  'keepers-held',
  'rules-held',
  'actions-held',
] as const;

/** Nobody comes to feel a limit of so many. */
const AMPLE = 8;
/** Of a player who may play everything. */
const ALL = 6;
const capped = (limit: number): number => (limit === NO_LIMIT ? AMPLE : Math.min(AMPLE, limit));

/** Writes them down, as far as `viewer` may know them, from `at` on. */
export function measureTerms(t: T, seat: SeatId, viewer: SeatId, into: number[], at: number): void {
  const rules = rulesInForce(t);
  into[at] = rules.draw;
  into[at + 1] = typeof rules.play === 'number' ? rules.play : ALL;
  into[at + 2] = capped(rules.handLimit);
  into[at + 3] = capped(rules.keeperLimit);
  into[at + 4] = rules.goals;
  into[at + 5] = t.zones[DECK].length / 80;
  let goals = 0;
  let keepers = 0;
  let newRules = 0;
  let actions = 0;
  const hand = t.zones[HAND + seat];
  const known = seat === viewer ? hand.length : 0;
  for (let i = 0; i < known; i++) {
    const kind = KIND[t.def[hand[i]]];
    if (kind === 'goal') goals++;
    else if (kind === 'keeper') keepers++;
    else if (kind === 'new-rule') newRules++;
    else actions++;
  }
  into[at + 6] = goals;
  into[at + 7] = keepers;
  into[at + 8] = newRules;
  into[at + 9] = actions;
}
