import type { Learn, LearnText } from '#engine';

const en = {
  sides: {
    rick: {
      who: 'You are Pickle Rick',
      goal: 'Reach the Rooftop',
      end: 'When your hearts, your deck or the tiles run out, the Russians win.',
      turn: 'A turn: roll 4 dice, reroll some once, then spend the symbols on steps and cards.',
    },
    russians: {
      who: 'You lead the Russians',
      goal: 'Keep Rick from the Rooftop',
      end: 'You win when his hearts, his deck or the tiles run out. Once he is on the Rooftop, he wins.',
      turn: 'A turn: roll 4 dice, reroll some once, then spend the symbols on agents and cards.',
    },
  },
  signs: [
    ['Gun', 'a shot, or the price of a weapon'],
    ['Move', '1 space for 1 symbol, not through walls'],
    ['Tools, card', 'prices in the corner of cards; a card symbol draws one, too'],
    ['Wild', 'any symbol'],
  ],
  hints: {
    dice: 'These are **your symbols** for the turn. Tap the dice that you want to **reroll**; the others stay as they are.',
    reroll: 'Every enemy that **sees Rick** takes one die from his reroll. Behind a corner he rerolls more.',
    cells: '**Golden cells** can be reached; the number is how many moves it takes. Unknown tiles turn up as you come.',
    weapon: 'Weapons have a **range**, printed on the card. The price in symbols stands in its corner.',
    agents: 'Some tiles and Russian cards **bring agents** into the building: every unknown tile is a risk.',
    orders: '**Agents** act by your dice: a move takes one of them a space further, a gun fires at Rick on its own or a neighbouring tile.',
    cards: 'Your **cards** are orders; the price in symbols stands in the corner. What they move or fire comes on top of the dice.',
    summons: 'Tiles that Rick turns up and your cards **bring agents** into the building. Whoever was killed can be called again.',
    farewell: 'Those are the essentials. The rules are in the menu, and “Coach” there calls me back.',
  },
  headline: 'Rick runs for the Rooftop; the Russians are after him',
  lead: 'The building grows while he runs. Alone you play Rick against Russians that follow fixed rules.',
  mood: 'a chase for two',
  steps: [
    ['Roll', 'Four dice: move, card, tools, gun, wild.'],
    ['Reroll', 'Some of them, once. Those who see Rick make it fewer.'],
    ['Spend', 'Steps, shots, cards: each symbol once.'],
    ['Other side', 'Then the others roll the same four dice.'],
  ],
  kinds: [
    ['Weapon', 'Hits within its range'],
    ['Move', 'Takes Rick further'],
    ['Trap', 'Lies on a tile and waits'],
    ['Russian order', 'Agents act at once'],
    ['Tile', 'A piece of the building'],
  ],
  mistakes: [
    ['Standing where everybody sees you', 'Every pair of eyes takes one die from your reroll.'],
    ['Forgetting the vents', 'They lead through where the wall is.'],
    ['Spending the deck on small cards', 'An empty deck is a win for the Russians.'],
  ],
  tries: {
    step: {
      title: 'First steps',
      ask: 'Two move symbols lie before you. Take Rick a space further.',
      right: 'One move symbol is one space. If nobody knows what lies there, the tile is turned up.',
      wrong: 'That can wait: while a move symbol can be used, the turn does not end. Choose a golden cell.',
    },
    price: {
      title: 'What can be paid',
      ask: 'You rolled one tools symbol and three guns. Play a card you can pay for.',
      right: 'The price stands in the corner; each symbol is paid with one die.',
      wrong: 'Not this one. Play the card whose price is one tools symbol.',
    },
  },
  neighbours: {
    rickshank: 'Another scrape of the same Rick: build a deck and break out.',
    unicorns: 'Short of a rest? A fast card game for up to eight.',
  },
} as const satisfies LearnText;

export const learn: Learn<typeof en> = {
  en,
  ru: {
    sides: {
      rick: {
        who: 'Вы — Огурчик Рик',
        goal: 'Доберитесь до Крыши',
        end: 'Кончатся сердца, колода или квадраты — победят русские.',
        turn: 'Ход: бросить 4 кубика, часть перебросить раз, потратить символы на шаги и карты.',
      },
      russians: {
        who: 'Вы — за русских',
        goal: 'Не пустите Рика на Крышу',
        end: 'Вы победите, когда у него кончатся сердца, колода или квадраты. Выйдет на Крышу — победит он.',
        turn: 'Ход: бросить 4 кубика, часть перебросить раз, потратить символы на оперативников и карты.',
      },
    },
    signs: [
      ['Пушка', 'выстрел или плата за оружие'],
      ['Движение', '1 клетка за 1 символ, сквозь стены нельзя'],
      ['Инструменты, карта', 'плата в углу карт; символ карты ещё и вытягивает карту'],
      ['Джокер', 'любой символ'],
    ],
    hints: {
      dice: 'Это **ваши символы** на ход. Нажмите на кубики, которые хотите **перебросить**; остальные останутся.',
      reroll: 'Каждый враг, который **видит Рика**, отнимает у него кубик переброса. За углом перебросить можно больше.',
      cells: 'До **золотых клеток** можно дойти; число — сколько нужно движений. Неизвестные квадраты откроются по пути.',
      weapon: 'У оружия есть **дальность**, она написана на карте. Цена в символах — в углу.',
      agents: 'Некоторые квадраты и карты русских **призывают оперативников**: каждый неизвестный квадрат — риск.',
      orders:
        '**Оперативники** действуют вашими кубиками: движение ведёт одного на клетку дальше, пушка стреляет в Рика на своём или соседнем квадрате.',
      cards: 'Ваши **карты** — приказы; цена в символах стоит в углу. Шаги и выстрелы от карт — сверх того, что дают кубики.',
      summons: 'Квадраты, которые открывает Рик, и ваши карты **призывают оперативников**. Убитого можно призвать снова.',
      farewell: 'Вот и всё главное. Правила — в меню, там же «Наставник» позовёт меня снова.',
    },
    headline: 'Рик бежит на Крышу, русские — за ним',
    lead: 'Здание строится на бегу. В одиночку вы играете за Рика против русских с твёрдыми правилами.',
    mood: 'погоня на двоих',
    steps: [
      ['Бросьте', 'Четыре кубика: движение, карта, инструменты, пушка, джокер.'],
      ['Перебросьте', 'Часть из них, один раз. Кто видит Рика, тот уменьшает переброс.'],
      ['Потратьте', 'Шаги, выстрелы, карты: каждый символ один раз.'],
      ['Другая сторона', 'Затем те же четыре кубика бросают соперники.'],
    ],
    kinds: [
      ['Оружие', 'Бьёт на свою дальность'],
      ['Движение', 'Уводит Рика дальше'],
      ['Ловушка', 'Лежит на квадрате и ждёт'],
      ['Приказ русских', 'Оперативники действуют сразу'],
      ['Квадрат', 'Кусочек здания'],
    ],
    mistakes: [
      ['Стоять у всех на виду', 'Каждая пара глаз отнимает у вас переброс.'],
      ['Забыть про воздуховоды', 'Через них проходят там, где стена.'],
      ['Тратить колоду на пустые карты', 'Пустая колода — победа русских.'],
    ],
    tries: {
      step: {
        title: 'Первые шаги',
        ask: 'Перед вами два символа движения. Проведите Рика на клетку дальше.',
        right: 'Один символ движения — одна клетка. Если никто не знает, что там, квадрат открывают.',
        wrong: 'Это подождёт: пока символ движения можно потратить, ход не закончить. Выберите золотую клетку.',
      },
      price: {
        title: 'Чем платить',
        ask: 'Выпали один символ инструментов и три пушки. Сыграйте карту, на которую хватает.',
        right: 'Цена стоит в углу; за каждый символ платят одним кубиком.',
        wrong: 'Не эту. Сыграйте карту, цена которой — один символ инструментов.',
      },
    },
    neighbours: {
      rickshank: 'Ещё одна переделка того же Рика: соберите колоду и сбегите.',
      unicorns: 'Нужна передышка? Быстрая карточная игра на компанию до восьми.',
    },
  },
};
