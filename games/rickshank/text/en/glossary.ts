import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  ongoing: {
    word: 'Ongoing',
    find: 'ongoing',
    text: 'Stays in front of you for the rest of the match and goes on working.',
    rule: 'RSR-126',
  },
  attack: { word: 'Attack', find: 'attack', text: 'Can be avoided with a Defense by everybody it is aimed at.', rule: 'RSR-105' },
  defense: {
    word: 'Defense',
    find: 'defense',
    text: 'Avoids an Attack on you, from the hand or from play, as it says. One for each Attack.',
    rule: 'RSR-107',
  },
  destroy: { word: 'Destroy', find: 'destroy', text: 'The card leaves its deck for the rest of the match.', rule: 'RSR-157' },
  gain: { word: 'Gain', find: 'gains?', text: 'Take the card without paying; it goes to your discard pile.', rule: 'RSR-060' },
  token: {
    word: 'Access Token',
    find: '(?:access )?tokens?',
    text: '2 Power buy one a turn. Kept from turn to turn; in a vote each is one more voice.',
    rule: 'RSR-183',
  },
  waves: {
    word: 'Morty Waves',
    find: 'morty waves?',
    text: 'A card that gives nothing and costs points at the end. It goes to your discard pile.',
    rule: 'RSR-121',
  },
  auction: {
    word: 'Auction',
    find: 'auction',
    text: 'Everybody bids for themselves; the highest wins the bonus and pays.',
    rule: 'RSR-202',
  },
  referendum: {
    word: 'Referendum',
    find: 'referendum',
    text: 'For or Against: if For has more votes, the text applies.',
    rule: 'RSR-203',
  },
  sanctions: {
    word: 'Sanctions',
    find: 'sanctions?',
    text: 'Everybody votes for a player; whoever has the most votes suffers it.',
    rule: 'RSR-204',
  },
  control: {
    word: 'Under your control',
    find: 'control',
    text: 'In play in front of you: played this turn or Ongoing.',
    rule: 'RSR-127',
  },
} as const satisfies Glossary;
