import type { Translation } from '#engine';
import type { aspects as en } from '../en/aspects.ts';

export const aspects: Translation<typeof en> = {
  points: '{seat, who, me {очков у вас} other {у игрока {seat} очков}} {n}, а не {m}',
  leads: 'баз, где впереди {seat, who, me {вы} other {{seat}}}: {n}, а не {m}',
  near: 'ближайшая к захвату база, где впереди {seat, who, me {вы} other {{seat}}}, заполнена на {n}\u00a0%, а не на {m}\u00a0%',
  power: '{seat, who, me {ваша сила на базах} other {у игрока {seat} сила на базах}} {n}, а не {m}',
  hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
};
