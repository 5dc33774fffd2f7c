import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  heap: { word: 'Heap', find: 'heaps?', text: 'The stones before a player, for all to see. The first heap of 12 wins.', rule: 'CRN-005' },
} as const satisfies Glossary;
