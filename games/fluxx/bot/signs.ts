import type { CardId, SeatId, Sign, SignKind, Signs } from '#engine';
import { sees } from '#engine';
import { creeperBits, keeperBits, WANTED } from '../goals.ts';
import type { FluxxVars, T } from '../state.ts';
import { CREEPERS, DISCARD, goalsInPlay, HAND, isHindranceLifted, KEEPERS, newRulesInPlay } from '../state.ts';
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
  /** A Keeper comes to lie in front of a player, or is gone from there; a Creeper lies there. */
  keeper: { kind: 'build', good: 'more', isGain: true },
  loses: { kind: 'safe', good: 'less' },
  creeper: { kind: 'safe', good: 'less' },
  keepers: { kind: 'build', good: 'more', isNumber: true },
  /** Cards in my hand: how many, and which of those that I hold now. */
  hand: { kind: 'build', good: 'more', isNumber: true },
  kept: { kind: 'keep', good: 'more', isGain: true, isLast: true },
  /** A Goal or a New Rule in force; whether that is good, matches tell. */
  goal: { kind: 'build', good: 'either', isLast: true },
  rule: { kind: 'build', good: 'either', isLast: true },
} as const satisfies { readonly [key: string]: SignKind };

type Key = keyof typeof kinds;
type Say = (sign: Sign & { readonly key: Key }) => void;
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

/** What lies in front of players, of cards that lie open now or that the viewer holds. */
function tellTable(t: T, before: T, viewer: SeatId, say: Say): void {
  const isKnown = (card: CardId): boolean => sees(before, viewer, card) && before.zone[card] !== DISCARD;
  for (const seat of t.ring) {
    for (const card of t.zones[KEEPERS + seat])
      if (isKnown(card) && before.zone[card] !== KEEPERS + seat) say({ key: 'keeper', seat, card: nameOf(t, card) });
    for (const card of before.zones[KEEPERS + seat])
      if (t.zone[card] !== KEEPERS + seat) say({ key: 'loses', seat, card: nameOf(before, card) });
    for (const card of t.zones[CREEPERS + seat]) if (isKnown(card)) say({ key: 'creeper', seat, card: nameOf(t, card) });
  }
  say({ key: 'keepers', seat: viewer, n: t.zones[KEEPERS + viewer].length });
  const hand = t.zones[HAND + viewer];
  say({ key: 'hand', seat: viewer, n: hand.length });
  for (const card of hand) if (before.zone[card] === HAND + viewer) say({ key: 'kept', seat: viewer, card: nameOf(t, card) });
  for (const card of goalsInPlay(t)) if (isKnown(card)) say({ key: 'goal', card: nameOf(t, card) });
  for (const card of newRulesInPlay(t)) if (isKnown(card)) say({ key: 'rule', card: nameOf(t, card) });
}

/** Everything named here lies open when it is said, or in the hand of who is advised. */
export const signs: Signs<FluxxVars> = {
  kinds,
  instead: ['goal', 'keepers', 'creepers', 'hand'],
  tell({ when, t, before, viewer }, say: Say) {
    if (t.outcome !== null) {
      const goal = t.outcome.params?.card;
      const [seat] = t.outcome.winners;
      if (typeof goal === 'object' && 'card' in goal) say({ key: WON[when], seat, card: nameOf(t, goal.card) });
      return;
    }
    if (when !== 'turn') return;
    tellTable(t, before, viewer, say);
    for (const seat of t.ring) for (const goal of oneShort(t, seat)) say({ key: 'one-short', seat, card: nameOf(t, goal) });
    for (const card of winning(t, before, viewer)) say({ key: 'ready', seat: viewer, card: nameOf(t, card) });
    if (t.vars.again && t.vars.active === viewer) say({ key: 'again', seat: viewer });
  },
};
