import type { Lang } from '#engine';
import type { aspects as named } from '../bot/aspects.ts';

type Words = { readonly [key in (typeof named)[number]['key']]: string };

/** Parts of a sentence: what is so with one answer, unlike another. */
export const aspects: { readonly [lang in Lang]: Words } = {
  en: {
    way: '{seat, who, me {you are} other {Rick ({seat}) is}} about {n, plural, one {# step} other {# steps}} from the way out, not {m}',
    health: '{seat, who, me {you have} other {Rick ({seat}) has}} {n} health, not {m}',
    'in-range': '{n, plural, one {# agent} other {# agents}} can shoot at {seat, who, me {you} other {Rick ({seat})}}, not {m}',
    agents: '{n, plural, one {# agent is} other {# agents are}} after {seat, who, me {you} other {Rick ({seat})}}, not {m}',
    deck: '{seat, who, me {you have} other {Rick ({seat}) has}} {n, plural, one {# card} other {# cards}} left in the deck, not {m}',
    hand: '{seat, who, me {you hold} other {{seat} holds}} {n, plural, one {# card} other {# cards}}, not {m}',
  },
  ru: {
    way: '{seat, who, me {вам} other {Рику ({seat})}} до выхода примерно {n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}, а не {m}',
    health: 'здоровья у {seat, who, me {вас} other {Рика ({seat})}} {n}, а не {m}',
    'in-range': 'оперативников, которые могут выстрелить в {seat, who, me {вас} other {Рика ({seat})}}: {n}, а не {m}',
    agents: 'оперативников на поле против {seat, who, me {вас} other {Рика ({seat})}}: {n}, а не {m}',
    deck: 'в {seat, who, me {вашей колоде} other {колоде Рика ({seat})}} карт {n}, а не {m}',
    hand: '{seat, who, me {карт у вас на руке} other {у игрока {seat} карт на руке}} {n}, а не {m}',
  },
};
