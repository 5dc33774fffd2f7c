import type { Buttons } from '#engine';
import { title } from './title.ts';

const prompts = {
  play: 'Play a card',
  magpie: 'Which stone does the magpie take?',
} as const;

/** What the gold button says once a card or player is chosen; null where every option has a name of its own. */
const buttons = {
  play: 'Play {card}',
  magpie: 'Take {card}',
} as const satisfies Buttons<typeof prompts>;

export const ui = {
  ...title,
  about: 'Play a stone on your heap, or a magpie that takes one from another heap. The first heap of 12 wins.',
  kinds: { stone: 'Stone', trick: 'Trick' },
  zones: { deck: 'Deck', hand: 'Hand', heap: 'Heap', discard: 'Discard pile' },
  options: {},
  prompts,
  buttons,
  labels: {},
  log: {
    first: '{seat, who, me {You begin} other {{seat} begins}}',
    plays: '{seat, who, me {You play} other {{seat} plays}} {card}',
    takes: '{seat, who, me {You take} other {{seat} takes}} {card}',
    draws: '{seat, who, me {You draw} other {{seat} draws}} a card',
  },
  reasons: {},
  outcomes: { goal: 'A heap of 12', empty: 'No cards are left: the biggest heap wins' },
} as const;
