import type { calls as en } from '../en/calls.ts';

const together = ['никто', 'один игрок', 'двое', 'трое', 'четверо', 'пятеро', 'шестеро', 'семеро'];
const counted = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const rules = new Intl.PluralRules('ru');
type Forms = { readonly one: string; readonly few: string; readonly many: string };
const form = (n: number, { one, few, many }: Forms): string => ({ one, few, many, other: few, zero: many, two: few })[rules.select(n)];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (names: readonly string[]): string => new Intl.ListFormat('ru', { type: 'conjunction' }).format(names);

export const calls: typeof en = {
  brand: 'Застолье',
  today: (time) => `до ${time}`,
  tomorrow: (time) => `до завтра, ${time}`,
  onDay: (day, time) => `до ${day}, ${time}`,
  hours: (n) =>
    `${form(n, { one: 'Остался', few: 'Осталось', many: 'Осталось' })} ${n} ${form(n, { one: 'час', few: 'часа', many: 'часов' })}`,
  minutes: (n) =>
    `${form(n, { one: 'Осталась', few: 'Осталось', many: 'Осталось' })} ${n} ${form(n, { one: 'минута', few: 'минуты', many: 'минут' })}`,
  turn: {
    title: (game) => `Ваш ход · ${game}`,
    by: (name) => `${name} передаёт ход вам.`,
    wait: (others) => `Вас ждут ${together[others] ?? `${others} игроков`}.`,
    until: (when) => `Время — ${when}.`,
  },
  asked: {
    title: (game) => `Вас спрашивают · ${game}`,
    mayPass: 'Можно ответить или пропустить.',
    must: 'Столу нужно ваше решение.',
    until: (when) => `Ответа ждут ${when}.`,
  },
  quarter: {
    title: (left, game) => `${left} · ${game}`,
    body: 'Потом за вас ответит бот, и ответ будет помечен.',
    window: 'Потом стол продолжит без вашего ответа.',
  },
  invited: {
    title: (name, game) => (name === null ? `За столом держат место для вас · ${game}` : `${name} зовёт за стол · ${game}`),
    until: (when) => `Место держат ${when}.`,
  },
  over: {
    title: (game) => `Партия закончена · ${game}`,
    won: 'Победа за вами!',
    lost: (winners) => (winners.length === 1 ? `Побеждает ${winners[0]}.` : `Побеждают ${list(winners)}.`),
    nobody: 'Победителя нет.',
    look: 'Уже можно посмотреть разбор.',
  },
  sum: {
    title: (n) => `${capital(counted[n] ?? String(n))} ${form(n, { one: 'стол ждёт', few: 'стола ждут', many: 'столов ждут' })} вас`,
    body: (games) => `${list(games)}.`,
    first: (when) => `Раньше всего — ${when}.`,
  },
  test: { title: 'Вот так мы вас позовём', body: 'Связь есть: напишем, когда стол будет ждать вас.' },
  buttons: { open: 'К столу', tables: 'К моим столам', pass: 'Пропустить', more: 'Ещё день' },
  mail: {
    open: (link) => `К столу: ${link}`,
    bounds: 'Таких писем не больше трёх в день.',
    end: (link) => `Больше не писать: ${link}`,
    confirmSubject: 'Застолье: можно вам писать?',
    confirm: (link) =>
      `Кто-то, скорее всего вы, просит звать вас к столам Застолья по почте.\n\nЕсли это вы, откройте страницу и нажмите кнопку:\n${link}\n\nЕсли нет, ничего не делайте: без этого нажатия писем больше не будет. Ссылка действует сутки.`,
  },
  telegram: {
    bound: 'Готово. Когда стол будет ждать вас, напишу сюда. Чтобы больше не писать, отправьте /stop.',
    unknown: 'Такого кода нет. Откройте в Застолье «Как вас позвать» и отправьте мне код, который там стоит.',
    ended: 'Больше не пишу.',
    none: 'Я вам и так не пишу.',
  },
};
