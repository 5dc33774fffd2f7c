// What many cards do, as builders: nearly every card is one to four of these.

import type { CardId, Flow, Gone, Option, Params, SeatId } from '#engine';
import { ask, askOne, button, flowOf, GONE, isGone, isNone, maybeOneOf, moveUnseen, oneOf, someOf } from '#engine';
import { cheapest, chooseCard, chooseCards, firstShown, may } from '../questions.ts';
import type { Activated, Context, Hit, RickCard, T, Text, Trigger } from '../state.ts';
import { among, cardOf, deckZone, discardZone, handOf, handZone, inPlay, isAny, nameOf, ongoingOf } from '../state.ts';
import { destroy, discard, draw, gainTokens, gainWave, givePower, leavePlay, loseTokens, recover } from '../verbs.ts';

type Fits = (card: RickCard) => boolean;

// ── Parts of texts ────────────────────────────────────────────────────────────────────────────────────────────────

/** One text after the other, in printed order (RSR-134). */
export const inOrderOf = (...texts: readonly Text[]): Text =>
  function* (t, c) {
    for (const text of texts) {
      yield* flowOf(text(t, c));
    }
  };

export const draws =
  (n: number): Text =>
  (t, { seat }) =>
    draw(t, seat, n);

export const tokens =
  (n: number): Text =>
  (t, { seat }) => {
    gainTokens(t, seat, n);
  };

/** As much Power as is counted when the card is played. */
export const powerFor =
  (count: (t: T, c: Context) => number): Text =>
  (t, c) =>
    givePower(t, c.seat, count(t, c));

/** Cards in front of the player, the card itself left out (RSR-325). */
export const othersInPlay = (t: T, { seat, self }: Context, fits: Fits): number =>
  inPlay(t, seat).filter((id) => id !== self && fits(cardOf(t, id))).length;

/** «You may discard 1 card. If you do …» (RSR-135). */
export const mayDiscard = (key: string, rule: string, then: Text, params: Params = {}): Text =>
  function* (t, c) {
    const prompt = { key, rule, params: { effect: nameOf(t, c.def), ...params }, decline: 'decline.nothing' };
    const card = yield* askOne(
      t,
      c.seat,
      maybeOneOf(prompt, () => handOf(t, c.seat).slice()),
    );
    if (isNone(card)) return;
    discard(t, c.seat, card);
    yield* flowOf(then(t, c));
  };

/** «You may discard 1 Access Token. If you do …». */
export const mayPayToken = (key: string, then: Text): Text =>
  function* (t, c) {
    if (t.vars.tokens[c.seat] === 0) return;
    if (!(yield* may(t, c.seat, { key, rule: 'RSR-244', params: { effect: nameOf(t, c.def) }, decline: 'decline.nothing' }))) return;
    loseTokens(t, c.seat, 1);
    yield* flowOf(then(t, c));
  };

/** «You may put up to so many … from your discard pile into your hand»; says how many it were. */
export function* recovers(t: T, { seat, def }: Pick<Context, 'seat' | 'def'>, fits: Fits, max: number): Flow<number | Gone> {
  const prompt = { key: 'recover', rule: 'RSR-317', params: { effect: nameOf(t, def), n: max }, decline: 'decline.nothing' };
  const cards = yield* ask(
    t,
    seat,
    someOf(prompt, () => among(t, discardZone(seat), fits), 0, max),
  );
  if (isGone(cards)) return GONE;
  for (const card of cards) recover(t, seat, card);
  return cards.length;
}

export const recoverOne = (fits: Fits): Text =>
  function* (t, c) {
    yield* recovers(t, c, fits, 1);
  };

/** Hand and discard pile. */
export const handAndPile = (t: T, seat: SeatId, fits: Fits = isAny): CardId[] => [
  ...among(t, handZone(seat), fits),
  ...among(t, discardZone(seat), fits),
];

/** «You may destroy up to so many …» from where `from` says. */
export function* mayDestroy(t: T, { seat, def }: Pick<Context, 'seat' | 'def'>, from: () => CardId[], max: number, isSecret = false): Flow {
  const prompt = {
    key: 'destroy',
    rule: 'RSR-276',
    params: { effect: nameOf(t, def), n: max },
    decline: 'decline.nothing',
    always: isSecret,
  };
  for (const card of (yield* ask(t, seat, someOf(prompt, from, 0, max))) ?? []) destroy(t, seat, card);
}

export function* mustDestroy(t: T, { seat, def }: Context, from: () => CardId[]): Flow {
  const card = yield* chooseCard(t, seat, { key: 'destroy.must', rule: 'RSR-158', params: { effect: nameOf(t, def) } }, from);
  if (!isNone(card)) destroy(t, seat, card);
}

/** RSR-180: the others do not see which card goes on the deck. */
export function* putOnDeck(t: T, seat: SeatId, def: number): Flow {
  const request = oneOf({ key: 'put-on-deck', rule: 'RSR-180', params: { effect: nameOf(t, def) } }, () => handOf(t, seat).slice());
  const card = yield* askOne(t, seat, { ...request, silence: firstShown });
  if (!isNone(card)) moveUnseen(t, [card], deckZone(seat), seat, 'top');
}

// ── What Attacks, group attacks and votes do to a player ──────────────────────────────────────────────────────────

export const wave: Hit = (t, seat) => gainWave(t, seat);

export function* discardsCards(t: T, seat: SeatId, n: number): Flow {
  const prompt = { key: 'discard', rule: 'RSR-274', params: { n } };
  for (const card of (yield* chooseCards(t, seat, prompt, () => handOf(t, seat).slice(), n)) ?? []) discard(t, seat, card);
}

export const discards =
  (n: number): Hit =>
  (t, seat) =>
    discardsCards(t, seat, n);

const TOKEN: Option<'token'> = button('token', 'token');
const CARDS: Option<'cards'> = button('cards', 'cards');

/** «1 card from hand or 1 Access Token»: every card of the hand and the token are offered together. */
export const cardOrToken: Hit = function* (t, seat) {
  const options = (): (CardId | typeof TOKEN)[] => [...(t.vars.tokens[seat] > 0 ? [TOKEN] : []), ...handOf(t, seat)];
  const prompt = { key: 'card-or-token', rule: 'RSR-275' };
  lose(t, seat, yield* askOne(t, seat, { ...oneOf(prompt, options), silence: cheapest(t, 1) }));
};

function lose(t: T, seat: SeatId, what: CardId | 'token' | undefined | Gone): void {
  if (what === 'token') loseTokens(t, seat, 1);
  else if (!isNone(what)) discard(t, seat, what);
}

/** «1 Access Token or so many cards»: only parts that can be done completely, if there is one (RSR-275). */
export const tokenOrCards = (n: number): Hit =>
  function* (t, seat) {
    const parts = (): (typeof TOKEN | typeof CARDS)[] => {
      const hasToken = t.vars.tokens[seat] > 0;
      const hasCards = handOf(t, seat).length >= n || !hasToken;
      return [...(hasToken ? [TOKEN] : []), ...(hasCards ? [CARDS] : [])];
    };
    const part = yield* askOne(t, seat, {
      ...oneOf({ key: 'token-or-cards', rule: 'RSR-275', params: { n } }, parts),
      silence: firstShown,
    });
    if (part === 'token') loseTokens(t, seat, 1);
    else if (part === 'cards') yield* discardsCards(t, seat, n);
  };

/** RSR-254 to RSR-256, RSR-324: whoever holds a card is asked, whatever it is. */
export const tokenOrFitting = (key: string, fits: Fits): Hit =>
  function* (t, seat) {
    const options = (): (CardId | typeof TOKEN)[] => [...(t.vars.tokens[seat] > 0 ? [TOKEN] : []), ...among(t, handZone(seat), fits)];
    const always = handOf(t, seat).length > 0;
    const prompt = { key, rule: 'RSR-254', always, decline: 'decline.none' };
    const must = options().length > 0;
    const request = must ? { ...oneOf(prompt, options), silence: cheapest(t, 1) } : maybeOneOf(prompt, options);
    lose(t, seat, yield* askOne(t, seat, request));
  };

/** One of the Ongoing cards that the player controls; says whether there was one, unless the player has left. */
export function* losesOngoing(t: T, seat: SeatId, fits: (id: CardId) => boolean = isAny): Flow<boolean | Gone> {
  const prompt = { key: 'lose-ongoing', rule: 'RSR-130' };
  const card = yield* chooseCard(t, seat, prompt, () => ongoingOf(t, seat).filter(fits));
  if (isGone(card)) return GONE;
  if (card === undefined) return false;
  leavePlay(t, card);
  return true;
}

// ── Abilities in play ─────────────────────────────────────────────────────────────────────────────────────────────

const trigger = (on: Trigger['on'], first: boolean, fits: Fits | undefined, run: Trigger['run']): Trigger => ({
  on,
  first,
  ...(fits === undefined ? {} : { fits }),
  isPlain: true,
  run,
});

/** «The first time you play … during each of your turns». */
export const firstPlay = (fits: Fits, run: Trigger['run']): Trigger => trigger('play', true, fits, run);
/** «Each time you play …». */
export const eachPlay = (fits: Fits, run: Trigger['run']): Trigger => trigger('play', false, fits, run);
export const first = (on: 'discard' | 'destroy', run: Trigger['run']): Trigger => trigger(on, true, undefined, run);

export const drawCard =
  (n: number): Trigger['run'] =>
  (t, seat) =>
    draw(t, seat, n);
export const addPower =
  (n: number): Trigger['run'] =>
  (t, seat) =>
    givePower(t, seat, n);
export const addToken =
  (n: number): Trigger['run'] =>
  (t, seat) => {
    gainTokens(t, seat, n);
  };

export const drawWithPower =
  (cards: number, power: number): Trigger['run'] =>
  (t, seat) => {
    draw(t, seat, cards);
    givePower(t, seat, power);
  };

/** «Once during each of your turns, you may discard a … from your hand. If you do, …». */
const discardFor = (key: string, fits: Fits, n: number, gain: (t: T, seat: SeatId, n: number) => void): Activated => ({
  can: (t, seat) => handOf(t, seat).some((id) => fits(cardOf(t, id))),
  *run(t, seat, def) {
    // Asked even if only one card fits: how many do is for nobody else to know.
    const prompt = { key, rule: 'RSR-153', params: { effect: nameOf(t, def), n }, always: true };
    const card = yield* chooseCard(t, seat, prompt, () => among(t, handZone(seat), fits));
    if (isNone(card)) return;
    discard(t, seat, card);
    gain(t, seat, n);
  },
});
export const discardToDraw = (fits: Fits, n: number): Activated => discardFor('discard.draw', fits, n, draw);
export const discardForPower = (fits: Fits, n: number): Activated => discardFor('discard.power', fits, n, givePower);

export const isType =
  (type: RickCard['type']): Fits =>
  (card) =>
    card.type === type;
export const isNamed =
  (id: string): Fits =>
  (card) =>
    card.id === id;
