// Questions that many cards put, with what silence answers (RSR-302, RSR-313, RSR-330).

import type { CardId, Choice, Flow, Gone, Offer, Prompt, Request, SeatId } from '#engine';
import { ask, askOne, button, GONE, isGone, maybeOneOf, oneOf, othersFrom, seatOption, someOf } from '#engine';
import type { T } from './state.ts';
import { cardOf } from './state.ts';

export const firstShown = (): readonly number[] => [0];

/** The cheapest cards by printed cost, among equals the first shown; a token before any card. */
export const cheapest =
  (t: T, n: number) =>
  (options: readonly Choice[]): readonly number[] => {
    const price = (choice: Choice): number => (typeof choice === 'number' ? cardOf(t, choice).cost : -1);
    return options
      .map((_, i) => i)
      .sort((a, b) => price(options[a]) - price(options[b]) || a - b)
      .slice(0, n);
  };

/** Exactly one card, as far as there is one. */
export function* chooseCard(t: T, seat: SeatId, prompt: Prompt, options: Offer<CardId>): Flow<CardId | undefined | Gone> {
  return yield* askOne(t, seat, { ...oneOf(prompt, options), silence: cheapest(t, 1) });
}

/** So many cards, or as many as there are (RSR-156). */
export function* chooseCards(t: T, seat: SeatId, prompt: Prompt, options: Offer<CardId>, n: number): Flow<CardId[] | Gone> {
  return yield* ask(t, seat, { ...someOf(prompt, options, n, n), silence: cheapest(t, n) });
}

/** Any other player, clockwise. */
export function* chooseFoe(t: T, seat: SeatId, prompt: Prompt): Flow<SeatId | undefined | Gone> {
  const request: Request<ReturnType<typeof seatOption>> = oneOf(prompt, () => othersFrom(t, seat).map(seatOption));
  return yield* askOne(t, seat, { ...request, silence: firstShown });
}

const YES = [button('yes', true)];

/** «You may …»: yes or nothing. */
export function* may(t: T, seat: SeatId, prompt: Prompt): Flow<boolean | Gone> {
  const picked = yield* askOne(t, seat, maybeOneOf(prompt, YES));
  return isGone(picked) ? GONE : picked === true;
}
