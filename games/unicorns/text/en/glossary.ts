import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  stable: {
    word: 'Stable',
    find: 'stable',
    text: 'The cards in front of a player. Unicorns there count, the hand does not.',
    rule: 'UUN-024',
  },
  sacrifice: {
    word: 'Sacrifice',
    find: 'sacrific',
    text: 'Put a card of your own Stable on the discard pile. You choose which.',
    rule: 'UUN-040',
  },
  destroy: { word: 'Destroy', find: 'destroy', text: 'Put a card of another player’s Stable on the discard pile.', rule: 'UUN-042' },
  steal: { word: 'Steal', find: 'steal|stole', text: 'Move a card from another player’s Stable into yours.', rule: 'UUN-044' },
  return: {
    word: 'Return',
    find: 'return',
    text: 'The card leaves the Stable for the hand of whose Stable it was. A Baby goes to the Nursery instead.',
    rule: 'UUN-050',
  },
  discard: {
    word: 'Discard',
    find: 'discard',
    text: 'Put a card from the hand on the discard pile; whoever discards chooses it.',
    rule: 'UUN-046',
  },
  nursery: {
    word: 'Nursery',
    find: 'nursery',
    text: 'Where Babies lie that are in no Stable. They never go to the discard pile.',
    rule: 'UUN-028',
  },
  enters: {
    word: 'Enters the Stable',
    find: 'enters',
    text: 'However the card gets there: played, stolen, moved or brought.',
    rule: 'UUN-053',
  },
} as const satisfies Glossary;
