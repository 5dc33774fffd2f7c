import type { CardId, Code, Flow, Option } from '#engine';
import { button, flowOf, isGone, isNone, log, pick, pickSome } from '#engine';
import { destroyActions, toDeck } from '../effects/affect.ts';
import type { End } from '../effects/recipes.ts';
import { isAction, isMinionCard, lookAtTop, orderCards, pickBuried, pickEnd, pickUpTo, promptOf, voluntary } from '../effects/recipes.ts';
import { extra, playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { nowOption } from '../plays/answers.ts';
import { newPlay } from '../plays/bank.ts';
import { mayPlayActions } from '../plays/gates.ts';
import { targetsFor } from '../plays/offered.ts';
import type { Ctx, T } from '../state.ts';
import { ASIDE } from '../state.ts';
import { actionsInPlay, cardOf, handOf, isOwn, minionsAt, nameOf, siteOf } from '../table/select.ts';
import { buryHand, discardFrom, draw, putOnDeck, reveal, take } from '../verbs.ts';
import { card } from './make.ts';

const TAKE = button<'hand'>('hand', 'hand');
const STAY = button<'top'>('top', 'top');

/** A revealed action in a seat's set-aside zone may be played on the spot, if there is a place for it. */
export const playNow = (t: T, seat: number, id: CardId): Code<Playing>[] =>
  mayPlayActions(t, seat) ? targetsFor(t, seat, id, cardOf(t, id)).map((to) => nowOption(id, to)) : [];

/** What to do with a revealed action; the first button is what silence does (SMU-444). */
export function* useRevealed(t: T, c: Ctx, id: CardId, buttons: readonly Option<'hand' | 'top'>[]): Flow {
  const prompt = { key: 'revealed', rule: 'SMU-122', params: { effect: nameOf(t, c.def), card: { card: id } } };
  const chosen = yield* pick(t, c.seat, prompt, () => [...buttons, ...playNow(t, c.seat, id)]);
  if (t.zone[id] !== ASIDE + c.seat) return;
  if (chosen === 'hand') take(t, c.seat, id);
  else if (chosen === 'top' || isNone(chosen)) putOnDeck(t, c.seat, id, 'top');
  else {
    yield* flowOf(playCard(t, c.seat, chosen));
  }
}

const sink = (t: T, c: Ctx, id: CardId): void => {
  putOnDeck(t, c.seat, id, 'bottom');
  log(t, 'sinks', 'SMU-302', { seat: { seat: c.seat }, card: { card: id } });
};

export const grannies = [
  /** Talent: reveal your deck's 2 bottom cards. The minions among them are taken into your hand, the rest is discarded. */
  card('matriarch', {
    talent: {
      run(t, c) {
        const shown = [reveal(t, c.seat, 'bottom'), reveal(t, c.seat, 'bottom')];
        for (const id of shown) {
          if (id === undefined) continue;
          if (isMinionCard(t, id)) take(t, c.seat, id);
          else discardFrom(t, id);
        }
      },
    },
  }),
  /** Talent: peek at your deck's top card and leave it there or put it under the deck. */
  card('granny', { talent: { run: lookAtTop } }),
  /**
   * On play: reveal your deck's top card. An action: take it into your hand, or play it on the spot as an extra action. Anything else goes
   * under your deck.
   */
  card('nana', {
    *play(t, c) {
      const id = reveal(t, c.seat, 'top');
      if (id === undefined) return;
      if (isAction(t, id)) yield* useRevealed(t, c, id, [TAKE]);
      else sink(t, c, id);
    },
  }),
  /** On play: peek at your deck's top card and leave it there or put it under the deck. */
  card('grandma', { play: lookAtTop }),
  /**
   * Special (hand, after scoring): take up to 3 of your minions off the scored base and put each on top of or under your deck, in an order
   * you choose.
   */
  card('always-room-at-grannys', {
    special: {
      at: 'after',
      from: 'hand',
      *run(t, c) {
        const site = t.vars.scoring?.site ?? 0;
        const saved = yield* pickUpTo(t, c, 'save', () => minionsAt(t, site, c.seat), 3);
        if (isGone(saved)) return;
        const inOrder = yield* orderCards(t, c.seat, promptOf(t, c, 'order.cards', 'SMU-330'), saved);
        const ends: { id: CardId; end: End }[] = [];
        for (const id of inOrder) ends.push({ id, end: yield* pickEnd(t, c, id) });
        yield* toDeck(t, c, inOrder, (id) => ends.find((one) => one.id === id)?.end ?? 'top');
      },
    },
  }),
  /** On play: put exactly 3 hand cards (all, if you hold fewer) under your deck in the order you like; then draw 3 cards. (SMU-351) */
  card('attic-treasures', {
    *play(t, c) {
      const many = Math.min(3, handOf(t, c.seat).length);
      const chosen = yield* pickSome(t, c.seat, promptOf(t, c, 'bury', 'SMU-351'), handOf(t, c.seat).slice(), many, many);
      if (isGone(chosen)) return;
      buryHand(t, c.seat, yield* orderCards(t, c.seat, promptOf(t, c, 'order.cards', 'SMU-330'), chosen));
      draw(t, c.seat, 3);
    },
  }),
  /** On play: pick up to 2 cards in your discard pile and put each on top of or under your deck. */
  card('chicken-soup', {
    *play(t, c) {
      const chosen = yield* pickBuried(t, c, 'soup', () => true, 2);
      if (isGone(chosen)) return;
      const ends: End[] = [];
      for (const id of chosen) ends.push(yield* pickEnd(t, c, id));
      const isOneEnd = ends.length === 2 && ends[0] === ends[1];
      const inOrder = isOneEnd ? yield* orderCards(t, c.seat, promptOf(t, c, 'order.cards', 'SMU-330'), chosen) : chosen;
      for (const id of inOrder) {
        const end = ends[chosen.indexOf(id)];
        putOnDeck(t, c.seat, id, end);
        log(t, `deck.${end}`, 'SMU-302', { card: { card: id }, seat: { seat: c.seat } });
      }
    },
  }),
  /** Attach to a base. Ongoing: no opponent's card can affect minions of yours here in any way. */
  card('dont-mess-with-my-babies', { lasting: { shields: isOwn } }),
  /**
   * Attach to a base. Ongoing: whenever you have played a minion here, reveal your deck's bottom card; a minion is taken into your hand,
   * anything else goes on top of your deck.
   */
  card('family-reunion', {
    hears: {
      played: {
        ignoresSubject: true,
        when: (t, self, ctrl, e) => e.site === siteOf(t, self) && e.by === ctrl,
        run(t, c) {
          const id = reveal(t, c.seat, 'bottom');
          if (id === undefined) return;
          if (isMinionCard(t, id)) take(t, c.seat, id);
          else putOnDeck(t, c.seat, id, 'top');
        },
      },
    },
  }),
  /**
   * On play: reveal your deck's top card. An action: take it into your hand or leave it on top. Anything else goes under your deck. Either
   * way you get 1 extra action play.
   */
  card('grannys-purse', {
    *play(t, c) {
      const id = reveal(t, c.seat, 'top');
      if (id !== undefined && isAction(t, id)) {
        const prompt = { key: 'revealed', rule: 'SMU-242', params: { effect: nameOf(t, c.def), card: { card: id } } };
        const chosen = yield* pick(t, c.seat, prompt, [STAY, voluntary(TAKE)]);
        if (chosen === 'hand') take(t, c.seat, id);
        else if (t.zone[id] === ASIDE + c.seat) putOnDeck(t, c.seat, id, 'top');
      } else if (id !== undefined) sink(t, c, id);
      yield* flowOf(extra(t, c, newPlay('action', 'extra')));
    },
  }),
  /**
   * On play: reveal your deck's bottom card and take it into your hand. Should it be a minion, you get an extra minion play for exactly
   * that card.
   */
  card('hush-my-stories-are-on', {
    play(t, c) {
      const id = reveal(t, c.seat, 'bottom');
      if (id === undefined) return;
      take(t, c.seat, id);
      if (isMinionCard(t, id)) return extra(t, c, newPlay('minion', 'card', { card: id }));
    },
  }),
  /** On play: up to 3 actions attached to bases and/or minions are destroyed; you draw 1 card per action destroyed. */
  card('knitting-circle', {
    *play(t, c) {
      const chosen = yield* pickUpTo(t, c, 'destroy.actions', () => actionsInPlay(t), 3);
      if (!isGone(chosen)) draw(t, c.seat, destroyActions(t, c, chosen));
    },
  }),
];
