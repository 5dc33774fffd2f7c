import type { Lang } from '#engine';

/** What the lab says to somebody who plays or reads a match. */
const en = {
  names: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'],
  you: 'you',
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  more: (n: number) => `and ${n} more`,
  seats: (n: number) => (n === 1 ? '1 seat' : `${n} seats`),
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  turn: (n: number) => `Turn ${n}`,
  decline: 'none of these',
  choose: {
    one: 'a number',
    some: (min: number, max: number) => (min === max ? `${min} numbers` : `${min} to ${max} numbers`),
    order: 'all numbers in the order you want',
  },
  keys: '? hint and rule · ?3 about option 3 · t the table · u take back · q leave',
  noSuch: (word: string) => `«${word}» is not understood.`,
  noUndo: 'There is nothing to take back.',
  noRule: 'No rule is named here.',
  why: 'Why',
  tried: (deals: number, learned: boolean) =>
    `${deals} deals of the hidden cards tried${learned ? '' : '; the chances are rules of thumb in this game'}`,
  left: 'You left the table.',
  seed: (seed: number) => `To play this deal again: --seed ${seed}`,
  saved: (file: string) => `The journal is in ${file}.`,
  over: 'The match is over',
  won: (names: string) => `Winner: ${names}`,
  nobody: 'nobody',
  capped: 'The match has gone on too long and is stopped.',
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

const plural = new Intl.PluralRules('ru');
const form = (n: number, one: string, few: string, many: string): string =>
  ({ zero: many, one, two: few, few, many, other: few })[plural.select(n)];
const ru: typeof en = {
  names: ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Ева', 'Жора', 'Зоя'],
  you: 'вы',
  cards: (n) => `${n} ${form(n, 'карта', 'карты', 'карт')}`,
  more: (n) => `и ещё ${n}`,
  seats: (n) => `${n} ${form(n, 'место', 'места', 'мест')}`,
  entries: (n) => `${n} ${form(n, 'запись', 'записи', 'записей')}`,
  turn: (n) => `Ход ${n}`,
  decline: 'ничего из этого',
  choose: {
    one: 'номер',
    some: (min, max) => (min === max ? `номеров: ${min}` : `номеров: от ${min} до ${max}`),
    order: 'все номера в нужном порядке',
  },
  keys: '? подсказка и правило · ?3 о варианте 3 · t стол · u отменить · q выйти',
  noSuch: (word) => `«${word}» — непонятно.`,
  noUndo: 'Отменять нечего.',
  noRule: 'Правило здесь не названо.',
  why: 'Почему',
  tried: (deals, learned) => `проверено раскладов: ${deals}${learned ? '' : '; доля в этой игре — прикидка по приметам'}`,
  left: 'Вы вышли из-за стола.',
  seed: (seed) => `Сыграть этот расклад ещё раз: --seed ${seed}`,
  saved: (file) => `Журнал партии — в ${file}.`,
  over: 'Партия окончена',
  won: (names) => `Победа: ${names}`,
  nobody: 'никто',
  capped: 'Партия идёт слишком долго и остановлена.',
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
