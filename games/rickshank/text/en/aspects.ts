import type { aspects as named } from '../../bot/aspects.ts';

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [key in (typeof named)[number]['key']]: string } = {
  points: '{seat, who, me {your} other {{seat}’s}} cards are worth {n} VP, not {m}',
  income: '{seat, who, me {your} other {{seat}’s}} deck brings about {n} Power a turn, not {m}',
  power: '{seat, who, me {you have} other {{seat} has}} {n} Power to spend, not {m}',
  tokens: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# token} other {# tokens}}, not {m}',
  hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
};
