import type { aspects as named } from '../../bot/aspects.ts';

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [key in (typeof named)[number]['key']]: string } = {
  goal: '{seat, who, me {you have} other {{seat} has}} {n}% of what the Goal wants, not {m}%',
  keepers: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Keeper} other {# Keepers}}, not {m}',
  creepers: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Creeper} other {# Creepers}}, not {m}',
  hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
};
