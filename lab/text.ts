import type { Lang } from '#engine';

/** What the lab says to somebody who plays or reads a match. */
const en = {
  names: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'],
  you: 'you',
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  more: (n: number) => `and ${n} more`,
  nothing: '–',
  turn: (n: number) => `Turn ${n}`,
  decline: 'none of these',
  orPass: 'Enter: none',
  choose: {
    one: 'a number',
    some: (min: number, max: number) => (min === max ? `${min} numbers` : `${min} to ${max} numbers`),
    order: 'all numbers in the order you want',
  },
  keys: '? the rule · ?3 about option 3 · t the table · u take back · q leave',
  noSuch: (word: string) => `«${word}» is not understood.`,
  noUndo: 'There is nothing to take back.',
  noRule: 'No rule is named here.',
  left: 'You left the table.',
  seed: (seed: number) => `To play this deal again: --seed ${seed}`,
  saved: (file: string) => `The journal is in ${file}.`,
  over: 'The match is over',
  won: (names: string) => `Winner: ${names}`,
  nobody: 'nobody',
  capped: 'The match has gone on too long and is stopped.',
  open: 'still open',
  entry: {
    'time-out': (who: string) => `${who} runs out of time`,
    join: (who: string) => `${who} joins`,
    leave: (who: string) => `${who} leaves`,
    resign: (who: string) => `${who} resigns`,
    bot: (who: string) => `a bot plays for ${who}`,
    human: (who: string) => `${who} plays again`,
    undo: (who: string) => `${who} takes back`,
    redo: (who: string) => `${who} repeats`,
    option: (what: string) => `setting: ${what}`,
  },
};

const cards = new Intl.PluralRules('ru');
const ru: typeof en = {
  names: ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Ева', 'Жора', 'Зоя'],
  you: 'вы',
  cards: (n) => `${n} ${{ zero: 'карт', one: 'карта', two: 'карты', few: 'карты', many: 'карт', other: 'карты' }[cards.select(n)]}`,
  more: (n) => `и ещё ${n}`,
  nothing: '–',
  turn: (n) => `Ход ${n}`,
  decline: 'ничего из этого',
  orPass: 'Enter: ничего',
  choose: {
    one: 'номер',
    some: (min, max) => (min === max ? `номеров: ${min}` : `номеров: от ${min} до ${max}`),
    order: 'все номера в нужном порядке',
  },
  keys: '? правило · ?3 о варианте 3 · t стол · u отменить · q выйти',
  noSuch: (word) => `«${word}» — непонятно.`,
  noUndo: 'Отменять нечего.',
  noRule: 'Правило здесь не названо.',
  left: 'Вы вышли из-за стола.',
  seed: (seed) => `Сыграть этот расклад ещё раз: --seed ${seed}`,
  saved: (file) => `Журнал партии — в ${file}.`,
  over: 'Партия окончена',
  won: (names) => `Победа: ${names}`,
  nobody: 'никто',
  capped: 'Партия идёт слишком долго и остановлена.',
  open: 'ещё не окончена',
  entry: {
    'time-out': (who) => `${who}: время вышло`,
    join: (who) => `${who} садится за стол`,
    leave: (who) => `${who} уходит`,
    resign: (who) => `${who} сдаётся`,
    bot: (who) => `${who}: дальше играет бот`,
    human: (who) => `${who} снова в игре`,
    undo: (who) => `${who} отменяет`,
    redo: (who) => `${who} возвращает`,
    option: (what) => `настройка: ${what}`,
  },
};

export type LabText = typeof en;
export const labText: { readonly [lang in Lang]: LabText } = { en, ru };
