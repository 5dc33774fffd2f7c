import type { CardId, Code } from '#engine';
import { button, flowOf, isGone, isNone, mayPick, move, pickSome } from '#engine';
import { destroy } from '../effects/affect.ts';
import {
  both,
  draws,
  extraPlay,
  isAction,
  isMinionCard,
  orderCards,
  pickMinion,
  promptOf,
  searchName,
  voluntary,
} from '../effects/recipes.ts';
import { playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { newPlay } from '../plays/bank.ts';
import { ASIDE, HAND } from '../state.ts';
import { powerOf } from '../table/layers.ts';
import { clockwise, minionsOf } from '../table/select.ts';
import { draw, putOnDeck, reveal, shuffleHandAway, take } from '../verbs.ts';
import { playNow, useRevealed } from './grannies.ts';
import { card } from './make.ts';

const STAYS_OR_IS_TAKEN = [button<'top'>('top', 'top'), voluntary(button<'hand'>('hand', 'hand'))];

export const wizards = [
  /** Ongoing: 1 extra action play for you in each of your Play Cards phases. */
  card('archmage', { grants: () => newPlay('action', 'extra') }),
  /** On play: 1 extra action play for you. */
  card('chronomage', { play: extraPlay('action') }),
  /** On play: draw 1 card. */
  card('enchantress', { play: draws(1) }),
  /**
   * On play: reveal your deck's top card. An action may be taken into your hand or played on the spot as an extra action; otherwise the
   * card stays on top.
   */
  card('neophyte', {
    *play(t, c) {
      const id = reveal(t, c.seat, 'top');
      if (id === undefined) return;
      if (isAction(t, id)) yield* useRevealed(t, c, id, STAYS_OR_IS_TAKEN);
      else putOnDeck(t, c.seat, id, 'top');
    },
  }),
  /**
   * On play: each opponent's deck shows its top card. One action among them may be played by you on the spot as an extra action; all other
   * cards shown stay on top of their decks. (SMU-410)
   */
  card('mass-enchantment', {
    *play(t, c) {
      const shown: { seat: number; id: CardId }[] = [];
      for (const seat of clockwise(t)) {
        const id = seat === c.seat ? undefined : reveal(t, seat, 'top');
        if (id !== undefined) shown.push({ seat, id });
      }
      const playable = (): Code<Playing>[] =>
        shown.flatMap(({ seat, id }) => (t.zone[id] === ASIDE + seat && isAction(t, id) ? playNow(t, c.seat, id) : []));
      const prompt = promptOf(t, c, 'enchant', 'SMU-410', { decline: 'decline.none' });
      const chosen = yield* mayPick(t, c.seat, prompt, playable);
      for (const { seat, id } of shown) if (id !== chosen?.card && t.zone[id] === ASIDE + seat) putOnDeck(t, seat, id, 'top');
      if (!isNone(chosen)) yield* flowOf(playCard(t, c.seat, chosen));
    },
  }),
  /** On play: draw 2 cards. */
  card('mystic-studies', { play: draws(2) }),
  /**
   * On play: reveal your deck's 5 top cards. Take as many of the minions among them as you like; the remaining cards go back on top in the
   * order you like.
   */
  card('portal', {
    *play(t, c) {
      const shown: CardId[] = [];
      for (let i = 0; i < 5; i++) {
        const id = reveal(t, c.seat, 'top');
        if (id !== undefined) shown.push(id);
      }
      const minions = shown.filter((id) => isMinionCard(t, id));
      const taken = yield* pickSome(t, c.seat, promptOf(t, c, 'take.minions', 'SMU-265', { decline: 'decline.none' }), minions, 0, 5);
      if (isGone(taken)) return;
      for (const id of taken) if (t.zone[id] === ASIDE + c.seat) take(t, c.seat, id);
      const rest = shown.filter((id) => !taken.includes(id));
      // The first one shown lies on top: that is how they were.
      const back = yield* orderCards(t, c.seat, promptOf(t, c, 'order.top', 'SMU-330'), rest);
      for (const id of back.slice().reverse()) if (t.zone[id] === ASIDE + c.seat) putOnDeck(t, c.seat, id, 'top');
    },
  }),
  /** On play: pick a minion of yours; draw as many cards as its power, then it is destroyed. (SMU-411) */
  card('sacrifice', {
    *play(t, c) {
      const id = yield* pickMinion(t, c, 'sacrifice', () => minionsOf(t, c.seat));
      if (isNone(id)) return;
      draw(t, c.seat, powerOf(t, id));
      yield* destroy(t, c, [id]);
    },
  }),
  /** On play: find an action in your deck, show and take it, then shuffle. */
  card('scry', {
    play: (t, c) =>
      searchName(
        t,
        c,
        (id) => isAction(t, id),
        1,
        (id) => move(t, id, HAND + c.seat),
      ),
  }),
  /** On play: 1 extra minion play for you. */
  card('summon', { play: extraPlay('minion') }),
  /** On play: 2 extra action plays for you. */
  card('time-loop', { play: extraPlay('action', 'extra', () => ({ left: 2 })) }),
  /** On play: your whole hand is shuffled into your deck; then draw 5 cards. You also get 1 extra action play. */
  card('winds-of-change', {
    play: both((t, c) => {
      shuffleHandAway(t, c.seat);
      draw(t, c.seat, 5);
    }, extraPlay('action')),
  }),
];
