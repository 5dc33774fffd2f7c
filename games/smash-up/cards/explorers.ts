import type { CardId } from '#engine';
import { arrangeSecretly, button, EVERYBODY, isGone, isNone, log, maskOf, pick, pickSome } from '#engine';
import type { Leap } from '../effects/affect.ts';
import { addCounters, boost, mayAffect, moveAll, toDeck } from '../effects/affect.ts';
import { noteOccasion, scopeOf } from '../effects/notes.ts';
import { agrees, moveAny, pickGoal, pickMinion, pickSite, pickUpTo, promptOf, touchable, voluntary } from '../effects/recipes.ts';
import { extraNow } from '../effects/resolve.ts';
import { newPlay } from '../plays/bank.ts';
import type { T, Trigger } from '../state.ts';
import { BASE_ASIDE, NONE } from '../state.ts';
import { countAt, freeSite, isBaseScarce, isInPlay, minionsAt, minionsOf, nameOf, otherBases, siteOf } from '../table/select.ts';
import { chooseReplacement, discardBase, draw, layOut, putBaseBack, setBaseAside, transfer } from '../verbs.ts';
import { card } from './make.ts';

/** SMU-341, SMU-395: once for each played card. */
const isNews = (t: T, self: CardId, { cause }: Trigger): boolean =>
  !scopeOf(t).pending.some((one) => one.card === self && one.cause === cause);

const GIFTS = [button('counters', true), button('cards', false)];

export const explorers = [
  /**
   * On play: you may add the base deck's top base to the bases in play. If you do, this minion moves there, together with as many of your
   * other minions from this base as you like (none is fine).
   */
  card('idaho-smith', {
    *play(t, c) {
      const site = freeSite(t);
      if (isBaseScarce(t) || site === NONE || !(yield* agrees(t, c, 'new-base'))) return;
      if (layOut(t, site) === undefined) return;
      noteOccasion(t, { kind: 'new', site, seat: NONE });
      const from = siteOf(t, c.self);
      const others = yield* pickSome(
        t,
        c.seat,
        promptOf(t, c, 'bring', 'SMU-266', { decline: 'decline.none' }),
        () => (from === NONE ? [] : minionsAt(t, from, c.seat).filter((id) => id !== c.self)),
        0,
        99,
      );
      if (isGone(others)) return;
      yield* moveAll(
        t,
        c,
        [c.self, ...others].map((id) => ({ card: id, to: site })),
      );
    },
  }),
  /**
   * Ongoing: a minion of yours that moves for the first time in a turn has +1 power for the rest of that turn. Counted for each minion
   * separately. (SMU-387)
   */
  card('guide', {
    hears: {
      moved: {
        plain: true,
        when: (t, _, ctrl, e) => t.vars.ctrl[e.about] === ctrl && !t.vars.moved.includes(e.about),
        *run(t, c, e) {
          if (isInPlay(t, e.about)) yield* boost(t, c, [e.about], 1, 'turn');
        },
      },
    },
  }),
  /** Special (hand, when a new base has come into play): this card may be played there as an extra minion. */
  card('crypt-looter', { answers: 'new' }),
  /** On play: peek at the base deck's 2 top bases; one goes back on top, the other under the base deck. */
  card('glory-hound', {
    *play(t, c) {
      const seen = [setBaseAside(t, maskOf(c.seat)), setBaseAside(t, maskOf(c.seat))].filter((id) => id !== undefined);
      log(t, 'looks.bases', 'SMU-301', { seat: { seat: c.seat }, n: seen.length });
      if (seen.length === 1) {
        const prompt = { key: 'peek', rule: 'SMU-239', params: { effect: nameOf(t, c.def), card: { card: seen[0] } } };
        const end = yield* pick(t, c.seat, prompt, [button('top', 'top' as const), voluntary(button('bottom', 'bottom' as const))]);
        putBaseBack(t, seen[0], end ?? 'top');
      } else if (seen.length === 2) {
        const options = seen.map((id, i) => ({
          key: `c${id}`,
          ref: { kind: 'card' as const, card: id },
          value: id,
          voluntary: i > 0,
        }));
        const top = (yield* pick(t, c.seat, promptOf(t, c, 'base.top', 'SMU-396'), options)) ?? seen[0];
        const under = seen[0] === top ? seen[1] : seen[0];
        // Which of the two it was stays a secret also for those who knew one of them.
        arrangeSecretly(t, [top, under], c.seat);
        const [low, high] = t.zones[BASE_ASIDE].slice(-2);
        putBaseBack(t, low, 'bottom');
        putBaseBack(t, high, 'top');
      }
    },
  }),
  /** On play: pick a minion. If it is alone on its base (no other minion of anyone), its owner shuffles it into their deck. (SMU-397) */
  card('dr-livingstone-i-presume', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'lose', () => touchable(t, c, minionsOf(t)));
      if (!isNone(id) && minionsAt(t, siteOf(t, id)).length === 1) yield* toDeck(t, c, [id], () => 'shuffled');
    },
  }),
  /**
   * Attach to a base. Ongoing: whenever a card you play is a minion played here, or moves one or more of your minions to here, draw 1 card
   * and transfer this action to a different base you choose.
   */
  card('forgotten-horrors', {
    hears: {
      played: {
        ignoresSubject: true,
        when: (t, self, ctrl, e) => e.site === siteOf(t, self) && e.by === ctrl && isNews(t, self, e),
        run: (t, c) => wander(t, c.seat, c.self),
      },
      moved: {
        ignoresSubject: true,
        when: (t, self, ctrl, e) =>
          e.cause !== NONE && e.by === ctrl && e.site === siteOf(t, self) && t.vars.ctrl[e.about] === ctrl && isNews(t, self, e),
        run: (t, c) => wander(t, c.seat, c.self),
      },
    },
  }),
  /** On play: pick a base; up to 2 minions on it, no matter whose, move together to one other base of your choice. (SMU-388) */
  card('fortune-and-glory', {
    *play(t, c) {
      const from = yield* pickSite(t, c, 'base.from');
      if (from === undefined) return;
      const chosen = yield* pickUpTo(t, c, 'move.some', () => touchable(t, c, minionsAt(t, from)), 2);
      if (isGone(chosen) || chosen.length === 0) return;
      const to = yield* pickSite(t, c, 'base.to', () => otherBases(t, from));
      if (isNone(to)) return;
      yield* moveAll(
        t,
        c,
        chosen.map((id) => ({ card: id, to })),
      );
    },
  }),
  /**
   * On play: pick a base and one of two gifts: a +1 power counter for every minion you have there, or 1 drawn card for every minion you
   * have there.
   */
  card('i-said-no-camels', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.camels');
      if (site === undefined) return;
      const gift = yield* pick(t, c.seat, promptOf(t, c, 'gift', 'SMU-277'), GIFTS);
      if (gift === true) yield* addCounters(t, c, minionsAt(t, site, c.seat));
      else if (gift === false) draw(t, c.seat, countAt(t, site, c.seat));
    },
  }),
  /** On play: pick 2 minions standing on different bases, no matter whose; they change places at the same moment. (SMU-389) */
  card('it-belongs-in-a-museum', {
    *play(t, c) {
      const all = (): CardId[] => touchable(t, c, minionsOf(t));
      const isElsewhere = (id: CardId, other: CardId): boolean => siteOf(t, other) !== siteOf(t, id);
      const one = yield* pickMinion(t, c, 'swap', () => all().filter((id, _, ids) => ids.some((other) => isElsewhere(id, other))));
      if (isNone(one)) return;
      const other = yield* pickMinion(t, c, 'swap.with', () => all().filter((id) => isElsewhere(one, id)));
      if (isNone(other) || !mayAffect(t, c, one)) return;
      yield* moveAll(t, c, [
        { card: one, to: siteOf(t, other) },
        { card: other, to: siteOf(t, one) },
      ]);
    },
  }),
  /**
   * Special (hand, after scoring): reveal the base deck's 2 top bases. One of your choice becomes the replacement, the other is discarded.
   * Once the replacement is in play you may play a minion from your hand on it as an extra minion.
   */
  card('lost-city', {
    special: {
      at: 'after',
      from: 'hand',
      *run(t, c) {
        const seen = [setBaseAside(t, EVERYBODY), setBaseAside(t, EVERYBODY)].filter((id) => id !== undefined);
        if (seen.length > 0) {
          log(t, 'reveals.bases', 'SMU-239', { seat: { seat: c.seat }, cards: { cards: seen } });
          const options = seen.map((id, i) => ({ key: `c${id}`, ref: { kind: 'card' as const, card: id }, value: id, voluntary: i > 0 }));
          const chosen = (yield* pick(t, c.seat, promptOf(t, c, 'base.next', 'SMU-204'), options)) ?? seen[0];
          chooseReplacement(t, c.seat, chosen);
          for (const id of seen) if (id !== chosen) discardBase(t, id);
        }
        t.vars.scoring?.waiting.push({ seats: [c.seat], def: c.def });
      },
    },
    later: (t, c) => extraNow(t, c, newPlay('minion', 'site', { site: c.site, source: c.def })),
  }),
  /** On play: all your minions move; for each of them you choose a base other than its own. */
  card('x-never-marks-the-spot', {
    *play(t, c) {
      const leaps: Leap[] = [];
      for (const id of minionsOf(t, c.seat)) {
        const to = yield* pickGoal(t, c, id);
        if (!isNone(to)) leaps.push({ card: id, to: siteOf(t, to) });
      }
      yield* moveAll(t, c, leaps);
    },
  }),
  /**
   * On play: one of your minions moves to a different base you choose. Special (hand, before scoring or after scoring): may be played then.
   */
  card('you-call-this-archaeology', { play: moveAny('own'), special: { at: 'both', from: 'hand' } }),
];

function* wander(t: T, seat: number, self: CardId) {
  draw(t, seat, 1);
  if (!isInPlay(t, self)) return;
  const to = yield* pick(t, seat, { key: 'transfer', rule: 'SMU-231', params: { effect: nameOf(t, t.def[self]) } }, () =>
    otherBases(t, siteOf(t, self)),
  );
  if (!isNone(to) && isInPlay(t, self)) transfer(t, self, siteOf(t, to));
}
