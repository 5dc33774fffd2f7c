import { priceOf } from '../dice.ts';
import type { PickleDef } from '../state.ts';
import type { Behaviour, DeckCardId } from './behaviour.ts';
import { components } from './data.ts';
import { jaguarCards } from './jaguar.ts';
import { orders } from './orders.ts';
import { tricks } from './tricks.ts';
import { weapons } from './weapons.ts';

/** Every card of both decks does something; a missing one does not compile. */
const behaviours: { readonly [id in DeckCardId]: Behaviour } = { ...weapons, ...tricks, ...orders, ...jaguarCards };

const behaviourOf = (id: string): Behaviour => (behaviours as { readonly [id: string]: Behaviour })[id] ?? {};

// All definitions have all fields, in one order: they are read in the hottest loops, and code for one shape is faster than for thirty.
const fields = Object.fromEntries(
  components.flatMap((component) => Object.keys({ ...component, ...behaviourOf(component.id) }).map((name) => [name, undefined])),
);

/** Everything in the box, in the order of the component list, with what it does. */
export const defs: readonly PickleDef[] = components.map((component) => ({
  ...fields,
  ...component,
  price: 'cost' in component ? priceOf(component.cost, 1) : undefined,
  ...behaviourOf(component.id),
}));
