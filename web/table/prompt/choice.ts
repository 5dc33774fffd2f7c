import type { AskView, CardId, OptionView, SeatId } from '#engine';

/** Keys of the options chosen so far, in order. Pure functions: the table's whole logic of clicking. */
export type Chosen = readonly string[];

/** Options that point at a card, a seat or a zone of the table. */
export const onCard = (ask: AskView | null, card: CardId): OptionView[] =>
  ask === null ? [] : ask.options.filter((o) => o.ref.kind === 'card' && o.ref.card === card);
export const onSeat = (ask: AskView | null, seat: SeatId): OptionView | undefined =>
  ask?.options.find((o) => o.ref.kind === 'seat' && o.ref.seat === seat);
export const onZone = (ask: AskView | null, zone: string): OptionView | undefined =>
  ask?.options.find((o) => o.ref.kind === 'zone' && o.ref.zone === zone);
export const buttonsOf = (ask: AskView | null): OptionView[] => (ask === null ? [] : ask.options.filter((o) => o.ref.kind === 'button'));

/** A click on an option: the only choice is replaced, one of several is added or taken away, and no more than allowed. */
export function toggle(ask: AskView, chosen: Chosen, key: string): Chosen {
  if (!ask.options.some((option) => option.key === key)) return chosen;
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  if (ask.max === 1) return [key];
  return chosen.length < ask.max ? [...chosen, key] : chosen;
}

/** A click on a card that carries several options goes from one to the next. */
export function toggleCard(ask: AskView, chosen: Chosen, card: CardId): Chosen {
  const options = onCard(ask, card);
  if (options.length === 0) return chosen;
  const at = options.findIndex((option) => chosen.includes(option.key));
  if (options.length === 1 || ask.max > 1) return toggle(ask, chosen, options[Math.max(at, 0)].key);
  return at + 1 < options.length ? [options[at + 1].key] : [];
}

/** What is left of the choice when the question changes. */
export const stillOffered = (ask: AskView | null, chosen: Chosen): Chosen =>
  ask === null ? [] : chosen.filter((key) => ask.options.some((option) => option.key === key));

export const isComplete = (ask: AskView, chosen: Chosen): boolean => chosen.length >= ask.min && chosen.length <= ask.max;

/** How many are still missing; 0 when the answer could be given. */
export const missing = (ask: AskView, chosen: Chosen): number => Math.max(0, ask.min - chosen.length);
