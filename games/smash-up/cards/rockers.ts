import type { CardId, Code, Flow } from '#engine';
import { button, flowOf, isGone, isNone, mayPick, move, pick } from '#engine';
import { boost, moveAll } from '../effects/affect.ts';
import { isMinionCard, pickBuried, pickSite, pickUpTo, promptOf, searchName } from '../effects/recipes.ts';
import { extra, playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { nowOption } from '../plays/answers.ts';
import { newPlay } from '../plays/bank.ts';
import { gateFor, isAllowed } from '../plays/gates.ts';
import type { Ctx, T } from '../state.ts';
import { ASIDE, DECK, HAND } from '../state.ts';
import { breakpointAt } from '../table/layers.ts';
import {
  baseAt,
  baseDefAt,
  cardOf,
  deckOf,
  discardOf,
  hasMinionAt,
  isOwn,
  isUsedUp,
  minionsAt,
  minionsOf,
  nameOf,
  siteOf,
  sitesInPlay,
  useUp,
} from '../table/select.ts';
import { closeDeck, draw, openDeck, showFound, shuffleIn, take, topCard } from '../verbs.ts';
import { card } from './make.ts';

/** Breakpoint of the bases that they love. */
const LOUD = 21;

const isLoud = (t: T, site: number): boolean => breakpointAt(t, site) >= LOUD;

const isGroupie = (t: T, id: CardId): boolean => cardOf(t, id).id === 'groupie';

const IN_DECK = button<'deck'>('deck', 'deck');
const IN_DISCARD = button<'discard'>('discard', 'discard');

/** SMU-241: first where to search; the Groupie found lies openly aside, or in no zone at all if none was taken. */
function* findGroupie(t: T, c: Ctx): Flow<CardId | undefined> {
  const buried = (): CardId[] =>
    discardOf(t, c.seat)
      .filter((id) => isGroupie(t, id))
      .slice(0, 1);
  const place = yield* pick(t, c.seat, promptOf(t, c, 'where', 'SMU-241'), buried().length > 0 ? [IN_DECK, IN_DISCARD] : [IN_DECK]);
  if (place === undefined) return undefined;
  if (place === 'deck') {
    topCard(t, c.seat);
    if (deckOf(t, c.seat).length > 0) {
      const zone = DECK + c.seat;
      openDeck(t, zone, c.seat);
      const prompt = promptOf(t, c, 'search', 'SMU-241', { always: true, decline: 'decline.search' });
      const found = yield* mayPick(t, c.seat, prompt, () => t.zones[zone].filter((id) => isGroupie(t, id)).slice(0, 1));
      showFound(t, c.seat, isNone(found) ? [] : [found]);
      if (!isNone(found)) move(t, found, ASIDE + c.seat);
      closeDeck(t, zone);
      if (!isNone(found)) return found;
    }
  }
  const prompt = promptOf(t, c, 'search.discard', 'SMU-241', { decline: 'decline.search' });
  const found = place === 'discard' ? buried()[0] : yield* mayPick(t, c.seat, prompt, buried);
  if (isNone(found)) return undefined;
  move(t, found, ASIDE + c.seat);
  return found;
}

const HAND_BUTTON = button<'hand'>('hand', 'hand');

/** Up to 3 own minions come to a place, each off a base with a lower breakpoint (SMU-383). */
function* gather(t: T, c: Ctx, site: number): Flow {
  const breakpoint = breakpointAt(t, site);
  const lower = sitesInPlay(t).filter((one) => breakpointAt(t, one) < breakpoint);
  const chosen = yield* pickUpTo(t, c, 'bring', () => minionsOf(t, c.seat).filter((id) => lower.includes(siteOf(t, id))), 3);
  if (isGone(chosen)) return;
  yield* moveAll(
    t,
    c,
    chosen.map((id) => ({ card: id, to: site })),
  );
}

export const rockers = [
  /** Talent: find one Groupie in your deck and/or discard pile, show and take it. Shuffle the deck if you looked through it. */
  card('the-monarch', {
    talent: {
      *run(t, c) {
        const id = yield* findGroupie(t, c);
        if (id !== undefined) take(t, c.seat, id);
      },
    },
  }),
  /** Talent: draw 1 card, provided the breakpoint here is 21 or more. Per turn you may do this with one Classic Rocker only. */
  card('classic-rocker', {
    talent: {
      can: (t, self, seat) => isLoud(t, siteOf(t, self)) && !isUsedUp(t, t.def[self], seat),
      run(t, c) {
        useUp(t, c.def, c.seat);
        draw(t, c.seat, 1);
      },
    },
  }),
  /** On play: bring up to 3 of your minions here, each off a base with a lower breakpoint than this one. */
  card('rick-roll', { play: (t, c) => gather(t, c, c.site) }),
  /** On play: 1 extra minion play for you, only for a further Groupie and only on this base. */
  card('groupie', { play: (t, c) => extra(t, c, newPlay('minion', 'name', { name: c.def, site: c.site })) }),
  /**
   * On play: find one Groupie in your deck and/or discard pile and show it. Take it into your hand, or play it on the spot as an extra
   * minion. Shuffle the deck if you looked through it.
   */
  card('guest-star', {
    *play(t, c) {
      const id = yield* findGroupie(t, c);
      if (id === undefined) return;
      const gate = gateFor(t, c.seat);
      const spots = (): Code<Playing>[] =>
        sitesInPlay(t)
          .filter((site) => isAllowed(t, gate, cardOf(t, id), site))
          .map((site) => nowOption(id, baseAt(t, site)));
      const prompt = { key: 'revealed', rule: 'SMU-122', params: { effect: nameOf(t, c.def), card: { card: id } } };
      const chosen = yield* pick(t, c.seat, prompt, () => [HAND_BUTTON, ...spots()]);
      if (chosen === 'hand') take(t, c.seat, id);
      else if (!isNone(chosen)) yield* flowOf(playCard(t, c.seat, chosen));
    },
  }),
  /**
   * Attach to a base. Ongoing: +1 power for each of your minions here. In addition, at the end of every turn in which you played one or
   * more minions here, draw 1 card if the breakpoint here is 21 or more. (SMU-386)
   */
  card('hot-venue', {
    lasting: { power: (t, self, id) => (isOwn(t, self, id) ? 1 : 0) },
    hears: {
      end: {
        plain: true,
        when: (t, self, ctrl) => {
          const site = siteOf(t, self);
          return isLoud(t, site) && t.vars.played.some((one) => one.seat === ctrl && one.base === baseDefAt(t, site));
        },
        run: (t, c) => {
          draw(t, c.seat, 1);
        },
      },
    },
  }),
  /**
   * On play: pick a base; your minions on it have +1 power each for the rest of the turn. Special (hand, before scoring): may be played
   * then for the scoring base, if its breakpoint is 21 or more. (SMU-384)
   */
  card('power-ballad', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.boost');
      if (site !== undefined) yield* boost(t, c, minionsAt(t, site, c.seat), 1, 'turn');
    },
    special: {
      at: 'before',
      from: 'hand',
      can: (t) => isLoud(t, t.vars.scoring?.site ?? 0),
      run: (t, c) => boost(t, c, minionsAt(t, t.vars.scoring?.site ?? 0, c.seat), 1, 'turn'),
    },
  }),
  /** On play: pick any number of minion cards in your discard pile and shuffle them into your deck. */
  card('reunion-tour', {
    *play(t, c) {
      const chosen = yield* pickBuried(t, c, 'shuffle.in', (id) => isMinionCard(t, id));
      if (!isGone(chosen)) shuffleIn(t, c.seat, chosen);
    },
  }),
  /** On play: find up to 3 minions in your deck that all have the same name and printed power ≤2; show and take them, then shuffle. */
  card('rock-of-luuv', {
    play: (t, c) =>
      searchName(
        t,
        c,
        (id) => isMinionCard(t, id) && cardOf(t, id).power <= 2,
        3,
        (id) => move(t, id, HAND + c.seat),
      ),
  }),
  /**
   * Special (hand, after scoring, while you have a minion on the scored base): draw 2 cards, or 3 if the breakpoint there was 21 or more.
   * (SMU-385)
   */
  card('total-sellout', {
    special: {
      at: 'after',
      from: 'hand',
      can: (t, seat) => hasMinionAt(t, t.vars.scoring?.site ?? 0, seat),
      run: (t, c) => {
        draw(t, c.seat, (t.vars.scoring?.bp ?? 0) >= LOUD ? 3 : 2);
      },
    },
  }),
  /** On play: pick a base; bring up to 3 of your minions to it, each off a base with a lower breakpoint than that one. */
  card('tour-bus', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.bring');
      if (site !== undefined) yield* gather(t, c, site);
    },
  }),
  /** Attach to a base. Ongoing: a starting breakpoint lower than 21 is raised to 21 here. */
  card('turn-up-to-11', { lasting: { breakpoint: (n) => Math.max(n, LOUD) } }),
];
