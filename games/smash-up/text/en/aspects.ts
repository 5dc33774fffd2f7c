import type { aspects as named } from '../../bot/aspects.ts';

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [key in (typeof named)[number]['key']]: string } = {
  points: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# point} other {# points}}, not {m}',
  leads: '{seat, who, me {you lead} other {{seat} leads}} on {n, plural, one {# base} other {# bases}}, not {m}',
  near: 'the base nearest to scoring that {seat, who, me {you lead} other {{seat} leads}} is {n}% full, not {m}%',
  power: '{seat, who, me {you have} other {{seat} has}} {n} power on the bases, not {m}',
  hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
};
