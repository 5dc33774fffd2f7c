import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  en: {
    range: {
      word: 'Range',
      find: 'range',
      text: 'Steps in one straight line over open edges; 0 is the own tile. Walls stop it.',
      rule: 'PKL-049',
    },
    vent: {
      word: 'Vent',
      find: 'vents?',
      text: 'A way through a wall for Rick alone, if the neighbouring tile has one there too.',
      rule: 'PKL-105',
    },
    agent: {
      word: 'Agent',
      find: 'agents?',
      text: 'A Russian with 1 health: any hit takes it off the board, and it can be called again.',
      rule: 'PKL-014',
    },
    summon: { word: 'Summon', find: 'summon', text: 'An agent comes from the supply to the named tile.', rule: 'PKL-120' },
    jaguar: {
      word: 'Jaguar',
      find: 'jaguar',
      text: 'The strongest enemy: he goes through walls for 2 moves and shoots twice a turn.',
      rule: 'PKL-158',
    },
    sees: { word: 'Sees', find: 'sees|sight', text: 'A straight line of open tiles without walls, however long.', rule: 'PKL-051' },
    wild: { word: 'Wild', find: 'wild', text: 'Counts as any one symbol.', rule: 'PKL-071' },
    trap: {
      word: 'Trap',
      find: 'traps?',
      text: 'Lies open on a tile and works when an enemy comes there; never against Rick.',
      rule: 'PKL-148',
    },
  },
  ru: {
    range: {
      word: 'Дальность',
      find: 'дальност',
      text: 'Шаги по прямой через открытые стороны; 0 — свой квадрат. Стены мешают.',
      rule: 'PKL-049',
    },
    vent: {
      word: 'Воздуховод',
      find: 'воздуховод',
      text: 'Путь сквозь стену только для Рика, если он есть и у соседнего квадрата.',
      rule: 'PKL-105',
    },
    agent: {
      word: 'Оперативник',
      find: 'оперативник',
      text: 'Русский с 1 здоровьем: любое попадание убирает его с поля, но его можно призвать снова.',
      rule: 'PKL-014',
    },
    summon: { word: 'Вызвать', find: 'вызов|вызв', text: 'Оперативник приходит из запаса на названный квадрат.', rule: 'PKL-120' },
    jaguar: {
      word: 'Ягуар',
      find: 'ягуар',
      text: 'Самый сильный враг: за 2 движения проходит сквозь стену и стреляет дважды за ход.',
      rule: 'PKL-158',
    },
    sees: {
      word: 'Видит',
      find: 'видит|видят|виден',
      text: 'Между ними прямая из открытых квадратов без стен, любой длины.',
      rule: 'PKL-051',
    },
    wild: { word: 'Джокер', find: 'джокер', text: 'Заменяет один любой символ.', rule: 'PKL-071' },
    trap: {
      word: 'Ловушка',
      find: 'ловушк',
      text: 'Лежит открыто на квадрате и срабатывает, когда туда приходит враг; на Рика — никогда.',
      rule: 'PKL-148',
    },
  },
} as const satisfies Glossary;
