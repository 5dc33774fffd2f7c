import type { LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
export const learn = {
  sides: {
    any: {
      who: 'You run a Stable',
      goal: 'Collect 7 Unicorns',
      end: 'First to do so wins; with six or more players 6 are enough. Everybody begins by choosing a Baby: it counts already.',
      turn: 'On your turn: draw 1, then play 1 card or draw one more.',
    },
  },
  signs: [
    ['Unicorns', 'stay in your Stable and count'],
    ['Magic', 'works once, then goes to the discard pile'],
    ['Upgrade, Downgrade', 'stay in a Stable: yours or theirs'],
    ['Neigh', 'stops a card while it is being played'],
  ],
  hints: {
    draw: 'Everybody **draws 1 card** at the start of a turn, by itself. The deck lies here.',
    gold: 'What glows **gold can be played**. Open a card to read all of it. Rather play one than draw one more.',
    stable: 'This is **your Stable**. Only Unicorns that lie here count, not those in your hand.',
    window: 'An **answer window**: a Neigh stops this card for good. Save it for a rival’s sixth or seventh Unicorn.',
    effects: 'Some cards work at the **start of your turn**. Choose which to use first, or go on.',
    farewell:
      'You know the essentials; when something new turns up I’ll say so. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Be the first with 7 Unicorns in your Stable',
  lead: 'With 6 to 8 players 6 are enough. Everybody starts with a Baby Unicorn.',
  mood: 'full of tricks',
  steps: [
    ['Start of the turn', 'Cards in your Stable that say “at the start of your turn” work now.'],
    ['Draw 1', 'One card from the deck, always.'],
    ['Act', 'Play 1 card or draw one more.'],
    ['End of the turn', 'More than 7 cards in hand? Discard the rest.'],
  ],
  kinds: [
    ['Baby', 'Goes back to the Nursery'],
    ['Basic', 'Counts, does nothing else'],
    ['Magical', 'Counts and can do things'],
    ['Magic', 'Once, then discarded'],
    ['Upgrade', 'Mostly for yourself'],
    ['Downgrade', 'Mostly for others'],
    ['Instant', 'Only as an answer'],
  ],
  mistakes: [
    ['Spending Neigh on the first card you see', 'Save it for the sixth and seventh Unicorn.'],
    ['Hoarding cards in hand', 'Only Unicorns in the Stable count.'],
    ['Not reading the other Stables', 'What spoils your card lies there, for all to see.'],
  ],
  tries: {
    seventh: {
      title: 'One is missing',
      ask: 'You have 6 of 7 Unicorns. Win now.',
      right: 'The seventh Unicorn is in your Stable: you win at once, whatever else would come.',
      wrong: 'That helps, but does not win. Which card adds a Unicorn to your Stable right now?',
    },
    neigh: {
      title: 'Neigh!',
      ask: 'Otto has 6 Unicorns and plays a seventh. What do you do?',
      right: 'The card is stopped and goes to the discard pile. A Neigh is worth most here.',
      wrong: 'Then Otto has seven and wins. Is there nothing in your hand that stops a card?',
    },
  },
  neighbours: {
    fluxx: 'Cards against each other here too, but the rules change as you play.',
    'smash-up': 'You like to interfere? There cards answer when a base is about to score.',
  },
} as const satisfies LearnText;
