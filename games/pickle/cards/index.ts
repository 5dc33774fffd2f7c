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

/** Everything in the box, in the order of the component list, with what it does. */
export const defs: readonly PickleDef[] = components.map((component) => ({
  ...component,
  ...('cost' in component ? { price: priceOf(component.cost, 1) } : {}),
  ...(behaviours as { readonly [id: string]: Behaviour })[component.id],
}));
