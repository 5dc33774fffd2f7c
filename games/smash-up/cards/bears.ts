import { addCounters, boost, destroy } from '../effects/affect.ts';
import { both, draws, extraPlay, pickMinion } from '../effects/recipes.ts';
import type { Ctx, Hearing, T } from '../state.ts';
import { look, seenPower } from '../table/power.ts';
import { countAt, handOf, isInPlay, minionsAt, minionsOf, siteOf } from '../table/select.ts';
import { draw } from '../verbs.ts';
import { card } from './make.ts';

/** Whenever an opponent plays a minion here or moves one to here, this minion gets a counter. */
const guest: Hearing = {
  plain: true,
  when: (t, self, ctrl, e) => e.site === siteOf(t, self) && e.by !== ctrl,
  *run(t, c) {
    if (isInPlay(t, c.self)) yield* addCounters(t, c, [c.self]);
  },
};

export const bears = [
  /** Up to 3 extra minion plays on this base: each minion with printed power 3 or less, all together not above 5. */
  card('sir-squeezes', { play: extraPlay('minion', 'budget', (_, c) => ({ site: c.site, max: 3, left: 3, budget: 5 })) }),
  card('fun-bear', { hears: { played: guest, moved: guest } }),
  card('lovey-bear', { always: ['imitator'] }),
  card('snuggly-bear', { answers: 'first' }),
  card('bear-picnic', { always: ['small-only-here'] }),
  card('care-package', { play: both(draws(1), extraPlay('minion')) }),
  card('cuddle', { always: ['silencing'] }),
  /** One of your minions has +1 for each other minion on its base, counted now (SMU-340). */
  card('group-hug', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'boost', () => minionsOf(t, c.seat));
      if (id !== undefined) yield* boost(t, c, [id], minionsAt(t, siteOf(t, id)).length - 1, 'turn');
    },
  }),
  /** Before scoring: the strongest minion of the scoring base is destroyed, all of them if several are (SMU-377). */
  card('love-overload', {
    special: {
      at: 'before',
      from: 'hand',
      *run(t, c) {
        const ids = minionsAt(t, t.vars.scoring?.site ?? 0);
        look(t);
        const most = ids.reduce((max, id) => Math.max(max, seenPower(id)), 0);
        yield* destroy(
          t,
          c,
          ids.filter((id) => seenPower(id) === most),
        );
      },
    },
  }),
  /** Draw single cards as long as every opponent holds at least as many as you (SMU-381). */
  card('square-deal', {
    play(t, c) {
      const mine = (): number => handOf(t, c.seat).length;
      while (t.ring.every((seat) => seat === c.seat || handOf(t, seat).length >= mine()) && draw(t, c.seat, 1) === 1);
    },
  }),
  /** Talent: draw a card if at least two minions are here and one of them is yours. */
  card('tea-party', {
    talent: {
      can: (t, self, seat) => hasCompany(t, siteOf(t, self), seat),
      run: (t: T, c: Ctx) => {
        draw(t, c.seat, 1);
      },
    },
  }),
  card('too-cute', { always: ['mercy'] }),
];

const hasCompany = (t: T, site: number, seat: number): boolean => minionsAt(t, site).length >= 2 && countAt(t, site, seat) >= 1;
