import type { UnicornCard } from '../state.ts';
import { components } from './data.ts';
import { entering, flyers } from './entering.ts';
import { lasting } from './lasting.ts';
import { magic } from './magic.ts';
import { plain } from './plain.ts';
import { downgrades, instants, upgrades } from './stable.ts';

/** The deck is built from a list of sets (UUN-311); the box holds the base set. */
const sets: readonly (readonly UnicornCard[])[] = [
  [...plain, ...entering, ...flyers, ...lasting, ...magic, ...instants, ...upgrades, ...downgrades],
];

const made = sets.flat();

/** In the order of the component list, each component once. */
export const defs: readonly UnicornCard[] = components.map(({ id }) => {
  const [card, ...more] = made.filter((one) => one.id === id);
  if (card === undefined || more.length > 0)
    throw new Error(`component ${id} is defined ${more.length + (card === undefined ? 0 : 1)} times`);
  return card;
});
