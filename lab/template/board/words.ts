import type { Lang, Translation } from '#engine';

/** What only the board says; everything else is in the texts of the game. */
const en = { turn: 'Turn {n}', hand: 'Your hand', inHand: 'Cards in hand', mine: 'My heap', heap: 'heap', of: '{n} of {goal}' } as const;

export const words: { readonly [lang in Lang]: Translation<typeof en> } = {
  en,
  ru: { turn: 'Ход {n}', hand: 'Ваша рука', inHand: 'Карт на руке', mine: 'Моя горка', heap: 'горка', of: '{n} из {goal}' },
};
