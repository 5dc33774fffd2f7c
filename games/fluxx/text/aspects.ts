import type { Lang } from '#engine';
import type { aspects as named } from '../bot/aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    goal: '{seat, who, me {you have} other {{seat} has}} {n}% of what the Goal wants, not {m}%',
    keepers: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Keeper} other {# Keepers}}, not {m}',
    creepers: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Creeper} other {# Creepers}}, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  },
  ru: {
    goal: '{seat, who, me {вы собрали} other {у игрока {seat} собрано}} {n}\u00a0% нужного для цели, а не {m}\u00a0%',
    keepers: '{seat, who, me {тем у вас} other {у игрока {seat} тем}} {n}, а не {m}',
    creepers: '{seat, who, me {проблем у вас} other {у игрока {seat} проблем}} {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
  },
};
