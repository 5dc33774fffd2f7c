import type { CardId, Code, Flow, Option } from '#engine';
import { button, log, pick, pickSome } from '#engine';
import { destroyActions, toDeck } from '../effects/affect.ts';
import type { End } from '../effects/recipes.ts';
import { isAction, isMinionCard, lookAtTop, loud, orderCards, pickBuried, pickEnd, pickMinions, says } from '../effects/recipes.ts';
import { extra, playCard } from '../effects/resolve.ts';
import type { Playing } from '../plays/answers.ts';
import { nowOption } from '../plays/answers.ts';
import { newPlay } from '../plays/bank.ts';
import { mayPlayActions } from '../plays/gates.ts';
import { targetsFor } from '../plays/offered.ts';
import type { Ctx, T } from '../state.ts';
import { ASIDE } from '../state.ts';
import { actionsInPlay, cardOf, handOf, minionsAt, nameOf, siteOf } from '../table/select.ts';
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
  else if (chosen === 'top' || chosen === undefined) putOnDeck(t, c.seat, id, 'top');
  else {
    const running = playCard(t, c.seat, chosen);
    if (running !== undefined) yield* running;
  }
}

const sink = (t: T, c: Ctx, id: CardId): void => {
  putOnDeck(t, c.seat, id, 'bottom');
  log(t, 'sinks', 'SMU-302', { seat: { seat: c.seat }, card: { card: id } });
};

export const grannies = [
  /** Talent: reveal the 2 bottom cards of your deck; minions go to the hand, the rest is discarded. */
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
  card('granny', { talent: { run: lookAtTop } }),
  /** Reveal the top card: an action goes to the hand or is played on the spot, anything else goes under the deck. */
  card('nana', {
    *play(t, c) {
      const id = reveal(t, c.seat, 'top');
      if (id === undefined) return;
      if (isAction(t, id)) yield* useRevealed(t, c, id, [TAKE]);
      else sink(t, c, id);
    },
  }),
  card('grandma', { play: lookAtTop }),
  /** After scoring: up to 3 of your minions go from the scored base on top of or under your deck, in your order. */
  card('always-room-at-grannys', {
    special: {
      at: 'after',
      from: 'hand',
      *run(t, c) {
        const site = t.vars.scoring?.site ?? 0;
        const saved = yield* pickMinions(t, c, 'save', () => minionsAt(t, site, c.seat), 3);
        const inOrder = yield* orderCards(t, c.seat, says(t, c, 'order.cards', 'SMU-330'), saved);
        const ends: { id: CardId; end: End }[] = [];
        for (const id of inOrder) ends.push({ id, end: yield* pickEnd(t, c, id) });
        yield* toDeck(t, c, inOrder, (id) => ends.find((one) => one.id === id)?.end ?? 'top');
      },
    },
  }),
  /** Put exactly 3 hand cards (all, if fewer) under your deck in any order, then draw 3 (SMU-351). */
  card('attic-treasures', {
    *play(t, c) {
      const many = Math.min(3, handOf(t, c.seat).length);
      const chosen = yield* pickSome(t, c.seat, says(t, c, 'bury', 'SMU-351'), handOf(t, c.seat).slice(), many, many);
      buryHand(t, c.seat, yield* orderCards(t, c.seat, says(t, c, 'order.cards', 'SMU-330'), chosen));
      draw(t, c.seat, 3);
    },
  }),
  /** Up to 2 cards of your discard pile go on top of or under your deck. */
  card('chicken-soup', {
    *play(t, c) {
      const chosen = yield* pickBuried(t, c, 'soup', () => true, 2);
      const ends: End[] = [];
      for (const id of chosen) ends.push(yield* pickEnd(t, c, id));
      const isOneEnd = ends.length === 2 && ends[0] === ends[1];
      const inOrder = isOneEnd ? yield* orderCards(t, c.seat, says(t, c, 'order.cards', 'SMU-330'), chosen) : chosen;
      for (const id of inOrder) {
        const end = ends[chosen.indexOf(id)];
        putOnDeck(t, c.seat, id, end);
        log(t, `deck.${end}`, 'SMU-302', { card: { card: id }, seat: { seat: c.seat } });
      }
    },
  }),
  card('dont-mess-with-my-babies', { always: ['shelter'] }),
  /** Whenever you have played a minion here, reveal the bottom card: a minion goes to the hand, anything else on top. */
  card('family-reunion', {
    hears: {
      played: {
        heedless: true,
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
  /** Reveal the top card: an action goes to the hand or stays, anything else goes under the deck. An extra action either way. */
  card('grannys-purse', {
    *play(t, c) {
      const id = reveal(t, c.seat, 'top');
      if (id !== undefined && isAction(t, id)) {
        const prompt = { key: 'revealed', rule: 'SMU-242', params: { effect: nameOf(t, c.def), card: { card: id } } };
        const chosen = yield* pick(t, c.seat, prompt, [STAY, loud(TAKE)]);
        if (chosen === 'hand') take(t, c.seat, id);
        else if (t.zone[id] === ASIDE + c.seat) putOnDeck(t, c.seat, id, 'top');
      } else if (id !== undefined) sink(t, c, id);
      const running = extra(t, c, newPlay('action', 'extra'));
      if (running !== undefined) yield* running;
    },
  }),
  /** Reveal the bottom card and take it; a minion may be played as an extra one. */
  card('hush-my-stories-are-on', {
    play(t, c) {
      const id = reveal(t, c.seat, 'bottom');
      if (id === undefined) return;
      take(t, c.seat, id);
      if (isMinionCard(t, id)) return extra(t, c, newPlay('minion', 'card', { card: id }));
    },
  }),
  /** Up to 3 attached actions are destroyed; draw a card for each. */
  card('knitting-circle', {
    *play(t, c) {
      draw(t, c.seat, destroyActions(t, c, yield* pickMinions(t, c, 'destroy.actions', () => actionsInPlay(t), 3)));
    },
  }),
];
