import type { FirstText } from '../en/first.ts';

export const first: FirstText = {
  brand: 'Застолье',
  title: 'Что сегодня на столе?',
  lead: 'За правилами следит стол. С ботами — сразу, с друзьями — по ссылке, вместе — за одним экраном.',
  minutes: '{n} мин',
  /** Who plays without the network and has no name yet. */
  guest: 'Гость',
  offline: 'Сервер не отвечает.',
};
