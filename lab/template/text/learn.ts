import type { Learn, LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
const en = {
  sides: {
    any: { who: 'You pile up stones', goal: 'A heap of 12', end: 'The first one wins.', turn: 'On your turn: play 1 card, then draw 1.' },
  },
  signs: [
    ['Stones', 'go on your heap and count'],
    ['Magpies', 'take a stone from another heap'],
  ],
  hints: {
    gold: 'What glows **gold can be played**. A heavy stone is a good start.',
    farewell: 'That is all you need. The rules are in the menu.',
  },
  headline: 'Be the first with a heap of 12',
  lead: 'Everybody sees the heaps, nobody the hands.',
  mood: 'short and cheeky',
  steps: [
    ['Play', 'One card of your hand.'],
    ['Stone', 'It lies on your heap and counts.'],
    ['Magpie', 'It takes a stone from another heap.'],
    ['Draw', 'One card from the deck.'],
  ],
  kinds: [
    ['Stone', 'Adds its number'],
    ['Trick', 'Works once, then discarded'],
  ],
  mistakes: [
    ['A magpie on the first pebble', 'Keep it for a boulder.'],
    ['The biggest stone first', 'It is the first that is carried off.'],
    ['Not watching the other heaps', 'They lie open: see who is near 12.'],
  ],
  tries: {
    ten: {
      title: 'Two are missing',
      ask: 'Your heap weighs 10. Win now.',
      right: 'The heap weighs 12: you win at once.',
      wrong: 'That is not enough. Which card brings the heap to 12?',
    },
  },
  neighbours: { fluxx: 'A card a turn there too, but the rules change as you play.' },
} as const satisfies LearnText;

export const learn: Learn<typeof en> = {
  en,
  ru: {
    sides: {
      any: {
        who: 'Вы складываете камни',
        goal: 'Горка в 12',
        end: 'Кто первый, тот победил.',
        turn: 'В свой ход: сыграть 1 карту, взять 1.',
      },
    },
    signs: [
      ['Камни', 'ложатся на горку и считаются'],
      ['Сороки', 'уносят камень из чужой горки'],
    ],
    hints: {
      gold: 'Светятся золотом — **можно сыграть**. Начните с тяжёлого камня.',
      farewell: 'Вот и всё главное. Правила — в меню.',
    },
    headline: 'Первым сложите горку в 12',
    lead: 'Горки видят все, руки — никто.',
    mood: 'коротко и дерзко',
    steps: [
      ['Сыграйте', 'Одну карту с руки.'],
      ['Камень', 'Ложится на горку и считается.'],
      ['Сорока', 'Уносит камень из чужой горки.'],
      ['Возьмите', 'Одну карту из колоды.'],
    ],
    kinds: [
      ['Камень', 'Прибавляет своё число'],
      ['Проделка', 'Сработала — и в сброс'],
    ],
    mistakes: [
      ['Сорока за первой же галькой', 'Берегите её для валуна.'],
      ['Сначала самый большой камень', 'Его и унесут первым.'],
      ['Не смотреть на чужие горки', 'Они лежат открыто: видно, кто близок к 12.'],
    ],
    tries: {
      ten: {
        title: 'Не хватает двух',
        ask: 'Ваша горка весит 10. Победите сейчас.',
        right: 'Горка весит 12: вы сразу победили.',
        wrong: 'Этого мало. С какой картой горка станет весить 12?',
      },
    },
    neighbours: { fluxx: 'Там тоже играют по карте, но правила меняются на ходу.' },
  },
};
