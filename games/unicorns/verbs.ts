import type { CardId, Gone, SeatId, SeatMask, ZoneId } from '#engine';
import { drawCards, EVERYBODY, isNone, log, maskOf, move, nextCard, randomOf, setSight, show, shuffle } from '#engine';
import type { How, LinkEffect, Move, T, Task, UnicornCard } from './state.ts';
import {
  cardOf,
  DECK,
  DISCARD,
  handOf,
  handZone,
  holderOf,
  isMarked,
  isSacrificable,
  MARKS,
  MAX_SEATS,
  marksOf,
  NURSERY,
  newEffect,
  PLAY,
  stableOf,
  stableZone,
  triggersWork,
} from './state.ts';

export type MoveTask = Extract<Task, { do: 'move' }>;

/** The table just before a step: what the cards of the step depend on is judged by it (UUN-348). */
interface Before {
  readonly marks: readonly number[];
  readonly hands: readonly number[];
  readonly watchers: readonly (readonly CardId[])[];
}

const NOBODY_WATCHES: readonly CardId[] = Object.freeze([]);

interface Around extends Before {
  /** Seats whose Stables have been looked at. */
  looked: SeatMask;
  readonly marks: number[];
  readonly hands: number[];
  readonly watchers: (readonly CardId[])[];
}

const newAround = (): Around => ({
  looked: 0,
  marks: new Array<number>(MAX_SEATS).fill(0),
  hands: new Array<number>(MAX_SEATS).fill(0),
  watchers: new Array<readonly CardId[]>(MAX_SEATS).fill(NOBODY_WATCHES),
});

/** Filled anew for each step and used up before the next one: nothing is asked in between. */
function newLook(t: T): Around {
  t.index ??= newAround();
  const around = t.index as Around;
  around.looked = 0;
  return around;
}

function lookAt(t: T, around: Around, seat: SeatId): void {
  if ((around.looked & maskOf(seat)) !== 0) return;
  around.looked |= maskOf(seat);
  const marks = marksOf(t, seat);
  around.marks[seat] = marks;
  around.hands[seat] = handOf(t, seat).length;
  around.watchers[seat] =
    (marks & MARKS.watching) === 0 ? NOBODY_WATCHES : stableOf(t, seat).filter((id) => cardOf(t, id).traffic !== undefined);
}

/** Looks at the Stables that the cards leave and enter. */
function lookAround(t: T, tasks: readonly MoveTask[]): Before {
  const around = newLook(t);
  for (const { move: one } of tasks) {
    const from = holderOf(t, one.card);
    if (from >= 0) lookAt(t, around, from);
    if (one.to >= stableZone(0)) lookAt(t, around, one.to - stableZone(0));
  }
  return around;
}

/** Moves cards together; all that this triggers waits for the next link (UUN-143). Each card is named once. */
export function carryOut(t: T, tasks: readonly MoveTask[]): void {
  const before = lookAround(t, tasks);
  for (const { e, move: one } of tasks) if (one.tie !== undefined && e !== null) tieUp(t, e, one);
  for (const task of tasks) moveOne(t, task, before);
}

/** UUN-260, UUN-264: tied to the stay of the thief in its Stable, so only if it is there. */
function tieUp(t: T, e: LinkEffect, one: Move): void {
  if (one.tie === undefined || holderOf(t, e.card) !== e.seat) return;
  t.vars.ties.push({ kind: one.tie, source: e.card, holder: e.seat, card: one.card, home: holderOf(t, one.card) });
}

function moveOne(t: T, task: MoveTask, before: Before): void {
  const { how, card: id } = task.move;
  const card = cardOf(t, id);
  const from = holderOf(t, id);
  const wanted = task.move.to;
  const to = from < 0 ? wanted : wayOut(card, how, wanted, from, before.marks[from]);
  const start = t.zone[id];
  move(t, id, to);
  tellMove(t, task, start, from);
  const into = holderOf(t, id);
  if (from >= 0) afterLeaving(t, id, card, from, into, how, before);
  if (into >= 0) afterEntering(t, id, card, into, before);
  if ((card.marks & MARKS['open-hand']) !== 0) for (const seat of t.ring) openOrClose(t, seat);
}

/** Replacements that leave no choice: Flying Unicorns (UUN-245), and Babies, whose home is the Nursery (UUN-194, UUN-195). */
export function wayOut(card: UnicornCard, how: How, to: ZoneId, from: SeatId, marks: number): ZoneId {
  if (card.isBaby && to < stableZone(0)) return NURSERY;
  if (how !== 'sacrifice' && how !== 'destroy') return to;
  return (card.marks & MARKS.flying) !== 0 && triggersWork(marks) ? handZone(from) : to;
}

const NO_SAVERS: readonly CardId[] = Object.freeze([]);

/** Cards of a Stable that can be sacrificed instead of a Unicorn card destroyed there (UUN-250). */
export function saversOf(t: T, seat: SeatId): readonly CardId[] {
  const marks = marksOf(t, seat);
  if ((marks & MARKS.saving) === 0 || !triggersWork(marks)) return NO_SAVERS;
  return stableOf(t, seat).filter((id) => (cardOf(t, id).marks & MARKS.saving) !== 0 && isSacrificable(t, id));
}

function afterLeaving(t: T, id: CardId, card: UnicornCard, from: SeatId, into: SeatId, how: How, before: Before): void {
  const { triggered, ties } = t.vars;
  if (card.isUnicorn) for (const watcher of before.watchers[from]) triggered.push(newEffect(t, watcher, 'traffic', from));
  // UUN-294: nothing of a card removed like this triggers.
  const works = how !== 'remove' && (!card.isUnicorn || triggersWork(before.marks[from]));
  for (let i = ties.length - 1; i >= 0; i--) {
    const tie = ties[i];
    const over = tie.source === id && tie.holder === from;
    if (over && tie.kind === 'stay' && works) triggered.push(newEffect(t, id, 'left', from, [tie.card, tie.home]));
    // UUN-262: also over once the tied card has left all Stables.
    if (over || (tie.card === id && into < 0)) ties.splice(i, 1);
  }
  if (card.lost === undefined || !works || (how !== 'sacrifice' && how !== 'destroy')) return;
  if (card.lost.needsHand === true && before.hands[from] === 0) return;
  const isFixed = card.lost.steps[0].targets?.[0]?.kind === 'fixed';
  triggered.push(newEffect(t, id, 'lost', from, isFixed ? [id] : []));
}

function afterEntering(t: T, id: CardId, card: UnicornCard, into: SeatId, before: Before): void {
  const { triggered } = t.vars;
  if (card.isUnicorn) for (const watcher of before.watchers[into]) triggered.push(newEffect(t, watcher, 'traffic', into));
  // UUN-275: a card becomes a Panda only once it is inside, so Blinding Light alone decides.
  const isOff = card.isUnicorn && (before.marks[into] & MARKS.blinding) !== 0;
  if (card.enter !== undefined && !isOff) triggered.push(newEffect(t, id, 'enter', into));
}

/** UUN-032. */
function openOrClose(t: T, seat: SeatId): void {
  const sight = isMarked(t, seat, MARKS['open-hand']) ? EVERYBODY : maskOf(seat);
  if (t.sight[handZone(seat)] !== sight) setSight(t, handZone(seat), sight);
}

export const isHandOpen = (t: T, seat: SeatId): boolean => t.sight[handZone(seat)] === EVERYBODY;

function tellMove(t: T, { e, move: { how, card } }: MoveTask, start: ZoneId, from: SeatId): void {
  if (t.sink === null) return;
  const to = t.zone[card];
  const into = holderOf(t, card);
  const owner = from >= 0 ? from : how === 'discard' ? start - handZone(0) : (e?.seat ?? into);
  const by = how === 'sacrifice' || how === 'discard' || e === null ? owner : e.seat;
  log(t, `move.${how}`, RULES[how], {
    seat: { seat: by },
    card: { card },
    from: { seat: owner },
    into: { seat: into >= 0 ? into : owner },
  });
  if (from < 0 || into >= 0) return;
  if (to === NURSERY) log(t, 'move.nursery', 'UUN-194', { card: { card } });
  else if ((how === 'sacrifice' || how === 'destroy') && to !== DISCARD)
    log(t, 'move.flies', 'UUN-245', { card: { card }, seat: { seat: from } });
}

const RULES: { readonly [how in How]: string } = {
  sacrifice: 'UUN-040',
  destroy: 'UUN-042',
  steal: 'UUN-044',
  return: 'UUN-050',
  move: 'UUN-052',
  bring: 'UUN-051',
  discard: 'UUN-046',
  take: 'UUN-211',
  remove: 'UUN-294',
};

/** The announced card comes to its Stable; what this triggers is the first link (UUN-343). */
export function enterAsPlayed(t: T, card: CardId, into: SeatId): void {
  const around = newLook(t);
  lookAt(t, around, into);
  if (t.sink !== null) log(t, 'enters', 'UUN-105', { card: { card }, into: { seat: into } });
  move(t, card, stableZone(into));
  afterEntering(t, card, cardOf(t, card), into, around);
  if ((cardOf(t, card).marks & MARKS['open-hand']) !== 0) openOrClose(t, into);
}

export function announce(t: T, seat: SeatId, card: CardId, into: SeatId | null): void {
  move(t, card, PLAY);
  if (t.sink === null) return;
  if (into === null || into === seat) log(t, 'plays', 'UUN-100', { seat: { seat }, card: { card } });
  else log(t, 'plays.into', 'UUN-100', { seat: { seat }, card: { card }, into: { seat: into } });
}

/** UUN-048: one by one, as many as there are. Says how many it was. */
export function draw(t: T, seat: SeatId, count: number): number {
  const cards = drawCards(t, DECK, handZone(seat), count, refill);
  if (t.sink !== null && cards.length > 0) log(t, 'draws', 'UUN-047', { seat: { seat }, n: cards.length, cards: { cards } });
  return cards.length;
}

/** UUN-312: the discard pile becomes the new deck, where the table plays so. */
function refill(t: T): void {
  if (t.options.reshuffle !== 'on' || t.zones[DISCARD].length === 0) return;
  log(t, 'reshuffles', 'UUN-312');
  shuffleInto(t, t.zones[DISCARD]);
}

/** Whether there is a deck; an empty one is made anew if it may be. */
export const hasDeck = (t: T): boolean => t.zones[DECK].length > 0 || nextCard(t, DECK, refill) !== undefined;

/** UUN-217: the cards go into the deck, and all of it is mixed. */
function shuffleInto(t: T, cards: readonly CardId[]): void {
  for (const card of cards.slice()) move(t, card, DECK);
  shuffle(t, DECK);
}

export function shuffleDiscard(t: T): void {
  log(t, 'shuffles.discard', 'UUN-217');
  shuffleInto(t, t.zones[DISCARD]);
}

export function shuffleDeck(t: T): void {
  log(t, 'shuffles.deck', 'UUN-215');
  shuffle(t, DECK);
}

/** UUN-287: the card itself, the hand and the discard pile. */
export function shuffleEverything(t: T, card: CardId, seat: SeatId): void {
  log(t, 'shuffles.everything', 'UUN-287', { seat: { seat }, card: { card } });
  shuffleInto(t, [card, ...handOf(t, seat), ...t.zones[DISCARD]]);
}

export function discard(t: T, seat: SeatId, cards: readonly CardId[]): void {
  for (const card of cards) move(t, card, DISCARD);
  if (cards.length > 0) log(t, 'discards', 'UUN-046', { seat: { seat }, cards: { cards } });
}

/** UUN-298. */
export function swapHands(t: T, a: SeatId, b: SeatId): void {
  const mine = handOf(t, a).slice();
  const theirs = handOf(t, b).slice();
  log(t, 'swaps', 'UUN-298', { seat: { seat: a }, other: { seat: b }, n: mine.length, m: theirs.length });
  for (const card of mine) move(t, card, handZone(b));
  for (const card of theirs) move(t, card, handZone(a));
}

export function lookAtHand(t: T, seat: SeatId, of: SeatId): void {
  log(t, 'looks', 'UUN-297', { seat: { seat }, other: { seat: of } });
  for (const card of handOf(t, of)) show(t, card, maskOf(seat));
}

/** UUN-210: only the two players concerned see it. */
export function takeFromHand(t: T, seat: SeatId, of: SeatId, card: CardId, how: 'takes' | 'pulls'): void {
  move(t, card, handZone(seat));
  log(t, how, how === 'takes' ? 'UUN-297' : 'UUN-208', { seat: { seat }, other: { seat: of }, card: { card } });
}

export const anyOf = (t: T, of: SeatId): CardId => randomOf(t, handOf(t, of));

/** UUN-216: only the searching player sees the deck; the shuffle that follows makes them forget it. */
export function openDeck(t: T, seat: SeatId): void {
  log(t, 'searches', 'UUN-212', { seat: { seat } });
  setSight(t, DECK, maskOf(seat));
}

/** UUN-213: what was found is shown to all. */
export function closeDeck(t: T, seat: SeatId, found: CardId | undefined | Gone): void {
  if (isNone(found)) log(t, 'finds.nothing', 'UUN-215', { seat: { seat } });
  else {
    show(t, found, EVERYBODY);
    log(t, 'finds', 'UUN-213', { seat: { seat }, card: { card: found } });
    move(t, found, handZone(seat));
  }
  setSight(t, DECK, 0);
}

/** Chosen hand cards are open from then on (UUN-321, UUN-154). */
export const reveal = (t: T, card: CardId): void => show(t, card, EVERYBODY);
