import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  range: {
    word: 'Range',
    find: 'range',
    text: 'Steps in one straight line over open edges; 0 is the own tile. Walls stop it.',
    rule: 'PKL-049',
  },
  vent: {
    word: 'Vent',
    find: 'vents?',
    text: 'A way through a wall for Rick alone, if the neighbouring tile has one there too.',
    rule: 'PKL-105',
  },
  agent: {
    word: 'Agent',
    find: 'agents?',
    text: 'A Russian with 1 health: any hit takes it off the board, and it can be called again.',
    rule: 'PKL-014',
  },
  summon: { word: 'Summon', find: 'summon', text: 'An agent comes from the supply to the named tile.', rule: 'PKL-120' },
  jaguar: {
    word: 'Jaguar',
    find: 'jaguar',
    text: 'The strongest enemy: he goes through walls for 2 moves and shoots twice a turn.',
    rule: 'PKL-158',
  },
  sees: { word: 'Sees', find: 'sees|sight', text: 'A straight line of open tiles without walls, however long.', rule: 'PKL-051' },
  wild: { word: 'Wild', find: 'wild', text: 'Counts as any one symbol.', rule: 'PKL-071' },
  trap: {
    word: 'Trap',
    find: 'traps?',
    text: 'Lies open on a tile and works when an enemy comes there; never against Rick.',
    rule: 'PKL-148',
  },
} as const satisfies Glossary;
