import type { RickCard } from '../state.ts';
import { characters } from './characters.ts';
import { council } from './council.ts';
import { components } from './data.ts';
import { equipment } from './equipment.ts';
import { gromflamites } from './gromflamites.ts';
import { locations } from './locations.ts';
import { mortys } from './mortys.ts';
import { nemeses } from './nemeses.ts';
import { ricks } from './ricks.ts';
import { specials } from './specials.ts';
import { starters } from './starters.ts';

const made = [
  ...starters,
  ...nemeses,
  ...ricks,
  ...mortys,
  ...specials,
  ...equipment,
  ...gromflamites,
  ...council,
  ...locations,
  ...characters,
];

/** In the order of the component list, each component once. */
export const defs: readonly RickCard[] = components.map(({ id }) => {
  const [card, ...more] = made.filter((one) => one.id === id);
  if (card === undefined || more.length > 0)
    throw new Error(`component ${id} is defined ${more.length + (card === undefined ? 0 : 1)} times`);
  return card;
});
