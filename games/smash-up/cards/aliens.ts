import { log, maskOf, NOBODY, pick, seatOption, setSight, show } from '#engine';
import { sendHome, toDeck } from '../effects/affect.ts';
import { noteOccasion } from '../effects/notes.ts';
import { both, extraPlay, isMinionCard, moveAny, pickMinion, pickSite, returnOne, says, touchable, upTo } from '../effects/recipes.ts';
import { extra } from '../effects/resolve.ts';
import { newPlay } from '../plays/bank.ts';
import { BASE_DECK, NONE } from '../state.ts';
import { attachedAt, baseAt, handOf, minionsAt, minionsOf, nameOf, siteOf } from '../table/select.ts';
import { discard, discardCard, gain, openDeck, swapBase, topBase } from '../verbs.ts';
import { card } from './make.ts';

export const aliens = [
  card('supreme-overlord', { play: returnOne({ may: true }) }),
  card('invader', { play: (t, c) => gain(t, c.seat, 1, 'SMU-296', nameOf(t, c.def)) }),
  /** After its base has scored: it may go back to the hand. */
  card('scout', {
    special: {
      at: 'after',
      from: 'play',
      can: (t, _, self) => siteOf(t, self) === t.vars.scoring?.site,
      *run(t, c) {
        yield* sendHome(t, c, [c.self]);
      },
    },
  }),
  card('collector', { play: returnOne({ here: true, max: 3, may: true }) }),
  card('abduction', { play: both(returnOne({}), extraPlay('minion')) }),
  card('beam-up', { play: returnOne({}) }),
  card('crop-circles', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.empty');
      if (site !== undefined) yield* sendHome(t, c, minionsAt(t, site));
    },
  }),
  /** A minion with power 3 or less goes under its owner's deck. */
  card('disintegrator', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'lose', () => touchable(t, c, upTo(t, minionsOf(t), 3)));
      if (id !== undefined) yield* toDeck(t, c, [id], () => 'bottom');
    },
  }),
  card('invasion', { play: moveAny('any') }),
  card('jammed-signal', { always: ['jamming'] }),
  /** You see the hand of an opponent; a minion you choose there is discarded. */
  card('probe', {
    *play(t, c) {
      const others = (): ReturnType<typeof seatOption>[] => t.ring.filter((seat) => seat !== c.seat).map(seatOption);
      const seat = yield* pick(t, c.seat, says(t, c, 'player.probe', 'SMU-277'), others);
      if (seat === undefined) return;
      for (const id of handOf(t, seat)) show(t, id, maskOf(c.seat));
      log(t, 'sees.hand', 'SMU-239', { seat: { seat: c.seat }, other: { seat } });
      const prompt = says(t, c, 'probe', 'SMU-445', { always: true });
      const id = yield* pick(t, c.seat, prompt, () => handOf(t, seat).filter((one) => isMinionCard(t, one)));
      if (id !== undefined) discard(t, seat, [id]);
    },
  }),
  /** A base of your choice out of the base deck is exchanged for one in play (SMU-401); an extra minion there. */
  card('terraforming', {
    *play(t, c) {
      if (topBase(t) === undefined) return;
      openDeck(t, BASE_DECK, c.seat);
      const now = yield* pick(t, c.seat, says(t, c, 'base.search', 'SMU-401', { always: true }), () => t.zones[BASE_DECK].slice());
      setSight(t, BASE_DECK, NOBODY);
      if (now === undefined) return;
      const site = yield* pickSite(t, c, 'base.swap');
      if (site === undefined) return;
      for (const id of attachedAt(t, site)) discardCard(t, id);
      swapBase(t, c.seat, baseAt(t, site), now);
      noteOccasion(t, { kind: 'new', site, seat: NONE });
      const running = extra(t, c, newPlay('minion', 'site', { site }));
      if (running !== undefined) yield* running;
    },
  }),
];
