import type { Translation } from '#engine';
import type { cards as en } from '../en/cards.ts';

export const cards: Translation<typeof en> = {
  pebble: { name: 'Галька', text: 'Прибавляет 1 к вашей горке.' },
  stone: { name: 'Камень', text: 'Прибавляет 2 к вашей горке.' },
  rock: { name: 'Глыба', text: 'Прибавляет 3 к вашей горке.' },
  boulder: { name: 'Валун', text: 'Прибавляет 4 к вашей горке.' },
  magpie: { name: 'Сорока', text: 'Возьмите камень из горки другого игрока и положите на свою. Если камней нет, ничего не происходит.' },
};
