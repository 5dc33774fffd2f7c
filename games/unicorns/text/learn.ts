import type { Learn, LearnText } from '#engine';

const en = {
  sides: {
    any: {
      who: 'You run a Stable',
      goal: 'Collect 7 Unicorns',
      end: 'First to do so wins; with six or more players 6 are enough. You start with a Baby.',
      turn: 'On your turn: draw 1, then play 1 card or draw one more.',
    },
  },
  signs: [
    ['Unicorns', 'stay in your Stable and count'],
    ['Magic', 'works once, then goes to the discard pile'],
    ['Upgrade, Downgrade', 'stay in a Stable: yours or theirs'],
    ['Neigh', 'stops a card while it is being played'],
  ],
  hints: {
    draw: 'Everybody **draws 1 card** at the start of a turn, by itself. The deck lies here.',
    gold: 'What glows **gold can be played**. Open a card to read all of it. A Unicorn is a good start: it counts at once.',
    stable: 'This is **your Stable**. Only Unicorns that lie here count, not those in your hand.',
    window: 'An **answer window**: a Neigh stops this card for good. Save it for a rival’s sixth or seventh Unicorn.',
    effects: 'Some cards work at the **start of your turn**. Choose which to use first, or go on.',
    farewell: 'Those are the essentials. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Be the first with 7 Unicorns in your Stable',
  lead: 'With 6 to 8 players 6 are enough. Everybody starts with a Baby Unicorn.',
  mood: 'full of tricks',
  steps: [
    ['Start of the turn', 'Cards in your Stable that say “at the start of your turn” work now.'],
    ['Draw 1', 'One card from the deck, always.'],
    ['Act', 'Play 1 card or draw one more.'],
    ['End of the turn', 'More than 7 cards in hand? Discard the rest.'],
  ],
  kinds: [
    ['Baby', 'Goes back to the Nursery'],
    ['Basic', 'Counts, does nothing else'],
    ['Magical', 'Counts and can do things'],
    ['Magic', 'Once, then discarded'],
    ['Upgrade', 'Mostly for yourself'],
    ['Downgrade', 'Mostly for others'],
    ['Instant', 'Only as an answer'],
  ],
  mistakes: [
    ['Spending Neigh on the first card you see', 'Save it for the sixth and seventh Unicorn.'],
    ['Hoarding cards in hand', 'Only Unicorns in the Stable count.'],
    ['Not reading the other Stables', 'What spoils your card lies there, for all to see.'],
  ],
  tries: {
    seventh: {
      title: 'One is missing',
      ask: 'You have 6 of 7 Unicorns. Win now.',
      right: 'The seventh Unicorn is in your Stable: you win at once, whatever else would come.',
      wrong: 'That helps, but does not win. Which card adds a Unicorn to your Stable right now?',
    },
    neigh: {
      title: 'Neigh!',
      ask: 'Otto has 6 Unicorns and plays a seventh. What do you do?',
      right: 'The card is stopped and goes to the discard pile. A Neigh is worth most here.',
      wrong: 'Then Otto has seven and wins. Is there nothing in your hand that stops a card?',
    },
  },
  neighbours: {
    fluxx: 'Cards against each other here too, but the rules change as you play.',
    'smash-up': 'You like to interfere? There cards answer when a base is about to score.',
  },
} as const satisfies LearnText;

export const learn: Learn<typeof en> = {
  en,
  ru: {
    sides: {
      any: {
        who: 'Вы — хозяин Конюшни',
        goal: 'Соберите 7 Единорогов',
        end: 'Кто первым — победил; если игроков шестеро и больше, хватит 6. Малыш у вас уже есть.',
        turn: 'В свой ход: вытянуть 1, затем сыграть 1 карту или вытянуть ещё одну.',
      },
    },
    signs: [
      ['Единороги', 'остаются в Конюшне и считаются'],
      ['Магическая', 'сработала — и в Сброс'],
      ['Усиливающая, Ослабляющая', 'лежат в Конюшне: у себя и у соперников'],
      ['Тпру', 'останавливает карту, пока её играют'],
    ],
    hints: {
      draw: 'В начале хода каждый **вытягивает 1 карту**, это происходит само. Колода лежит здесь.',
      gold: 'Светятся золотом — **можно сыграть**. Откройте карту, чтобы прочесть её целиком. Начните с Единорога: он сразу считается.',
      stable: 'Это **ваша Конюшня**. Считаются только Единороги, что лежат здесь, а не на руке.',
      window: 'Это **окно ответа**: «Тпру» остановит карту насовсем. Берегите его для шестого и седьмого Единорога соперника.',
      effects: 'Некоторые карты работают **в начале вашего хода**. Выберите, какая первой, или идите дальше.',
      farewell: 'Вот и всё главное. Правила — в меню, там же «Наставник» позовёт меня снова.',
    },
    headline: 'Первым соберите 7 Единорогов в своей Конюшне',
    lead: 'При 6–8 игроках хватит 6. Малыш Единорог есть у каждого с начала.',
    mood: 'много подвохов',
    steps: [
      ['Начало хода', 'Срабатывают карты Конюшни со словами «В начале вашего хода».'],
      ['Вытяните 1', 'Одна карта из колоды, всегда.'],
      ['Действуйте', 'Сыграйте 1 карту или вытяните ещё одну.'],
      ['Конец хода', 'Если на руке больше 7 карт, сбросьте лишние.'],
    ],
    kinds: [
      ['Малыш', 'Уйдёт — вернётся в Питомник'],
      ['Обычный', 'Считается, без эффекта'],
      ['Волшебный', 'Считается и умеет'],
      ['Магическая', 'Сработала — в Сброс'],
      ['Усиливающая', 'Обычно себе'],
      ['Ослабляющая', 'Обычно другим'],
      ['Мгновенная', 'Только в ответ'],
    ],
    mistakes: [
      ['Тратить «Тпру» на первую же карту', 'Берегите его для шестого и седьмого Единорога.'],
      ['Копить карты на руке', 'Считаются только Единороги в Конюшне.'],
      ['Не читать Конюшни соперников', 'Там у всех на виду лежит то, что помешает вашей карте.'],
    ],
    tries: {
      seventh: {
        title: 'Не хватает одного',
        ask: 'У вас 6 Единорогов из 7. Победите сейчас.',
        right: 'Седьмой Единорог в Конюшне — и вы победили сразу, что бы ни было дальше.',
        wrong: 'Полезно, но это ещё не победа. Какая карта прямо сейчас добавит Единорога в Конюшню?',
      },
      neigh: {
        title: 'Тпру!',
        ask: 'У Отто 6 Единорогов, и он играет седьмого. Что вы сделаете?',
        right: 'Карта остановлена и уходит в Сброс. Здесь «Тпру» дороже всего.',
        wrong: 'Тогда у Отто семь, и он победил. Нет ли на руке того, что остановит карту?',
      },
    },
    neighbours: {
      fluxx: 'Здесь тоже играют по карте, но правила меняются на ходу.',
      'smash-up': 'Нравится вмешиваться? В «Замесе» карты отвечают перед захватом базы.',
    },
  },
};
