import type { CardId } from '#engine';
import { isNone, log } from '#engine';
import { boost, destroy } from '../effects/affect.ts';
import { boostOwn, breakable, destroyOne, pickMinion, pickSite, touchable } from '../effects/recipes.ts';
import { powerOf, powersNow } from '../table/layers.ts';
import { baseAt, baseDefAt, copiesAt, hasMinionAt, isHost, isOwn, minionsAt, minionsOf, siteOf, sitesInPlay } from '../table/select.ts';
import { card } from './make.ts';

export const dinosaurs = [
  /** No ability. */
  card('king-rex'),
  /** On play: one minion here with power ≤2 is destroyed. */
  card('laseratops', { play: destroyOne({ here: true, max: 2 }) }),
  /** Ongoing: +2 power while it is not your turn. */
  card('armor-stego', {
    lasting: { bearer: (t, self) => (t.vars.active !== t.vars.ctrl[self] ? 2 : 0), hangsOn: 'turn' },
  }),
  /** Ongoing: +1 power per War Raptor here (this one counts too), no matter whose. */
  card('war-raptor', {
    lasting: { bearer: (t, self) => copiesAt(t, siteOf(t, self), t.def[self]) },
  }),
  /** On play: pick a minion; it has +4 power up to the end of your turn. */
  card('augmentation', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'boost', () => touchable(t, c, minionsOf(t)));
      if (!isNone(id)) yield* boost(t, c, [id], 4, c.seat);
    },
  }),
  /** On play: all your minions have +1 power up to the end of your turn. */
  card('howl', { play: (t, c) => boostOwn(t, c, 1, c.seat) }),
  /** On play: pick a minion of yours; then one minion weaker than it on the same base is destroyed. (SMU-277) */
  card('natural-selection', {
    *play(t, c) {
      const mine = yield* pickMinion(t, c, 'choose.own', () => minionsOf(t, c.seat));
      if (isNone(mine)) return;
      const weaker = (): CardId[] => {
        const seen = powersNow(t);
        const most = seen.power(mine);
        return breakable(
          t,
          c,
          minionsAt(t, siteOf(t, mine)).filter((id) => seen.power(id) < most),
        );
      };
      const id = yield* pickMinion(t, c, 'destroy', weaker);
      if (!isNone(id)) yield* destroy(t, c, [id]);
    },
  }),
  /**
   * On play: pick a base where you have a minion, and one minion you have there; for the rest of the turn the breakpoint there is lower by
   * that minion's present power.
   */
  card('rampage', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.rampage', () =>
        sitesInPlay(t)
          .filter((one) => hasMinionAt(t, one, c.seat))
          .map((one) => baseAt(t, one)),
      );
      if (isNone(site)) return;
      const id = yield* pickMinion(t, c, 'choose.own', () => minionsAt(t, site, c.seat));
      if (isNone(id)) return;
      const power = powerOf(t, id);
      t.vars.bpBoosts.push({ base: baseDefAt(t, site), n: -power });
      log(t, 'rampage', 'SMU-159', { base: { card: baseAt(t, site) }, n: power });
    },
  }),
  /**
   * On play: wherever not all minions on a base are equally strong, the weakest one there is destroyed (among equals, you pick). (SMU-427)
   */
  card('survival-of-the-fittest', {
    *play(t, c) {
      const victims: CardId[] = [];
      for (const site of sitesInPlay(t)) {
        const weakest = (): CardId[] => {
          const ids = minionsAt(t, site);
          const seen = powersNow(t);
          const powers = ids.map((id) => seen.power(id));
          const least = Math.min(...powers);
          if (powers.every((power) => power === least)) return [];
          return breakable(
            t,
            c,
            ids.filter((_, i) => powers[i] === least),
          );
        };
        const id = yield* pickMinion(t, c, 'destroy', weakest);
        if (!isNone(id)) victims.push(id);
      }
      yield* destroy(t, c, victims);
    },
  }),
  /**
   * Attach to a minion. Ongoing: the next time any ability is about to affect that minion, this action is destroyed and the ability leaves
   * the minion untouched.
   */
  card('tooth-and-claw-and-guns', { lasting: { guards: { instead: isHost, rule: 'SMU-405' } } }),
  /** Attach to a minion. Ongoing: +2 power for that minion. */
  card('upgrade', { lasting: { bearer: () => 2 } }),
  /** Attach to a base. Ongoing: opponents' actions cannot affect minions of yours here. */
  card('wildlife-preserve', { lasting: { shields: (t, self, id, _, kind) => kind === 'action' && isOwn(t, self, id) } }),
];
