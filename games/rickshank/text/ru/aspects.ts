import type { Translation } from '#engine';
import type { aspects as en } from '../en/aspects.ts';

export const aspects: Translation<typeof en> = {
  points: '{seat, who, me {победных очков у вас} other {у игрока {seat} победных очков}} {n}, а не {m}',
  income: '{seat, who, me {ваша колода даёт} other {колода игрока {seat} даёт}} за ход около {n} мощи, а не {m}',
  power: '{seat, who, me {мощи на покупки у вас} other {у игрока {seat} мощи на покупки}} {n}, а не {m}',
  tokens: '{seat, who, me {жетонов у вас} other {у игрока {seat} жетонов}} {n}, а не {m}',
  hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
};
