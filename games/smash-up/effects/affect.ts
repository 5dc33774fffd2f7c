// Everything that changes a minion goes through here: who may be affected, what is done instead, then all at once (SMU-223, SMU-272, SMU-375).

import type { CardId, Flow, SeatId } from '#engine';
import * as engine from '#engine';
import type { Boost, Ctx, Guard, How, T } from '../state.ts';
import * as state from '../state.ts';
import * as inplay from '../table/in-play.ts';
import * as select from '../table/select.ts';
import * as traits from '../table/traits.ts';
import * as verbs from '../verbs.ts';
import * as notes from './notes.ts';

const { endedWith, isNone, log, pick, shuffle } = engine;
const { DECK, DISCARD, HAND, NONE } = state;
const { hooksAt, noteChange } = inplay;
const {
  attachedAt,
  attachedTo,
  baseAt,
  cardOf,
  clockwise,
  defAt,
  hasBase,
  isInPlay,
  isShielded,
  minds,
  otherBases,
  siteOf,
  sourceAt,
  works,
} = select;
const { HOOK } = traits;
const { carry, discardCard, enforce, leavePlay, named } = verbs;
const { note } = notes;

/** SMU-273: whether the card may do anything to that minion. */
export function mayAffect(t: T, c: Ctx, id: CardId): boolean {
  const { kind } = defAt(t, c.def);
  const { ctrl } = t.vars;
  if (kind === 'base') return !isJammedFor(t, c, ctrl[id]);
  return c.seat === ctrl[id] || !isShielded(t, id, c.seat, kind);
}

// SMU-148: a base does nothing to the minions of who ignores it.
const isJammedFor = (t: T, c: Ctx, seat: SeatId): boolean =>
  hasBase(t, c.site) && t.def[baseAt(t, c.site)] === c.def && !minds(t, c.site, seat);

/** SMU-275: whether the card can destroy that minion; a replaced destruction counts as one. */
export function canDestroy(t: T, c: Ctx, id: CardId): boolean {
  if (!mayAffect(t, c, id)) return false;
  const site = siteOf(t, id);
  if ((hooksAt(t, site) & HOOK.spares) === 0) return true;
  return sourceAt(t, site, HOOK.spares, ({ spares }, self) => spares?.(t, self, id, c) === true) === NONE;
}

// ── Instead ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Leap {
  readonly card: CardId;
  readonly to: number;
}
interface Reached {
  /** Minions that the effect reaches. */
  readonly go: CardId[];
  /** Minions that move away instead. */
  readonly flee: Leap[];
  /** Actions that are destroyed instead. */
  readonly spent: CardId[];
}

/** Whether something could be done instead of an effect on them. */
export function isGuarded(t: T, ids: readonly CardId[]): boolean {
  for (const id of ids) if ((hooksAt(t, siteOf(t, id)) & HOOK.guards) !== 0) return true;
  return false;
}

/** What would be done instead of the effect on that minion: an action is destroyed, one of a name, or the minion itself flees. */
function guardsOf(t: T, c: Ctx, id: CardId, how: How): CardId[] {
  const guards: CardId[] = [];
  const site = siteOf(t, id);
  if ((hooksAt(t, site) & HOOK.guards) === 0) return guards;
  const add = (guard: CardId): void => {
    if (guard === c.self || guards.some((one) => t.def[one] === t.def[guard])) return;
    if (guardOf(t, guard)?.instead(t, guard, id, c, how) === true && works(t, guard)) guards.push(guard);
  };
  for (const one of attachedTo(t, id)) add(one);
  for (const one of attachedAt(t, site)) add(one);
  add(id);
  return guards;
}

const guardOf = (t: T, guard: CardId): Guard | undefined => cardOf(t, guard).lasting?.guards;
const coversAll = (t: T, guard: CardId): boolean => guardOf(t, guard)?.coversAll === true;

/** SMU-375: decided one after another, clockwise from the active player, before anything happens. */
function* reached(t: T, c: Ctx, ids: readonly CardId[], how: How): Flow<Reached> {
  const result: Reached = { go: [], flee: [], spent: [] };
  const { go, spent } = result;
  // One that covers all and must be used saves the others a choice (SMU-419).
  for (const id of ids) {
    const guards = guardsOf(t, c, id, how);
    if (guards.length === 1 && coversAll(t, guards[0]) && !spent.includes(guards[0])) spent.push(guards[0]);
  }
  for (const seat of clockwise(t)) {
    for (const id of ids) {
      if (t.vars.ctrl[id] !== seat || !isInPlay(t, id)) continue;
      const guards = guardsOf(t, c, id, how);
      if (guards.length === 0) go.push(id);
      else if (!guards.some((guard) => spent.includes(guard) && coversAll(t, guard))) yield* guardOne(t, seat, id, guards, result);
    }
  }
  return result;
}

function* guardOne(t: T, seat: SeatId, id: CardId, guards: readonly CardId[], { go, flee, spent }: Reached): Flow {
  const guard = yield* pick(t, seat, { key: 'instead', rule: 'SMU-375', params: { card: { card: id } } }, guards);
  if (isNone(guard)) go.push(id);
  else if (guard !== id) spent.push(guard);
  else {
    const to = yield* pick(t, seat, { key: 'flee', rule: 'SMU-375', params: { card: { card: id } } }, () => otherBases(t, siteOf(t, id)));
    if (!isNone(to)) flee.push({ card: id, to: siteOf(t, to) });
  }
}

/**
 * Does something to the minions that the effect reaches, after what is done instead to the others: at once where nothing could be, which is nearly
 * always.
 */
function onReached(t: T, c: Ctx, wanted: readonly CardId[], how: How, act: (going: readonly CardId[]) => void): Flow<readonly CardId[]> {
  if (isGuarded(t, wanted)) return pastGuards(t, c, wanted, how, act);
  if (wanted.length > 0) act(wanted);
  return endedWith(wanted);
}

function* pastGuards(t: T, c: Ctx, wanted: readonly CardId[], how: How, act: (going: readonly CardId[]) => void): Flow<readonly CardId[]> {
  const { go, flee, spent } = yield* reached(t, c, wanted, how);
  spend(t, c, spent);
  flees(t, flee);
  const going = go.filter((id) => isInPlay(t, id));
  act(going);
  return going;
}

/** For abilities, of which nobody wants to know whom they reached. */
export const withoutResult = (flow: Flow<readonly CardId[]>): Flow => flow as Flow<unknown> as Flow;

function spend(t: T, c: Ctx, spent: readonly CardId[]): void {
  for (const guard of spent) {
    if (!isInPlay(t, guard)) continue;
    log(t, 'guarded', guardOf(t, guard)?.rule ?? 'SMU-375', { card: { card: guard }, effect: named(t, c) });
    discardCard(t, guard);
  }
}

/** Made by the minion's controller and caused by the minion itself. */
function flees(t: T, leaps: readonly Leap[]): void {
  for (const { card, to } of leaps) {
    if (!isInPlay(t, card) || !hasBase(t, to)) continue;
    const by = t.vars.ctrl[card];
    note(t, { what: 'moved', about: card, by, cause: NONE, site: to });
    log(t, 'flees', 'SMU-375', { card: { card }, base: { card: baseAt(t, to) } });
    carry(t, card, to);
  }
  if (leaps.length > 0) enforce(t);
}

/** SMU-416: an opponent's played card has affected a minion. */
function noteAffected(t: T, c: Ctx, id: CardId): void {
  if (c.cause !== NONE && c.seat !== t.vars.ctrl[id])
    note(t, { what: 'affected', about: id, by: c.seat, cause: c.cause, site: siteOf(t, id) });
}

function touchable(t: T, c: Ctx, ids: readonly CardId[]): CardId[] {
  const list: CardId[] = [];
  for (const id of ids) if (isInPlay(t, id) && mayAffect(t, c, id)) list.push(id);
  return list;
}

// ── Effects ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** SMU-237: all at once; says which of them were destroyed. */
export function destroy(t: T, c: Ctx, ids: readonly CardId[]): Flow<readonly CardId[]> {
  const wanted: CardId[] = [];
  for (const id of ids) if (isInPlay(t, id) && canDestroy(t, c, id)) wanted.push(id);
  return onReached(t, c, wanted, 'destroy', (going) => {
    for (const id of going) {
      note(t, { what: 'destroyed', about: id, by: c.seat, cause: c.cause, site: siteOf(t, id) });
      noteAffected(t, c, id);
    }
    for (const id of going) {
      log(t, 'destroys', 'SMU-237', { card: { card: id }, effect: named(t, c) });
      leavePlay(t, id, DISCARD + t.vars.owner[id]);
    }
  });
}

/** SMU-237: attached actions; destroying one does not affect the minion it lies on (SMU-223). */
export function destroyActions(t: T, c: Ctx, ids: readonly CardId[]): number {
  let n = 0;
  for (const id of ids) {
    if (!isInPlay(t, id)) continue;
    log(t, 'destroys', 'SMU-237', { card: { card: id }, effect: named(t, c) });
    discardCard(t, id);
    n++;
  }
  return n;
}

/** SMU-221. */
export const sendHome = (t: T, c: Ctx, ids: readonly CardId[]): Flow<readonly CardId[]> =>
  onReached(t, c, touchable(t, c, ids), 'return', (going) => {
    for (const id of going) noteAffected(t, c, id);
    for (const id of going) {
      const owner = t.vars.owner[id];
      log(t, 'returns', 'SMU-221', { card: { card: id }, seat: { seat: owner } });
      leavePlay(t, id, HAND + owner);
    }
  });

/** SMU-230, SMU-272: all of them together; `c.seat` moves them (SMU-378). */
export function moveAll(t: T, c: Ctx, leaps: readonly Leap[]): Flow<readonly CardId[]> {
  const wanted: CardId[] = [];
  for (const { card, to } of leaps)
    if (isInPlay(t, card) && siteOf(t, card) !== to && hasBase(t, to) && mayAffect(t, c, card) && !wanted.includes(card)) wanted.push(card);
  return onReached(t, c, wanted, 'move', (going) => {
    for (const id of going) {
      note(t, { what: 'moved', about: id, by: c.seat, cause: c.cause, site: goalOf(leaps, id) });
      noteAffected(t, c, id);
    }
    for (const id of going) {
      const to = goalOf(leaps, id);
      if (!hasBase(t, to)) continue;
      log(t, 'moves', 'SMU-230', { card: { card: id }, base: { card: baseAt(t, to) }, effect: named(t, c) });
      carry(t, id, to);
    }
    enforce(t);
  });
}

function goalOf(leaps: readonly Leap[], id: CardId): number {
  for (const { card, to } of leaps) if (card === id) return to;
  return NONE;
}

export const moveOne = (t: T, c: Ctx, card: CardId, to: number): Flow<readonly CardId[]> => moveAll(t, c, [{ card, to }]);

/** Minions go to their owners' decks; the last one lies outermost. */
export const toDeck = (t: T, c: Ctx, ids: readonly CardId[], end: (id: CardId) => 'top' | 'bottom' | 'shuffled'): Flow<readonly CardId[]> =>
  onReached(t, c, touchable(t, c, ids), 'deck', (going) => {
    for (const id of going) noteAffected(t, c, id);
    for (const id of going) {
      const owner = t.vars.owner[id];
      const where = end(id);
      log(t, `deck.${where}`, 'SMU-268', { card: { card: id }, seat: { seat: owner } });
      leavePlay(t, id, DECK + owner, where === 'bottom' ? 'bottom' : 'top');
      if (where === 'shuffled') shuffle(t, DECK + owner);
    }
  });

/** SMU-158: a bonus or a loss for those that are in play now. */
export const boost = (t: T, c: Ctx, ids: readonly CardId[], n: number, until: Boost['until'], at: number = NONE): Flow =>
  withoutResult(
    onReached(t, c, n === 0 ? [] : touchable(t, c, ids), 'boost', (going) => {
      const by = defAt(t, c.def).kind === 'base' ? NONE : c.seat;
      for (const id of going) {
        noteAffected(t, c, id);
        t.vars.boosts.push({ card: id, n, until, at, by, source: c.def });
        log(t, 'boosts', 'SMU-158', { card: { card: id }, n, effect: named(t, c) });
      }
    }),
  );

/** SMU-155. */
export const addCounters = (t: T, c: Ctx, ids: readonly CardId[]): Flow =>
  withoutResult(
    onReached(t, c, touchable(t, c, ids), 'counter', (going) => {
      for (const id of going) {
        noteAffected(t, c, id);
        t.vars.counters[id]++;
        noteChange(t, siteOf(t, id));
        log(t, 'counter', 'SMU-155', { card: { card: id }, effect: named(t, c) });
      }
    }),
  );

/** Whether an action that is being attached to a guarded minion will work on it now (SMU-405, SMU-419). */
export function* attachReaches(t: T, c: Ctx, host: CardId): Flow<boolean> {
  const { go, spent } = yield* reached(t, c, [host], 'attach');
  spend(t, c, spent);
  return go.length > 0;
}

export const noteAttached = noteAffected;
