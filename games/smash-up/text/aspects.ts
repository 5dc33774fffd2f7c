import type { Lang } from '#engine';
import type { aspects as named } from '../aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    points: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# point} other {# points}}, not {m}',
    leads: '{seat, who, me {you lead} other {{seat} leads}} on {n, plural, one {# base} other {# bases}}, not {m}',
    near: 'the nearest base led by {seat, who, me {you} other {{seat}}} is {n} % full, not {m} %',
    power: '{seat, who, me {you have} other {{seat} has}} {n} power on the bases, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  },
  ru: {
    points: '{seat, who, me {очков у вас} other {{seat}: очков}} {n}, а не {m}',
    leads: '{seat, who, me {баз, где вы впереди,} other {{seat}: баз с лидерством}} {n}, а не {m}',
    near: '{seat, who, me {ближайшая база под вашим лидерством} other {{seat}: ближайшая своя база}} заполнена на {n} %, а не на {m} %',
    power: '{seat, who, me {сила на базах у вас} other {{seat}: сила на базах}} {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {{seat}: карт на руке}} {n}, а не {m}',
  },
};
