import { scenarioTable, TextLaw } from '#engine/testing';
import type { CardName } from '../cards/data.ts';
import { cairn, texts } from '../index.ts';
import type { CairnVars } from '../state.ts';

/** It is ann's turn; cards that are not named lie in the deck, below what is named. */
export const deal = scenarioTable<CairnVars, CardName, 'deck' | 'discard', 'hand' | 'heap'>(cairn, {
  rest: 'deck',
  piles: ['deck', 'discard'],
  texts: new TextLaw(texts),
});
