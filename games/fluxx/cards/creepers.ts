import type { Prompt } from '#engine';
import { isNone, log, pick, previousSeat } from '#engine';
import type { Behaviours } from '../state.ts';
import { holderOf, KEEPERS } from '../state.ts';
import { discardTogether, putBefore } from '../verbs.ts';

const EVIL_MORTY: Prompt = { key: 'evil-morty', rule: 'FLX-345' };
const FEDERATION: Prompt = { key: 'galactic-federation', rule: 'FLX-344' };

/** That a Creeper keeps its holder from winning is told by `goals.ts` (FLX-203). */
export const creepers: Behaviours = {
  /**
   * You cannot win while this is in front of you unless the Goal requires it. At the start of your turn discard one of your Keepers from play (your
   * choice); if you have none, discard this card instead.
   */
  'evil-morty': {
    on: {
      turnStart: {
        *run(t, self) {
          const seat = t.vars.active;
          const keeper = yield* pick(t, seat, EVIL_MORTY, t.zones[KEEPERS + seat].slice());
          discardTogether(t, seat, [keeper ?? self], 'FLX-213');
        },
      },
    },
  },

  /**
   * You cannot win while this is in front of you unless the Goal requires it. Free action on your turn: discard one of your Keepers in play, then
   * discard this card.
   */
  'galactic-federation': {
    free: {
      can: (t, seat) => t.zones[KEEPERS + seat].length > 0,
      *run(t, self) {
        const seat = t.vars.active;
        const keeper = yield* pick(t, seat, FEDERATION, t.zones[KEEPERS + seat].slice());
        if (!isNone(keeper)) discardTogether(t, seat, [keeper, self], 'FLX-214');
      },
    },
  },

  /**
   * You cannot win while this is in front of you unless the Goal requires it. Whenever the set of Goals in play changes, move this card to the player
   * who acts immediately before its holder in turn order.
   */
  cronenbergs: {
    on: {
      goalsChanged: {
        run(t, self) {
          const holder = holderOf(t, self);
          if (holder === undefined) return;
          const to = previousSeat(t, holder);
          putBefore(t, self, to);
          log(t, 'creeper-wanders', 'FLX-215', { card: { card: self }, seat: { seat: holder }, to: { seat: to } });
        },
      },
    },
  },
};
