import type { LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
export const learn = {
  sides: {
    any: {
      who: 'You have a character and a weak deck',
      goal: 'Have the most victory points',
      end: 'It ends when the President is defeated or the main deck runs out.',
      turn: 'A turn: play your hand, buy from the market, draw 5 new cards.',
    },
  },
  signs: [
    ['Cost', 'in the corner, paid with Power'],
    ['Power', 'cards you play give it, until the end of the turn'],
    ['Points', 'counted at the end'],
    ['Access Token', 'kept from turn to turn; votes in the Council'],
  ],
  hints: {
    power: 'The orb is your **Power** this turn. Play cards to make it grow; what is left burns.',
    price: 'Under each card: is it **enough**, or how much is missing. It counts anew after every card you play.',
    bought: 'What you buy goes to **your discard pile** and comes to your hand later, when the deck is shuffled.',
    attack: 'An **Attack**. A Defense in your hand or in play avoids it; without one it happens.',
    vote: 'A **vote**: one voice each, every token adds one. Only those whose side wins **pay** what they put in.',
    farewell:
      'You know the essentials; when something new turns up I’ll say so. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Build the deck with the most victory points',
  lead: 'The end: the President is defeated, or the market cannot be filled up any more.',
  mood: 'a deck that grows',
  steps: [
    ['Play', 'Any number of cards from your hand, for Power and effects.'],
    ['Buy', 'From the market, as long as the Power lasts.'],
    ['Defeat', 'Enough Power for the nemesis? It is worth many points.'],
    ['Draw 5', 'Everything goes to your discard pile; then 5 new cards.'],
  ],
  kinds: [
    ['Starter', 'Weak, everybody has them'],
    ['Rick', 'Strong helpers'],
    ['Equipment', 'Things that work'],
    ['Council', 'Starts a vote'],
    ['Nemesis', 'Defeated with Power'],
    ['Location', 'Stays and works on'],
    ['Morty Waves', 'In the way; costs points'],
  ],
  mistakes: [
    ['Buying a cheap card when a strong one is within reach', 'Weak cards keep you from drawing the strong ones.'],
    ['Spending all tokens on one vote', 'Those who win pay, those who lose take theirs back.'],
    ['Holding no Defense', 'Attacks and nemeses hit in the turns of others, too.'],
  ],
  tries: {
    play: {
      title: 'First Power, then shopping',
      ask: 'You have no Power yet. Start your turn.',
      right: 'Every card you play adds its Power for this turn. Then you buy.',
      wrong: 'Without Power nothing can be bought. Play a card that gives some.',
    },
    buy: {
      title: 'Spend it well',
      ask: 'You have 5 Power, and what is left burns. Buy the strongest card you can pay for.',
      right: 'It goes to your discard pile and comes into play when the deck is shuffled.',
      wrong: 'That is possible, but wastes Power. Which card costs exactly what you have?',
    },
  },
  neighbours: {
    'smash-up': 'A deck that is ready at once: two factions, shuffled.',
    fluxx: 'The same family in ten minutes, with rules that change.',
  },
} as const satisfies LearnText;
