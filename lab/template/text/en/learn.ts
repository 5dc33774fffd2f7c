import type { LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
export const learn = {
  sides: {
    any: { who: 'You pile up stones', goal: 'A heap of 12', end: 'The first one wins.', turn: 'On your turn: play 1 card, then draw 1.' },
  },
  signs: [
    ['Stones', 'go on your heap and count'],
    ['Magpies', 'take a stone from another heap'],
  ],
  hints: {
    gold: 'What glows **gold can be played**. A heavy stone is a good start.',
    farewell: 'That is all you need. The rules are in the menu.',
  },
  headline: 'Be the first with a heap of 12',
  lead: 'Everybody sees the heaps, nobody the hands.',
  mood: 'short and cheeky',
  steps: [
    ['Play', 'One card of your hand.'],
    ['Stone', 'It lies on your heap and counts.'],
    ['Magpie', 'It takes a stone from another heap.'],
    ['Draw', 'One card from the deck.'],
  ],
  kinds: [
    ['Stone', 'Adds its number'],
    ['Trick', 'Works once, then discarded'],
  ],
  mistakes: [
    ['A magpie on the first pebble', 'Keep it for a boulder.'],
    ['The biggest stone first', 'It is the first that is carried off.'],
    ['Not watching the other heaps', 'They lie open: see who is near 12.'],
  ],
  tries: {
    ten: {
      title: 'Two are missing',
      ask: 'Your heap weighs 10. Win now.',
      right: 'The heap weighs 12: you win at once.',
      wrong: 'That is not enough. Which card brings the heap to 12?',
    },
  },
  neighbours: { fluxx: 'A card a turn there too, but the rules change as you play.' },
} as const satisfies LearnText;
