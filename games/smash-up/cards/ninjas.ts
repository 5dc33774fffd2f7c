import type { CardId, Code } from '#engine';
import { button, flowOf, isNone, log, mayPick, pick, pickSome } from '#engine';
import { destroy, destroyActions, sendHome } from '../effects/affect.ts';
import { actionsOnBase, destroyOne, moveAny, promptOf } from '../effects/recipes.ts';
import { extraNow, playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { newPlay } from '../plays/bank.ts';
import { gateFor, isAllowed } from '../plays/gates.ts';
import { playOptions } from '../plays/offered.ts';
import type { T } from '../state.ts';
import { HAND, NONE } from '../state.ts';
import {
  attachedTo,
  baseAt,
  cardOf,
  handOf,
  hasAbility,
  isHost,
  isInPlay,
  isMinion,
  minionsAt,
  minionsOf,
  siteOf,
} from '../table/select.ts';
import { card } from './make.ts';

/** Minion cards of the hand that could be played at that place now. */
function ready(t: T, seat: number, site: number): number {
  const gate = gateFor(t, seat);
  return handOf(t, seat).filter((id) => isMinion(t, id) && isAllowed(t, gate, cardOf(t, id), site)).length;
}

const IGNORE = [button('ignore', true)];

export const ninjas = [
  /** On play: you may destroy one minion here. */
  card('ninja-master', { play: destroyOne({ here: true, may: true }) }),
  /** On play: you may destroy one minion here with power ≤3. */
  card('tiger-assassin', { play: destroyOne({ here: true, max: 3, may: true }) }),
  /**
   * Special (hand, before scoring): this card may be played on the scoring base as an extra minion. Per scoring base you may do this with
   * one Shinobi only.
   */
  card('shinobi', { special: { at: 'before', from: 'hand', limited: true } }),
  /**
   * Special (in play, your Play Cards phase, while you have played no minion in it): you may take this minion back to your hand; then you
   * must at once play an extra minion from your hand on this base. (SMU-424)
   */
  card('ninja-acolyte', {
    inPhase2: {
      can(t, self, seat) {
        if (t.vars.played.some((one) => one.seat === seat && one.main)) return false;
        const site = siteOf(t, self);
        return isAllowed(t, gateFor(t, seat), cardOf(t, self), site) || ready(t, seat, site) > 0;
      },
      *run(t, c) {
        const { site } = c;
        yield* sendHome(t, c, [c.self]);
        if (t.zone[c.self] !== HAND + c.seat) return;
        const list = (): Code<Playing>[] => playOptions(t, c.seat, [newPlay('minion', 'site', { site })]);
        const chosen = yield* pick(t, c.seat, promptOf(t, c, 'must.play', 'SMU-424', { always: true }), list);
        if (!isNone(chosen)) yield* flowOf(playCard(t, c.seat, chosen));
      },
    },
  }),
  /** Attach to a minion. Ongoing: when a turn ends, that minion is destroyed. (SMU-407) */
  card('assassination', {
    hears: {
      end: {
        when: (t, self) => t.vars.on[self] !== NONE,
        *run(t, c) {
          if (isInPlay(t, c.self)) yield* destroy(t, c, [t.vars.on[c.self]]);
        },
      },
    },
  }),
  /**
   * On play: pick 1 or 2 of your minions on the same base. At once play as many extra minions there from your hand; after that the picked
   * ones go back to your hand. (SMU-424)
   */
  card('disguise', {
    *play(t, c) {
      // That nobody could be chosen is public here; whether the hand holds minions is not, so that is asked all the same.
      if (minionsOf(t, c.seat).length === 0) return;
      const first = (): CardId[] => minionsOf(t, c.seat).filter((id) => ready(t, c.seat, siteOf(t, id)) > 0);
      const one = yield* pick(t, c.seat, promptOf(t, c, 'disguise', 'SMU-424', { always: true }), first);
      if (isNone(one)) return;
      const site = siteOf(t, one);
      const second = (): CardId[] => (ready(t, c.seat, site) > 1 ? minionsAt(t, site, c.seat).filter((id) => id !== one) : []);
      const more = promptOf(t, c, 'disguise.more', 'SMU-424', { always: true, decline: 'decline.none' });
      const other = minionsAt(t, site, c.seat).length > 1 ? yield* mayPick(t, c.seat, more, second) : undefined;
      const chosen = isNone(other) ? [one] : [one, other];
      for (let i = 0; i < chosen.length; i++) {
        const list = (): Code<Playing>[] => playOptions(t, c.seat, [newPlay('minion', 'site', { site })]);
        const next = yield* pick(t, c.seat, promptOf(t, c, 'must.play', 'SMU-424', { always: true }), list);
        if (!isNone(next)) yield* flowOf(playCard(t, c.seat, next));
      }
      yield* sendHome(t, c, chosen);
    },
  }),
  /** Special (hand, before scoring): play a minion from your hand on the scoring base as an extra minion. */
  card('hidden-ninja', {
    special: {
      at: 'before',
      from: 'hand',
      run: (t, c) => extraNow(t, c, newPlay('minion', 'site', { site: t.vars.scoring?.site ?? 0, source: c.def })),
    },
  }),
  /**
   * Attach to a base. On play: one other action attached to it is destroyed. Ongoing: up to the start of your next turn you may ignore the
   * base's ability. (SMU-408)
   */
  card('infiltrate', {
    *play(t, c) {
      const id = yield* pick(t, c.seat, promptOf(t, c, 'destroy.action', 'SMU-420'), () => actionsOnBase(t, c.site, c.self));
      if (!isNone(id)) destroyActions(t, c, [id]);
      if (!hasAbility(cardOf(t, baseAt(t, c.site)))) return;
      const prompt = promptOf(t, c, 'ignore', 'SMU-408', { decline: 'decline.use' });
      const ignores = yield* mayPick(t, c.seat, prompt, IGNORE);
      if (ignores !== true || !isInPlay(t, c.self)) return;
      t.vars.ignores.push({ card: c.self, seat: c.seat });
      log(t, 'ignores', 'SMU-408', { seat: { seat: c.seat }, base: { card: baseAt(t, c.site) } });
    },
  }),
  /**
   * Attach to a minion. On play: as many other actions on it as you like are destroyed. Ongoing: -4 power for that minion (never below 0).
   */
  card('poison', {
    lasting: { bearer: () => -4 },
    *play(t, c) {
      const others = (): CardId[] => (isInPlay(t, c.self) ? attachedTo(t, t.vars.on[c.self]).filter((id) => id !== c.self) : []);
      const prompt = promptOf(t, c, 'destroy.actions', 'SMU-265', { decline: 'decline.none' });
      destroyActions(t, c, (yield* pickSome(t, c.seat, prompt, others, 0, 99)) ?? []);
    },
  }),
  /** On play: one minion with power ≤3, anywhere, is destroyed. */
  card('seeing-stars', { play: destroyOne({ max: 3 }) }),
  /** Attach to one of your minions. Ongoing: opponents' actions cannot affect it. When your turn starts, destroy this action. */
  card('smoke-bomb', {
    lasting: { shields: (t, self, id, by, kind) => kind === 'action' && isHost(t, self, id) && t.vars.ctrl[self] !== by },
    ownOnly: true,
    hears: {
      start: {
        when: (_, __, ctrl, e) => e.by === ctrl,
        run: (t, c) => {
          destroyActions(t, c, [c.self]);
        },
      },
    },
  }),
  /** On play: one of your minions moves to a different base you choose. */
  card('way-of-deception', { play: moveAny('own') }),
];
