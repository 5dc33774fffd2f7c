import { isGone, order } from './ask.ts';
import { flowOf } from './flows.ts';
import { defOf } from './table.ts';
import type { CardId, Flow, Listener, Prompt, SeatId, Table } from './types.ts';

/** Cards of the list that listen to a window now, in the order given (the rulebook's order is the caller's). */
export function listeners<V, E>(t: Table<V>, window: string, event: E, among: readonly CardId[]): CardId[] {
  const found: CardId[] = [];
  for (const card of among) {
    const listener = listenerOf<V, E>(t, window, card);
    if (listener !== undefined && (listener.when === undefined || listener.when(t, card, event))) found.push(card);
  }
  return found;
}

function listenerOf<V, E>(t: Table<V>, window: string, card: CardId): Listener<V, E> | undefined {
  return defOf(t, card).on?.[window];
}

/**
 * Opens a window: every listening card reacts, one after the other. Where several react at once and the rulebook lets a seat decide, that
 * seat puts them in order. A card whose condition has gone by when its turn comes does nothing.
 */
export function* announce<V, E>(
  t: Table<V>,
  window: string,
  event: E,
  among: readonly CardId[],
  ordering?: { readonly seat: SeatId; readonly prompt: Prompt },
): Flow {
  let found = listeners(t, window, event, among);
  if (ordering !== undefined && found.length > 1) {
    const wanted = yield* order(t, ordering.seat, ordering.prompt, found);
    if (!isGone(wanted)) found = wanted;
  }
  for (const card of found) {
    const listener = listenerOf<V, E>(t, window, card);
    if (listener === undefined || (listener.when !== undefined && !listener.when(t, card, event))) continue;
    yield* flowOf(listener.run(t, card, event));
  }
}

/** A number as the cards in force make it: continuous effects are read on demand, never stored. */
export function modified<V>(t: Table<V>, name: string, value: number, subject: number, among: readonly CardId[]): number {
  let result = value;
  for (const card of among) {
    const change = defOf(t, card).modify?.[name];
    if (change !== undefined) result = change(t, card, result, subject);
  }
  return result;
}
