import type { Translation } from '#engine';
import type { aspects as en } from '../en/aspects.ts';

export const aspects: Translation<typeof en> = {
  goal: '{seat, who, me {вы собрали} other {у игрока {seat} собрано}} {n}\u00a0% нужного для цели, а не {m}\u00a0%',
  keepers: '{seat, who, me {тем у вас} other {у игрока {seat} тем}} {n}, а не {m}',
  creepers: '{seat, who, me {проблем у вас} other {у игрока {seat} проблем}} {n}, а не {m}',
  hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
};
