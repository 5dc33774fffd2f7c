import type { Tip } from '#engine';
import { keyOf } from '#engine';
import type { SmashVars } from '../state.ts';
import { breakpointAt, powersNow } from '../table/layers.ts';
import { cardOf, siteOf } from '../table/select.ts';

export const tips: readonly Tip<SmashVars>[] = [
  {
    key: 'not-for-others',
    says: ['mistakes.2'],
    about(t, ask) {
      if (ask.prompt.key !== 'main') return null;
      const seen = powersNow(t);
      const { seat } = ask;
      const gifts = ask.options.flatMap((choice, at) => {
        const [, card, base] = /^c(\d+)@c(\d+)/.exec(keyOf(choice)) ?? [];
        if (card === undefined || cardOf(t, Number(card)).kind !== 'minion') return [];
        const { power } = cardOf(t, Number(card));
        const site = siteOf(t, Number(base));
        const isFull = (more: number): boolean => seen.sum(site) + more >= breakpointAt(t, site);
        const isOthers = t.ring.some((one) => one !== seat && seen.total(site, one) > seen.total(site, seat) + power);
        return !isFull(0) && isFull(power) && isOthers ? [at] : [];
      });
      return gifts.length === 0 || gifts.length === ask.options.length ? null : (picks) => !picks.some((at) => gifts.includes(at));
    },
  },
];
