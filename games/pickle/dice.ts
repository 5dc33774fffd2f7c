import { roll } from '#engine';
import type { Cost, PlainSymbol } from './cards/data.ts';
import { components } from './cards/data.ts';
import type { PickleVars, T } from './state.ts';

/** Faces of a die as numbers: the four plain symbols, then the wild one; bonus symbols from cards come after them. */
export const SYMBOLS = ['move', 'card', 'tools', 'gun', 'wild', 'bonus'] as const;
export type Sign = number;
export const MOVE: Sign = 0;
export const CARD: Sign = 1;
export const TOOLS: Sign = 2;
export const GUN: Sign = 3;
export const WILD: Sign = 4;
export const BONUS: Sign = 5;
export const DICE = 4;
const ALL_DICE = 15;

/** What a die shows, each as likely as the others. */
export const FACES: readonly Sign[] = components.flatMap((one) =>
  one.kind === 'die' ? one.faces.map((face) => SYMBOLS.indexOf(face)) : [],
);

/** All dice at once (PKL-061). */
export function rollAll(t: T): void {
  const v = t.vars;
  for (let die = 0; die < DICE; die++) v.dice[die] = FACES[roll(t, FACES.length)];
  v.spent = 0;
}

/** The chosen dice together (PKL-063). */
export function rerollDice(t: T, chosen: readonly number[]): void {
  for (const die of chosen) t.vars.dice[die] = FACES[roll(t, FACES.length)];
}

/** The rest of the dice goes to the other side unused (PKL-070, PKL-080); bonus symbols are lost (PKL-079). */
export function passDice(v: PickleVars): void {
  v.spent = ALL_DICE;
  v.bonus = 0;
}

/** What can be spent now, in one number: how many unspent dice show each sign, three bits each, and above them the bonus symbols. */
export type Purse = number;

export function purseOf(v: PickleVars): Purse {
  let purse = v.bonus << (3 * BONUS);
  for (let die = 0; die < DICE; die++) if (!((v.spent >> die) & 1)) purse += 1 << (3 * v.dice[die]);
  return purse;
}

const bonusIn = (purse: Purse): number => purse >> (3 * BONUS);
export const countIn = (purse: Purse, sign: Sign): number => (sign === BONUS ? bonusIn(purse) : (purse >> (3 * sign)) & 7);

/** Unspent dice that show this; for BONUS the bonus symbols. */
export const countOf = (v: PickleVars, sign: Sign): number => countIn(purseOf(v), sign);

/** Whether an unspent die could serve as that symbol (PKL-071, PKL-074). */
export const hasDie = (purse: Purse, sign: Sign): boolean => countIn(purse, sign) > 0 || countIn(purse, WILD) > 0;

const PAY_WITH: readonly (readonly Sign[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => [
  ...(mask & 1 ? [MOVE] : []),
  ...(mask & 2 ? [WILD] : []),
  ...(mask & 4 ? [BONUS] : []),
]);
const PAY_BY: readonly (readonly (readonly Sign[])[])[] = [MOVE, CARD, TOOLS, GUN].map((sign) =>
  PAY_WITH.map((list) => list.map((one) => (one === MOVE ? sign : one))),
);

/** What can be spent as one such symbol, the least flexible first. */
export function waysToSpend(purse: Purse, sign: Sign): readonly Sign[] {
  const mask = (countIn(purse, sign) > 0 ? 1 : 0) | (countIn(purse, WILD) > 0 ? 2 : 0) | (bonusIn(purse) > 0 ? 4 : 0);
  return PAY_BY[sign][mask];
}

/** Spends one die showing that, or one bonus symbol. It is gone before its effect (PKL-084). */
export function spendOne(v: PickleVars, sign: Sign): void {
  if (sign === BONUS) {
    if (v.bonus === 0) throw new Error('no bonus symbol is left');
    v.bonus--;
    return;
  }
  for (let die = 0; die < DICE; die++) {
    if (v.dice[die] !== sign || (v.spent >> die) & 1) continue;
    v.spent |= 1 << die;
    return;
  }
  throw new Error(`no die shows ${SYMBOLS[sign]}`);
}

// ── Costs ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A price: how many move, card, tools and gun symbols, and how many of any kind. */
export type Price = readonly [move: number, card: number, tools: number, gun: number, any: number];

export const CROSSING: Price = [2, 0, 0, 0, 0];
export const TALKING_DOWN: Price = [0, 2, 0, 0, 0];

/** The price of a card; `x` stands for X. */
export function priceOf(cost: Cost, x: number): Price {
  return [cost.move, cost.card, cost.tools === 'X' ? x : cost.tools, cost.gun, cost.any];
}

export function canPay(purse: Purse, price: Price): boolean {
  let short = 0;
  let left = 0;
  for (let sign = 0; sign < WILD; sign++) {
    const spare = countIn(purse, sign) - price[sign];
    if (spare < 0) short -= spare;
    else left += spare;
  }
  const wild = countIn(purse, WILD) + bonusIn(purse) - short;
  return wild >= 0 && wild + left >= price[4];
}

/** Symbols that could be spent as this one, all kinds together. */
export function worthOf(v: PickleVars, symbol: PlainSymbol): number {
  const purse = purseOf(v);
  return countIn(purse, SYMBOLS.indexOf(symbol)) + countIn(purse, WILD) + bonusIn(purse);
}

/** A payment: how many of each of the six signs, three bits each. */
export type Payment = number;
export const paidOf = (payment: Payment, sign: Sign): number => (payment >> (3 * sign)) & 7;
const paying = (sign: Sign, many: number): Payment => many << (3 * sign);

/** All different ways to pay, the least flexible symbols first (PKL-140, PKL-141, PKL-252). */
export function payments(v: PickleVars, price: Price): Payment[] {
  const purse = purseOf(v);
  const have = [0, 1, 2, 3, 4, 5].map((sign) => countIn(purse, sign));
  const found: Payment[] = [];
  const payPlain = (sign: Sign, short: number, soFar: Payment): void => {
    if (sign === WILD) {
      for (let dice = Math.min(short, have[WILD]); dice >= 0 && short - dice <= have[BONUS]; dice--)
        payAny(MOVE, price[4], soFar + paying(WILD, dice) + paying(BONUS, short - dice));
      return;
    }
    for (let plain = Math.min(price[sign], have[sign]); plain >= 0; plain--)
      payPlain(sign + 1, short + price[sign] - plain, soFar + paying(sign, plain));
  };
  const payAny = (sign: Sign, many: number, soFar: Payment): void => {
    if (many === 0) {
      if (!found.includes(soFar)) found.push(soFar);
      return;
    }
    if (sign > BONUS) return;
    for (let some = Math.min(many, have[sign] - paidOf(soFar, sign)); some >= 0; some--)
      payAny(sign + 1, many - some, soFar + paying(sign, some));
  };
  payPlain(MOVE, 0, 0);
  return found;
}

export function pay(v: PickleVars, payment: Payment): void {
  for (let sign = 0; sign <= BONUS; sign++) for (let many = paidOf(payment, sign); many > 0; many--) spendOne(v, sign);
}

const SHORT = ['m', 'c', 't', 'g', 'w', 'b'] as const;

/** `m1w1`: one move and one wild die. */
export function paymentKey(payment: Payment): string {
  let key = '';
  for (let sign = 0; sign <= BONUS; sign++) if (paidOf(payment, sign) > 0) key += `${SHORT[sign]}${paidOf(payment, sign)}`;
  return key;
}
