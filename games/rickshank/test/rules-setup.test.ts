import { describe, expect, test } from 'vitest';
import type { Options } from '#engine';
import { fittingOptions, Match, SPECTATOR } from '#engine';
import type { RickDerived } from '../derived.ts';
import { rickshank } from '../index.ts';
import type { RickVars } from '../state.ts';
import { cardOf, characterZone, deckZone, GUNS, handZone, MAIN, NEMESES, NEMESIS, onOffer, PLACES, WAVES, zones } from '../state.ts';

const started = (seats: number, options: Options = {}, seed = 1): Match<RickVars> =>
  Match.start(rickshank, { game: 'rickshank', rulesVersion: 1, seats, options: fittingOptions(rickshank, seats, options), seed });
const names = (match: Match<RickVars>, zone: number): string[] => match.table.zones[zone].map((id) => cardOf(match.table, id).id);

describe('2. Setup', () => {
  const match = started(4);
  const t = match.table;

  test('RSR-010 RSR-016 each player has one random character; what is not dealt is out of the game', () => {
    const own = t.ring.map((seat) => names(match, characterZone(seat)));
    expect(own.every((list) => list.length === 1)).toBe(true);
    expect(new Set(own.flat()).size).toBe(4);
    const away = names(match, zones.at.away);
    expect([away.filter((id) => id === 'genius-waves').length, away.filter((id) => id === 'jerry').length, away.length]).toEqual([
      7, 1, 13,
    ]);
    const others = Array.from({ length: 8 }, (_, i) => names(started(2, {}, i + 1), characterZone(0))[0]);
    expect(new Set(others).size).toBeGreaterThan(2);
  });

  test('RSR-015 RSR-017 RSR-031 a starting deck of 7 Genius Waves, Jerry, Beth and Summer, shuffled; five of it in hand', () => {
    for (const seat of t.ring) {
      expect([t.zones[handZone(seat)].length, t.zones[deckZone(seat)].length]).toEqual([5, 5]);
      expect([...names(match, handZone(seat)), ...names(match, deckZone(seat))].sort()).toEqual([
        'beth',
        ...Array(7).fill('genius-waves'),
        'jerry',
        'summer',
      ]);
    }
    expect(new Set(t.ring.map((seat) => names(match, handZone(seat)).join())).size).toBeGreaterThan(1);
  });

  test('RSR-018 RSR-026 RSR-062 the market is the top five of the shuffled cards', () => {
    const main = t.def.filter((def) => rickshank.defs[def].kind === 'main');
    expect([t.zones[MAIN].length, names(match, zones.at.market).length]).toEqual([main.length - 5, 5]);
    expect(t.vars.slots.filter((id) => id >= 0).length).toBe(5);
    expect(names(started(4, {}, 2), zones.at.market)).not.toEqual(names(match, zones.at.market));
  });

  test('RSR-019 RSR-020 RSR-021 RSR-022 RSR-089 all seven nemeses: Daniel up, five Seal Team Ricks in any order, the President at the bottom', () => {
    expect(names(match, NEMESIS)).toEqual(['cornvelious-daniel']);
    const stack = names(match, NEMESES);
    expect([stack.length, stack[0]]).toEqual([6, 'galactic-federation-president']);
    const orders = Array.from({ length: 6 }, (_, i) => names(started(2, {}, i + 10), NEMESES).join());
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  test('RSR-174 the face-down nemeses are hidden, except that the President lies at the bottom', () => {
    const view = match.view(SPECTATOR);
    expect(view.zones.nemeses.map(({ def }) => def)).toEqual(['galactic-federation-president', null, null, null, null, null]);
  });

  test('RSR-023 RSR-024 15 Locations face down, nothing put away yet', () => {
    expect([t.zones[PLACES].length, t.zones[zones.at.placesGone].length]).toEqual([15, 0]);
    expect(match.view(0).zones.places.every(({ def }) => def === null)).toBe(true);
  });

  test('RSR-025 RSR-029 nobody has tokens, nothing is destroyed', () => {
    expect([t.vars.tokens, t.vars.supply, t.zones[zones.at.destroyed].length]).toEqual([[0, 0, 0, 0, 0], 9, 0]);
  });

  test.each([
    ['later', 1],
    ['two', 2],
  ] as const)('RSR-333 where the table wants it, everybody but the first player has tokens: %s', (tokens, many) => {
    const { vars } = started(3, { tokens }, 4).table;
    expect([0, 1, 2].map((seat) => vars.tokens[seat])).toEqual([0, 1, 2].map((seat) => (seat === vars.active ? 0 : many)));
    expect(vars.supply).toBe(9 - 2 * many);
  });

  test('RSR-027 RSR-028 RSR-175 Portal Guns and Morty Waves lie beside the market, their number for all to see', () => {
    expect([t.zones[GUNS].length, t.zones[WAVES].length]).toEqual([16, 20]);
    expect(onOffer(t).filter((id) => t.zone[id] === zones.at.market).length).toBe(5);
  });

  test('RSR-030 the first player is chosen at random', () => {
    const first = Array.from({ length: 12 }, (_, i) => started(3, {}, i + 1).table.vars.active);
    expect(new Set(first).size).toBe(3);
  });

  test('RSR-303 a rematch starts from a fresh setup: the same seed gives the same table, another one another', () => {
    expect(names(started(4), handZone(0))).toEqual(names(match, handZone(0)));
    const rows = Array.from({ length: 5 }, (_, seed) => names(started(4, {}, seed + 2), zones.at.market).join());
    expect(new Set(rows).size).toBe(5);
  });
});

describe('characters by choice', () => {
  test('RSR-011 RSR-014 RSR-267 RSR-320 openly, one after the other in random order, before any hand is drawn; no character twice', () => {
    const match = started(3, { characters: 'choice' });
    const order: number[] = [];
    while (match.open?.asks[0].prompt.key === 'character') {
      const [ask] = match.open.asks;
      order.push(ask.seat);
      expect(ask.options.length).toBe(8 - order.length);
      expect(match.table.zones[handZone(ask.seat)].length).toBe(0);
      match.answer(ask.seat, match.n, [0]);
    }
    expect(order.slice().sort((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(new Set([0, 1, 2].map((seat) => names(match, characterZone(seat))[0])).size).toBe(3);
    expect(match.table.zones[zones.at.aside]).toEqual([]);
    const orders = Array.from({ length: 6 }, (_, i) => started(3, { characters: 'choice' }, i + 1).open?.asks[0].seat);
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('RSR-012 RSR-013 two each: secretly and at the same time, the other one leaves the game', () => {
    const match = started(3, { characters: 'two' });
    // Nobody has a character yet, whichever card of the two was dealt first.
    expect((match.view(0).derived as RickDerived).seats.map(({ character }) => character)).toEqual([null, null, null]);
    expect([match.open?.mode, match.open?.asks.length]).toEqual(['all', 3]);
    const dealt = [0, 1, 2].map((seat) => names(match, characterZone(seat)));
    expect(new Set(dealt.flat()).size).toBe(6);
    match.answer(0, match.n, [1]);
    expect(names(match, characterZone(0)).length).toBe(2);
    match.answer(1, match.n, [0]);
    match.answer(2, match.n, [1]);
    expect([0, 1, 2].map((seat) => names(match, characterZone(seat)))).toEqual([[dealt[0][1]], [dealt[1][0]], [dealt[2][1]]]);
  });

  test('RSR-012 with 4 or 5 players two each is not offered: the table gets random characters', () => {
    expect(fittingOptions(rickshank, 4, { characters: 'two' }).characters).toBe('random');
    expect(fittingOptions(rickshank, 3, { characters: 'two' }).characters).toBe('two');
    const match = Match.start(rickshank, {
      game: 'rickshank',
      rulesVersion: 1,
      seats: 5,
      options: { characters: 'two', leaving: 'bot', window: '0' },
      seed: 3,
    });
    expect(match.table.ring.map((seat) => names(match, characterZone(seat)).length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('RSR-330 silence takes the first character shown', () => {
    const match = started(2, { characters: 'two' });
    const dealt = names(match, characterZone(0));
    match.apply({ kind: 'time-out', n: match.n, seat: 0 });
    match.apply({ kind: 'time-out', n: match.n, seat: 1 });
    expect(names(match, characterZone(0))).toEqual([dealt[0]]);
    const open = started(2, { characters: 'choice' });
    const seat = open.open?.asks[0].seat ?? 0;
    const [first] = names(open, zones.at.aside);
    open.apply({ kind: 'time-out', n: open.n, seat });
    expect(names(open, characterZone(seat))).toEqual([first]);
  });
});
