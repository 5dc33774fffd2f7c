import type { aspects as named } from '../../bot/aspects.ts';

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [key in (typeof named)[number]['key']]: string } = {
  unicorns: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Unicorn} other {# Unicorns}}, not {m}',
  hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  instants: '{seat, who, me {you keep} other {{seat} keeps}} {n, plural, one {# Instant} other {# Instants}} to stop others with, not {m}',
  upgrades: '{seat, who, me {you have} other {{seat} has}} {n, plural, one {# Upgrade} other {# Upgrades}}, not {m}',
  downgrades: '{seat, who, me {you suffer} other {{seat} suffers}} from {n, plural, one {# Downgrade} other {# Downgrades}}, not {m}',
};
