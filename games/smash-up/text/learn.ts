import type { Learn, LearnText } from '#engine';

const en = {
  sides: {
    any: {
      who: 'Your deck is two factions at once',
      goal: 'Get 15 victory points',
      end: 'Bases that score give points. Whoever leads with 15 at the end of a turn wins.',
      turn: 'A turn: play 1 minion and 1 action, in any order; then draw 2 cards.',
    },
  },
  signs: [
    ['Breakpoint', 'when all minions together reach it, the base scores'],
    ['Power of a minion', 'stays on the base until it scores'],
    ['4 · 2 · 1', 'points for the first, second and third place by power'],
    ['Action', 'works once, or stays on a base or minion'],
  ],
  hints: {
    meter: 'The number is the **breakpoint**, the meter shows whose power is here. Full at the end of a turn: the base scores.',
    tickets: 'Your **plays**: one minion, one action. Struck out is used up; cards may give extra ones.',
    leads: 'Who has the **most power** here gets the first number, then the second. Second place is often enough.',
    before: 'The base is **about to score**: now cards with a Special may still change who leads.',
    talent: 'A **talent** can be used once in each of your turns, while the card lies in play.',
    farewell: 'Those are the essentials. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Get 15 victory points from the bases',
  lead: 'Your deck is two factions, shuffled into one.',
  mood: 'counting and meddling',
  steps: [
    ['Play', '1 minion and 1 action, in any order, both optional.'],
    ['Score', 'Bases that are full bring points by power.'],
    ['Draw 2 cards', 'At most 10 stay in hand.'],
    ['15 points?', 'Whoever leads with 15 or more wins.'],
  ],
  kinds: [
    ['Minion', 'Brings power to a base'],
    ['Action', 'Once, then discarded'],
    ['Lasting action', 'Stays on a base or minion'],
    ['Special', 'Before a base scores'],
    ['Talent', 'Once a turn, if you like'],
    ['Base', 'What it is all about'],
  ],
  mistakes: [
    ['Fighting for every base', 'Second place may be worth less than the lead next door.'],
    ['Forgetting cards “before a base scores”', 'Rivals may answer: look how many cards they hold.'],
    ['Filling a base that somebody else leads', 'The last power decides in whose turn it scores.'],
  ],
  tries: {
    fill: {
      title: 'Fill the base',
      ask: 'The Tar Pits need 5 more power, and you lead there. Make them score.',
      right: 'The breakpoint is reached: at the end of your plays the base scores, and first place is yours.',
      wrong: 'Count again: which minion, on which base, closes the gap of 5?',
    },
    elsewhere: {
      title: 'Not for others',
      ask: 'The Jungle Oasis needs 3 more power, but Otto leads there alone. Play your minion where it serves you.',
      right: 'Quite so: over there it would have given Otto first place. Here you lead.',
      wrong: 'Then the Oasis scores, and Otto takes first place. Is there a better base?',
    },
  },
  neighbours: {
    rickshank: 'You like building a deck? There you buy it card by card.',
    unicorns: 'Meddling in a quarter of the time: everybody may say Neigh.',
  },
} as const satisfies LearnText;

export const learn: Learn<typeof en> = {
  en,
  ru: {
    sides: {
      any: {
        who: 'Ваша колода — две фракции сразу',
        goal: 'Наберите 15 победных очков',
        end: 'Очки дают захваченные базы. Кто в конце хода лидирует с 15 очками — победил.',
        turn: 'Ход: сыграть 1 приспешника и 1 действие в любом порядке; затем взять 2 карты.',
      },
    },
    signs: [
      ['Оборона базы', 'общая сила дошла до неё — базу захватывают'],
      ['Сила приспешника', 'остаётся на базе до захвата'],
      ['4 · 2 · 1', 'очки за первое, второе и третье место по силе'],
      ['Действие', 'сработало — и в сброс; или лежит на базе'],
    ],
    hints: {
      meter: 'Число — **оборона** базы, полоска — чья здесь сила. Полна к концу хода — базу захватывают.',
      tickets: 'Ваши **розыгрыши**: один приспешник, одно действие. Зачёркнут — потрачен; карты дают добавочные.',
      leads: 'У кого здесь **больше силы**, тот получит первое число, следующий — второе. Второго места часто довольно.',
      before: 'Базу **вот-вот захватят**: сейчас карты с особым свойством ещё могут всё переменить.',
      talent: '**Талант** можно применить раз в каждый свой ход, пока карта лежит в игре.',
      farewell: 'Вот и всё главное. Правила — в меню, там же «Наставник» позовёт меня снова.',
    },
    headline: 'Наберите 15 победных очков на базах',
    lead: 'Ваша колода — две фракции, замешанные вместе.',
    mood: 'считать и вклиниваться',
    steps: [
      ['Играйте', '1 приспешник и 1 действие, в любом порядке и по желанию.'],
      ['Захват', 'Полные базы приносят очки по силе.'],
      ['Возьмите 2 карты', 'На руке остаётся не больше 10.'],
      ['15 очков?', 'Кто лидирует с 15 и больше — победил.'],
    ],
    kinds: [
      ['Приспешник', 'Даёт базе силу'],
      ['Действие', 'Сработало — в сброс'],
      ['Долгое действие', 'Лежит на базе или приспешнике'],
      ['Особое свойство', 'Перед захватом базы'],
      ['Талант', 'Раз в ход, по желанию'],
      ['База', 'За неё и бьются'],
    ],
    mistakes: [
      ['Биться за каждую базу', 'Второе место часто стоит меньше, чем первое на соседней.'],
      ['Забывать карты «перед захватом»', 'У соперника может быть ответ: смотрите, сколько карт у него на руке.'],
      ['Добивать базу, где лидирует другой', 'Последняя сила решает, в чей ход придёт захват.'],
    ],
    tries: {
      fill: {
        title: 'Захватите базу',
        ask: '«Смоляным ямам» не хватает 5 силы, и лидируете там вы. Доведите до захвата.',
        right: 'Оборона набрана: после ваших розыгрышей базу захватят, и первое место — ваше.',
        wrong: 'Посчитайте ещё раз: какой приспешник и на какой базе закроет недостающие 5?',
      },
      elsewhere: {
        title: 'Не для других',
        ask: '«Оазису в джунглях» не хватает 3 силы, но там лидирует один Отто. Сыграйте приспешника с пользой для себя.',
        right: 'Верно: там он подарил бы Отто первое место. А здесь лидируете вы.',
        wrong: 'Тогда «Оазис» захватят, и первое место — у Отто. Нет ли базы получше?',
      },
    },
    neighbours: {
      rickshank: 'Нравится собирать колоду? Там её покупают карта за картой.',
      unicorns: 'Вмешиваться можно и быстрее: там каждый может сказать «Тпру».',
    },
  },
};
