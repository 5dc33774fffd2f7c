import type { LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
export const learn = {
  sides: {
    any: {
      who: 'You sit where the rules change',
      goal: 'Get the Keepers of the Goal',
      end: 'The Goal lies in the centre, and it changes too. Whoever meets it wins at once.',
      turn: 'A turn: draw as many and play as many as the rules in the centre say.',
    },
  },
  signs: [
    ['Keeper', 'put it in front of you: Goals are made of these'],
    ['Goal', 'what wins'],
    ['New Rule', 'how much to draw, play and keep'],
    ['Creeper', 'as long as you have it, you cannot win'],
  ],
  hints: {
    rules: 'These are the **rules right now**: how many cards you draw and play. New Rules change the numbers.',
    gold: 'What glows **gold can be played**. A Keeper stays in front of you for Goals to come.',
    needs: 'The **Goal** and what it needs. A tick: you have it. Look who else is close.',
    limits: 'A **limit** is in force: what is too much is discarded, in the turns of others too.',
    creeper: 'A **Creeper** in front of you: you cannot win until you get rid of it, unless the Goal asks for it.',
    farewell:
      'You know the essentials; when something new turns up I’ll say so. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Collect in front of you what the Goal asks for',
  lead: 'The Goal lies in the centre. Cards change it, just like the rules.',
  mood: 'the rules change',
  steps: [
    ['Draw', 'One card, or as many as the rules say now.'],
    ['Play', 'One card, or as many as the rules say now.'],
    ['Mind the limits', 'Too many cards in hand or Keepers on the table are discarded.'],
    ['Check the Goal', 'Your Keepers match it? You win, even in somebody else’s turn.'],
  ],
  kinds: [
    ['Keeper', 'Lies in front of you'],
    ['Goal', 'What wins'],
    ['New Rule', 'Changes the turn'],
    ['Action', 'Once, then discarded'],
    ['Creeper', 'Keeps you from winning'],
  ],
  mistakes: [
    ['Counting on a Keeper in your hand', 'For the Goal only those count that lie in front of you.'],
    ['Forgetting the Hand Limit', 'Play what matters first: in others’ turns the rest is discarded.'],
    ['Playing a Goal that a neighbour already meets', 'Look whom it gives the win.'],
  ],
  tries: {
    complete: {
      title: 'Complete the Goal',
      ask: 'The Goal asks for Rick and Morty. Rick lies in front of you. Win now.',
      right: 'Both Keepers lie in front of you: the Goal is met, you win at once.',
      wrong: 'Not yet. Which card completes what the Goal asks for?',
    },
    creeper: {
      title: 'In the way',
      ask: 'You have everything the Goal asks for, and still no win. What helps?',
      right: 'A Creeper keeps you from winning. Without it the Goal counts.',
      wrong: 'A nice card, but look in front of you: something there keeps you from winning.',
    },
  },
  neighbours: {
    unicorns: 'One card a turn there too, but everybody may shout Neigh.',
    rickshank: 'The same family, a deck of your own: buy cards and vote.',
  },
} as const satisfies LearnText;
