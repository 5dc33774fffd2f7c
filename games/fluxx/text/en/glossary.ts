import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  keeper: { word: 'Keeper', find: 'keepers?', text: 'Lies open in front of a player. Goals are made of Keepers.', rule: 'FLX-150' },
  creeper: {
    word: 'Creeper',
    find: 'creeper',
    text: 'As long as it lies in front of you, you cannot win, unless the Goal asks for it.',
    rule: 'FLX-203',
  },
  goal: { word: 'Goal', find: 'goals?', text: 'What has to be had to win: the same for everybody.', rule: 'FLX-131' },
  limit: {
    word: 'Limit',
    find: 'limit',
    text: 'The most you may have. The others discard at once, whose turn it is at the end of it.',
    rule: 'FLX-221',
  },
  draw: {
    word: 'Draw rule',
    find: 'draw rule',
    text: 'How many cards are drawn at the start of a turn. Without a New Rule: 1.',
    rule: 'FLX-055',
  },
  play: {
    word: 'Play rule',
    find: 'play rule',
    text: 'How many cards must be played in a turn. Without a New Rule: 1.',
    rule: 'FLX-056',
  },
  free: {
    word: 'Free action',
    find: 'free action',
    text: 'Used in your own turn, if you like; it is not one of your plays.',
    rule: 'FLX-240',
  },
} as const satisfies Glossary;
