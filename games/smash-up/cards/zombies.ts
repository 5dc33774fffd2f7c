import type { CardId, Code } from '#engine';
import { button, flowOf, isGone, isNone, log, mayPick, move, pick } from '#engine';
import { destroyActions } from '../effects/affect.ts';
import { extraPlay, howMany, isMinionCard, names, pickBuried, promptOf, searchName, voluntary } from '../effects/recipes.ts';
import { playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { nowOption } from '../plays/answers.ts';
import { isUnrestricted } from '../plays/bank.ts';
import { gateFor, isAllowed } from '../plays/gates.ts';
import { DECK, DISCARD } from '../state.ts';
import { baseAt, cardOf, discardOf, hasMinionAt, nameOf, siteOf, sitesInPlay } from '../table/select.ts';
import { discardFrom, peek, recover, shuffleIn } from '../verbs.ts';
import { card } from './make.ts';

const STAYS_OR_IS_DISCARDED = [button('top', 'top' as const), voluntary(button('discard', 'discard' as const))];

export const zombies = [
  /**
   * On play: every base without a minion of yours may at once receive one extra minion with printed power ≤2, played out of your discard
   * pile. (SMU-450)
   */
  card('zombie-lord', {
    *play(t, c) {
      const left = sitesInPlay(t).filter((site) => !hasMinionAt(t, site, c.seat));
      while (left.length > 0) {
        const options = (): Code<Playing>[] => {
          const gate = gateFor(t, c.seat);
          return names(t, discardOf(t, c.seat), (id) => isMinionCard(t, id) && cardOf(t, id).power <= 2).flatMap((id) =>
            left
              .filter((site) => baseAt(t, site) >= 0 && isAllowed(t, gate, cardOf(t, id), site))
              .map((site) => nowOption(id, baseAt(t, site))),
          );
        };
        const chosen = yield* mayPick(t, c.seat, promptOf(t, c, 'raise', 'SMU-450', { decline: 'decline.enough' }), options);
        if (isNone(chosen)) return;
        left.splice(left.indexOf(siteOf(t, chosen.to)), 1);
        yield* flowOf(playCard(t, c.seat, chosen));
      }
    },
  }),
  /** On play: you may take one minion out of your discard pile into your hand. */
  card('grave-digger', {
    *play(t, c) {
      const fits = (): CardId[] => names(t, discardOf(t, c.seat), (id) => isMinionCard(t, id));
      const id = yield* mayPick(t, c.seat, promptOf(t, c, 'recover', 'SMU-263', { decline: 'decline.none' }), fits);
      if (!isNone(id)) recover(t, c.seat, [id]);
    },
  }),
  /**
   * Special (discard pile, your Play Cards phase): this card may be played as an extra minion. Per turn you may do this with one Tenacious
   * Z only.
   */
  card('tenacious-z', { rises: true }),
  /** On play: peek at your deck's top card; leave it there or discard it. */
  card('walker', {
    *play(t, c) {
      const id = peek(t, c.seat);
      if (id === undefined) return;
      const prompt = { key: 'peek.discard', rule: 'SMU-239', params: { effect: nameOf(t, c.def), card: { card: id } } };
      const chosen = yield* pick(t, c.seat, prompt, STAYS_OR_IS_DISCARDED);
      if (chosen !== 'discard' || t.zone[id] !== DECK + c.seat) return;
      discardFrom(t, id);
      log(t, 'discards', 'SMU-234', { seat: { seat: c.seat }, cards: { cards: [id] } });
    },
  }),
  /** On play: take any one card out of your discard pile into your hand. */
  card('grave-robbing', {
    *play(t, c) {
      const id = yield* pick(t, c.seat, promptOf(t, c, 'recover', 'SMU-277'), () => names(t, discardOf(t, c.seat), () => true));
      if (!isNone(id)) recover(t, c.seat, [id]);
    },
  }),
  /** On play: pick any number of cards in your discard pile and shuffle them into your deck. */
  card('lend-a-hand', {
    *play(t, c) {
      const chosen = yield* pickBuried(t, c, 'shuffle.in', () => true);
      if (!isGone(chosen)) shuffleIn(t, c.seat, chosen);
    },
  }),
  /** On play: find as many cards in your deck as you like that all have the same name, discard them, then shuffle. */
  card('mall-crawl', {
    play: (t, c) =>
      searchName(
        t,
        c,
        () => true,
        99,
        (id) => move(t, id, DISCARD + c.seat),
      ),
  }),
  /** On play: take as many minions as you like that all have the same name out of your discard pile into your hand. */
  card('not-enough-bullets', {
    *play(t, c) {
      const fits = (): CardId[] => names(t, discardOf(t, c.seat), (id) => isMinionCard(t, id));
      const one = yield* mayPick(t, c.seat, promptOf(t, c, 'recover.name', 'SMU-451', { decline: 'decline.none' }), fits);
      if (isNone(one)) return;
      const copies = discardOf(t, c.seat).filter((id) => t.def[id] === t.def[one]);
      recover(t, c.seat, (yield* howMany(t, c, copies, 99)) ?? []);
    },
  }),
  /** On play: 1 extra minion play for you, only for a base without a minion of yours. */
  card('outbreak', { play: extraPlay('minion', 'empty') }),
  /** Attach to a base. Ongoing: no opponent can play minions here. When your turn starts, destroy this action. */
  card('overrun', {
    lasting: { forbids: (t, self, seat, _, site) => site === siteOf(t, self) && seat !== t.vars.ctrl[self] },
    hears: {
      start: {
        when: (_, __, ctrl, e) => e.by === ctrl,
        run: (t, c) => {
          destroyActions(t, c, [c.self]);
        },
      },
    },
  }),
  /** On play: 1 extra minion play for you; that minion comes out of your discard pile. */
  card('they-keep-coming', { play: extraPlay('minion', 'zone', () => ({ from: 'discard' })) }),
  /**
   * Attach to a base. Ongoing: in your Play Cards phase a minion you play here with a regular play or an unrestricted extra play may come
   * out of your discard pile rather than your hand.
   */
  card('theyre-coming-to-get-you', { lasting: { unearths: isUnrestricted } }),
];
