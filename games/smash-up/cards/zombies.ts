import type { CardId, Code } from '#engine';
import { button, leads, log, mayPick, move, pick } from '#engine';
import { destroyActions } from '../effects/affect.ts';
import { extraPlay, howMany, isMinionCard, loud, names, pickBuried, says, searchName } from '../effects/recipes.ts';
import { playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { nowOption } from '../plays/answers.ts';
import { gateFor, isAllowed } from '../plays/gates.ts';
import { DECK, DISCARD } from '../state.ts';
import { baseAt, cardOf, discardOf, hasMinionAt, nameOf, siteOf, sitesInPlay } from '../table/select.ts';
import { discardFrom, peek, recover, shuffleIn } from '../verbs.ts';
import { card } from './make.ts';

const STAYS_OR_IS_DISCARDED = [button('top', 'top' as const), loud(button('discard', 'discard' as const))];

export const zombies = [
  /** Each base without a minion of yours may receive a minion with printed power 2 or less out of your discard pile (SMU-450). */
  card('zombie-lord', {
    *play(t, c) {
      const left = sitesInPlay(t).filter((site) => !hasMinionAt(t, site, c.seat));
      while (left.length > 0) {
        const options = (): Code<Playing>[] => {
          const gate = gateFor(t, c.seat);
          return names(t, discardOf(t, c.seat), (id) => isMinionCard(t, id) && cardOf(t, id).power <= 2).flatMap((id) =>
            left
              .filter((site) => baseAt(t, site) >= 0 && isAllowed(gate, cardOf(t, id), site))
              .map((site) => nowOption(id, baseAt(t, site))),
          );
        };
        const chosen = yield* mayPick(t, c.seat, says(t, c, 'raise', 'SMU-450', { decline: 'decline.enough' }), options);
        if (chosen === undefined) return;
        left.splice(left.indexOf(siteOf(t, chosen.to)), 1);
        const running = playCard(t, c.seat, chosen);
        if (running !== undefined) yield* running;
      }
    },
  }),
  card('grave-digger', {
    *play(t, c) {
      const fits = (): CardId[] => names(t, discardOf(t, c.seat), (id) => isMinionCard(t, id));
      const id = yield* mayPick(t, c.seat, says(t, c, 'recover', 'SMU-263', { decline: 'decline.none' }), fits);
      if (id !== undefined) recover(t, c.seat, [id]);
    },
  }),
  card('tenacious-z', { rises: true }),
  /** Look at the top card of your deck; leave it there or discard it. */
  card('walker', {
    play(t, c) {
      const id = peek(t, c.seat);
      if (id === undefined) return;
      const prompt = { key: 'peek.discard', rule: 'SMU-239', params: { effect: nameOf(t, c.def), card: { card: id } } };
      return leads(pick(t, c.seat, prompt, STAYS_OR_IS_DISCARDED), (chosen) => {
        if (chosen !== 'discard' || t.zone[id] !== DECK + c.seat) return;
        discardFrom(t, id);
        log(t, 'discards', 'SMU-234', { seat: { seat: c.seat }, cards: { cards: [id] } });
      });
    },
  }),
  card('grave-robbing', {
    *play(t, c) {
      const id = yield* pick(t, c.seat, says(t, c, 'recover', 'SMU-277'), () => names(t, discardOf(t, c.seat), () => true));
      if (id !== undefined) recover(t, c.seat, [id]);
    },
  }),
  card('lend-a-hand', {
    *play(t, c) {
      shuffleIn(t, c.seat, yield* pickBuried(t, c, 'shuffle.in', () => true));
    },
  }),
  /** Any number of cards of one name out of your deck are discarded. */
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
  /** Any number of minions of one name go from your discard pile to the hand. */
  card('not-enough-bullets', {
    *play(t, c) {
      const fits = (): CardId[] => names(t, discardOf(t, c.seat), (id) => isMinionCard(t, id));
      const one = yield* mayPick(t, c.seat, says(t, c, 'recover.name', 'SMU-451', { decline: 'decline.none' }), fits);
      if (one === undefined) return;
      const copies = discardOf(t, c.seat).filter((id) => t.def[id] === t.def[one]);
      recover(t, c.seat, yield* howMany(t, c, copies, 99));
    },
  }),
  card('outbreak', { play: extraPlay('minion', 'empty') }),
  /** No opponent can play minions here; when your turn starts it is destroyed. */
  card('overrun', {
    always: ['closed'],
    hears: {
      start: {
        when: (_, __, ctrl, e) => e.by === ctrl,
        run: (t, c) => {
          destroyActions(t, c, [c.self]);
        },
      },
    },
  }),
  card('they-keep-coming', { play: extraPlay('minion', 'zone', () => ({ from: 'discard' })) }),
  card('theyre-coming-to-get-you', { always: ['graves'] }),
];
