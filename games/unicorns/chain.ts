// A chain of links (section 10): targets first, then instruction by instruction in lockstep; what triggers meanwhile is the next link.

import type { CardId, Flow, SeatId } from '#engine';
import { askAll, isGone, isNone, log, mayPick, move, pick, pickSome, seatsFrom, someOf } from '#engine';
import type { Link } from './needs.ts';
import { needsOf, newLink } from './needs.ts';
import type { LinkEffect, T, Task, UnicornFlow, UnicornStep } from './state.ts';
import {
  canEnter,
  cardOf,
  DECK,
  DISCARD,
  effectOf,
  handOf,
  handZone,
  holderOf,
  isNamed,
  isSacrificable,
  MARKS,
  marksOf,
  NURSERY,
  nameOf,
  newEffect,
  PLAY,
  stableOf,
  stableZone,
  turnOrder,
  unicornsOf,
} from './state.ts';
import { choosing } from './targets.ts';
import type { MoveTask } from './verbs.ts';
import {
  anyOf,
  carryOut,
  closeDeck,
  draw,
  isHandOpen,
  lookAtHand,
  openDeck,
  reveal,
  saversOf,
  shuffleDeck,
  shuffleDiscard,
  shuffleEverything,
  takeFromHand,
} from './verbs.ts';

/** Whether a link is to be resolved; Tiny Stable is looked at first, where the Stable that has changed since the last link has one. */
export function hasTriggered(t: T, changed: SeatId | null): boolean {
  if (changed !== null) checkCount(t, changed);
  return t.vars.triggered.length > 0;
}

/** Resolves everything that has triggered, link by link, until the game is quiet (UUN-139, UUN-140, UUN-160), and goes on with `next`. */
export function* resolve(t: T, next: (t: T) => UnicornStep): UnicornFlow {
  for (let number = 1; t.vars.triggered.length > 0; number++) {
    const effects = t.vars.triggered;
    t.vars.triggered = [];
    inOrder(t, effects);
    const link = newLink(effects);
    const chain = { link: number, step: -1, effects };
    t.vars.chain = chain;
    const isMagic = effects[0].slot === 'play';
    // Magic may have its targets already, named with the card (UUN-313).
    const choices = isMagic && t.vars.play?.effect !== null ? null : choosing(t, link);
    if (choices !== null) yield* choices;
    if (t.sink !== null && !isMagic) tellEffects(t, effects);
    for (const last = stepCount(t, effects); chain.step + 1 < last; ) {
      chain.step++;
      const tasks = plan(t, effects, chain.step);
      const questions = tasks.length === 0 ? null : carryOutStep(t, link, tasks);
      if (questions !== null) yield* questions;
    }
    // UUN-067: after its own instructions and before anything they triggered.
    if (isMagic && t.zone[effects[0].card] === PLAY) move(t, effects[0].card, DISCARD);
    checkCounts(t);
  }
  t.vars.chain = null;
  return next;
}

function tellEffects(t: T, effects: readonly LinkEffect[]): void {
  for (const e of effects) if (e.state === 'used') log(t, 'effect', 'UUN-138', { effect: nameOf(t, e), seat: { seat: e.seat } });
}

/** UUN-159, UUN-278: looked at at the end of each link; nothing triggers where nothing could be sacrificed. */
function checkCounts(t: T): void {
  const { ring } = t;
  for (let k = 0; k < ring.length; k++) checkCount(t, ring[k]);
}

function checkCount(t: T, seat: SeatId): void {
  if ((marksOf(t, seat) & MARKS.counting) === 0) return;
  const stable = stableOf(t, seat);
  for (const id of stable) {
    const { crowd } = cardOf(t, id);
    if (crowd === undefined || unicornsOf(t, seat) <= crowd.most) continue;
    if (stable.some((one) => isNamed(t, one, 'unicorn') && isSacrificable(t, one))) t.vars.triggered.push(newEffect(t, id, 'crowd', seat));
  }
}

/** Mandatory before optional, the active player's first, then clockwise (UUN-153). */
function inOrder(t: T, effects: LinkEffect[]): void {
  if (effects.length < 2) return;
  const rank = (e: LinkEffect): number => (e.state === 'open' ? t.ring.length : 0) + turnOrder(t, e.seat);
  effects.sort((a, b) => rank(a) - rank(b));
}

function stepCount(t: T, effects: readonly LinkEffect[]): number {
  let count = 0;
  for (const e of effects) if (e.state === 'used') count = Math.max(count, effectOf(t, e).steps.length);
  return count;
}

/** One instruction of every effect (UUN-151); all of them are judged by the state before the step (UUN-348). */
function plan(t: T, effects: readonly LinkEffect[], at: number): Task[] {
  const tasks: Task[] = [];
  for (const e of effects) {
    const { steps } = effectOf(t, e);
    if (e.state !== 'used' || at >= steps.length || (steps[at].after === 'then' && !e.done)) continue;
    // «And» belongs to what came before: both have to be complete for a «then» (UUN-165, UUN-285).
    if (steps[at].after !== 'and') e.done = true;
    steps[at].plan(t, e, at, tasks);
  }
  return tasks;
}

/** Kinds of tasks as bits, so that the tasks of a step, which come in many shapes, are looked through once. */
const WORK: { readonly [kind in Task['do']]: number } = {
  move: 1,
  discard: 2,
  pile: 4,
  'from-hand': 8,
  baby: 16,
  look: 32,
  pull: 64,
  draw: 128,
  search: 256,
  shuffle: 512,
  act: 1024,
};
const CHOICES = WORK.discard | WORK.pile | WORK['from-hand'] | WORK.baby;
const QUESTIONS = CHOICES | WORK.look | WORK.pull | WORK.search;

function workOf(tasks: readonly Task[]): number {
  let work = 0;
  for (const task of tasks) work |= WORK[task.do];
  return work;
}

/** One instruction of every effect; a flow only if something may have to be asked. */
function carryOutStep(t: T, link: Link, tasks: readonly Task[]): Flow | null {
  const work = workOf(tasks);
  const moves = (work & WORK.move) === 0 ? [] : movesOf(tasks);
  if ((work & QUESTIONS) !== 0 || mayBeSaved(t, moves)) return askAndCarryOut(t, link, tasks, work, moves);
  if (moves.length > 0) carryOut(t, moves);
  if ((work & WORK.draw) !== 0) drawCards(t, tasks);
  finishStep(t, tasks, work);
  return null;
}

/** All choices of the step, then replacements, then what is determined moves together, then the rest in the order of UUN-350. */
function* askAndCarryOut(t: T, link: Link, tasks: readonly Task[], work: number, moves: MoveTask[]): Flow {
  if ((work & CHOICES) !== 0) yield* chooseCards(t, link, tasks, work, moves);
  if (moves.length > 0) {
    if (mayBeSaved(t, moves)) yield* chooseSaved(t, moves);
    carryOut(t, moves);
  }
  if ((work & WORK.look) !== 0) yield* lookAndTake(t, tasks);
  if ((work & WORK.pull) !== 0) yield* pullCards(t, tasks);
  if ((work & WORK.draw) !== 0) drawCards(t, tasks);
  if ((work & WORK.search) !== 0) yield* searchDeck(t, tasks);
  finishStep(t, tasks, work);
}

/** Whether a card is to be destroyed in a Stable with a saver. */
function mayBeSaved(t: T, moves: readonly MoveTask[]): boolean {
  for (const { move: one } of moves) {
    if (one.how !== 'destroy') continue;
    if ((marksOf(t, holderOf(t, one.card)) & MARKS.saving) !== 0) return true;
  }
  return false;
}

function movesOf(tasks: readonly Task[]): MoveTask[] {
  const moves: MoveTask[] = [];
  for (const task of tasks) if (task.do === 'move') addOnce(moves, task);
  return moves;
}

function* chooseCards(t: T, link: Link, tasks: readonly Task[], work: number, moves: MoveTask[]): Flow {
  if ((work & WORK.discard) !== 0) yield* chooseDiscards(t, link, tasks, moves);
  if ((work & WORK.pile) !== 0) yield* chooseFromDiscard(t, link, tasks, moves);
  if ((work & WORK['from-hand']) !== 0) yield* chooseFromHand(t, link, tasks, moves);
  if ((work & WORK.baby) !== 0) yield* chooseBabies(t, tasks, moves);
}

function finishStep(t: T, tasks: readonly Task[], work: number): void {
  if ((work & (WORK.shuffle | WORK.act)) === 0) return;
  for (const task of tasks) {
    if (task.do === 'shuffle') shuffleCards(t, task.e, task.what);
    else if (task.do === 'act') task.run(t);
  }
}

/** UUN-346: the first instruction that moves a card is carried out, the others are ignored for it. */
function addOnce(moves: MoveTask[], task: MoveTask): void {
  if (moves.some((other) => other.move.card === task.move.card)) {
    if (task.e !== null) task.e.done = false;
  } else moves.push(task);
}

const isMoving = (moves: readonly MoveTask[], card: CardId): boolean => moves.some((task) => task.move.card === card);

/** All discards owed in a step: at the same time and unseen, as many as there are cards (UUN-154, UUN-175, UUN-276). */
function* chooseDiscards(t: T, link: Link, tasks: readonly Task[], moves: MoveTask[]): Flow {
  const owed = (seat: SeatId): number =>
    tasks.reduce((sum, task) => (task.do === 'discard' && task.seat === seat ? sum + task.count : sum), 0);
  const free = (seat: SeatId): CardId[] => handOf(t, seat).filter((card) => !link.reserved.includes(card));
  const seats = seatsFrom(t, t.vars.active).filter((seat) => owed(seat) > 0);
  const chosen = yield* askAll(t, seats, (seat) =>
    someOf({ key: 'discard', rule: 'UUN-326', params: { n: owed(seat) } }, free(seat), owed(seat), owed(seat)),
  );
  for (const task of tasks) {
    if (task.do !== 'discard') continue;
    const cards = chosen[seats.indexOf(task.seat)]?.splice(0, task.count) ?? [];
    if (cards.length < task.count) task.e.done = false;
    for (const card of cards) moves.push({ do: 'move', e: task.e, move: { how: 'discard', card, to: DISCARD } });
  }
}

/** UUN-345: named without a choice by a mandatory effect of the link, such as a card that is to come back from the discard pile. */
const isAwaited = (t: T, link: Link, card: CardId): boolean =>
  link.effects.some((e) => e.targets[0]?.[0] === card && needsOf(t, e).isFixed);

/** UUN-152: players in turn order, a different card for each effect. */
function* chooseFromDiscard(t: T, link: Link, tasks: readonly Task[], moves: MoveTask[]): Flow {
  for (const seat of seatsFrom(t, t.vars.active)) {
    for (const task of tasks) {
      if (task.do !== 'pile' || task.e.seat !== seat) continue;
      const { e, to, filter } = task;
      const list = t.zones[DISCARD].filter(
        (id) => filter(cardOf(t, id), id) && !isAwaited(t, link, id) && !isMoving(moves, id) && (to === 'hand' || canEnter(t, id, seat)),
      );
      const card = yield* pick(t, seat, { key: `discard-pile.${to}`, rule: 'UUN-333', params: { effect: nameOf(t, e) } }, list);
      if (isNone(card)) e.done = false;
      else
        moves.push({
          do: 'move',
          e,
          move: to === 'hand' ? { how: 'take', card, to: handZone(seat) } : { how: 'bring', card, to: stableZone(seat) },
        });
    }
  }
}

function* chooseFromHand(t: T, link: Link, tasks: readonly Task[], moves: MoveTask[]): Flow {
  for (const task of tasks) {
    if (task.do !== 'from-hand') continue;
    const { e, filter } = task;
    const { seat } = e;
    const list = (): CardId[] =>
      handOf(t, seat).filter((id) => filter(cardOf(t, id)) && canEnter(t, id, seat) && !link.reserved.includes(id) && !isMoving(moves, id));
    const card = yield* pick(t, seat, { key: 'bring.hand', rule: 'UUN-325', params: { effect: nameOf(t, e) }, always: true }, list);
    if (isNone(card)) e.done = false;
    else moves.push({ do: 'move', e, move: { how: 'bring', card, to: stableZone(seat) } });
  }
}

function* chooseBabies(t: T, tasks: readonly Task[], moves: MoveTask[]): Flow {
  for (const task of tasks) {
    if (task.do !== 'baby') continue;
    const { e, seat, count } = task;
    const list = t.zones[NURSERY].filter((id) => !isMoving(moves, id));
    const cards = yield* pickSome(
      t,
      seat,
      { key: 'nursery', rule: 'UUN-200', params: { n: count, effect: nameOf(t, e) } },
      list,
      count,
      count,
    );
    if (isGone(cards)) continue;
    if (cards.length < count) e.done = false;
    for (const card of cards) moves.push({ do: 'move', e, move: { how: 'bring', card, to: stableZone(seat) } });
  }
}

/** UUN-190 to UUN-193, UUN-250 to UUN-252: a saver is sacrificed instead of one Unicorn card that would be destroyed. */
function* chooseSaved(t: T, moves: MoveTask[]): Flow {
  for (const seat of seatsFrom(t, t.vars.active)) {
    for (const saver of saversOf(t, seat)) {
      if (isMoving(moves, saver)) continue;
      const victims = moves.filter(
        ({ move: { how, card } }) => how === 'destroy' && holderOf(t, card) === seat && isNamed(t, card, 'unicorn'),
      );
      if (victims.length === 0) continue;
      // UUN-154: what has been chosen unseen is open by now.
      for (const task of moves) if (task.move.how === 'discard') reveal(t, task.move.card);
      const prompt = { key: 'save', rule: 'UUN-337', params: { effect: { def: cardOf(t, saver).id } }, decline: 'decline.use' };
      const saved = yield* mayPick(
        t,
        seat,
        prompt,
        victims.map((task) => task.move.card),
      );
      if (isNone(saved)) continue;
      log(t, 'saves', 'UUN-252', { seat: { seat }, card: { card: saver }, saved: { card: saved } });
      // UUN-056: for the effect that ordered it the DESTROY counts as performed.
      moves[moves.findIndex((task) => task.move.card === saved)] = {
        do: 'move',
        e: null,
        move: { how: 'sacrifice', card: saver, to: DISCARD },
      };
    }
  }
}

/** UUN-335; looking at the own hand changes nothing. */
function* lookAndTake(t: T, tasks: readonly Task[]): Flow {
  for (const task of tasks) {
    if (task.do !== 'look' || task.of === task.e.seat) continue;
    const { e, of } = task;
    lookAtHand(t, e.seat, of);
    const card = yield* pick(t, e.seat, { key: 'look', rule: 'UUN-335', params: { other: { seat: of } } }, handOf(t, of).slice());
    if (!isNone(card)) takeFromHand(t, e.seat, of, card, 'takes');
  }
}

/** UUN-208, UUN-209: at random, unless the hand is open; the active player first, then clockwise. */
function* pullCards(t: T, tasks: readonly Task[]): Flow {
  for (const seat of seatsFrom(t, t.vars.active)) {
    for (const task of tasks) {
      if (task.do !== 'pull' || task.e.seat !== seat || task.of === seat || handOf(t, task.of).length === 0) continue;
      const { of } = task;
      const prompt = { key: 'pull.open', rule: 'UUN-209', params: { other: { seat: of } } };
      const card = isHandOpen(t, of) ? yield* pick(t, seat, prompt, handOf(t, of).slice()) : anyOf(t, of);
      if (!isNone(card)) takeFromHand(t, seat, of, card, 'pulls');
    }
  }
}

function drawCards(t: T, tasks: readonly Task[]): void {
  for (const seat of seatsFrom(t, t.vars.active))
    for (const task of tasks) if (task.do === 'draw' && task.e.seat === seat && draw(t, seat, task.count) < task.count) task.e.done = false;
}

/** UUN-334: 0 or 1 card; being asked tells nothing about the deck. */
function* searchDeck(t: T, tasks: readonly Task[]): Flow {
  for (const seat of seatsFrom(t, t.vars.active)) {
    for (const task of tasks) {
      if (task.do !== 'search' || task.e.seat !== seat) continue;
      openDeck(t, seat);
      const prompt = { key: 'search', rule: 'UUN-334', params: { effect: nameOf(t, task.e) }, always: true, decline: 'decline.search' };
      const found = yield* mayPick(t, seat, prompt, () => t.zones[DECK].filter((id) => task.filter(cardOf(t, id))));
      closeDeck(t, seat, found);
    }
  }
}

function shuffleCards(t: T, e: LinkEffect, what: 'deck' | 'discard' | 'everything'): void {
  if (what === 'deck') shuffleDeck(t);
  else if (what === 'discard') shuffleDiscard(t);
  else shuffleEverything(t, e.card, e.seat);
}
