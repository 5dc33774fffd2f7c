// Section 2.

import type { CardId, Flow, SeatId } from '#engine';
import { askAll, askOne, isNone, log, move, moveToBottom, oneOf, place, randomOf, roll, shuffle } from '#engine';
import { firstShown } from './questions.ts';
import type { RickCard, T } from './state.ts';
import {
  ASIDE,
  AWAY,
  cardOf,
  characterZone,
  deckZone,
  GUNS,
  HAND_SIZE,
  MAIN,
  MARKET_SIZE,
  NEMESES,
  NEMESIS,
  PLACES,
  WAVES,
} from './state.ts';
import { addToMarket, draw, gainTokens } from './verbs.ts';

/** RSR-015: of these so many in each starting deck. */
const STARTING_DECK: { readonly [id: string]: number | undefined } = { 'genius-waves': 7, jerry: 1, beth: 1, summer: 1 };

/** RSR-333: what everybody but the first player starts with. */
const LATER_TOKENS: { readonly [option: string]: number | undefined } = { later: 1, two: 2 };

export function* setup(t: T): Flow {
  const dealt: { [id: string]: number } = {};
  for (let id = 0; id < t.def.length; id++) place(t, id, firstZone(t, id, dealt));
  for (const seat of t.ring) shuffle(t, deckZone(seat));
  for (const zone of [MAIN, PLACES, NEMESES]) shuffle(t, zone);
  // RSR-020, RSR-174: everybody knows who lies at the bottom.
  for (const id of t.zones[ASIDE].slice()) if (cardOf(t, id).kind === 'nemesis') moveToBottom(t, id, NEMESES);
  yield* settleCharacters(t);
  for (const id of t.zones[ASIDE].slice()) move(t, id, AWAY);
  for (let i = 0; i < MARKET_SIZE; i++) addToMarket(t);
  t.vars.active = t.ring[roll(t, t.ring.length)];
  log(t, 'first', 'RSR-030', { seat: { seat: t.vars.active } });
  for (const seat of t.ring) if (seat !== t.vars.active) gainTokens(t, seat, LATER_TOKENS[t.options.tokens] ?? 0);
  for (const seat of t.ring) draw(t, seat, HAND_SIZE);
  t.vars.phase = 'start';
}

function firstZone(t: T, id: CardId, dealt: { [id: string]: number }): number {
  const card = cardOf(t, id);
  switch (card.kind) {
    case 'starter':
      return starterZone(t, card, dealt);
    case 'main':
      return MAIN;
    case 'portal-gun':
      return GUNS;
    case 'morty-waves':
      return WAVES;
    case 'location':
      return PLACES;
    case 'nemesis':
      return card.tags.includes('fixed-top') ? NEMESIS : card.isLast ? ASIDE : NEMESES;
    case 'character':
      return ASIDE;
  }
}

/** RSR-015, RSR-016: one player after the other gets the same cards; the rest stays in the box. */
function starterZone(t: T, { id }: RickCard, dealt: { [id: string]: number }): number {
  const many = STARTING_DECK[id] ?? 0;
  const at = dealt[id] ?? 0;
  dealt[id] = at + 1;
  const seat = Math.floor(at / many);
  return seat < t.ring.length ? deckZone(t.ring[seat]) : AWAY;
}

/** RSR-010 to RSR-014, RSR-320: before any hand is drawn. */
function* settleCharacters(t: T): Flow {
  const { characters } = t.options;
  if (characters === 'choice') return yield* chooseOpenly(t);
  const many = characters === 'two' && t.ring.length * 2 <= t.zones[ASIDE].length ? 2 : 1;
  for (const seat of t.ring) for (let i = 0; i < many; i++) move(t, randomOf(t, t.zones[ASIDE]), characterZone(seat));
  if (many === 2) yield* chooseOfTwo(t);
  for (const seat of t.ring) log(t, 'character', 'RSR-010', { seat: { seat }, card: { card: t.zones[characterZone(seat)][0] } });
}

/** RSR-014: openly, in random order. */
function* chooseOpenly(t: T): Flow {
  const waiting = t.ring.slice();
  while (waiting.length > 0) {
    const seat: SeatId = randomOf(t, waiting);
    waiting.splice(waiting.indexOf(seat), 1);
    const request = oneOf({ key: 'character', rule: 'RSR-011' }, t.zones[ASIDE].slice());
    const card = yield* askOne(t, seat, { ...request, silence: firstShown });
    // Nobody leaves before the first turn (RSR-326).
    if (isNone(card)) return;
    move(t, card, characterZone(seat));
    log(t, 'character', 'RSR-011', { seat: { seat }, card: { card } });
  }
}

/** RSR-013: secretly and at the same time. */
function* chooseOfTwo(t: T): Flow {
  const kept = yield* askAll(t, t.ring, (seat) => ({
    ...oneOf({ key: 'character.two', rule: 'RSR-012' }, t.zones[characterZone(seat)].slice()),
    silence: firstShown,
  }));
  t.ring.forEach((seat, i) => {
    for (const card of t.zones[characterZone(seat)].slice()) if (card !== kept[i]?.[0]) move(t, card, AWAY);
  });
}
