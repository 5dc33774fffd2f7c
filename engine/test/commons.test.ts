import { describe, expect, test } from 'vitest';
import type { Idle, OptionSpec, Table } from '#engine';
import {
  below,
  clashesOf,
  cloneRng,
  drawCards,
  fastRng,
  fittingOptions,
  IDLE_END,
  IDLE_WARNING,
  isOffered,
  liveRng,
  Match,
  nextCard,
  passIdly,
  refuseOptions,
  scriptRng,
  shareOfHopes,
  shuffled,
  stir,
  uint32,
  winnersByScore,
  withOption,
} from '#engine';
import { toy, Z } from './toy.ts';

/** What every game would otherwise write for itself: chance, piles, scores, settings, idle rounds. */

describe('chance', () => {
  const words = (rng: ReturnType<typeof fastRng>, many: number): number[] => Array.from({ length: many }, () => uint32(rng));

  test('of a live match is the ChaCha20 stream of its seed, over the edge of a block', () => {
    const stream = words(liveRng('0'.repeat(64)), 18);
    // The published stream of the zero key, with its bytes in order of weight; the second block begins with the seventeenth word.
    expect(stream.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(stream.slice(16)).toEqual([0xbee7079f, 0x7a385155]);
    // Every digit of the seed counts.
    const firsts = Array.from({ length: 64 }, (_, i) => uint32(liveRng(`${'0'.repeat(i)}1${'0'.repeat(63 - i)}`)));
    expect(new Set([stream[0], ...firsts]).size).toBe(65);
    expect(() => liveRng('f'.repeat(63))).toThrow('64 hexadecimal digits');
  });

  test('a copy goes on alike and leaves the original where it was', () => {
    for (const rng of [fastRng(7), liveRng('1'.repeat(64)), scriptRng([2, 1], 7)]) {
      const [ahead, before] = [cloneRng(rng), cloneRng(rng)];
      const drawn = Array.from({ length: 20 }, () => below(ahead, 6));
      expect(rng).toEqual(before);
      expect(Array.from({ length: 20 }, () => below(rng, 6))).toEqual(drawn);
    }
  });

  test('a script is followed to its last result, and must be possible', () => {
    const rng = scriptRng([3, 0], 1);
    expect([below(rng, 4), below(rng, 4)]).toEqual([3, 0]);
    expect(rng).toMatchObject({ results: [] });
    expect(() => below(scriptRng([4], 1), 4)).toThrow('scripted result 4 is not below 4');
    // One possibility is no chance: the script waits.
    const waiting = scriptRng([1], 1);
    expect([below(waiting, 1), below(waiting, 2)]).toEqual([0, 1]);
  });

  test('every face comes about as often, and every order', () => {
    const rng = fastRng(11);
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) faces[below(rng, 6)]++;
    for (const many of faces) expect(Math.abs(many - 1000)).toBeLessThan(120);
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(rng, ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const many of orders.values()) expect(Math.abs(many - 1000)).toBeLessThan(120);
  });
});

describe('piles', () => {
  const table = (): Table => Match.start(toy, { game: 'toy', rulesVersion: 1, seats: 2, options: {}, seed: 3 }).table as unknown as Table;

  test('cards come from the top, one by one; the last lies on top', () => {
    const t = table();
    const top = t.zones[Z.deck].slice(-3).reverse();
    expect(nextCard(t, Z.deck)).toBe(top[0]);
    expect(drawCards(t, Z.deck, Z.discard, 0)).toEqual([]);
    expect(drawCards(t, Z.deck, Z.discard, 1)).toEqual([top[0]]);
    expect(drawCards(t, Z.deck, Z.discard, 2)).toEqual([top[1], top[2]]);
    expect(t.zones[Z.discard]).toEqual(top);
  });

  test('an empty pile gives what there is, or is made anew from the other, which is told once', () => {
    const t = table();
    const all = t.zones[Z.deck].length;
    expect(drawCards(t, Z.deck, Z.discard, all + 1)).toHaveLength(all);
    expect(nextCard(t, Z.deck)).toBeUndefined();
    let told = 0;
    const refill = { from: Z.discard, tell: () => told++ };
    expect(drawCards(t, Z.deck, Z.aside, all + 1, refill)).toHaveLength(all);
    expect([told, t.zones[Z.discard], t.zones[Z.aside].length]).toEqual([1, [], all]);
  });
});

describe('scores', () => {
  test('the highest wins, ties go to the next list, and what ties there is shared', () => {
    expect(winnersByScore([0, 1, 2], [3, 5, 4])).toEqual([1]);
    expect(winnersByScore([0, 1, 2], [5, 5, 4], [1, 2, 9])).toEqual([1]);
    expect(winnersByScore([0, 1, 2], [5, 5, 4], [2, 2, 9])).toEqual([0, 1]);
    expect(winnersByScore([0, 2], [1, 9, 0])).toEqual([0]);
    expect(winnersByScore([0, 1], [-2, -1])).toEqual([1]);
  });

  test('hopes are shared by standing, and settled by the outcome', () => {
    const t = { ring: [0, 1, 2], outcome: null } as unknown as Table;
    const standing = (seat: number): number => [0, 0, 1][seat];
    const share = (seat: number): number => shareOfHopes(t, seat, 2, standing);
    expect(share(0) + share(1) + share(2)).toBeCloseTo(1);
    expect(share(2) / share(0)).toBeCloseTo(Math.exp(2));
    const over = { ...t, outcome: { winners: [1], reason: 'x', rule: '' } } as unknown as Table;
    expect([0, 1].map((seat) => shareOfHopes(over, seat, 2, standing))).toEqual([0, 1]);
  });
});

describe('settings', () => {
  const options: readonly OptionSpec[] = [
    { key: 'length', values: ['short', 'long'], default: 'short' },
    { key: 'teams', values: ['on', 'off'], default: 'on', fits: (value, seats) => value === 'off' || seats % 2 === 0 },
    { key: 'mix', values: ['wild', 'calm'], default: 'wild', fits: (value, _, others) => value === 'calm' || others.length === 'short' },
  ];
  const game = { options, seats: { min: 2, max: 3 } };

  test('a wish is kept where it goes; else the usual one, else the first that does', () => {
    expect(fittingOptions(game, 2)).toEqual({ length: 'short', teams: 'on', mix: 'wild' });
    expect(fittingOptions(game, 3)).toEqual({ length: 'short', teams: 'off', mix: 'wild' });
    expect(fittingOptions(game, 2, { length: 'long', mix: 'wild', nothing: 'x' })).toEqual({ length: 'long', teams: 'on', mix: 'calm' });
    expect(fittingOptions(game, 2, { length: 'endless', teams: 'off' })).toEqual({ length: 'short', teams: 'off', mix: 'wild' });
  });

  test('what cannot be had is refused with its reason', () => {
    expect(refuseOptions(game, 2, { teams: 'on' })).toBeNull();
    expect(refuseOptions(game, 3, { teams: 'on' })).toMatchObject({ code: 'option-does-not-fit' });
    expect(refuseOptions(game, 3, { teams: 'perhaps' })).toMatchObject({ code: 'no-such-option' });
    expect(refuseOptions(game, 3, { colour: 'red' })).toMatchObject({ code: 'no-such-option' });
  });

  test('a lobby is told what does not go together, and offers the rest', () => {
    const clashes = clashesOf(game);
    expect(clashes).toEqual([
      { seats: 3, options: { teams: 'on' } },
      { seats: 2, options: { mix: 'wild', length: 'long' } },
      { seats: 3, options: { mix: 'wild', length: 'long' } },
    ]);
    expect(isOffered(clashes, 3, {}, 'teams', 'on')).toBe(false);
    expect(isOffered(clashes, 2, {}, 'teams', 'on')).toBe(true);
    expect(isOffered(clashes, 2, { length: 'long' }, 'mix', 'wild')).toBe(false);
    expect(isOffered(clashes, 2, { length: 'short' }, 'mix', 'wild')).toBe(true);
    const info = { ...game, clashes };
    expect(withOption(info, 2, { length: 'short', teams: 'on', mix: 'wild' }, 'length', 'long')).toEqual({
      length: 'long',
      teams: 'on',
      mix: 'calm',
    });
  });
});

describe('idle rounds', () => {
  const idle = (): Table<Idle> => ({ ring: [0, 2], vars: { idleRounds: 0, idleSeats: 0 } }) as unknown as Table<Idle>;
  const round = (t: Table<Idle>): ReturnType<typeof passIdly>[] => [passIdly(t, 0), passIdly(t, 2)];

  test('count when everybody present has let a turn pass; the table is told ten rounds before the end', () => {
    const t = idle();
    const told = Array.from({ length: IDLE_END }, () => round(t));
    expect(told.map(([first]) => first)).toEqual(Array.from({ length: IDLE_END }, () => null));
    expect(told.flatMap(([, last], i) => (last === null ? [] : [[i + 1, last]]))).toEqual([
      [IDLE_WARNING, 'near'],
      [IDLE_END, 'over'],
    ]);
    expect(IDLE_END - IDLE_WARNING).toBe(10);
  });

  test('begin anew when something happens, also in mid-round', () => {
    const t = idle();
    for (let i = 1; i < IDLE_END; i++) round(t);
    passIdly(t, 0);
    stir(t.vars);
    expect([passIdly(t, 2), t.vars.idleRounds]).toEqual([null, 0]);
    expect([passIdly(t, 0), t.vars.idleRounds]).toEqual([null, 1]);
  });
});
