import { EVERYBODY, setSight } from '#engine';
import type { SeatName, TestTable } from '#engine/testing';
import { SEAT_NAMES, scenarioTable, TextLaw } from '#engine/testing';
import type { CardName } from '../cards/data.ts';
import { texts, unicorns } from '../index.ts';
import type { UnicornVars } from '../state.ts';
import { cardOf, DECK, handZone, holderOf, isMarked, MARKS, NURSERY, zones } from '../state.ts';

type Own = 'hand' | 'stable';
/** On the card that has stolen it: whose it was, and until when (as long as the thief stays, or for the turn). */
interface Stolen {
  readonly from?: SeatName;
  readonly until?: 'stay' | 'turn';
}
export type Table = TestTable<UnicornVars, Own>;

/** It is ann's Action phase; Babies that are not named lie in the Nursery, everything else in the deck, below what is named. */
export const deal = scenarioTable<UnicornVars, CardName, 'deck' | 'discard' | 'nursery', Own, Stolen>(unicorns, {
  rest: 'deck',
  piles: ['deck', 'discard'],
  texts: new TextLaw(texts),
  start(t) {
    t.vars.phase = 'action';
    const deck = t.zones[DECK];
    for (const id of deck.slice()) {
      const card = cardOf(t, id);
      const to = card.isBaby ? NURSERY : card.kind === 'reference' ? zones.at.box : DECK;
      if (to === DECK) continue;
      deck.splice(deck.indexOf(id), 1);
      t.zones[to].push(id);
      t.zone[id] = to;
    }
  },
  tie(t, card, { from, until = 'stay' }, thief) {
    if (thief === undefined || from === undefined) return;
    t.vars.ties.push({ kind: until, source: thief, holder: holderOf(t, thief), card, home: SEAT_NAMES.indexOf(from) });
  },
  // «Into which Stable» is part of the answer: the own one goes without saying.
  call(t, choice, names) {
    if (typeof choice === 'number' || choice.ref.kind !== 'card' || !choice.key.includes('@')) return undefined;
    return `${names.card(t, choice.ref.card)} into ${SEAT_NAMES[Number(choice.key.split('@')[1])]}`;
  },
  ready(t) {
    for (const seat of t.ring) if (isMarked(t, seat, MARKS['open-hand'])) setSight(t, handZone(seat), EVERYBODY);
  },
});

/** The beginning of ann's turn, before phase 1. */
export const BEGIN = { phase: 'begin' } as const;

/** How a test calls «this card into that Stable». */
export function into(table: Table, card: CardName, seat: SeatName, nth = 0): string {
  const to = SEAT_NAMES.indexOf(seat);
  const options = table.match.open?.asks[0].options ?? [];
  const keys = options.flatMap((one) =>
    typeof one === 'object' && one.ref.kind === 'card' && one.key.endsWith(`@${to}`) && cardOf(table.t, one.ref.card).id === card
      ? [one.key]
      : [],
  );
  if (keys[nth] === undefined) throw new Error(`${card} cannot be played into the Stable of ${seat}`);
  return keys[nth];
}

export const canPlayInto = (table: Table, card: CardName, seat: SeatName): boolean => {
  try {
    return into(table, card, seat) !== '';
  } catch {
    return false;
  }
};

/** Everybody passes in the open window. */
export function nobodyAnswers(table: Table): void {
  const { match } = table;
  const { n } = match;
  for (const ask of match.open?.asks ?? []) if (ask.prompt.key === 'respond' && match.n === n) match.answer(ask.seat, n, []);
}

export const BASICS: CardName[] = [
  'basic-unicorn-red',
  'basic-unicorn-orange',
  'basic-unicorn-yellow',
  'basic-unicorn-green',
  'basic-unicorn-blue',
  'basic-unicorn-indigo',
  'basic-unicorn-purple',
];
/** So many Basic Unicorns, all different. */
export const basics = (n: number, from = 0): CardName[] => BASICS.slice(from, from + n);

const BABIES: CardName[] = [
  'baby-unicorn-red',
  'baby-unicorn-pink',
  'baby-unicorn-orange',
  'baby-unicorn-yellow',
  'baby-unicorn-green',
  'baby-unicorn-blue',
  'baby-unicorn-purple',
  'baby-unicorn-black',
];
export const babies = (n: number, from = 0): CardName[] => BABIES.slice(from, from + n);
