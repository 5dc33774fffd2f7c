import type { Glossary } from '#engine';

/** Words of the cards that a newcomer cannot know. */
export const glossary = {
  en: {
    keeper: { word: 'Keeper', find: 'keepers?', text: 'Lies open in front of a player. Goals are made of Keepers.', rule: 'FLX-150' },
    creeper: {
      word: 'Creeper',
      find: 'creeper',
      text: 'As long as it lies in front of you, you cannot win, unless the Goal asks for it.',
      rule: 'FLX-203',
    },
    goal: { word: 'Goal', find: 'goals?', text: 'What has to be had to win: the same for everybody.', rule: 'FLX-131' },
    limit: {
      word: 'Limit',
      find: 'limit',
      text: 'The most you may have. The others discard at once, whose turn it is at the end of it.',
      rule: 'FLX-221',
    },
    draw: {
      word: 'Draw rule',
      find: 'draw rule',
      text: 'How many cards are drawn at the start of a turn. Without a New Rule: 1.',
      rule: 'FLX-055',
    },
    play: {
      word: 'Play rule',
      find: 'play rule',
      text: 'How many cards must be played in a turn. Without a New Rule: 1.',
      rule: 'FLX-056',
    },
    free: {
      word: 'Free action',
      find: 'free action',
      text: 'Used in your own turn, if you like; it is not one of your plays.',
      rule: 'FLX-240',
    },
  },
  ru: {
    keeper: {
      word: 'Тема',
      find: 'тем(?:а|ы|у|е|ой|ам|ами)?(?!\\p{L})',
      text: 'Лежит открыто перед игроком. Из тем складывается цель.',
      rule: 'FLX-150',
    },
    creeper: {
      word: 'Проблема',
      find: 'проблем',
      text: 'Пока лежит перед вами, победить нельзя, если только её не требует цель.',
      rule: 'FLX-203',
    },
    goal: { word: 'Цель', find: 'цел(?:ь|и|ей|ью|ям)(?!\\p{L})', text: 'Что нужно собрать для победы: одно для всех.', rule: 'FLX-131' },
    limit: {
      word: 'Предел',
      find: 'предел',
      text: 'Больше держать нельзя. Остальные сбрасывают лишнее сразу, тот, чей ход, — в конце хода.',
      rule: 'FLX-221',
    },
    draw: {
      word: 'Правило добора',
      find: 'правил\\p{L}* добора',
      text: 'Сколько карт тянут в начале хода. Без нового правила — 1.',
      rule: 'FLX-055',
    },
    play: {
      word: 'Правило розыгрыша',
      find: 'правил\\p{L}* розыгрыша',
      text: 'Сколько карт надо сыграть за ход. Без нового правила — 1.',
      rule: 'FLX-056',
    },
    free: {
      word: 'Свободное действие',
      find: 'свободн\\p{L}* действи',
      text: 'Применяют в свой ход по желанию; розыгрышем не считается.',
      rule: 'FLX-240',
    },
  },
} as const satisfies Glossary;
