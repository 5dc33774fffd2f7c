import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  minion: { word: 'Minion', find: 'minions?', text: 'A card with power that is played on a base.', rule: 'SMU-236' },
  extra: {
    word: 'Extra',
    find: 'extra',
    text: 'One more card of that kind this turn, besides the regular one. Always optional.',
    rule: 'SMU-119',
  },
  ongoing: { word: 'Ongoing', find: 'ongoing', text: 'Works as long as the card is in play.', rule: 'SMU-232' },
  special: { word: 'Special', find: 'special', text: 'Works at the time its text names, also in the turns of others.', rule: 'SMU-235' },
  talent: {
    word: 'Talent',
    find: 'talent',
    text: 'May be used once in each of your own turns while the card is in play.',
    rule: 'SMU-108',
  },
  destroy: { word: 'Destroy', find: 'destroy', text: 'From play to the discard pile of its owner.', rule: 'SMU-237' },
  move: { word: 'Move', find: 'move[sd]?', text: 'To another base, with all that lies on it. It is not played anew.', rule: 'SMU-230' },
  breakpoint: {
    word: 'Breakpoint',
    find: 'breakpoint',
    text: 'When all power here reaches it by the end of the plays, the base scores.',
    rule: 'SMU-071',
  },
  scores: {
    word: 'Scoring',
    find: 'scores|scoring',
    text: 'The three strongest get the printed points, then the base is replaced.',
    rule: 'SMU-071',
  },
  counter: {
    word: '+1 power counter',
    find: 'counters?',
    text: 'Raises the power of its minion by 1 as long as it lies there.',
    rule: 'SMU-155',
  },
} as const satisfies Glossary;
