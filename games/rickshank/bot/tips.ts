import type { Tip } from '#engine';
import { keyOf, refOf } from '#engine';
import type { RickVars } from '../state.ts';
import { cardOf, costOf, handOf, onOffer } from '../state.ts';

const WEAK = 2;
const STRONG = 4;

export const tips: readonly Tip<RickVars>[] = [
  {
    key: 'strong-first',
    says: ['mistakes.0'],
    about(t, ask) {
      const { seat } = ask;
      if (ask.prompt.key !== 'main' || handOf(t, seat).length > 0) return null;
      const bought = ask.options.map((choice) => {
        const ref = refOf(choice);
        return ref.kind === 'card' && onOffer(t).includes(ref.card) ? ref.card : -1;
      });
      const strong = bought.filter((card) => card >= 0 && cardOf(t, card).cost >= STRONG).map((card) => costOf(t, seat, card));
      // Where both can be paid, any order will do.
      const weak = bought.flatMap((card, at) =>
        card >= 0 && cardOf(t, card).cost <= WEAK && strong.every((cost) => cost + costOf(t, seat, card) > t.vars.power) ? [at] : [],
      );
      return strong.length === 0 || weak.length === 0 ? null : (picks) => !picks.some((at) => weak.includes(at));
    },
  },
  {
    key: 'power-spent',
    says: ['hints.power'],
    about(t, ask) {
      const { seat } = ask;
      if (ask.prompt.key !== 'main' || handOf(t, seat).length > 0) return null;
      const isWorth = onOffer(t).some((card) => cardOf(t, card).cost >= STRONG && costOf(t, seat, card) <= t.vars.power);
      return isWorth ? (picks) => !picks.some((at) => keyOf(ask.options[at]) === 'end') : null;
    },
  },
  {
    key: 'not-all-tokens',
    says: ['mistakes.1'],
    about(t, ask) {
      const all = t.vars.tokens[ask.seat];
      if (!ask.prompt.key.startsWith('vote.') || ask.prompt.key === 'vote.prevent' || all < 2) return null;
      return (picks) => !picks.some((at) => keyOf(ask.options[at]).endsWith(`.${all}`));
    },
  },
];
