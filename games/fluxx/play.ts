import type { CardId, Flow, Prompt } from '#engine';
import { flowOf, isNone, log, pick } from '#engine';
import { settle } from './settle.ts';
import type { T } from './state.ts';
import { cardOf, goalsInPlay, NO_CARD, ruleIn, rulesInForce } from './state.ts';
import { discard, discardTogether, enterCentre, putBefore, say, toStack } from './verbs.ts';

const REPLACE_GOAL: Prompt = { key: 'replace-goal', rule: 'FLX-134' };

/** How a card comes to be played: one of the plays the Play rule asks for, the random one of them, or because an effect says so. */
export type Cause = 'play' | 'play-random' | 'play-nested';
const CAUSE_RULE: { readonly [cause in Cause]: string } = { play: 'FLX-056', 'play-random': 'FLX-098', 'play-nested': 'FLX-173' };

/** The active player plays a card from wherever it lies; it is carried out in full and settled (FLX-080). Rules and Keepers ask nothing. */
export function play(t: T, card: CardId, cause: Cause): Flow | void {
  const def = cardOf(t, card);
  switch (def.kind) {
    case 'new-rule': {
      const older = def.slot === null ? NO_CARD : ruleIn(t, def.slot);
      if (older !== NO_CARD) discard(t, older);
      enterCentre(t, card);
      tellPlayed(t, card, cause);
      if (older !== NO_CARD && t.sink !== null) log(t, 'rule-replaced', 'FLX-102', { card: { card: older } });
      return settle(t);
    }
    case 'goal':
      return playGoal(t, card, cause);
    case 'keeper':
      putBefore(t, card, t.vars.active);
      tellPlayed(t, card, cause);
      if (def.say !== undefined) say(t, t.vars.active, card);
      return settle(t);
    case 'action':
      return playAction(t, card, cause);
    case 'creeper':
    case 'basic-rules':
      throw new Error(`${def.id} cannot be played, it lies in ${t.game.zones[t.zone[card]].key}`);
  }
}

function* playAction(t: T, card: CardId, cause: Cause): Flow {
  toStack(t, card);
  tellPlayed(t, card, cause);
  yield* flowOf(cardOf(t, card).run?.(t, card));
  yield* flowOf(settle(t, card));
}

/** FLX-130, FLX-133, FLX-134. */
function playGoal(t: T, card: CardId, cause: Cause): Flow | void {
  const { goals, goalsAllowed } = rulesInForce(t);
  if (goals > 1 && goals >= goalsAllowed) return replaceGoal(t, card, cause);
  const older = goals < goalsAllowed ? NO_CARD : goalsInPlay(t)[0];
  if (older !== NO_CARD) discard(t, older);
  enterCentre(t, card);
  tellPlayed(t, card, cause);
  if (older !== NO_CARD && t.sink !== null) log(t, 'goal-replaced', 'FLX-130', { card: { card: older } });
  return settle(t);
}

/** The only question a card asks before it enters play (FLX-026). */
function* replaceGoal(t: T, card: CardId, cause: Cause): Flow {
  toStack(t, card);
  tellPlayed(t, card, cause);
  const older = yield* pick(t, t.vars.active, REPLACE_GOAL, goalsInPlay(t));
  if (!isNone(older)) discardTogether(t, t.vars.active, [older], 'FLX-134');
  enterCentre(t, card);
  yield* flowOf(settle(t));
}

function tellPlayed(t: T, card: CardId, cause: Cause): void {
  if (t.sink !== null) log(t, cause, CAUSE_RULE[cause], { seat: { seat: t.vars.active }, card: { card } });
}
