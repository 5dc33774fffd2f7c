import type { CardId, Flow, SeatId } from '#engine';
import { arrangeSecretly, button, inTurn, isNone, isPresent, log, maskOf, mayPick, pick } from '#engine';
import { boost, canDestroy, destroy, moveAll, moveOne, sendHome, toDeck } from '../effects/affect.ts';
import { lookAtTop, mayPickMinion, moveSomewhere, orderCards, pickEnd, pickMinion, promptOf, touchable, upTo } from '../effects/recipes.ts';
import { extra } from '../effects/resolve.ts';
import { newPlay } from '../plays/bank.ts';
import type { Ability, Ctx, Hearing, Scoring, T, Trigger } from '../state.ts';
import { BASE_ASIDE, DISCARD } from '../state.ts';
import { powersNow } from '../table/layers.ts';
import {
  baseDefAt,
  clockwise,
  countAt,
  handOf,
  hasMinionAt,
  isInPlay,
  isUsedUp,
  minds,
  minionsAt,
  minionsOf,
  nameOf,
  siteOf,
} from '../table/select.ts';
import { chooseReplacement, discard, draw, gain, putBaseBack, putOnDeck, setBaseAside } from '../verbs.ts';
import { card } from './make.ts';

/** For each player who minds the base, clockwise from the active player (SMU-143). */
const each =
  (run: (t: T, c: Ctx) => Flow | void, takesPart: (t: T, seat: SeatId) => boolean = () => true): Ability =>
  (t, c) =>
    inTurn(clockwise(t), (seat) =>
      isPresent(t, seat) && minds(t, c.site, seat) && takesPart(t, seat) ? run(t, { ...c, seat }) : undefined,
    );

const placeOf = (t: T, seat: SeatId): number => t.vars.scoring?.places[seat] ?? 0;
/** SMU-193: everybody in first place; nobody steps into the place of one who ignores the base (SMU-148). */
const isWinner = (t: T, seat: SeatId): boolean => placeOf(t, seat) === 1;
const isRunnerUp = (t: T, seat: SeatId): boolean => placeOf(t, seat) === 2;

const minded = (t: T, s: Scoring): SeatId[] => clockwise(t).filter((seat) => minds(t, s.site, seat));

/** Something happened at this base. */
const isHere = (t: T, self: CardId, e: Trigger): boolean => e.site === siteOf(t, self);

const splash: Hearing = {
  plain: true,
  when: (t, self, _, e) => isHere(t, self, e),
  run: (t, c, e) => (isInPlay(t, e.about) ? boost(t, c, [e.about], 1, 'turn') : undefined),
};

const DRAW = [button('draw', true)];

export const bases = [
  /**
   * Once in your Play Cards phase, provided you have already played a minion on some other base this turn, you may play an extra minion
   * with printed power ≤2 here.
   */
  card('under-the-bed', {
    offers(t, seat, site) {
      const def = baseDefAt(t, site);
      if (isUsedUp(t, def, seat) || !t.vars.played.some((one) => one.seat === seat && one.base !== def)) return undefined;
      return newPlay('minion', 'power', { max: 2, site, source: def });
    },
  }),
  /** Before scoring: all minions here have +1 power for the rest of the turn. */
  card('out-in-the-woods', { before: (t, c) => boost(t, c, minionsAt(t, c.site), 1, 'turn') }),
  /** Whenever a player plays a minion here or moves one to here, that minion has +1 power for the rest of the turn. */
  card('lake-minnetonka', { hears: { played: splash, moved: splash } }),
  /** Before scoring: clockwise from the active player, everybody may bring one own minion here from a different base. */
  card('palooza', {
    before: each(function* (t, c) {
      const list = (): CardId[] => touchable(t, c, minionsOf(t, c.seat)).filter((id) => siteOf(t, id) !== c.site);
      const id = yield* mayPickMinion(t, c, 'bring', list);
      if (!isNone(id)) yield* moveOne(t, c, id, c.site);
    }),
  }),
  /** Whenever you have played a minion here: peek at your deck's top card and leave it there or put it under the deck. */
  card('grandmas-house', {
    hears: {
      played: {
        ignoresSubject: true,
        when: (t, self, _, e) => isHere(t, self, e) && minds(t, e.site, e.by),
        run: (t, c, e) => (isPresent(t, e.by) ? lookAtTop(t, { ...c, seat: e.by }) : undefined),
      },
    },
  }),
  /**
   * After scoring: clockwise from the active player, everybody may save one own minion from here by putting it on top of or under their
   * deck.
   */
  card('retirement-community', {
    after: each(function* (t, c) {
      const id = yield* mayPickMinion(t, c, 'save', () => minionsAt(t, c.site, c.seat));
      if (isNone(id)) return;
      const end = yield* pickEnd(t, c, id);
      yield* toDeck(t, c, [id], () => end);
    }),
  }),
  /** Start of your turn: a minion that is your only one here has +5 power for the rest of the turn while it stays here. (SMU-392) */
  card('ancient-temple', {
    hears: {
      start: {
        plain: true,
        when: (t, self, _, e) => countAt(t, siteOf(t, self), e.by) === 1 && minds(t, siteOf(t, self), e.by),
        run: (t, c, e) => boost(t, c, minionsAt(t, c.site, e.by).slice(0, 1), 5, 'turn', c.def),
      },
    },
  }),
  /** Start of your turn: with at least one minion here you gain 1 VP. */
  card('city-of-gold', {
    hears: {
      start: {
        plain: true,
        when: (t, self, _, e) => hasMinionAt(t, siteOf(t, self), e.by) && minds(t, siteOf(t, self), e.by),
        run: (t, c, e) => gain(t, e.by, 1, 'SMU-399', nameOf(t, c.def)),
      },
    },
  }),
  /** Whenever a minion has been played here, its owner gets 1 extra minion play (printed power ≤2, any base). (SMU-404) */
  card('the-homeworld', {
    hears: {
      played: {
        ignoresSubject: true,
        when: (t, self, _, e) => isHere(t, self, e) && minds(t, e.site, t.vars.owner[e.about]),
        run(t, c, e) {
          const seat = t.vars.owner[e.about];
          if (isPresent(t, seat)) return extra(t, { ...c, seat }, newPlay('minion', 'power', { max: 2 }));
        },
      },
    },
  }),
  /** After scoring: the winner may take back to hand one own minion from here with power ≤3. */
  card('the-mothership', {
    after: each(function* (t, c) {
      const id = yield* mayPickMinion(t, c, 'return', () => upTo(t, minionsAt(t, c.site, c.seat), 3));
      if (!isNone(id)) yield* sendHome(t, c, [id]);
    }, isWinner),
  }),
  /** No ability. */
  card('jungle-oasis'),
  /** Whenever a minion has been destroyed here, it goes under its owner's deck. (SMU-425) */
  card('tar-pits', {
    hears: {
      destroyed: {
        when: (t, self, _, e) => isHere(t, self, e) && minds(t, e.site, t.vars.ctrl[e.about]),
        run(t, _, e) {
          const owner = t.vars.owner[e.about];
          if (t.zone[e.about] !== DISCARD + owner) return;
          log(t, 'deck.bottom', 'SMU-425', { card: { card: e.about }, seat: { seat: owner } });
          putOnDeck(t, owner, e.about, 'bottom');
        },
      },
    },
  }),
  /** After scoring: one minion on any base may be destroyed by the winner. */
  card('ninja-dojo', {
    after: each(function* (t, c) {
      const id = yield* mayPickMinion(t, c, 'destroy', () => minionsOf(t).filter((one) => canDestroy(t, c, one)));
      if (!isNone(id)) yield* destroy(t, c, [id]);
    }, isWinner),
  }),
  /** After scoring: every player's strongest minion here goes under its owner's deck. (SMU-429) */
  card('temple-of-goju', {
    *after(t, c) {
      const chosen: CardId[] = [];
      for (const seat of clockwise(t)) {
        if (!isPresent(t, seat) || !minds(t, c.site, seat)) continue;
        const strongest = (): CardId[] => {
          const ids = minionsAt(t, c.site, seat);
          const seen = powersNow(t);
          const most = Math.max(...ids.map((id) => seen.power(id)));
          return ids.filter((id) => seen.power(id) === most);
        };
        const id = yield* pickMinion(t, { ...c, seat }, 'strongest', strongest);
        if (!isNone(id)) chosen.push(id);
      }
      yield* toDeck(t, c, chosen, () => 'bottom');
    },
  }),
  /** After scoring: everybody but the winner may save one own minion from here by moving it to a different base. */
  card('the-grey-opal', {
    after: each(
      function* (t, c) {
        const id = yield* mayPickMinion(t, c, 'save', () => minionsAt(t, c.site, c.seat));
        if (!isNone(id)) yield* moveSomewhere(t, c, id);
      },
      (t, seat) => !isWinner(t, seat),
    ),
  }),
  /** After scoring, once the replacement is in play: the runner-up may move one own minion there from a different base. */
  card('tortuga', {
    after(t, c) {
      const seats = clockwise(t).filter((seat) => isRunnerUp(t, seat) && minds(t, c.site, seat));
      if (seats.length > 0) t.vars.scoring?.waiting.push({ seats, def: c.def });
    },
    *later(t, c) {
      const id = yield* mayPickMinion(t, c, 'bring', () => minionsOf(t, c.seat).filter((one) => siteOf(t, one) !== c.site));
      if (!isNone(id)) yield* moveAll(t, c, [{ card: id, to: c.site }]);
    },
  }),
  /** On scoring: per full 5 power the winner has here, the winner gains 1 additional VP. */
  card('factory-436-1337', {
    award(t, s) {
      for (const seat of minded(t, s)) if (s.places[seat] === 1) s.gains[seat] += Math.floor(s.powers[seat] / 5);
    },
  }),
  /** +1 power for all minions here. */
  card('the-central-brain', { lasting: { power: () => 1 } }),
  /** Whenever a minion has been destroyed here: 1 VP for the minion's owner. */
  card('cave-of-shinies', {
    hears: {
      destroyed: {
        plain: true,
        when: (t, self, _, e) => isHere(t, self, e) && minds(t, e.site, t.vars.ctrl[e.about]),
        run: (t, c, e) => gain(t, t.vars.owner[e.about], 1, 'SMU-403', nameOf(t, c.def)),
      },
    },
  }),
  /** Start of any player's turn: the active player may bring one opponent's minion here from a different base. */
  card('mushroom-kingdom', {
    hears: {
      start: {
        when: (t, self, _, e) => minds(t, siteOf(t, self), e.by),
        *run(t, c) {
          const list = (): CardId[] => touchable(t, c, minionsOf(t)).filter((id) => t.vars.ctrl[id] !== c.seat && siteOf(t, id) !== c.site);
          const id = yield* mayPickMinion(t, c, 'bring', list);
          if (!isNone(id)) yield* moveOne(t, c, id, c.site);
        },
      },
    },
  }),
  /**
   * After scoring: the winner peeks at the base deck's 3 top bases, makes one of them the replacement and puts the rest back on top in the
   * order they like.
   */
  card('school-of-wizardry', {
    after: each(function* (t, c) {
      const seen: CardId[] = [];
      for (let i = 0; i < 3; i++) {
        const id = setBaseAside(t, maskOf(c.seat));
        if (id !== undefined) seen.push(id);
      }
      log(t, 'looks.bases', 'SMU-301', { seat: { seat: c.seat }, n: seen.length });
      if (seen.length === 0) return;
      const options = seen.map((id, i) => ({ key: `c${id}`, ref: { kind: 'card' as const, card: id }, value: id, voluntary: i > 0 }));
      const chosen = (yield* pick(t, c.seat, promptOf(t, c, 'base.next', 'SMU-195'), options)) ?? seen[0];
      chooseReplacement(t, c.seat, chosen);
      const rest = seen.filter((id) => id !== chosen);
      const back = yield* orderCards(t, c.seat, promptOf(t, c, 'order.top', 'SMU-330'), rest);
      if (back.length > 1) arrangeSecretly(t, back, c.seat);
      // The first one wanted lies highest in the set-aside zone by now, and is put down last.
      for (const id of t.zones[BASE_ASIDE].slice(-rest.length)) putBaseBack(t, id, 'top');
    }, isWinner),
  }),
  /** After scoring: everybody who has a minion here may draw 1 card. */
  card('the-great-library', {
    after: each(function* (t, c) {
      if (!hasMinionAt(t, c.site, c.seat)) return;
      const prompt = promptOf(t, c, 'draw', 'SMU-263', { decline: 'decline.use' });
      if ((yield* mayPick(t, c.seat, prompt, DRAW)) === true) draw(t, c.seat, 1);
    }),
  }),
  /** After scoring: the winner's whole hand is discarded; then the winner draws 5 cards. */
  card('evans-city-cemetery', {
    after: each((t, c) => {
      discard(t, c.seat, handOf(t, c.seat).slice());
      draw(t, c.seat, 5);
    }, isWinner),
  }),
  /** On scoring: every player gains as many VP as they have minions here. */
  card('rhodes-plaza-mall', {
    award(t, s) {
      for (const seat of minded(t, s)) s.gains[seat] += countAt(t, s.site, seat);
    },
  }),
];
