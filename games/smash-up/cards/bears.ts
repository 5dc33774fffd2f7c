import { isNone } from '#engine';
import { addCounters, boost, destroy } from '../effects/affect.ts';
import { both, draws, extraPlay, pickMinion } from '../effects/recipes.ts';
import type { Ctx, Hearing, T } from '../state.ts';
import { powersNow } from '../table/layers.ts';
import { countAt, defAt, handOf, isHost, isInPlay, isOwn, minionsAt, minionsOf, siteOf } from '../table/select.ts';
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
  /**
   * On play: up to 3 extra minion plays for you, from hand, all on this base: each minion with printed power ≤3, all together not above 5.
   */
  card('sir-squeezes', { play: extraPlay('minion', 'budget', (_, c) => ({ site: c.site, max: 3, left: 3, budget: 5 })) }),
  /** Ongoing: whenever an opponent plays a minion here or moves one to here, this minion gets a +1 power counter. */
  card('fun-bear', { hears: { played: guest, moved: guest } }),
  /** Ongoing: this minion's starting power is its printed power or, if higher, the highest starting power among opponents' minions here. */
  card('lovey-bear', {
    lasting: {
      start: (t, self, startOf) =>
        minionsAt(t, siteOf(t, self)).reduce((most, id) => (isOwn(t, self, id) ? most : Math.max(most, startOf(id))), 0),
    },
  }),
  /**
   * Special (hand, right after your first minion of a turn has been played): this card may be played as an extra minion on the base where
   * that minion was played.
   */
  card('snuggly-bear', { answers: 'first' }),
  /** Attach to a base. Ongoing: an opponent may play a minion they own with printed power ≤2 on this base only, on no other. */
  card('bear-picnic', {
    lasting: { forbids: (t, self, seat, minion, site) => seat !== t.vars.ctrl[self] && minion.power <= 2 && site !== siteOf(t, self) },
  }),
  /** On play: draw 1 card; then you get 1 extra minion play. */
  card('care-package', { play: both(draws(1), extraPlay('minion')) }),
  /** Attach to a minion. Ongoing: none of that minion's abilities work (cancelled). */
  card('cuddle', { lasting: { silences: isHost } }),
  /**
   * On play: pick a minion of yours and count the other minions on its base, no matter whose; it has that much more power for the rest of
   * the turn (counted once, now). (SMU-340)
   */
  card('group-hug', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'boost', () => minionsOf(t, c.seat));
      if (!isNone(id)) yield* boost(t, c, [id], minionsAt(t, siteOf(t, id)).length - 1, 'turn');
    },
  }),
  /**
   * Special (hand, before scoring): on the scoring base, the strongest minion is destroyed; if several are equally strongest, all of them
   * are. (SMU-377)
   */
  card('love-overload', {
    special: {
      at: 'before',
      from: 'hand',
      *run(t, c) {
        const ids = minionsAt(t, t.vars.scoring?.site ?? 0);
        const seen = powersNow(t);
        const most = ids.reduce((max, id) => Math.max(max, seen.power(id)), 0);
        yield* destroy(
          t,
          c,
          ids.filter((id) => seen.power(id) === most),
        );
      },
    },
  }),
  /** On play: keep drawing single cards as long as every opponent's hand is at least as large as yours. (SMU-381) */
  card('square-deal', {
    play(t, c) {
      const mine = (): number => handOf(t, c.seat).length;
      while (t.ring.every((seat) => seat === c.seat || handOf(t, seat).length >= mine()) && draw(t, c.seat, 1) === 1);
    },
  }),
  /** Attach to a base. Talent: draw 1 card, provided 2 or more minions are here and at least one of them is yours. */
  card('tea-party', {
    talent: {
      can: (t, self, seat) => hasCompany(t, siteOf(t, self), seat),
      run: (t: T, c: Ctx) => {
        draw(t, c.seat, 1);
      },
    },
  }),
  /** Attach to a base. Ongoing: no opponent's card can destroy minions of yours here. */
  card('too-cute', {
    lasting: { spares: (t, self, id, c) => isOwn(t, self, id) && c.seat !== t.vars.ctrl[self] && defAt(t, c.def).kind !== 'base' },
  }),
];

const hasCompany = (t: T, site: number, seat: number): boolean => minionsAt(t, site).length >= 2 && countAt(t, site, seat) >= 1;
