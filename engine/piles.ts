import { move, shuffle, topOf } from './table.ts';
import type { CardId, Table, ZoneId } from './types.ts';

/** Where a pile gets new cards when it is empty, and who is told. */
export interface Refill {
  /** Shuffled to become the new pile. */
  readonly from: ZoneId;
  /** Called before the cards go back, for the log. */
  readonly tell?: () => void;
}

/**
 * The card that would be drawn next, still on the pile; with a `refill` an empty pile is made anew first (a function does so by itself).
 * Undefined: there is none.
 */
export function nextCard<V>(t: Table<V>, pile: ZoneId, refill?: Refill | ((t: Table<V>) => void)): CardId | undefined {
  if (t.zones[pile].length === 0 && refill !== undefined) {
    if (typeof refill === 'function') refill(t);
    else reshuffle(t, pile, refill);
  }
  return topOf(t, pile);
}

/** All cards of the other zone go back to the pile, which is mixed. Nothing happens if there are none. */
export function reshuffle<V>(t: Table<V>, pile: ZoneId, { from, tell }: Refill): void {
  const rest = t.zones[from];
  if (rest.length === 0) return;
  tell?.();
  while (rest.length > 0) move(t, rest[rest.length - 1], pile);
  shuffle(t, pile);
}

/** Draws one by one from the top, as many as there are; says which. The last one drawn lies on top of where they go. */
export function drawCards<V>(t: Table<V>, pile: ZoneId, to: ZoneId, many: number, refill?: Refill | ((t: Table<V>) => void)): CardId[] {
  const first = many > 0 ? drawOne(t, pile, to, refill) : undefined;
  if (first === undefined) return [];
  // A list that begins with its cards takes their room; a list that grows by itself takes the room of seventeen. Most draws are of one card or two.
  const second = many > 1 ? drawOne(t, pile, to, refill) : undefined;
  if (second === undefined) return [first];
  const drawn = [first, second];
  while (drawn.length < many) {
    const card = drawOne(t, pile, to, refill);
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

function drawOne<V>(t: Table<V>, pile: ZoneId, to: ZoneId, refill?: Refill | ((t: Table<V>) => void)): CardId | undefined {
  const card = nextCard(t, pile, refill);
  if (card !== undefined) move(t, card, to);
  return card;
}
