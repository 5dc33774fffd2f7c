/** What only the board says; everything else is in the texts of the game. */
export const board = {
  turn: 'Turn {n}',
  hand: 'Your hand',
  inHand: 'Cards in hand',
  mine: 'My heap',
  heap: 'heap',
  of: '{n} of {goal}',
} as const;
