import type { Translation } from '#engine';
import type { board as en } from '../en/board.ts';

export const board: Translation<typeof en> = {
  turn: 'Ход {n}',
  hand: 'Ваша рука',
  inHand: 'Карт на руке',
  mine: 'Моя горка',
  heap: 'горка',
  of: '{n} из {goal}',
};
