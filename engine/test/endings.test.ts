import { expect, test } from 'vitest';
import type { CardId, Flow, Game, SeatId, Table } from '#engine';
import {
  askFirst,
  button,
  EVERYBODY,
  endingsOf,
  finish,
  flowOf,
  isNone,
  Match,
  maybeOneOf,
  mayPick,
  move,
  nextSeat,
  othersFrom,
  pick,
  place,
  roll,
  show,
} from '#engine';
import { deck, discard, fromRank, hand, handOf, zones } from './hands.ts';

/** Two cards each, one to be played; what happens then is the matter of each test. */
interface Vars {
  active: SeatId;
}
type T = Table<Vars>;
const high = (t: T, seat: SeatId): CardId[] => fromRank(t, seat, 3);
const wins = (t: T, ...winners: SeatId[]): never => finish(t, { winners, reason: 'over', rule: 'E' });

function started(after: (t: T, seat: SeatId, card: CardId) => Flow | void): Match<Vars> {
  const game: Game<Vars> = {
    id: 'endings',
    rulesVersion: 1,
    seats: { min: 2, max: 3 },
    options: [],
    zones: zones.list,
    defs: Array.from({ length: 6 }, (_, i) => ({ id: `rank-${i}`, kind: 'rank', count: 2 })),
    cap: 100,
    vars: () => ({ active: 0 }),
    cloneVars: (v) => ({ ...v }),
    // Seat 0 has two low cards, seat 1 one of each, seat 2 two high ones.
    setup(t) {
      for (let id = 0; id < t.def.length; id++) place(t, id, id < 6 ? hand + Math.floor(id / 2) : deck);
      [0, 1, 2, 3, 4, 5].forEach((rank, id) => {
        const other = t.def.indexOf(rank, id);
        [t.def[id], t.def[other]] = [t.def[other], t.def[id]];
      });
    },
    *step(t) {
      const seat = t.vars.active;
      const card = yield* pick(t, seat, { key: 'main', rule: 'E', quiet: true }, [...handOf(t, seat), button('stop', -1)]);
      if (!isNone(card) && card >= 0) {
        move(t, card, discard);
        yield* flowOf(after(t, seat, card));
      }
      t.vars.active = nextSeat(t, seat);
    },
  };
  return Match.start(game, { game: 'endings', rulesVersion: 1, seats: 3, options: {}, seed: 1 });
}

test('which answer ends the match, and for whom', () => {
  const match = started((t, seat, card) => (card === 0 ? wins(t, seat) : card === 1 ? wins(t, 1, 2) : undefined));
  expect(endingsOf(match, 0)).toEqual([
    { key: 'c0', winners: [0], unless: false },
    { key: 'c1', winners: [1, 2], unless: false },
  ]);
  expect(endingsOf(match, 1)).toEqual([]);
  expect(match.over).toBe(false);
});

test('where others may answer with hidden cards, it ends so unless they do; passing is an answer too', () => {
  const match = started(function* (t, seat) {
    const beaten = yield* askFirst(t, othersFrom(t, seat), (one) => maybeOneOf({ key: 'beat', rule: 'E' }, high(t, one)));
    if (beaten === undefined) wins(t, seat);
  });
  expect(endingsOf(match, 0)).toEqual([
    { key: 'c0', winners: [0], unless: true },
    { key: 'c1', winners: [0], unless: true },
  ]);
  match.answer(0, match.n, [0]);
  expect(endingsOf(match, 1)).toEqual([{ key: null, winners: [0], unless: true }]);
});

test.each<[string, (t: T, seat: SeatId) => Flow | void]>([
  ['chance decides', (t, seat) => (roll(t, 1000) >= 0 ? wins(t, seat) : undefined)],
  [
    'cards come to light on the way',
    (t, seat) => {
      show(t, handOf(t, 1)[0], EVERYBODY);
      wins(t, seat);
    },
  ],
  [
    'a card is drawn',
    (t, seat) => {
      move(t, t.zones[deck][0], hand + seat);
      wins(t, seat);
    },
  ],
  ['hidden hands decide', (t) => wins(t, t.def[handOf(t, 2)[0]] > t.def[handOf(t, 1)[0]] ? 2 : 1)],
  [
    'somebody else would have to have nothing to do',
    function* (t, seat) {
      const saved = yield* mayPick(t, 1, { key: 'save', rule: 'E' }, high(t, 1));
      if (saved === undefined) wins(t, seat);
    },
  ],
])('nothing is told where %s', (_, after) => {
  expect(endingsOf(started(after), 0)).toEqual([]);
});
