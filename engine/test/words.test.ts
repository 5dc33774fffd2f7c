import { describe, expect, test } from 'vitest';
import type { CardId, Flow, Game, Options, Request, Table } from '#engine';
import {
  ask,
  askOne,
  askRound,
  button,
  clashesOf,
  defineZones,
  drawCards,
  fastRng,
  finish,
  fittingOptions,
  isNone,
  isOffered,
  Match,
  maskOf,
  maybeOneOf,
  move,
  moveMany,
  moveUnseen,
  newTable,
  nextCard,
  nextSeat,
  oneOf,
  othersFrom,
  pick,
  pickSome,
  place,
  refuseOptions,
  removeSeat,
  SPECTATOR,
  seatsFrom,
  shareOfHopes,
  show,
  shuffle,
  winnersByScore,
  withOption,
} from '#engine';
import { conformance } from '#engine/testing';

/** Each seat plays cards of its own colour and may put one under its deck unseen: the words that the game in `toy.ts` has no use for. */
interface Vars {
  active: number;
  turn: number;
  calls: number[];
}
type T = Table<Vars>;
const COLOURS = ['red', 'blue', 'green'];
const zones = defineZones(3, {
  deck: { per: 'seat', sees: 'none', pool: (seat) => `own ${seat}` },
  hand: { per: 'seat', sees: 'owner', pool: (seat) => `own ${seat}` },
  discard: { per: 'seat', sees: 'all' },
  away: { sees: 'all', offstage: true },
});
const { deck, hand, discard, away } = zones.at;
const handOf = (t: T, seat: number): CardId[] => t.zones[hand + seat];
const nameOf = (t: T, card: CardId): string => t.game.defs[t.def[card]].id;
const PASS = button('pass', -1);
const colourOf = (t: T, card: CardId): number => COLOURS.indexOf(t.game.defs[t.def[card]].kind);

function lay(t: T): void {
  for (let id = 0; id < t.def.length; id++) place(t, id, t.ring.includes(colourOf(t, id)) ? deck + colourOf(t, id) : away);
  for (const seat of t.ring) shuffle(t, deck + seat);
  for (const seat of t.ring) drawCards(t, deck + seat, hand + seat, 3);
}

function* step(t: T): Flow {
  const seat = t.vars.active;
  if (t.vars.turn === 30) finish(t, { winners: winnersByScore(t.ring, t.vars.calls), reason: 'calls', rule: 'W-3' });
  const main: Request<number | typeof PASS> = {
    ...oneOf({ key: 'main', rule: 'W-1', quiet: true, always: true }, () => [...handOf(t, seat), PASS]),
    silence: (options) => [options.length - 1],
  };
  const chosen = yield* askOne(t, seat, main);
  if (!isNone(chosen) && chosen >= 0) moveUnseen(t, [chosen], deck + seat, seat, 'bottom');
  drawCards(t, deck + seat, hand + seat, 1, { from: discard + seat });
  yield* askRound(
    t,
    seat,
    (one) => maybeOneOf({ key: 'call', rule: 'W-2', window: true }, () => handOf(t, one).filter((id) => t.def[id] % 4 === 3)),
    (one, [card]) => {
      t.vars.calls[one]++;
      move(t, card, discard + one);
    },
  );
  // Taken back openly: everybody knows this hand card now.
  const back = nextCard(t, discard + seat);
  if (back !== undefined) move(t, back, hand + seat);
  t.vars.turn++;
  if (t.ring.includes(seat)) t.vars.active = nextSeat(t, seat);
}

const colours: Game<Vars> = {
  id: 'colours',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: [],
  zones: zones.list,
  defs: COLOURS.flatMap((kind) => [1, 2, 3, 4].map((n) => ({ id: `${kind}-${n}`, kind, count: 2 }))),
  cap: 2000,
  vars: () => ({ active: 0, turn: 0, calls: [0, 0, 0] }),
  cloneVars: (v) => ({ ...v, calls: v.calls.slice() }),
  setup: lay,
  step,
  leave(t, seat) {
    const wasActive = t.vars.active === seat;
    if (wasActive) t.vars.active = nextSeat(t, seat);
    for (const zone of [deck, hand, discard]) for (const card of t.zones[zone + seat].slice()) move(t, card, away);
    removeSeat(t, seat);
    if (t.ring.length === 1) finish(t, { winners: t.ring.slice(), reason: 'forfeit', rule: 'W-4' });
    return wasActive ? 'drop-step' : 'go-on';
  },
  mayLeave: (t) => t.vars.turn > 0,
  check(t) {
    for (const seat of [0, 1, 2])
      for (const zone of [deck + seat, hand + seat])
        for (const card of t.zones[zone]) if (colourOf(t, card) !== seat) return `${nameOf(t, card)} in ${t.game.zones[zone].key}`;
    return undefined;
  },
  pages: { derived: (t, seat) => ({ sum: seat === SPECTATOR ? 0 : handOf(t, seat).reduce((sum, id) => sum + t.def[id], 0) }) },
};
const start = (seats = 2, seed = 1) => Match.start(colours, { game: 'colours', rulesVersion: 1, seats, options: {}, seed });

describe('pools by seat, check, windows in turn, silence: under all laws', () => {
  test.each([2, 3])('whole matches of %i', (seats) => {
    const seeds = Array.from({ length: 12 }, (_, i) => i + seats * 50);
    expect(conformance({ game: colours, seats, seeds, every: 3, restless: true }).finished).toBe(seeds.length);
  });

  test('with one pool for all seats imagined worlds mix the colours, and check notices', () => {
    const mixed = { ...colours, zones: colours.zones.map((zone) => ({ ...zone, pool: Math.min(zone.pool, 0) })) };
    expect(() => conformance({ game: mixed, seats: 2, seeds: [1], every: 1 })).toThrow(/the table is in order.*imagined by seat/);
  });

  test('what is derived for a seat is for that seat only', () => {
    const told = { ...colours, pages: { derived: (t: T) => ({ sum: handOf(t, 0).reduce((sum, id) => sum + t.def[id], 0) }) } };
    expect(() => conformance({ game: told, seats: 2, seeds: [1], every: 1 })).toThrow(/non-interference/);
    const match = start();
    expect(match.view(0).derived).not.toEqual({ sum: 0 });
    expect(match.view(SPECTATOR).derived).toEqual({ sum: 0 });
  });

  test('a window that cannot be declined breaks the law', () => {
    const forced = {
      ...colours,
      *step(t: T) {
        yield* ask(t, 0, oneOf({ key: 'w', rule: 'W', window: true }, handOf(t, 0).slice()));
      },
    };
    expect(() => conformance({ game: forced, seats: 2, seeds: [1], every: 1 })).toThrow(/a window can be declined/);
  });

  test('an illegal answer of silence breaks the law', () => {
    const mute = {
      ...colours,
      *step(t: T) {
        yield* ask(t, 0, { ...oneOf({ key: 'm', rule: 'M' }, handOf(t, 0).slice()), silence: () => [99] });
      },
    };
    expect(() => conformance({ game: mute, seats: 2, seeds: [1], every: 1 })).toThrow(/what silence answers is legal.*m: out-of-range/);
  });
});

describe('askRound', () => {
  test('a pass is not final: after a use everybody is asked again, the user last', () => {
    const match = start(3);
    // Every seat gets a card that can be used.
    for (const seat of [0, 1, 2]) match.table.def[handOf(match.table, seat)[0]] = seat * 4 + 3;
    match.answerKeys(0, match.n, ['pass']);
    const asked: number[] = [];
    for (const use of [false, true, false, false, false]) {
      const seat = match.open?.asks[0].seat ?? -1;
      asked.push(seat);
      expect(match.open?.asks[0].prompt.key).toBe('call');
      match.answer(seat, match.n, use ? [0] : []);
    }
    // 0 passes, 1 uses, then 2, 0 and again 1 have to pass.
    expect(asked).toEqual([0, 1, 2, 0, 1]);
    expect(match.table.vars.calls).toEqual([0, 1, 0]);
    expect(match.table.vars.turn).toBe(1);
  });

  test('a window is asked even of an empty hand, and the decision says what it is', () => {
    const match = start();
    match.table.zones[hand] = [];
    match.answerKeys(0, match.n, ['pass']);
    expect(match.view(1).decision).toMatchObject({ mode: 'one', window: true, asked: [0] });
  });
});

test('silence gives the answer that the rule names', () => {
  const match = start();
  expect(match.apply({ kind: 'time-out', n: match.n, seat: 0 })).toBeNull();
  expect(handOf(match.table, 0).length).toBe(4);
});

test('a zone that plays no part is in no view', () => {
  expect(start().table.zones[away].length).toBe(8);
  for (const seat of [0, 1, SPECTATOR]) expect(Object.keys(start().view(seat).zones)).not.toContain('away');
});

test('nobody leaves where the table does not want it', () => {
  const match = start(3);
  expect(match.apply({ kind: 'leave', seat: 1 })?.code).toBe('cannot-leave');
  match.table.vars.turn = 1;
  expect(match.apply({ kind: 'leave', seat: 1 })).toBeNull();
  for (const lost of [() => nextSeat(match.table, 1), () => seatsFrom(match.table, 1), () => othersFrom(match.table, 1)])
    expect(lost).toThrow(/seat 1 is not in the turn order/);
  expect(othersFrom(match.table, 2)).toEqual([0]);
});

test('who has left is not asked, whatever the effect under way has in store', () => {
  const t = newTable(colours, 3, {}, fastRng(1));
  removeSeat(t, 1);
  const prompt = { key: 'main', rule: 'W-1' };
  const options = [PASS, button('more', 1)];
  const asked = (seat: number): boolean[] =>
    [pick(t, seat, prompt, options), pickSome(t, seat, prompt, options, 0, 2)].map((question) => !question.next([]).done);
  expect([asked(0), asked(1)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

describe('moveUnseen', () => {
  test('who saw the card in hand cannot tell that it went; who moved it knows where it lies', () => {
    let told = 0;
    for (let seed = 0; seed < 60; seed++) {
      const t = newTable(colours, 2, {}, fastRng(seed));
      lay(t);
      const [known] = handOf(t, 0);
      const face = t.def[known];
      show(t, known, maskOf(1));
      const [gone] = moveUnseen(t, [known], deck, 0, 'bottom');
      expect(t.zones[deck][0]).toBe(gone);
      expect(t.def[gone]).toBe(face);
      expect(t.seen[gone]).toBe(maskOf(0));
      for (const id of handOf(t, 0)) expect(t.seen[id] & maskOf(1)).toBe(0);
      if (gone === known) told++;
    }
    // One id of three, by chance.
    expect(told).toBeGreaterThan(8);
    expect(told).toBeLessThan(36);
  });

  test('several keep their order, the last one outermost', () => {
    const t = newTable(colours, 2, {}, fastRng(4));
    lay(t);
    const faces = [2, 0].map((i) => t.def[handOf(t, 0)[i]]);
    const gone = moveUnseen(t, [handOf(t, 0)[2], handOf(t, 0)[0]], deck, 0, 'top');
    expect(gone.map((id) => t.def[id])).toEqual(faces);
    expect(t.zones[deck].slice(-2)).toEqual(gone);
  });
});

describe('moveMany', () => {
  test('is the same as one card after the other', () => {
    const [one, other] = [4, 4].map((seed) => newTable(colours, 2, {}, fastRng(seed)));
    for (const t of [one, other]) {
      lay(t);
      t.sink = [];
    }
    const wanted = [handOf(one, 0)[2], handOf(one, 0)[0]];
    moveMany(one, wanted, discard);
    for (const card of wanted) move(other, card, discard);
    expect(one).toEqual(other);
    expect(handOf(one, 0)).toHaveLength(1);
  });

  test('cards of two places, or to where they are, are a mistake', () => {
    const t = newTable(colours, 2, {}, fastRng(4));
    lay(t);
    expect(() => moveMany(t, [handOf(t, 0)[0], handOf(t, 1)[0]], discard)).toThrow('is not in zone');
    expect(() => moveMany(t, [handOf(t, 0)[0]], hand)).toThrow('lie in zone');
  });
});

describe('what games share', () => {
  test('drawing takes what there is; an empty pile is made anew from the other one', () => {
    const t = newTable(colours, 2, {}, fastRng(4));
    lay(t);
    expect(drawCards(t, deck, hand, 9).length).toBe(5);
    for (const card of handOf(t, 0).slice(0, 4)) move(t, card, discard);
    let told = 0;
    expect(drawCards(t, deck, hand, 2, { from: discard, tell: () => told++ }).length).toBe(2);
    expect([told, t.zones[deck].length, t.zones[discard].length]).toEqual([1, 2, 0]);
  });

  test('the highest score wins, then the next list decides, then all share', () => {
    expect(winnersByScore([0, 1, 2], [3, 5, 5])).toEqual([1, 2]);
    expect(winnersByScore([0, 1, 2], [3, 5, 5], [9, 1, 2])).toEqual([2]);
    expect(winnersByScore([2, 0], [3, 5, 3], [1, 0, 1])).toEqual([2, 0]);
  });

  test('hopes are shared out, and over is over', () => {
    const t = newTable(colours, 2, {}, fastRng(4));
    expect(shareOfHopes(t, 0, 4, () => 0.3)).toBe(0.5);
    expect(shareOfHopes(t, 0, 4, (seat) => 1 - seat)).toBeGreaterThan(0.9);
    t.outcome = { winners: [1], reason: 'x', rule: 'x' };
    expect(shareOfHopes(t, 0, 4, () => 1)).toBe(0);
  });
});

describe('settings that depend on the number of seats', () => {
  const options = [
    {
      key: 'sets',
      values: ['one', 'two'],
      default: 'one',
      fits: (value: string, seats: number, others: Options) => value === 'two' || seats < 4 || others.copies === '2',
    },
    { key: 'copies', values: ['1', '2'], default: '1' },
    { key: 'pairs', values: ['no', 'yes'], default: 'no', fits: (value: string, seats: number) => value === 'no' || seats <= 3 },
  ];
  const game = { ...colours, options, seats: { min: 2, max: 4 } };

  test('the usual value gives way where it does not go', () => {
    expect(fittingOptions(game, 3)).toEqual({ sets: 'one', copies: '1', pairs: 'no' });
    expect(fittingOptions(game, 4, { pairs: 'yes', nonsense: 'x' })).toEqual({ sets: 'two', copies: '1', pairs: 'no' });
    expect(fittingOptions(game, 4, { copies: '2' }).sets).toBe('one');
  });

  test('a wish that does not go is refused', () => {
    expect(refuseOptions(game, 3, { pairs: 'yes' })).toBeNull();
    expect(refuseOptions(game, 4, { pairs: 'yes' })?.code).toBe('option-does-not-fit');
    expect(refuseOptions(game, 4, { sets: 'one', copies: '1' })?.code).toBe('option-does-not-fit');
    expect(refuseOptions(game, 4, { sets: 'three' })?.code).toBe('no-such-option');
  });

  test('a lobby knows it as data', () => {
    const clashes = clashesOf(game);
    expect(clashes).toContainEqual({ seats: 4, options: { pairs: 'yes' } });
    expect(clashes).toContainEqual({ seats: 4, options: { sets: 'one', copies: '1' } });
    expect(isOffered(clashes, 3, { copies: '1' }, 'sets', 'one')).toBe(true);
    expect(isOffered(clashes, 4, { copies: '1' }, 'sets', 'one')).toBe(false);
    const chosen = { sets: 'one', copies: '2', pairs: 'no' };
    expect(withOption({ options, clashes }, 4, chosen, 'copies', '1')).toEqual({ sets: 'two', copies: '1', pairs: 'no' });
  });
});
