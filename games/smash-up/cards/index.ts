import type { SmashCard } from '../state.ts';
import { HEARS, HOOKS } from '../table/traits.ts';
import { aliens } from './aliens.ts';
import { bases } from './bases.ts';
import { bears } from './bears.ts';
import { components } from './data.ts';
import { dinosaurs } from './dinosaurs.ts';
import { explorers } from './explorers.ts';
import { grannies } from './grannies.ts';
import { hearsOf, hooksOf } from './make.ts';
import { ninjas } from './ninjas.ts';
import { pirates } from './pirates.ts';
import { robots } from './robots.ts';
import { rockers } from './rockers.ts';
import { tricksters } from './tricksters.ts';
import { wizards } from './wizards.ts';
import { zombies } from './zombies.ts';

const made: readonly SmashCard[] = [
  ...bears,
  ...grannies,
  ...rockers,
  ...explorers,
  ...aliens,
  ...dinosaurs,
  ...ninjas,
  ...pirates,
  ...robots,
  ...tricksters,
  ...wizards,
  ...zombies,
  ...bases,
];

/** In the order of the component list, each component once. */
export const cards: readonly SmashCard[] = components.map(({ id }) => {
  const [card, ...more] = made.filter((one) => one.id === id);
  if (card === undefined || more.length > 0)
    throw new Error(`component ${id} is defined ${more.length + (card === undefined ? 0 : 1)} times`);
  return card;
});

// Who is interested in what: filled when the game is loaded, and never again.
for (const [def, card] of cards.entries()) {
  HOOKS[def] = hooksOf(card);
  HEARS[def] = hearsOf(card);
}
