import type { names as en } from '../en/names.ts';

export const names: typeof en = {
  guest: 'Гость',
  bots: ['Ада', 'Отто', 'Нора', 'Гуго', 'Ирис', 'Макс', 'Зоя', 'Феликс'],
};
