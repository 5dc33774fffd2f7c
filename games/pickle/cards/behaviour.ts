import type { PickleDef } from '../state.ts';
import { components, type DeckCard } from './data.ts';

/** What a card adds to its printed numbers. */
export type Behaviour = Pick<PickleDef, 'obstacle' | 'play' | 'spring'>;

type Printed = Extract<(typeof components)[number], { readonly kind: DeckCard['kind'] }>;
export type DeckCardId = Printed['id'];

/** The numbers printed on a card: they stand in the component list and nowhere else. */
export function printed<Id extends DeckCardId>(id: Id): Extract<Printed, { readonly id: Id }> {
  return components.find((component) => component.id === id) as Extract<Printed, { readonly id: Id }>;
}
