import type { Translation } from '#engine';
import type { ui as en } from '../en/ui.ts';
import { title } from './title.ts';

export const ui: Translation<typeof en> = {
  ...title,
  about: 'Кладите камни на свою горку или посылайте сороку за чужими. Первая горка в 12 побеждает.',
  kinds: { stone: 'Камень', trick: 'Проделка' },
  zones: { deck: 'Колода', hand: 'Рука', heap: 'Горка', discard: 'Сброс' },
  options: {},
  prompts: {
    play: 'Сыграйте карту',
    magpie: 'Какой камень возьмёт сорока?',
  },
  buttons: {
    play: 'Сыграть {card}',
    magpie: 'Взять {card}',
  },
  labels: {},
  log: {
    first: '{seat, who, me {Вы начинаете} other {{seat} начинает}}',
    plays: '{seat, who, me {Вы играете} other {{seat} играет}} {card}',
    takes: '{seat, who, me {Вы забираете} other {{seat} забирает}} {card}',
    draws: '{seat, who, me {Вы берёте} other {{seat} берёт}} карту',
  },
  reasons: {},
  outcomes: { goal: 'Горка в 12', empty: 'Карт не осталось: побеждает самая большая горка' },
};
