import type { Lang } from '#engine';
import type { aspects as named } from '../bot/aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    points: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# point} other {# points}}, not {m}',
    leads: '{seat, who, me {you lead} other {{seat} leads}} on {n, plural, one {# base} other {# bases}}, not {m}',
    near: 'the base nearest to scoring that {seat, who, me {you lead} other {{seat} leads}} is {n}% full, not {m}%',
    power: '{seat, who, me {you have} other {{seat} has}} {n} power on the bases, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  },
  ru: {
    points: '{seat, who, me {очков у вас} other {у игрока {seat} очков}} {n}, а не {m}',
    leads: 'баз, где впереди {seat, who, me {вы} other {{seat}}}: {n}, а не {m}',
    near: 'ближайшая к захвату база, где впереди {seat, who, me {вы} other {{seat}}}, заполнена на {n}\u00a0%, а не на {m}\u00a0%',
    power: '{seat, who, me {ваша сила на базах} other {у игрока {seat} сила на базах}} {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
  },
};
