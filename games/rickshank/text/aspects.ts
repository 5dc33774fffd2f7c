import type { Lang } from '#engine';
import type { aspects as named } from '../bot/aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    points: '{seat, who, me {your} other {{seat}’s}} cards are worth {n} VP, not {m}',
    income: '{seat, who, me {your} other {{seat}’s}} deck brings about {n} Power a turn, not {m}',
    power: '{seat, who, me {you have} other {{seat} has}} {n} Power to spend, not {m}',
    tokens: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# token} other {# tokens}}, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  },
  ru: {
    points: '{seat, who, me {победных очков у вас} other {у игрока {seat} победных очков}} {n}, а не {m}',
    income: '{seat, who, me {ваша колода даёт} other {колода игрока {seat} даёт}} за ход около {n} мощи, а не {m}',
    power: '{seat, who, me {мощи на покупки у вас} other {у игрока {seat} мощи на покупки}} {n}, а не {m}',
    tokens: '{seat, who, me {жетонов у вас} other {у игрока {seat} жетонов}} {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
  },
};
