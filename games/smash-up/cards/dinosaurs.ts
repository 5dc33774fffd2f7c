import type { CardId } from '#engine';
import { log } from '#engine';
import { boost, destroy } from '../effects/affect.ts';
import { boostOwn, breakable, destroyOne, pickMinion, pickSite, touchable } from '../effects/recipes.ts';
import { look, seenPower } from '../table/power.ts';
import { baseAt, baseDefAt, hasMinionAt, minionsAt, minionsOf, siteOf, sitesInPlay } from '../table/select.ts';
import { card } from './make.ts';

export const dinosaurs = [
  card('king-rex'),
  card('laseratops', { play: destroyOne({ here: true, max: 2 }) }),
  card('armor-stego', { always: ['watchful'] }),
  card('war-raptor', { always: ['pack'] }),
  /** A minion has +4 up to the end of your turn. */
  card('augmentation', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'boost', () => touchable(t, c, minionsOf(t)));
      if (id !== undefined) yield* boost(t, c, [id], 4, c.seat);
    },
  }),
  card('howl', { play: (t, c) => boostOwn(t, c, 1, c.seat) }),
  /** One of your minions, then a weaker one beside it is destroyed (SMU-277). */
  card('natural-selection', {
    *play(t, c) {
      const mine = yield* pickMinion(t, c, 'choose.own', () => minionsOf(t, c.seat));
      if (mine === undefined) return;
      const weaker = (): CardId[] => {
        look(t);
        const most = seenPower(mine);
        return breakable(
          t,
          c,
          minionsAt(t, siteOf(t, mine)).filter((id) => seenPower(id) < most),
        );
      };
      const id = yield* pickMinion(t, c, 'destroy', weaker);
      if (id !== undefined) yield* destroy(t, c, [id]);
    },
  }),
  /** The breakpoint of a base is lower by the power of one of your minions there. */
  card('rampage', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.rampage', () =>
        sitesInPlay(t)
          .filter((one) => hasMinionAt(t, one, c.seat))
          .map((one) => baseAt(t, one)),
      );
      if (site === undefined) return;
      const id = yield* pickMinion(t, c, 'choose.own', () => minionsAt(t, site, c.seat));
      if (id === undefined) return;
      look(t);
      t.vars.bpBoosts.push({ base: baseDefAt(t, site), n: -seenPower(id) });
      log(t, 'rampage', 'SMU-159', { base: { card: baseAt(t, site) }, n: seenPower(id) });
    },
  }),
  /** On each base where not all are equally strong, the weakest minion is destroyed (SMU-427). */
  card('survival-of-the-fittest', {
    *play(t, c) {
      const victims: CardId[] = [];
      for (const site of sitesInPlay(t)) {
        const weakest = (): CardId[] => {
          const ids = minionsAt(t, site);
          look(t);
          const powers = ids.map(seenPower);
          const least = Math.min(...powers);
          if (powers.every((power) => power === least)) return [];
          return breakable(
            t,
            c,
            ids.filter((_, i) => powers[i] === least),
          );
        };
        const id = yield* pickMinion(t, c, 'destroy', weakest);
        if (id !== undefined) victims.push(id);
      }
      yield* destroy(t, c, victims);
    },
  }),
  card('tooth-and-claw-and-guns', { always: ['bodyguard'] }),
  card('upgrade', { always: ['strengthening'] }),
  card('wildlife-preserve', { always: ['preserve'] }),
];
