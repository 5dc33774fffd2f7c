import type { Translation } from '#engine';
import type { aspects as en } from '../en/aspects.ts';

export const aspects: Translation<typeof en> = {
  unicorns: '{seat, who, me {Единорогов у вас} other {у игрока {seat} Единорогов}} {n}, а не {m}',
  hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
  instants: '{seat, who, me {Мгновенных карт для ответа у вас} other {у игрока {seat} Мгновенных карт}} {n}, а не {m}',
  upgrades: '{seat, who, me {Усиливающих карт у вас} other {у игрока {seat} Усиливающих карт}} {n}, а не {m}',
  downgrades: '{seat, who, me {Ослабляющих карт у вас} other {у игрока {seat} Ослабляющих карт}} {n}, а не {m}',
};
