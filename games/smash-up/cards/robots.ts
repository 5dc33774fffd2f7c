import type { CardId } from '#engine';
import { flowOf, isGone, isNone, mayPick } from '#engine';
import { destroy } from '../effects/affect.ts';
import { breakable, extraPlay, isMinionCard, mayPickMinion, pickBuried, pickMinion, pickSite, upTo } from '../effects/recipes.ts';
import { extra, playCard } from '../effects/resolve.ts';
import { nowOption } from '../plays/answers.ts';
import { newPlay } from '../plays/bank.ts';
import { gateFor, isAllowed } from '../plays/gates.ts';
import type { Ability, Ctx, T } from '../state.ts';
import { ASIDE } from '../state.ts';
import { baseAt, cardOf, countAt, isKin, isOwn, kinOf, minionsAt, nameOf, playedBy, sitesInPlay } from '../table/select.ts';
import { draw, putOnDeck, reveal, shuffleIn } from '../verbs.ts';
import { card } from './make.ts';

const MICROBOT = 'microbot';

/** An extra minion, if it is the first minion you play this turn. */
const extraIfFirst: Ability = (t, c) => (playedBy(t, c.seat) === 1 ? extra(t, c, newPlay('minion', 'extra')) : undefined);

/** Minions here with less power than you have minions here. */
export const outnumbered = (t: T, c: Ctx): CardId[] => breakable(t, c, upTo(t, minionsAt(t, c.site), countAt(t, c.site, c.seat) - 1));

export const robots = [
  /** Ongoing: when this minion has been destroyed, destroy all opponents' minions on the base it was on. */
  card('nukebot', {
    hears: {
      destroyed: {
        when: (_, self, __, e) => e.about === self,
        *run(t, c, e) {
          yield* destroy(
            t,
            c,
            minionsAt(t, e.site).filter((id) => t.vars.ctrl[id] !== c.seat),
          );
        },
      },
    },
  }),
  /** Ongoing: destruction of this minion is impossible. */
  card('warbot', { lasting: { spares: (_, self, id) => id === self } }),
  /** On play: reveal your deck's top card. A minion may be played on the spot as an extra minion; a card not played stays on top. */
  card('hoverbot', {
    *play(t, c) {
      const id = reveal(t, c.seat, 'top');
      if (id === undefined) return;
      if (isMinionCard(t, id)) {
        const gate = gateFor(t, c.seat);
        const spots = sitesInPlay(t)
          .filter((site) => isAllowed(t, gate, cardOf(t, id), site))
          .map((site) => nowOption(id, baseAt(t, site)));
        const prompt = {
          key: 'revealed',
          rule: 'SMU-122',
          params: { effect: nameOf(t, c.def), card: { card: id } },
          decline: 'decline.top',
        };
        const chosen = yield* mayPick(t, c.seat, prompt, spots);
        if (!isNone(chosen)) {
          yield* flowOf(playCard(t, c.seat, chosen));
          return;
        }
      }
      if (t.zone[id] === ASIDE + c.seat) putOnDeck(t, c.seat, id, 'top');
    },
  }),
  /** On play: 1 extra minion play for you (printed power ≤2). */
  card('zapbot', { play: extraPlay('minion', 'power', () => ({ max: 2 })) }),
  /** Ongoing: +1 power per other Microbot of yours in play. Each minion you have in play is treated as a Microbot. */
  card('microbot-alpha', {
    kin: MICROBOT,
    lasting: {
      adopts: isOwn,
      bearer: (t, self) => kinOf(t, t.vars.ctrl[self], MICROBOT) - 1,
      hangsOn: 'table',
    },
  }),
  /** Ongoing: draw 1 card whenever a Microbot of yours (this one too) has been destroyed. */
  card('microbot-archive', {
    kin: MICROBOT,
    hears: {
      destroyed: {
        plain: true,
        when: (t, _, ctrl, e) => t.vars.ctrl[e.about] === ctrl && isKin(t, e.about, MICROBOT),
        run: (t, c) => {
          draw(t, c.seat, 1);
        },
      },
    },
  }),
  /**
   * On play: 1 extra minion play for you, if no minion was played by you earlier this turn. Ongoing: +1 power for each Microbot of yours.
   */
  card('microbot-fixer', {
    kin: MICROBOT,
    lasting: { power: (t, self, id) => (isOwn(t, self, id) && isKin(t, id, MICROBOT) ? 1 : 0), hangsOn: 'table' },
    play: extraIfFirst,
  }),
  /** On play: count your minions here; one minion here with power below that number is destroyed. */
  card('microbot-guard', {
    kin: MICROBOT,
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'destroy', () => outnumbered(t, c));
      if (!isNone(id)) yield* destroy(t, c, [id]);
    },
  }),
  /**
   * On play: 1 extra minion play for you, if no minion was played by you earlier this turn. Then pick any number of Microbots in your
   * discard pile and shuffle them into your deck.
   */
  card('microbot-reclaimer', {
    kin: MICROBOT,
    *play(t, c) {
      yield* flowOf(extraIfFirst(t, c));
      const chosen = yield* pickBuried(t, c, 'shuffle.in', (id) => cardOf(t, id).kin === MICROBOT);
      if (!isGone(chosen)) shuffleIn(t, c.seat, chosen);
    },
  }),
  /** On play: pick a base; draw as many cards as you have minions there. */
  card('tech-center', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.draw');
      if (site !== undefined) draw(t, c.seat, countAt(t, site, c.seat));
    },
  }),
];

/** Gnome and Guard count alike; the one may, the other must. */
export const mayDestroyOutnumbered: Ability = function* (t, c) {
  const id = yield* mayPickMinion(t, c, 'destroy', () => outnumbered(t, c));
  if (!isNone(id)) yield* destroy(t, c, [id]);
};
