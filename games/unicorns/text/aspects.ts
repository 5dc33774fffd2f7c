import type { Lang } from '#engine';
import type { aspects as named } from '../bot/aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    unicorns: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Unicorn} other {# Unicorns}}, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
    instants:
      '{seat, who, me {you keep} other {{seat} keeps}} {n, plural, one {# Instant} other {# Instants}} to stop others with, not {m}',
    upgrades: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Upgrade} other {# Upgrades}}, not {m}',
    downgrades: '{seat, who, me {you suffer} other {{seat} suffers}} from {n, plural, one {# Downgrade} other {# Downgrades}}, not {m}',
  },
  ru: {
    unicorns: '{seat, who, me {Единорогов у вас} other {у игрока {seat} Единорогов}} {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
    instants: '{seat, who, me {Мгновенных карт для ответа у вас} other {у игрока {seat} Мгновенных карт}} {n}, а не {m}',
    upgrades: '{seat, who, me {Усиливающих карт у вас} other {у игрока {seat} Усиливающих карт}} {n}, а не {m}',
    downgrades: '{seat, who, me {Ослабляющих карт у вас} other {у игрока {seat} Ослабляющих карт}} {n}, а не {m}',
  },
};
