import { flowOf, isNone, log, maskOf, NOBODY, pick, seatOption, setSight, show } from '#engine';
import { sendHome, toDeck } from '../effects/affect.ts';
import { noteOccasion } from '../effects/notes.ts';
import { both, extraPlay, isMinionCard, moveAny, pickMinion, pickSite, promptOf, returnOne, touchable, upTo } from '../effects/recipes.ts';
import { extra } from '../effects/resolve.ts';
import { newPlay } from '../plays/bank.ts';
import { BASE_DECK, NONE } from '../state.ts';
import { attachedAt, baseAt, handOf, minionsAt, minionsOf, nameOf, siteOf } from '../table/select.ts';
import { discard, discardCard, gain, openDeck, swapBase, topBase } from '../verbs.ts';
import { card } from './make.ts';

export const aliens = [
  /** On play: you may send one minion, no matter whose, back to its owner's hand. */
  card('supreme-overlord', { play: returnOne({ may: true }) }),
  /** On play: gain 1 VP. */
  card('invader', { play: (t, c) => gain(t, c.seat, 1, 'SMU-296', nameOf(t, c.def)) }),
  /** Special (in play, after its base has scored): you may take this minion back to your hand before the base is cleared. */
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
  /** On play: you may send one minion here with power ≤3 back to its owner's hand. */
  card('collector', { play: returnOne({ here: true, max: 3, may: true }) }),
  /** On play: send one minion back to its owner's hand; then you get 1 extra minion play. */
  card('abduction', { play: both(returnOne({}), extraPlay('minion')) }),
  /** On play: send one minion back to its owner's hand. */
  card('beam-up', { play: returnOne({}) }),
  /** On play: pick a base; all its minions go back to their owners' hands. */
  card('crop-circles', {
    *play(t, c) {
      const site = yield* pickSite(t, c, 'base.empty');
      if (site !== undefined) yield* sendHome(t, c, minionsAt(t, site));
    },
  }),
  /** On play: pick a minion with power ≤3; it goes under its owner's deck. */
  card('disintegrator', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'lose', () => touchable(t, c, upTo(t, minionsOf(t), 3)));
      if (!isNone(id)) yield* toDeck(t, c, [id], () => 'bottom');
    },
  }),
  /** On play: one minion, no matter whose, moves to a different base you choose. */
  card('invasion', { play: moveAny('any') }),
  /** Attach to a base. Ongoing: the base's ability is ignored by everybody. */
  card('jammed-signal', { lasting: { jams: true } }),
  /** On play: you see one opponent's hand; a minion you pick there is discarded by them. */
  card('probe', {
    *play(t, c) {
      const others = (): ReturnType<typeof seatOption>[] => t.ring.filter((seat) => seat !== c.seat).map(seatOption);
      const seat = yield* pick(t, c.seat, promptOf(t, c, 'player.probe', 'SMU-277'), others);
      if (isNone(seat)) return;
      for (const id of handOf(t, seat)) show(t, id, maskOf(c.seat));
      log(t, 'sees.hand', 'SMU-239', { seat: { seat: c.seat }, other: { seat } });
      const prompt = promptOf(t, c, 'probe', 'SMU-445', { always: true });
      const id = yield* pick(t, c.seat, prompt, () => handOf(t, seat).filter((one) => isMinionCard(t, one)));
      if (!isNone(id)) discard(t, seat, [id]);
    },
  }),
  /**
   * On play: take a base of your choice out of the base deck and exchange it for a base in play, whose attached actions are discarded; the
   * old base is shuffled into the base deck. You get 1 extra minion play, only on the new base. (SMU-401)
   */
  card('terraforming', {
    *play(t, c) {
      if (topBase(t) === undefined) return;
      openDeck(t, BASE_DECK, c.seat);
      const now = yield* pick(t, c.seat, promptOf(t, c, 'base.search', 'SMU-401', { always: true }), () => t.zones[BASE_DECK].slice());
      setSight(t, BASE_DECK, NOBODY);
      if (isNone(now)) return;
      const site = yield* pickSite(t, c, 'base.swap');
      if (site === undefined) return;
      for (const id of attachedAt(t, site)) discardCard(t, id);
      swapBase(t, c.seat, baseAt(t, site), now);
      noteOccasion(t, { kind: 'new', site, seat: NONE });
      yield* flowOf(extra(t, c, newPlay('minion', 'site', { site })));
    },
  }),
];
