import type { Translation } from '#engine';
import type { aspects as en } from '../en/aspects.ts';

export const aspects: Translation<typeof en> = {
  way: '{seat, who, me {вам} other {Рику ({seat})}} до выхода примерно {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}, а не {m}',
  health: 'здоровья у {seat, who, me {вас} other {Рика ({seat})}} {n}, а не {m}',
  'in-range': 'оперативников, которые могут выстрелить в {seat, who, me {вас} other {Рика ({seat})}}: {n}, а не {m}',
  agents: 'оперативников на поле против {seat, who, me {вас} other {Рика ({seat})}}: {n}, а не {m}',
  deck: 'в {seat, who, me {вашей колоде} other {колоде Рика ({seat})}} карт {n}, а не {m}',
  hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
};
