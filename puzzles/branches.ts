import type { Ask, CardId, Fate, GameEvent, Run, SeatId, Table } from '#engine';
import { facesOf, keyOf, maskOf, refOf, sees } from '#engine';

/** An answer of one seat, and what hidden cards and chance bring after it. */
export interface Branch {
  readonly seat: SeatId;
  readonly keys: readonly string[];
  readonly picks: readonly number[];
  readonly fate: Fate;
  /** The open question was put anew first, because a face behind one of the cards it is about was fixed. */
  readonly again: boolean;
}

/** What an answer of a seat led to in one of the worlds that are left. */
export interface Outcome {
  readonly branch: Branch;
  readonly run: Run;
}

/** More ways than anybody looks through: what is not looked at is not known. */
export class TooMany extends Error {}

const MOST_PICKS = 400;

export type Face = readonly [card: CardId, def: number];

/**
 * Everything that may come of an answer, as `viewer` sees it: each card that comes to light has any face that its pool still allows, and each die and
 * each random choice any result. Which card comes to light next cannot depend on what is still hidden, so the faces are fixed one after the other.
 */
export function* outcomesOf(
  parent: Run,
  viewer: SeatId,
  seat: SeatId,
  keys: readonly string[],
  first: readonly Face[] = [],
): Generator<Outcome> {
  yield* grow(parent, viewer, seat, keys, first, [], first.length > 0);
}

function* grow(
  parent: Run,
  viewer: SeatId,
  seat: SeatId,
  keys: readonly string[],
  faces: readonly Face[],
  rolls: readonly number[],
  again: boolean,
): Generator<Outcome> {
  const one = grown(parent, viewer, seat, keys, faces, rolls, again);
  if (one === null) return;
  if ('run' in one) yield one;
  else for (const more of one.more) yield* grow(parent, viewer, seat, keys, more.faces, more.rolls, again);
}

type Fixed = Pick<Fate, 'faces' | 'rolls'>;

/** Where an answer leads with these faces and dice fixed, or each way in which the next card or die may fall; null where it cannot be given then. */
export function grown(
  parent: Run,
  viewer: SeatId,
  seat: SeatId,
  keys: readonly string[],
  faces: readonly Face[],
  rolls: readonly number[],
  again: boolean,
): Outcome | { readonly more: readonly Fixed[] } | null {
  const run = parent.fork({ keep: true });
  const fate: Fate = { seat: viewer, faces, rolls };
  run.ordain(fate, again);
  const ask = run.askOf(seat);
  const picks = ask === null ? null : picksFor(ask, keys);
  // With that face the card cannot be chosen.
  if (picks === null) return null;
  const watch = new Watch(run.table, viewer, fate);
  run.table.sink = watch;
  const refused = run.answer(seat, run.n, picks);
  run.table.sink = null;
  // How many can be chosen depends on what somebody holds: what is left out here somebody could answer elsewhere.
  if (refused !== null) throw new TooMany(`${refused.code} for ${keys.join(' ')}: hidden cards say what can be chosen`);
  const next = watch.next();
  if (next === null) return { branch: { seat, keys, picks, fate, again }, run };
  if ('sides' in next) return { more: Array.from({ length: next.sides }, (_, i) => ({ faces, rolls: [...rolls, i] })) };
  return { more: next.faces.map((def) => ({ faces: [...faces, [next.card, def]], rolls })) };
}

/** Looks for the first thing that the fate did not say: a card that came to light, or a roll. */
class Watch {
  private readonly t: Table;
  private readonly viewer: SeatId;
  private readonly fate: Fate;
  private readonly shown = new Set<CardId>();
  private found: { readonly card: CardId; readonly faces: readonly number[] } | null = null;
  private rollsBefore = 0;

  constructor(t: Table, viewer: SeatId, fate: Fate) {
    this.t = t;
    this.viewer = viewer;
    this.fate = fate;
  }

  push(event: GameEvent): void {
    if (this.found !== null || (event.e !== 'move' && event.e !== 'show')) return;
    const { t, viewer } = this;
    const bit = maskOf(viewer);
    const { card } = event;
    if ((event.mask & bit) === 0 || (t.seen[card] & bit) !== 0 || (event.e === 'show' && sees(t, viewer, card))) return;
    // Hidden and shown a second time within one answer: one face for it would be too few.
    if (this.shown.has(card)) throw new TooMany('a card came to light twice');
    this.shown.add(card);
    if (this.fate.faces.some(([fixed]) => fixed === card)) return;
    const faces = facesOf(t, viewer, card, event.e === 'move' ? event.from : t.zone[card]);
    if (faces.length === 1) return;
    this.found = { card, faces };
    this.rollsBefore = this.asked().length;
  }

  private asked(): readonly number[] {
    const { rng } = this.t;
    return rng.kind === 'fate' ? rng.asked : [];
  }

  next(): { readonly card: CardId; readonly faces: readonly number[] } | { readonly sides: number } | null {
    const known = this.fate.rolls.length;
    const asked = this.asked();
    const isRollFirst = asked.length > known && (this.found === null || this.rollsBefore > known);
    return isRollFirst ? { sides: asked[known] } : this.found;
  }
}

function picksFor(ask: Ask, keys: readonly string[]): number[] | null {
  const picks: number[] = [];
  for (const key of keys) {
    const at = ask.options.findIndex((option) => keyOf(option) === key);
    if (at < 0) return null;
    picks.push(at);
  }
  return picks;
}

/** Every answer to a question, as lists of option keys. */
export function answersOf(ask: Ask): string[][] {
  const keys = ask.options.map((option) => keyOf(option));
  const all: string[][] = [];
  const extend = (picked: number[], from: number): void => {
    if (picked.length >= ask.min) all.push(picked.map((i) => keys[i]));
    if (all.length > MOST_PICKS) throw new TooMany('too many answers');
    if (picked.length === ask.max) return;
    // Too few are left: of 25 to be put away but one there are 25 answers, and millions of ways that lead to none.
    if (!ask.ordered && picked.length + keys.length - from < ask.min) return;
    for (let i = ask.ordered ? 0 : from; i < keys.length; i++) if (!ask.ordered || !picked.includes(i)) extend([...picked, i], i + 1);
  };
  extend([], 0);
  return all;
}

/** An answer that somebody could give who may hold whatever `viewer` has not seen. */
export interface Reply {
  readonly keys: readonly string[];
  readonly faces: readonly Face[];
}

/** All answers of another seat: with what lies open, and with every face that one of its hidden cards may have. */
export function repliesOf(run: Run, viewer: SeatId, ask: Ask): Reply[] {
  const t = run.table;
  const hidden = new Map<string, CardId>();
  for (const option of ask.options) {
    const ref = refOf(option);
    if (ref.kind === 'card' && !sees(t, viewer, ref.card)) hidden.set(keyOf(option), ref.card);
  }
  const suspects = hiddenOf(t, viewer, ask.seat);
  const replies: Reply[] = [];
  const add = (keys: readonly string[], faces: readonly Face[]): void => {
    replies.push({ keys, faces });
  };
  if (ask.max > 1) {
    // Where every hidden card can be chosen, their faces do not matter, and one is as good as another until it is shown.
    if (hidden.size > 0 && hidden.size < suspects.length) throw new TooMany('hidden cards could be chosen by their faces');
    const spare = [...hidden.keys()];
    for (const keys of answersOf(ask)) {
      const unseen = keys.filter((key) => hidden.has(key));
      if (unseen.every((key, i) => ask.ordered || key === spare[i])) add(keys, []);
    }
    return replies;
  }
  if (ask.min === 0) add([], []);
  const plain = new Set<string>();
  for (const option of ask.options) {
    const key = keyOf(option);
    if (hidden.has(key)) continue;
    plain.add(key);
    add([key], []);
  }
  // One hidden card of a zone is like another, as long as nobody has seen it.
  const zones = new Set<number>();
  for (const card of suspects) {
    if (zones.has(t.zone[card])) continue;
    zones.add(t.zone[card]);
    for (const def of facesOf(t, viewer, card)) {
      const tried = run.fork({ keep: false });
      tried.ordain({ seat: viewer, faces: [[card, def]], rolls: [] }, true);
      for (const option of tried.askOf(ask.seat)?.options ?? []) {
        const key = keyOf(option);
        if (plain.has(key)) continue;
        const ref = refOf(option);
        if (ref.kind !== 'card' || ref.card === card || sees(t, viewer, ref.card)) add([key], [[card, def]]);
        if (ref.kind !== 'card' || sees(t, viewer, ref.card)) plain.add(key);
      }
    }
  }
  return replies;
}

/** Cards that the seat sees and the viewer does not. */
function hiddenOf(t: Table, viewer: SeatId, seat: SeatId): CardId[] {
  const cards: CardId[] = [];
  for (const list of t.zones) for (const card of list) if (sees(t, seat, card) && !sees(t, viewer, card)) cards.push(card);
  return cards;
}
