import type { LabText } from '../en/lab.ts';

const plural = new Intl.PluralRules('ru');
const form = (n: number, one: string, few: string, many: string): string =>
  ({ zero: many, one, two: few, few, many, other: few })[plural.select(n)];

export const lab: LabText = {
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
  unlike: (what) => `(в сравнении: ${what})`,
  otherwise: (plan) => `Или: ${plan}.`,
  imagined: (matches, learned) => `партий представлено на каждый план: ${matches}${learned ? '' : '; в этой игре о них судят на глазок'}`,
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
