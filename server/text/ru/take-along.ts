import type { Translation } from '#engine';
import type { takeAlong as en } from '../en/take-along.ts';

export const takeAlong: Translation<typeof en> = {
  title: 'Всё о вас: {name}',
  lead: 'Всё, что сервер хранил о вас, когда собирался этот файл. Сеть странице не нужна: всё уже внутри.',
  save: 'Сохранить как JSON',
  noScript: 'Без скриптов страница не покажет список. Данные лежат в файле, в формате JSON.',
  matches: 'Партии',
  you: 'вы',
  nobody: 'игрок',
  won: 'победа:',
  ended: 'без победителя',
  running: 'не окончена',
  noMoves: 'Ходов пока нет.',
  tables: {
    identities: 'Имя и картинка',
    devices: 'Устройства',
    passkeys: 'Ключи',
    recoveries: 'Ссылки для входа',
    leavings: 'Удаление',
    mailboxes: 'Почта',
    channels: 'Как вас позвать',
    callings: 'О чём вас звать',
    calls: 'Вызовы в пути',
    mutes: 'Кого вы не слышите',
    results: 'Расклады дня',
    lines: 'Что вы говорили',
  },
};
