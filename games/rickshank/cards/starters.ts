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
  /** +2 Power. You may discard 1 card. If you do, play the top card of the Location stack; unbought it leaves at the end of the turn. */
  card('portal-gun', { play: mayDiscard('discard.location', 'RSR-270', playLocation) }),
  /** No effect when played. */
  card('morty-waves'),
];
