import type { sketch as en } from '../en/sketch.ts';

export const sketch: typeof en = {
  start: ['Сортир', 'Пост А', 'Пост Б', 'Крыша'],
  rick: 'Рик',
  jaguar: 'Яг',
  letters: { red: 'К', blue: 'Г', grey: 'С' },
};
