import { describe, expect, test } from 'vitest';
import type { CardId, Flow, Game, SeatId, Table } from '#engine';
import {
  askFirst,
  button,
  drawCards,
  finish,
  flowOf,
  isNone,
  log,
  maybeOneOf,
  mayPick,
  move,
  nextSeat,
  othersFrom,
  pick,
  place,
  seatOption,
  shuffle,
  yesNo,
} from '#engine';
import { conformance } from '#engine/testing';
import { deck, discard, fromRank, hand, handOf, zones } from './hands.ts';

// Small games that tell what is hidden, each in a way of its own. The laws must notice every one of them, and accept it without its leak.

interface Vars {
  active: SeatId;
  turn: number;
}
type T = Table<Vars>;
const highIn = (t: T, seat: SeatId): CardId[] => fromRank(t, seat, 4);
const best = (t: T, seat: SeatId): number => Math.max(...handOf(t, seat).map((card) => t.def[card]));
const WAIT = button('wait', -1);

interface Canary {
  /** After a card was played; `leaks` says whether the mistake is made. */
  readonly play?: (t: T, seat: SeatId, leaks: boolean) => Flow | void;
  readonly more?: (leaks: boolean) => Partial<Game<Vars>>;
}

const canaries: { readonly [name: string]: Canary } = {
  'only those are asked who hold a high card': {
    *play(t, seat, leaks) {
      const able = othersFrom(t, seat).filter((one) => !leaks || highIn(t, one).length > 0);
      yield* askFirst(t, able, (one) => maybeOneOf({ key: 'beat', rule: 'C' }, highIn(t, one)));
    },
  },
  'a question exists only because of a hidden card': {
    *play(t, seat, leaks) {
      if (!leaks || highIn(t, nextSeat(t, seat)).length > 0) yield* yesNo(t, seat, { key: 'dare', rule: 'C' });
    },
  },
  'a log line at the end of a step': {
    play(t, seat, leaks) {
      if (!leaks || highIn(t, nextSeat(t, seat)).length > 1) log(t, 'rustle', 'C', { seat: { seat } });
    },
  },
  'a window is skipped where nothing could be used': {
    *play(t, seat, leaks) {
      const next = nextSeat(t, seat);
      const used = yield* mayPick(t, next, { key: 'guard', rule: 'C', window: !leaks }, highIn(t, next));
      if (!isNone(used)) move(t, used, discard);
    },
  },
  'the order of options': {
    *play(t, seat, leaks) {
      const others = othersFrom(t, seat);
      if (leaks) others.sort((a, b) => best(t, b) - best(t, a));
      yield* pick(t, seat, { key: 'whom', rule: 'C' }, others.map(seatOption));
    },
  },
  'a count in what is derived': {
    more: (leaks) => ({
      pages: { derived: (t) => t.ring.reduce((sum, seat) => sum + (leaks ? highIn(t, seat) : handOf(t, seat)).length, 0) },
    }),
  },
  'a reason why not': {
    more: (leaks) => ({
      pages: {
        whyNot(t, seat) {
          const next = nextSeat(t, seat);
          return { key: 'beaten', rule: 'C', params: { n: (leaks ? highIn(t, next) : handOf(t, next)).length } };
        },
      },
    }),
  },
  'how many cards move face down': {
    play(t, seat, leaks) {
      const next = nextSeat(t, seat);
      const given = leaks ? highIn(t, next) : handOf(t, next).slice(0, 1);
      for (const card of given) move(t, card, hand + seat);
    },
  },
  'who answers first in a round': {
    *play(t, seat, leaks) {
      const others = othersFrom(t, seat);
      if (leaks) others.sort((a, b) => best(t, b) - best(t, a));
      for (const one of others) yield* yesNo(t, one, { key: 'agree', rule: 'C' });
    },
  },
};

const game = ({ play, more }: Canary, leaks: boolean): Game<Vars> => ({
  id: 'canary',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [],
  zones: zones.list,
  defs: Array.from({ length: 6 }, (_, i) => ({ id: `rank-${i}`, kind: 'rank', count: 4 })),
  cap: 1000,
  vars: () => ({ active: 0, turn: 0 }),
  cloneVars: (v) => ({ ...v }),
  setup(t) {
    for (let id = 0; id < t.def.length; id++) place(t, id, deck);
    shuffle(t, deck);
    for (const seat of t.ring) drawCards(t, deck, hand + seat, 4);
  },
  *step(t) {
    const seat = t.vars.active;
    if (t.vars.turn === 20) finish(t, { winners: [], reason: 'over', rule: 'C' });
    const card = yield* pick(t, seat, { key: 'main', rule: 'C', quiet: true, always: true }, [...handOf(t, seat), WAIT]);
    if (!isNone(card) && card >= 0) {
      move(t, card, discard);
      yield* flowOf(play?.(t, seat, leaks));
    }
    for (const one of t.ring) drawCards(t, deck, hand + one, Math.max(0, 4 - handOf(t, one).length), { from: discard });
    t.vars.turn++;
    t.vars.active = nextSeat(t, seat);
  },
  ...more?.(leaks),
});

describe.each(Object.keys(canaries))('%s', (name) => {
  const settings = { seats: 3, seeds: [1, 2, 3], every: 2, keepFailures: false };

  test('is caught', () => {
    expect(() => conformance({ ...settings, game: game(canaries[name], true) })).toThrow(/non-interference/);
  });

  test('is accepted without the leak, and other worlds were really looked at', () => {
    const { finished, worlds } = conformance({ ...settings, game: game(canaries[name], false) });
    expect(finished).toBe(3);
    expect(worlds.compared).toBeGreaterThan(100);
    expect(worlds.unfit).toBeLessThan(worlds.compared / 10);
  });
});
