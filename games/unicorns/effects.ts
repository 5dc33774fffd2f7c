// The words of the cards: each function is one instruction (UUN-351) with the targets it needs.

import type { CardId, SeatId } from '#engine';
import { log } from '#engine';
import type { Instruction, LinkEffect, Move, T, Target, Task, Tie, UnicornCard, What } from './state.ts';
import {
  canEnter,
  cardOf,
  DISCARD,
  handOf,
  handZone,
  holderOf,
  isDestructible,
  isNamed,
  isSacrificable,
  reaches,
  stableOf,
  stableZone,
} from './state.ts';
import { swapHands } from './verbs.ts';

type After = Pick<Instruction, 'after'>;

function addMove(tasks: Task[], e: LinkEffect, move: Move): void {
  tasks.push({ do: 'move', e, move });
}

/** Plans a move for each target that is still legal; what is missing makes the instruction incomplete (UUN-156, UUN-165). */
function planTargets(t: T, e: LinkEffect, at: number, count: number, legal: Target['legal'], plan: (id: CardId) => void): void {
  let moved = 0;
  for (const id of e.targets[at] ?? []) {
    if (!legal(t, e, id)) continue;
    plan(id);
    moved++;
  }
  if (moved < count) e.done = false;
}

const many = (target: Target, count: number): Target[] => Array.from({ length: count }, () => target);

// ── Cards in Stables ──────────────────────────────────────────────────────────────────────────────────────────────

const mineToSacrifice =
  (what: What): Target['legal'] =>
  (t, e, id) =>
    holderOf(t, id) === e.seat && isSacrificable(t, id) && reaches(t, e, id) && isNamed(t, id, what);

/** SACRIFICE a card of your own Stable (UUN-040). */
export function sacrifice(what: What): Instruction {
  const legal = mineToSacrifice(what);
  return {
    targets: [{ kind: 'card', prompt: `sacrifice.${what}`, rule: 'UUN-327', legal }],
    plan: (t, e, at, tasks) => planTargets(t, e, at, 1, legal, (card) => addMove(tasks, e, { how: 'sacrifice', card, to: DISCARD })),
  };
}

/** SACRIFICE this card. */
export function sacrificeThis(): Instruction {
  const legal = mineToSacrifice('card');
  return {
    targets: [{ kind: 'self', prompt: 'use', rule: 'UUN-345', legal }],
    plan: (t, e, at, tasks) => planTargets(t, e, at, 1, legal, (card) => addMove(tasks, e, { how: 'sacrifice', card, to: DISCARD })),
  };
}

/** SACRIFICE every such card of your Stable; chooses nothing (UUN-346). */
export const sacrificeAll = (what: What): Instruction => ({
  plan(t, e, _, tasks) {
    for (const card of stableOf(t, e.seat))
      if (mineToSacrifice(what)(t, e, card)) addMove(tasks, e, { how: 'sacrifice', card, to: DISCARD });
  },
});

/** Each player must SACRIFICE every such card. */
export const eachSacrificesAll = (what: What): Instruction => ({
  plan(t, e, _, tasks) {
    for (const seat of t.ring) {
      for (const card of stableOf(t, seat)) {
        if (isNamed(t, card, what) && isSacrificable(t, card) && reaches(t, e, card))
          addMove(tasks, e, { how: 'sacrifice', card, to: DISCARD });
      }
    }
  },
});

/** Each player must SACRIFICE one, all choosing at the same time (UUN-154). */
export function eachSacrifices(what: What): Instruction {
  const legal: Target['legal'] = (t, e, id) => holderOf(t, id) >= 0 && isSacrificable(t, id) && isNamed(t, id, what) && reaches(t, e, id);
  return {
    eachOwn: true,
    targets: [{ kind: 'card', prompt: `sacrifice.${what}`, rule: 'UUN-154', legal }],
    plan: (t, e, at, tasks) => planTargets(t, e, at, 0, legal, (card) => addMove(tasks, e, { how: 'sacrifice', card, to: DISCARD })),
  };
}

/** In the Stable of another player. */
function isElsewhere(t: T, e: LinkEffect, id: CardId): boolean {
  const holder = holderOf(t, id);
  return holder >= 0 && holder !== e.seat;
}

/** DESTROY cards in other players' Stables (UUN-043). */
export function destroy(what: What, more: After & { readonly count?: number } = {}): Instruction {
  const count = more.count ?? 1;
  const legal: Target['legal'] = (t, e, id) => isElsewhere(t, e, id) && reaches(t, e, id) && isNamed(t, id, what) && isDestructible(t, id);
  return {
    ...more,
    targets: many({ kind: 'card', prompt: `destroy.${what}`, rule: 'UUN-328', legal }, count),
    plan: (t, e, at, tasks) => planTargets(t, e, at, count, legal, (card) => addMove(tasks, e, { how: 'destroy', card, to: DISCARD })),
  };
}

/** An Upgrade or Downgrade of any Stable: SACRIFICE your own, DESTROY another's (UUN-293). */
export function sacrificeOrDestroy(what: What): Instruction {
  const legal: Target['legal'] = (t, e, id) => {
    const holder = holderOf(t, id);
    if (holder < 0 || !isNamed(t, id, what) || !reaches(t, e, id)) return false;
    return holder === e.seat ? isSacrificable(t, id) : isDestructible(t, id);
  };
  return {
    targets: [{ kind: 'card', prompt: `break.${what}`, rule: 'UUN-293', legal }],
    plan: (t, e, at, tasks) =>
      planTargets(t, e, at, 1, legal, (card) =>
        addMove(tasks, e, { how: holderOf(t, card) === e.seat ? 'sacrifice' : 'destroy', card, to: DISCARD }),
      ),
  };
}

/** STEAL a card from another player's Stable (UUN-045). */
export function steal(what: What, tie?: Tie['kind']): Instruction {
  const legal: Target['legal'] = (t, e, id) =>
    isElsewhere(t, e, id) && reaches(t, e, id) && isNamed(t, id, what) && canEnter(t, id, e.seat);
  return {
    targets: [{ kind: 'card', prompt: `steal.${what}`, rule: 'UUN-329', legal }],
    plan: (t, e, at, tasks) =>
      planTargets(t, e, at, 1, legal, (card) =>
        addMove(tasks, e, { how: 'steal', card, to: stableZone(e.seat), ...(tie === undefined ? {} : { tie }) }),
      ),
  };
}

const inSomeStable: Target['legal'] = (t, e, id) => holderOf(t, id) >= 0 && reaches(t, e, id);
const planReturns: Instruction['plan'] = (t, e, at, tasks) =>
  planTargets(t, e, at, 1, inSomeStable, (card) => addMove(tasks, e, { how: 'return', card, to: handZone(holderOf(t, card)) }));

/** RETURN a card of any Stable to the hand of its player (UUN-050). */
export const returnToHand = (): Instruction => ({
  targets: [{ kind: 'card', prompt: 'return', rule: 'UUN-330', legal: inSomeStable }],
  plan: planReturns,
});

/** RETURN one card of every Stable (UUN-288). */
export const returnFromEach = (): Instruction => ({ ...returnToHand(), perStable: true });

/** Move this card to the Stable of the active player (UUN-254). */
export const moveToActive = (): Instruction => ({
  targets: [{ kind: 'fixed', prompt: 'use', rule: 'UUN-254', legal: () => true }],
  plan(t, e, _, tasks) {
    const { active } = t.vars;
    if (holderOf(t, e.card) >= 0 && holderOf(t, e.card) !== active && canEnter(t, e.card, active))
      addMove(tasks, e, { how: 'move', card: e.card, to: stableZone(active) });
  },
});

/** A stolen card goes back to where it was stolen from (UUN-261, UUN-264, UUN-271). */
export const goBack = (): Instruction => ({
  targets: [{ kind: 'fixed', prompt: 'use', rule: 'UUN-261', legal: () => true }],
  plan(t, e, at, tasks) {
    const [card, home] = e.targets[at];
    const holder = holderOf(t, card);
    if (holder >= 0 && holder !== home && isNamed(t, card, 'unicorn') && canEnter(t, card, home))
      addMove(tasks, e, { how: 'move', card, to: stableZone(home) });
  },
});

/** BRING this card from the discard pile back into the Stable it left (UUN-247, UUN-249). */
export const bringThisBack = (): Instruction => ({
  targets: [{ kind: 'fixed', prompt: 'use', rule: 'UUN-247', legal: () => true }],
  plan(t, e, _, tasks) {
    if (t.zone[e.card] === DISCARD && canEnter(t, e.card, e.seat))
      addMove(tasks, e, { how: 'bring', card: e.card, to: stableZone(e.seat) });
  },
});

// ── Hands ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** DISCARD cards of your choice, chosen when the instruction is carried out (UUN-326). */
export const discard = (count: number, more: After = {}): Instruction => ({
  ...more,
  plan(_, e, __, tasks) {
    tasks.push({ do: 'discard', e, seat: e.seat, count });
  },
});

/** DISCARD or BRING hand cards that a beginning-of-turn effect fixes together with its targets (UUN-149). */
export const discardNamed = (filter: (card: UnicornCard) => boolean, count: number, prompt: string): Instruction => {
  const legal: Target['legal'] = (t, e, id) => t.zone[id] === handZone(e.seat) && filter(cardOf(t, id));
  return {
    targets: many({ kind: 'hand', prompt, rule: 'UUN-149', legal }, count),
    plan: (t, e, at, tasks) => planTargets(t, e, at, count, legal, (card) => addMove(tasks, e, { how: 'discard', card, to: DISCARD })),
  };
};

export const bringNamed = (filter: (card: UnicornCard) => boolean): Instruction => {
  const legal: Target['legal'] = (t, e, id) => t.zone[id] === handZone(e.seat) && filter(cardOf(t, id)) && canEnter(t, id, e.seat);
  return {
    targets: [{ kind: 'hand', prompt: 'bring.hand', rule: 'UUN-149', legal }],
    plan: (t, e, at, tasks) => planTargets(t, e, at, 1, legal, (card) => addMove(tasks, e, { how: 'bring', card, to: stableZone(e.seat) })),
  };
};

/** BRING a card from your hand, chosen when the instruction is carried out. */
export const bringFromHand = (filter: (card: UnicornCard) => boolean): Instruction => ({
  plan(_, e, __, tasks) {
    tasks.push({ do: 'from-hand', e, filter });
  },
});

/** UUN-207: only players with cards in hand. */
const withCards: Target['legal'] = (t, _, seat) => handOf(t, seat).length > 0;

/** A chosen player must DISCARD. */
export const makeDiscard = (): Instruction => ({
  targets: [{ kind: 'seat', prompt: 'player.discard', rule: 'UUN-207', legal: withCards }],
  plan(_, e, at, tasks) {
    const seat: SeatId | undefined = e.targets[at]?.[0];
    if (seat === undefined) e.done = false;
    else tasks.push({ do: 'discard', e, seat, count: 1 });
  },
});

/** The player to whom a card was returned must DISCARD (UUN-289): the Stable named by the instruction before. */
export const victimDiscards = (seatOf: (t: T, e: LinkEffect) => SeatId): Instruction => ({
  plan(t, e, _, tasks) {
    const seat = seatOf(t, e);
    if (seat >= 0) tasks.push({ do: 'discard', e, seat, count: 1 });
  },
});

/** Each player must DISCARD 1 card (UUN-154). */
export const eachDiscards = (): Instruction => ({
  plan(t, e, _, tasks) {
    for (const seat of t.ring) tasks.push({ do: 'discard', e, seat, count: 1 });
  },
});

/** PULL a card at random from the hand of a chosen player (UUN-208). */
export const pull = (): Instruction => ({
  targets: [{ kind: 'seat', prompt: 'player.pull', rule: 'UUN-299', legal: withCards }],
  plan(_, e, at, tasks) {
    const of: SeatId | undefined = e.targets[at]?.[0];
    if (of !== undefined) tasks.push({ do: 'pull', e, of });
  },
});

/** Look at a hand and take a card of it (UUN-297). */
export const lookAndTake = (): Instruction => ({
  targets: [{ kind: 'seat', prompt: 'player.look', rule: 'UUN-335', legal: withCards }],
  plan(_, e, at, tasks) {
    const of: SeatId | undefined = e.targets[at]?.[0];
    if (of !== undefined) tasks.push({ do: 'look', e, of });
  },
});

/** Swap whole hands with another player. */
export const swapHandsWith = (): Instruction => ({
  targets: [{ kind: 'seat', prompt: 'player.swap', rule: 'UUN-203', legal: (_, e, seat) => seat !== e.seat }],
  plan(_, e, at, tasks) {
    const other: SeatId | undefined = e.targets[at]?.[0];
    if (other !== undefined) tasks.push({ do: 'act', e, run: (t) => swapHands(t, e.seat, other) });
  },
});

// ── Piles ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const draw = (count: number, more: After = {}): Instruction => ({
  ...more,
  plan(_, e, __, tasks) {
    tasks.push({ do: 'draw', e, count });
  },
});

/** Take a card of the discard pile into the hand, or BRING it into the Stable (UUN-150, UUN-152). */
export const fromDiscard = (
  to: 'hand' | 'stable',
  filter: (card: UnicornCard) => boolean,
  more: { readonly notThis?: boolean } = {},
): Instruction => ({
  plan(_, e, __, tasks) {
    tasks.push({ do: 'pile', e, to, filter: more.notThis === true ? (card, id) => filter(card) && id !== e.card : filter });
  },
});

/** BRING Babies from the Nursery (UUN-199, UUN-200). */
export const bringBabies = (seatOf: (e: LinkEffect) => SeatId, countOf: (e: LinkEffect) => number): Instruction => ({
  plan(_, e, __, tasks) {
    const count = countOf(e);
    if (count > 0) tasks.push({ do: 'baby', e, seat: seatOf(e), count });
  },
});

/** Search the deck, show and take a card (UUN-212 to UUN-216). */
export const search = (filter: (card: UnicornCard) => boolean): Instruction => ({
  plan(_, e, __, tasks) {
    tasks.push({ do: 'search', e, filter });
  },
});

export const shuffle = (what: 'deck' | 'discard' | 'everything'): Instruction => ({
  plan(_, e, __, tasks) {
    tasks.push({ do: 'shuffle', e, what });
  },
});

// ── The turn ──────────────────────────────────────────────────────────────────────────────────────────────────────

const act = (run: (t: T) => void, more: After = {}): Instruction => ({
  ...more,
  plan(_, e, __, tasks) {
    tasks.push({ do: 'act', e, run });
  },
});

/** Skip to your End of Turn phase (UUN-099). */
export const skipToEnd = (more: After = {}): Instruction =>
  act((t) => {
    t.vars.skip = true;
    log(t, 'skips', 'UUN-099', { seat: { seat: t.vars.active } });
  }, more);

/** One more turn after this one (UUN-098). */
export const anotherTurn = (more: After = {}): Instruction =>
  act((t) => {
    t.vars.extraTurns++;
    log(t, 'again', 'UUN-098', { seat: { seat: t.vars.active } });
  }, more);

/** One more card in this turn's Draw phase (UUN-086). */
export const extraDraw = (): Instruction =>
  act((t) => {
    t.vars.extraDraws++;
  });

/** Up to that many cards in this turn's Action phase (UUN-091). */
export const playUpTo = (count: number): Instruction =>
  act((t) => {
    t.vars.plays = count;
  });

// ── Words about cards ─────────────────────────────────────────────────────────────────────────────────────────────

export const anyUnicorn = (card: UnicornCard): boolean => card.isUnicorn;
export const anyBasic = (card: UnicornCard): boolean => card.isBasic;
export const anyCard = (): boolean => true;
export const ofKind =
  (kind: UnicornCard['kind']) =>
  (card: UnicornCard): boolean =>
    card.kind === kind;
