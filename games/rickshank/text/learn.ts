import type { Learn, LearnText } from '#engine';

const en = {
  sides: {
    any: {
      who: 'You have a character and a weak deck',
      goal: 'Have the most victory points',
      end: 'It ends when the President is defeated or the main deck runs out.',
      turn: 'A turn: play your hand, buy from the market, draw 5 new cards.',
    },
  },
  signs: [
    ['Cost', 'in the corner, paid with Power'],
    ['Power', 'cards you play give it, until the end of the turn'],
    ['Points', 'counted at the end'],
    ['Access Token', 'kept from turn to turn; votes in the Council'],
  ],
  hints: {
    power: 'The orb is your **Power** this turn. Play cards to make it grow; what is left burns.',
    price: 'Under each card: is it **enough**, or how much is missing. It counts anew after every card you play.',
    bought: 'What you buy goes to **your discard pile** and comes to your hand later, when the deck is shuffled.',
    attack: 'An **Attack**. A Defense in your hand or in play avoids it; without one it happens.',
    vote: 'A **vote**: one voice each, every token adds one. Only those whose side wins **pay** what they put in.',
    farewell: 'Those are the essentials. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Build the deck with the most victory points',
  lead: 'The end: the President is defeated, or the market cannot be filled up any more.',
  mood: 'a deck that grows',
  steps: [
    ['Play', 'Any number of cards from your hand, for Power and effects.'],
    ['Buy', 'From the market, as long as the Power lasts.'],
    ['Defeat', 'Enough Power for the nemesis? It is worth many points.'],
    ['Draw 5', 'Everything goes to your discard pile; then 5 new cards.'],
  ],
  kinds: [
    ['Starter', 'Weak, everybody has them'],
    ['Rick', 'Strong helpers'],
    ['Equipment', 'Things that work'],
    ['Council', 'Starts a vote'],
    ['Nemesis', 'Defeated with Power'],
    ['Location', 'Stays and works on'],
    ['Morty Waves', 'In the way; costs points'],
  ],
  mistakes: [
    ['Buying everything', 'Weak cards keep you from drawing the strong ones.'],
    ['Spending all tokens on one vote', 'Those who win pay, those who lose take theirs back.'],
    ['Holding no Defense', 'Attacks and nemeses hit in the turns of others, too.'],
  ],
  tries: {
    play: {
      title: 'First Power, then shopping',
      ask: 'You have no Power yet. Start your turn.',
      right: 'Every card you play adds its Power for this turn. Then you buy.',
      wrong: 'Without Power nothing can be bought. Play a card that gives some.',
    },
    buy: {
      title: 'Spend it well',
      ask: 'You have 5 Power, and what is left burns. Buy the strongest card you can pay for.',
      right: 'It goes to your discard pile and comes into play when the deck is shuffled.',
      wrong: 'That is possible, but wastes Power. Which card costs exactly what you have?',
    },
  },
  neighbours: {
    'smash-up': 'A deck that is ready at once: two factions, shuffled.',
    fluxx: 'The same family in ten minutes, with rules that change.',
  },
} as const satisfies LearnText;

export const learn: Learn<typeof en> = {
  en,
  ru: {
    sides: {
      any: {
        who: 'У вас персонаж и слабая колода',
        goal: 'Наберите больше всех победных очков',
        end: 'Конец, когда повержен Президент или кончилась основная колода.',
        turn: 'Ход: сыграть руку, купить на барахолке, взять 5 новых карт.',
      },
    },
    signs: [
      ['Цена', 'в углу карты, платят мощью'],
      ['Мощь', 'дают сыгранные карты, до конца хода'],
      ['Очки', 'считаются в конце'],
      ['Жетон доступа', 'копится; голоса в Совете'],
    ],
    hints: {
      power: 'Шар — ваша **мощь** в этот ход. Играйте карты, она растёт; остаток сгорит.',
      price: 'Под каждой картой: **хватает** или сколько ещё нужно. Пересчитывается после каждой сыгранной карты.',
      bought: 'Купленное ложится в **ваш сброс** и придёт на руку позже, когда колоду перетасуют.',
      attack: '**Атака**. Её отведёт защита на руке или в игре; без защиты она сработает.',
      vote: '**Голосование**: у каждого один голос, каждый жетон добавляет ещё. **Платят** только те, чья сторона победила.',
      farewell: 'Вот и всё главное. Правила — в меню, там же «Наставник» позовёт меня снова.',
    },
    headline: 'Соберите колоду, где больше всего победных очков',
    lead: 'Конец: повержен Президент или нечем дополнить барахолку.',
    mood: 'колода растёт',
    steps: [
      ['Играйте', 'Сколько угодно карт с руки — ради мощи и эффектов.'],
      ['Покупайте', 'На барахолке, пока хватает мощи.'],
      ['Побеждайте', 'Хватает мощи на заклятого врага? Он стоит много очков.'],
      ['Возьмите 5', 'Всё сыгранное и остаток руки — в сброс, затем 5 новых.'],
    ],
    kinds: [
      ['Начальная', 'Слабая, есть у каждого'],
      ['Рик', 'Сильный помощник'],
      ['Снаряжение', 'Вещь, что работает'],
      ['Совет', 'Начинает голосование'],
      ['Заклятый враг', 'Повергают мощью'],
      ['Локация', 'Остаётся и работает'],
      ['Волны Морти', 'Мешают и отнимают очки'],
    ],
    mistakes: [
      ['Покупать всё подряд', 'Слабые карты мешают вытянуть сильные.'],
      ['Тратить все жетоны на одно голосование', 'Победившие платят, проигравшие забирают ставку.'],
      ['Не держать защиту', 'Атаки и заклятые враги бьют и в чужой ход.'],
    ],
    tries: {
      play: {
        title: 'Сначала мощь, потом покупки',
        ask: 'Мощи пока нет. Начните свой ход.',
        right: 'Каждая сыгранная карта добавляет мощь на этот ход. Потом вы покупаете.',
        wrong: 'Без мощи ничего не купить. Сыграйте карту, которая её даёт.',
      },
      buy: {
        title: 'Тратьте с толком',
        ask: 'У вас 5 мощи, остаток сгорит. Купите самую сильную карту из тех, на что хватает.',
        right: 'Карта ложится в ваш сброс и придёт, когда колоду перетасуют.',
        wrong: 'Так можно, но мощь пропадёт. Какая карта стоит ровно столько, сколько у вас есть?',
      },
    },
    neighbours: {
      'smash-up': 'Колода готова сразу: две фракции, замешанные вместе.',
      fluxx: 'Та же семейка за десять минут, и правила меняются на ходу.',
    },
  },
};
