// Answers that play or use a card, as codes: dozens are offered where one is chosen.

import type { CardId, Code, Option, Params } from '#engine';
import * as engine from '#engine';
import * as state from '../state.ts';
import * as traits from '../table/traits.ts';

const { OptionCodes } = engine;
const { NONE, SLOTS } = state;
const { CARDS } = traits;

/** Where a played card goes: `to` is the base, or the minion it is attached to; NONE for a standard action. */
export interface Playing {
  readonly card: CardId;
  readonly to: CardId;
  /** By which play, as a place in VIAS: its slot, and which of several with different limits. */
  readonly via: number;
}

/** Different plays of one slot that are told apart. */
export const NTHS = 4;
/** By its own ability out of the discard pile; on the spot, by the ability that shows it. */
export const RISES = SLOTS.length * NTHS;
export const NOW = RISES + 1;
/** No play at all, but another answer to the main question: a talent, an ability for phase 2, the end of the phase. */
export const TALENT = NOW + 1;
export const IN_PHASE_2 = NOW + 2;
export const OVER = NOW + 3;
export const VIAS = [...SLOTS.flatMap((slot) => [slot, `${slot}2`, `${slot}3`, `${slot}4`]), 'rises', 'now', 'talent', 'special', 'end'];
const slotOf = (via: number): string => (via < RISES ? SLOTS[Math.floor(via / NTHS)] : VIAS[via]);

/** From the lowest bits on: the target and one (0: none), the card, whether it is the play that is spent first, by which play. */
const CARD_BITS = 9;
if (CARDS >= 1 << CARD_BITS) throw new Error(`${CARDS} cards need more than ${CARD_BITS} bits`);
const ONE_CARD = (1 << CARD_BITS) - 1;
const FIRST = 1 << (2 * CARD_BITS);
const viaIn = (n: number): number => n >> (2 * CARD_BITS + 1);

function playingOf(n: number): Playing {
  const via = viaIn(n);
  return { card: via === OVER ? NONE : (n >> CARD_BITS) & ONE_CARD, to: (n & ONE_CARD) - 1, via };
}

function optionOf(n: number): Option<Playing> {
  const value = playingOf(n);
  const { card, to, via } = value;
  if (via === OVER) return { key: 'end', ref: { kind: 'button' }, value, label: 'button.end' };
  const ref = { kind: 'card' as const, card };
  if (via === TALENT || via === IN_PHASE_2)
    return { key: `${VIAS[via]}:${card}`, ref, value, label: VIAS[via], params: { card: { card } }, voluntary: true };
  const isFirst = (n & FIRST) !== 0;
  const params: Params = to === NONE ? { card: { card } } : { card: { card }, to: { card: to } };
  return {
    key: `c${card}${to === NONE ? '' : `@c${to}`}${isFirst ? '' : `+${VIAS[via]}`}`,
    ref,
    value,
    label: `${to === NONE ? 'do' : 'play'}.${slotOf(via)}`,
    params,
    voluntary: true,
  };
}

const { from } = new OptionCodes(optionOf, playingOf);

/** Code of playing that card by that play; adding the target and one makes the answer. `isFirst`: by the play that is spent first. */
export const untargeted = (card: CardId, via: number, isFirst: boolean): number =>
  from + (via << (2 * CARD_BITS + 1)) + (isFirst ? FIRST : 0) + (card << CARD_BITS);

export const withTarget = (at: number, to: CardId): Code<Playing> => (at + to + 1) as Code<Playing>;

export const playOption = (card: CardId, to: CardId, via: number, isFirst: boolean): Code<Playing> =>
  withTarget(untargeted(card, via, isFirst), to);

/** On the spot, without a play of the bank. */
export const nowOption = (card: CardId, to: CardId): Code<Playing> => playOption(card, to, NOW, true);

/** A talent, or an ability for phase 2, of a card in play. */
export const useOption = (card: CardId, use: 'talent' | 'inPhase2'): Code<Playing> =>
  playOption(card, NONE, use === 'talent' ? TALENT : IN_PHASE_2, true);

/** The end of phase 2. */
export const END: Code<Playing> = playOption(0, NONE, OVER, true);
