import type { CardId, SeatId, Sign, SignKind, Signs } from '#engine';
import { creeperBits, keeperBits, WANTED } from '../goals.ts';
import type { FluxxVars, T } from '../state.ts';
import { goalsInPlay, HAND, isHindranceLifted } from '../state.ts';
import { isFree, isWinning, missingMarked, missingNamed } from './wins.ts';

export const kinds = {
  /** By which Goal the match ends: in my turn, before my next one, at some time. */
  'wins-now-by': { kind: 'win', good: 'more' },
  'wins-soon-by': { kind: 'win', good: 'more' },
  'wins-by': { kind: 'win', good: 'more' },
  /** A Goal in play wants only one Keeper more. */
  'one-short': { kind: 'build', good: 'more' },
  /** A card of my hand wins in my next turn as things lie. */
  ready: { kind: 'keep', good: 'more' },
  again: { kind: 'tempo', good: 'more' },
} as const satisfies { readonly [key: string]: SignKind };

type Key = keyof typeof kinds;
const WON: { readonly [when in 'turn' | 'round' | 'end']: Key } = { turn: 'wins-now-by', round: 'wins-soon-by', end: 'wins-by' };

const nameOf = (t: T, card: CardId): string => t.game.defs[t.def[card]].id;

/** The Goals in play for which a player lacks one Keeper and nothing else. */
function oneShort(t: T, seat: SeatId): CardId[] {
  const [keepers, creepers, lifted] = [keeperBits(t, seat), creeperBits(t, seat), isHindranceLifted(t)];
  return goalsInPlay(t).filter((goal) => {
    const wanted = WANTED[t.def[goal]];
    if (wanted === null || wanted.most !== null || !isFree(wanted, creepers, lifted)) return false;
    if ((creepers & wanted.creepers) !== wanted.creepers || wanted.creeperMin > 0) return false;
    return missingNamed(wanted, keepers) + missingMarked(wanted, keepers) === 1;
  });
}

/** Cards that the seat holds now and then, and each of which would win in its next turn. */
function winning(t: T, before: T, seat: SeatId): CardId[] {
  const [keepers, creepers, lifted] = [keeperBits(t, seat), creeperBits(t, seat), isHindranceLifted(t)];
  return t.zones[HAND + seat].filter((card) => before.zone[card] === HAND + seat && isWinning(t, seat, card, keepers, creepers, lifted));
}

/** Everything named here lies open when it is said, or in the hand of who is advised. */
export const signs: Signs<FluxxVars> = {
  kinds,
  tell({ when, t, before, viewer }, say: (sign: Sign & { readonly key: Key }) => void) {
    if (t.outcome !== null) {
      const goal = t.outcome.params?.card;
      const [seat] = t.outcome.winners;
      if (typeof goal === 'object' && 'card' in goal) say({ key: WON[when], seat, card: nameOf(t, goal.card) });
      return;
    }
    if (when !== 'turn') return;
    for (const seat of t.ring) for (const goal of oneShort(t, seat)) say({ key: 'one-short', seat, card: nameOf(t, goal) });
    for (const card of winning(t, before, viewer)) say({ key: 'ready', seat: viewer, card: nameOf(t, card) });
    if (t.vars.again && t.vars.active === viewer) say({ key: 'again', seat: viewer });
  },
};
