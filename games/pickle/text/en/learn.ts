import type { LearnText } from '#engine';

/** The words of the coach and of the page «How to play»; the pictures and the moments are in `board/lessons.ts`. */
export const learn = {
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
    farewell:
      'You know the essentials; when something new turns up I’ll say so. The rules are in the menu, and “Coach” there calls me back.',
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
