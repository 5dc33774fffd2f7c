import { mayDiscard } from './effects.ts';
import { card } from './make.ts';
import { playLocation } from './places.ts';

export const starters = [
  /** +1 Power. */
  card('genius-waves'),
  /** No effect. */
  card('jerry'),
  /** No effect. */
  card('beth'),
  /** No effect. */
  card('summer'),
  /**
   * +2 Power. You may discard 1 card. If you do, play the top card of the Location stack; at the end of the turn, if you have not bought that
   * Location, put it into the Location discard pile.
   */
  card('portal-gun', { play: mayDiscard('discard.location', 'RSR-270', playLocation) }),
  /** No effect when played. End of game: −1 VP, unless paired with a Genius Waves you own (each Genius Waves pairs with one Morty Waves). */
  card('morty-waves'),
];
