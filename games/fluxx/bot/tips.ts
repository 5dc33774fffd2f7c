import type { Ask, CardId, Tip } from '#engine';
import { refOf } from '#engine';
import { creeperBits, keeperBits, WANTED } from '../goals.ts';
import type { FluxxVars, T } from '../state.ts';
import { HAND, isHindranceLifted } from '../state.ts';
import { isWinning } from './wins.ts';

/** The card of the hand that an option plays, or -1. */
function handCard(t: T, ask: Ask, at: number): CardId {
  const ref = refOf(ask.options[at]);
  return ref.kind === 'card' && t.zone[ref.card] === HAND + ask.seat ? ref.card : -1;
}

/** Options that play such a card of the hand. */
const playing = (t: T, ask: Ask, fits: (card: CardId) => boolean): readonly number[] =>
  ask.prompt.key === 'play'
    ? ask.options.flatMap((_, at) => {
        const card = handCard(t, ask, at);
        return card >= 0 && fits(card) ? [at] : [];
      })
    : [];

/** Somebody else meets the Goal already, and the player who would put it down does not. */
function isGift(t: T, seat: number, card: CardId): boolean {
  if (WANTED[t.def[card]] === null) return false;
  const lifted = isHindranceLifted(t);
  const meets = (one: number): boolean => isWinning(t, one, card, keeperBits(t, one), creeperBits(t, one), lifted);
  return !meets(seat) && t.ring.some((other) => other !== seat && meets(other));
}

export const tips: readonly Tip<FluxxVars>[] = [
  {
    key: 'no-gift',
    says: ['mistakes.2'],
    about(t, ask) {
      const gifts = playing(t, ask, (card) => isGift(t, ask.seat, card));
      return gifts.length === 0 || gifts.length === ask.options.length ? null : (picks) => !picks.some((at) => gifts.includes(at));
    },
  },
];
