import type { aspects as named } from '../../bot/aspects.ts';

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [key in (typeof named)[number]['key']]: string } = {
  way: '{seat, who, me {you are} other {Rick ({seat}) is}} about {n, plural, one {# step} other {# steps}} from the way out, not {m}',
  health: '{seat, who, me {you have} other {Rick ({seat}) has}} {n} health, not {m}',
  'in-range': '{n, plural, one {# agent} other {# agents}} can shoot at {seat, who, me {you} other {Rick ({seat})}}, not {m}',
  agents: '{n, plural, one {# agent is} other {# agents are}} after {seat, who, me {you} other {Rick ({seat})}}, not {m}',
  deck: '{seat, who, me {you have} other {Rick ({seat}) has}} {n, plural, one {# card} other {# cards}} left in the deck, not {m}',
  hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
};
