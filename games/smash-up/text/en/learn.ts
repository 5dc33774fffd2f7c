import type { LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
export const learn = {
  sides: {
    any: {
      who: 'Your deck is two factions at once',
      goal: 'Get 15 victory points',
      end: 'Bases that score give points. Whoever leads with 15 at the end of a turn wins.',
      turn: 'A turn: play 1 minion and 1 action, in any order; then draw 2 cards.',
    },
  },
  signs: [
    ['Breakpoint', 'when all minions together reach it, the base scores'],
    ['Power of a minion', 'stays on the base until it scores'],
    ['4 · 2 · 1', 'points for the first, second and third place by power'],
    ['Action', 'works once, or stays on a base or minion'],
  ],
  hints: {
    meter: 'The number is the **breakpoint**, the meter shows whose power is here. Full at the end of a turn: the base scores.',
    tickets: 'Your **plays**: one minion, one action. Struck out is used up; cards may give extra ones.',
    leads: 'Who has the **most power** here gets the first number, then the second. Second place is often enough.',
    before: 'The base is **about to score**: now cards with a Special may still change who leads.',
    talent: 'A **talent** can be used once in each of your turns, while the card lies in play.',
    farewell:
      'You know the essentials; when something new turns up I’ll say so. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Get 15 victory points from the bases',
  lead: 'Your deck is two factions, shuffled into one.',
  mood: 'counting and meddling',
  steps: [
    ['Play', '1 minion and 1 action, in any order, both optional.'],
    ['Score', 'Bases that are full bring points by power.'],
    ['Draw 2 cards', 'At most 10 stay in hand.'],
    ['15 points?', 'Whoever leads with 15 or more wins.'],
  ],
  kinds: [
    ['Minion', 'Brings power to a base'],
    ['Action', 'Once, then discarded'],
    ['Lasting action', 'Stays on a base or minion'],
    ['Special', 'Before a base scores'],
    ['Talent', 'Once a turn, if you like'],
    ['Base', 'What it is all about'],
  ],
  mistakes: [
    ['Fighting for every base', 'Second place may be worth less than the lead next door.'],
    ['Forgetting cards “before a base scores”', 'Rivals may answer: look how many cards they hold.'],
    ['Filling a base that somebody else leads', 'The last power decides in whose turn it scores.'],
  ],
  tries: {
    fill: {
      title: 'Fill the base',
      ask: 'The Tar Pits need 5 more power, and you lead there. Make them score.',
      right: 'The breakpoint is reached: at the end of your plays the base scores, and first place is yours.',
      wrong: 'Count again: which minion, on which base, closes the gap of 5?',
    },
    elsewhere: {
      title: 'Not for others',
      ask: 'The Jungle Oasis needs 3 more power, but Otto leads there alone. Play your minion where it serves you.',
      right: 'Quite so: over there it would have given Otto first place. Here you lead.',
      wrong: 'Then the Oasis scores, and Otto takes first place. Is there a better base?',
    },
  },
  neighbours: {
    rickshank: 'You like building a deck? There you buy it card by card.',
    unicorns: 'Meddling in a quarter of the time: everybody may say Neigh.',
  },
} as const satisfies LearnText;
