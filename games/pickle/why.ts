import type { CardId, Reason } from '#engine';
import { canPay, type Price, purseOf } from './dice.ts';
import { at, cardOf, sideOf, type T } from './state.ts';

/** Why a card in the hand cannot be played now. */
export function whyNot(t: T, seat: number, card: CardId): Reason | undefined {
  const v = t.vars;
  if (t.zone[card] !== at.hand + seat) return undefined;
  const def = cardOf(t, card);
  if (v.side !== sideOf(v, seat)) return { key: 'not-your-turn', rule: 'PKL-081' };
  if (v.phase !== 'spend') return { key: 'roll-first', rule: 'PKL-062' };
  const obstacle = def.obstacle?.(t);
  if (obstacle !== undefined) return { key: obstacle, rule: obstacle === 'vents-closed' ? 'PKL-212' : 'PKL-251' };
  if (def.price !== undefined && !canPay(purseOf(v), def.price))
    return { key: 'cannot-pay', rule: 'PKL-140', params: priceParams(def.price) };
  return undefined;
}

const priceParams = ([move, card, tools, gun, any]: Price): { [symbol: string]: number } => ({ move, card, tools, gun, any });
