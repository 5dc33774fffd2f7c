import type { CardId, Option, SeatId } from '#engine';
import { isGone, isNone, pick, seatOption } from '#engine';
import { destroy, moveAll, moveOne } from '../effects/affect.ts';
import {
  boostOwn,
  breakable,
  destroyOne,
  moveAny,
  moveSomewhere,
  moveUpTo,
  pickMinion,
  pickSite,
  pickUpTo,
  promptOf,
  upTo,
} from '../effects/recipes.ts';
import { factionOptions } from '../setup.ts';
import type { T } from '../state.ts';
import { powersNow } from '../table/layers.ts';
import { baseAt, cardOf, hasMinionAt, minionsAt, minionsOf, otherBases, siteOf, sitesInPlay } from '../table/select.ts';
import { card } from './make.ts';

/** Factions in this game (SMU-409). */
export function factionsInGame(t: T): Option<number>[] {
  const list: number[] = [];
  for (const pair of t.vars.factions) for (const one of pair) if (!list.includes(one)) list.push(one);
  return list.sort((a, b) => a - b).map((one) => factionOptions[one]);
}

export const pirates = [
  /** Special (in play, before scoring): this minion may move to the scoring base. (SMU-205) */
  card('pirate-king', {
    special: {
      at: 'before',
      from: 'play',
      can: (t, _, self) => siteOf(t, self) !== t.vars.scoring?.site,
      *run(t, c) {
        yield* moveOne(t, c, c.self, t.vars.scoring?.site ?? 0);
      },
    },
  }),
  /** Special (in play): destruction of this minion is replaced by a move to a different base you choose. */
  card('buccaneer', {
    lasting: {
      guards: {
        instead: (t, self, id, _, how) => id === self && how === 'destroy' && otherBases(t, siteOf(t, self)).length > 0,
        rule: 'SMU-375',
      },
    },
  }),
  /** On play: you may destroy one minion here with power ≤2. */
  card('cut-lass', { play: destroyOne({ here: true, max: 2, may: true }) }),
  /** Special (in play, after its base has scored): this minion may move to a different base before the scored one is cleared. */
  card('first-mate', {
    special: {
      at: 'after',
      from: 'play',
      can: (t, _, self) => siteOf(t, self) === t.vars.scoring?.site && otherBases(t, siteOf(t, self)).length > 0,
      run: (t, c) => moveSomewhere(t, c, c.self),
    },
  }),
  /** On play: pick a base where you have a minion, and a player; that player's minions there with power ≤2 are all destroyed. */
  card('broadside', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.broadside', () =>
        sitesInPlay(t)
          .filter((one) => hasMinionAt(t, one, c.seat))
          .map((one) => baseAt(t, one)),
      );
      if (site === undefined) return;
      const seats = (): Option<SeatId>[] => t.ring.map(seatOption);
      const seat = yield* pick(t, c.seat, promptOf(t, c, 'player.broadside', 'SMU-277'), seats);
      if (!isNone(seat)) yield* destroy(t, c, upTo(t, minionsAt(t, site, seat), 2));
    },
  }),
  /** On play: up to 2 minions with power ≤2, anywhere, are destroyed. */
  card('cannon', {
    *play(t, c) {
      const chosen = yield* pickUpTo(t, c, 'destroy.some', () => breakable(t, c, upTo(t, minionsOf(t), 2)), 2);
      if (!isGone(chosen)) yield* destroy(t, c, chosen);
    },
  }),
  /** On play: up to 2 of your minions move; for each of them you choose a base other than its own. */
  card('dinghy', { play: moveUpTo(2) }),
  /**
   * On play: as many of your minions as you like move; for each of them you choose a base other than its own. Special (hand, before
   * scoring): may be played then.
   */
  card('full-sail', { play: moveUpTo(99), special: { at: 'before', from: 'hand' } }),
  /** On play: pick a minion of yours; it and all minions on its base that are not stronger are destroyed. */
  card('powderkeg', {
    *play(t, c) {
      const mine = yield* pickMinion(t, c, 'choose.own', () => minionsOf(t, c.seat));
      if (isNone(mine)) return;
      const seen = powersNow(t);
      const power = seen.power(mine);
      yield* destroy(
        t,
        c,
        minionsAt(t, siteOf(t, mine)).filter((id) => seen.power(id) <= power),
      );
    },
  }),
  /** On play: name a faction and pick two bases; your opponents' minions of that faction on the first base all move to the second. */
  card('sea-dogs', {
    *play(t, c) {
      const faction = yield* pick(t, c.seat, promptOf(t, c, 'faction', 'SMU-409'), factionsInGame(t));
      if (faction === undefined) return;
      const from = yield* pickSite(t, c, 'base.from');
      if (from === undefined) return;
      const to = yield* pickSite(t, c, 'base.to', () => otherBases(t, from));
      if (to === undefined) return;
      const crew: CardId[] = minionsAt(t, from).filter((id) => t.vars.ctrl[id] !== c.seat && cardOf(t, id).faction === faction);
      yield* moveAll(
        t,
        c,
        crew.map((id) => ({ card: id, to })),
      );
    },
  }),
  /** On play: one minion of an opponent moves to a different base you choose. */
  card('shanghai', { play: moveAny('foreign') }),
  /** On play: all your minions have +1 power for the rest of the turn. */
  card('swashbuckling', { play: (t, c) => boostOwn(t, c, 1, 'turn') }),
];
