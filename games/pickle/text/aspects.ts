import type { Lang } from '#engine';
import type { aspects as named } from '../aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    way: 'Rick ({seat}) is about {n, plural, one {# step} other {# steps}} from the way out, not {m}',
    health: 'Rick ({seat}) has {n} health, not {m}',
    'in-range': '{n, plural, one {# agent} other {# agents}} can shoot at Rick ({seat}), not {m}',
    agents: '{n, plural, one {# agent is} other {# agents are}} after Rick ({seat}), not {m}',
    deck: 'Rick ({seat}) has {n, plural, one {# card} other {# cards}} left in the deck, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  },
  ru: {
    way: 'Рику ({seat}) до выхода шагов примерно {n}, а не {m}',
    health: 'здоровье Рика ({seat}) {n}, а не {m}',
    'in-range': 'оперативников, которые могут выстрелить в Рика ({seat}), {n}, а не {m}',
    agents: 'оперативников на поле против Рика ({seat}) {n}, а не {m}',
    deck: 'в колоде Рика ({seat}) карт {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {{seat}: карт на руке}} {n}, а не {m}',
  },
};
