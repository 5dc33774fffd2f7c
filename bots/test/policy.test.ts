import { expect, test } from 'vitest';
import type { Ask, Game, Prompt, SeatId, Table } from '#engine';
import { defineZones, fastRng, finish, Match, pickNumber } from '#engine';
import { chooseMove, weigh } from '../index.ts';
import { USUAL } from '../normal.ts';
import { eagerly, soundPicks } from '../policy.ts';

const free = (min: number, max: number): Ask => ({
  seat: 0,
  prompt: { key: 'some', rule: 'R-1' },
  options: [0, 1, 2, 3],
  min,
  max,
  ordered: false,
});

/** How often each of four options is picked, and how many at a time. */
function picked(priors: readonly number[], ask: Ask): { readonly each: number[]; readonly many: number[] } {
  const t = { game: { bot: { priors: () => priors } }, def: [0, 1, 2, 3] } as unknown as Table;
  const rng = fastRng(5);
  const [each, many] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ];
  for (let i = 0; i < 400; i++) {
    const picks = soundPicks(t, ask, rng);
    many[picks.length]++;
    for (const at of picks) each[at]++;
  }
  return { each, many };
}

test('of a free number of picks about those are picked that look better than nothing', () => {
  const { each, many } = picked([1, -2, 1, -2], free(0, 4));
  expect(many[2]).toBeGreaterThan(280);
  expect(Math.min(each[0], each[2])).toBeGreaterThan(300);
  expect(Math.max(each[1], each[3])).toBeLessThan(60);
});

test('as many as are allowed, and nothing where nothing is good', () => {
  expect(picked([1, 1, 1, 1], free(0, 2)).many[2]).toBeGreaterThan(340);
  expect(picked([-1, -1, -1, -1], free(0, 4)).many[0]).toBeGreaterThan(300);
  expect(picked([-1, -1, -1, -1], free(1, 4)).many[0]).toBe(0);
});

test('nobody who is imagined lets a win lie', () => {
  const t = (wins: number): Table =>
    ({ game: { bot: { priors: () => [9, 0, 0, 0], wins: () => wins } }, def: [0, 1, 2, 3] }) as unknown as Table;
  const often = (wins: number): number => {
    const rng = fastRng(3);
    let won = 0;
    for (let i = 0; i < 100; i++) if (eagerly(soundPicks)(t(wins), free(1, 1), rng)[0] === 2) won++;
    return won;
  };
  expect(often(2)).toBe(100);
  expect(often(-1)).toBeLessThan(20);
});

interface Coins {
  active: SeatId;
  left: number;
  taken: number[];
}
const rule = 'COIN-1';
const asked: Prompt = { key: 'take', rule, quiet: true };

/** Everybody takes 1 to 3 coins three times a turn. Judged in the middle of a turn it looks as if nobody had taken anything. */
const coins = (foresight: number): Game<Coins> => ({
  id: 'coins',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  zones: defineZones(2, { box: { sees: 'all' } }).list,
  defs: [{ id: 'nothing', kind: 'nothing' }],
  cap: 100,
  vars: () => ({ active: 0, left: 3, taken: [0, 0] }),
  cloneVars: (v) => ({ ...v, taken: v.taken.slice() }),
  setup: () => undefined,
  *step(t) {
    const v = t.vars;
    v.taken[v.active] += (yield* pickNumber(t, v.active, asked, 1, 3)) ?? 0;
    v.left--;
    if (v.left > 0) return;
    v.left = 3;
    v.active = 1 - v.active;
    if (v.taken[0] + v.taken[1] > 60) finish(t, { winners: [0], reason: 'over', rule });
  },
  bot: {
    foresight,
    evaluate: (t, seat) => (t.vars.left === 3 && t.vars.active !== seat ? 0.5 + 0.05 * (t.vars.taken[seat] - 6) : 0.5),
  },
});

test('playouts end where a turn does, in a game that says so', () => {
  const best = (foresight: number): number[] => {
    const game = coins(foresight);
    const match = Match.start(game, { game: game.id, rulesVersion: 1, seats: 2, options: {}, seed: 1 });
    const lean = (_: Table<never>, ask: Ask): number[] => [...ask.options.map(() => 0), 0];
    const style = { ...USUAL, depth: 1, byTurns: true, planning: { answers: 4, lean: lean as never } };
    const values = weigh(match, 0, { iterations: 300 }, fastRng(2), style);
    return values.map(({ value }) => Math.round(value * 100) / 100);
  };
  // One answer ahead nothing can be told apart.
  expect(new Set(best(0)).size).toBe(1);
  const [first, , last] = best(1);
  expect(first).toBeGreaterThan(last + 0.05);
});

test('what lies clearly behind is given up at once, and what it would have cost goes to the others', () => {
  const game: Game<Coins> = { ...coins(1), bot: { evaluate: (t, seat) => (t.vars.taken[seat] >= 2 ? 0.9 : 0.1) } };
  const match = Match.start(game, { game: game.id, rulesVersion: 1, seats: 2, options: {}, seed: 1 });
  const taken: typeof USUAL.judge = (t, seat) => (t.vars as Coins).taken[seat] / 10;
  const tried = (sure: number, judge = taken): number[] => {
    const style = { ...USUAL, judge, depth: 0, sure };
    const found = weigh(match, 0, { iterations: 600 }, fastRng(2), style);
    return found.toSorted((a, b) => a.picks[0] - b.picks[0]).map(({ playouts }) => playouts);
  };
  // They differ by a tenth, and not at all from world to world.
  const [worst, middle, best] = tried(4);
  expect([worst, middle]).toEqual([24, 24]);
  expect(best).toBeGreaterThanOrEqual(24);
  expect(Math.min(...tried(0))).toBeGreaterThan(90);
  // Nothing lies behind where all are alike: everything is thought about until the time is over.
  const alike = tried(4, () => 0.5);
  expect(Math.min(...alike)).toBeGreaterThan(90);
  expect(alike.reduce((sum, many) => sum + many)).toBe(600);
});

test('hard judges by a better estimate where a game has one, classic by the same as ever', () => {
  const game: Game<Coins> = {
    ...coins(1),
    bot: {
      foresight: 1,
      evaluate: (t, seat) => 0.5 + 0.02 * t.vars.taken[seat],
      outlook: (t, seat) => 0.5 - 0.02 * t.vars.taken[seat],
    },
  };
  const match = Match.start(game, { game: game.id, rulesVersion: 1, seats: 2, options: {}, seed: 1 });
  expect(chooseMove(match, 0, 'classic', { iterations: 300 }, fastRng(2))).toEqual([2]);
  expect(chooseMove(match, 0, 'hard', { iterations: 300 }, fastRng(2))).toEqual([0]);
});

test('first impressions count for less where a game says so, and as ever for classic', () => {
  const game = (instinct: number): Game<Coins> => ({
    ...coins(1),
    bot: {
      foresight: 1,
      instinct,
      evaluate: (t, seat) => 0.5 + 0.003 * t.vars.taken[seat],
      priors: (_, { options }) => options.map((_, i) => -i),
    },
  });
  const chosen = (instinct: number, level: 'hard' | 'classic'): readonly number[] => {
    const match = Match.start(game(instinct), { game: 'coins', rulesVersion: 1, seats: 2, options: {}, seed: 1 });
    return chooseMove(match, 0, level, { iterations: 600 }, fastRng(2));
  };
  expect(chosen(1, 'hard')).toEqual([0]);
  expect(chosen(0.1, 'hard')).toEqual([2]);
  expect(chosen(0.1, 'classic')).toEqual(chosen(1, 'classic'));
});
