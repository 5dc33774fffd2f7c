import { expect, test } from 'vitest';
import { styleOf, weigh } from '#bots/index.ts';
import { fastRng } from '#engine';
import { bot } from '../bot/index.ts';
import { scene, shown } from './table.ts';

/** Rick has rolled that and may roll all of it again. */
function rolled(rolls: string) {
  const { table } = scene({ board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,5)', rick: '(0,0)', rolls, unfinished: true });
  const ask = table.match.askOf(0);
  const found = ask === null ? undefined : bot.rolls?.(table.t, ask);
  if (found === undefined || found === null) throw new Error('no reroll is asked for');
  /** By what lies there in the end, in the order of the letters. */
  const likely = (picks: readonly number[]): { [faces: string]: number } =>
    Object.fromEntries(
      found.chances(picks).flatMap((chance, result) => {
        if (chance === 0) return [];
        const world = table.match.fork();
        found.bring(world.table, result);
        world.answer(0, world.n, []);
        return [[shown(world.table.vars).split('').sort().join(''), chance]];
      }),
    );
  return likely;
}

test('PKL-012 PKL-063 one die rolled again shows a gun twice as often as anything else', () => {
  expect(rolled('MMTW')([2])).toEqual({
    MMMW: expect.closeTo(1 / 6, 10),
    CMMW: expect.closeTo(1 / 6, 10),
    MMTW: expect.closeTo(1 / 6, 10),
    GMMW: expect.closeTo(2 / 6, 10),
    MMWW: expect.closeTo(1 / 6, 10),
  });
});

test('PKL-063 what is kept stays, all chosen dice fall together', () => {
  const likely = rolled('MMTW');
  expect(likely([])).toEqual({ MMTW: 1 });
  const two = likely([2, 3]);
  expect(Object.keys(two).every((faces) => faces.includes('MM'))).toBe(true);
  expect(two.GGMM).toBeCloseTo(4 / 36, 10);
  expect(two.CMMW).toBeCloseTo(2 / 36, 10);
  expect(Object.values(likely([0, 1, 2, 3])).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
});

test('for hard every playout tells about all rerolls, classic tries one after the other', () => {
  const { table } = scene({ board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,5)', rick: '(0,0)', rolls: 'MGTC', hand: [], unfinished: true });
  const playouts = (level: 'hard' | 'classic') =>
    weigh(table.match, 0, { iterations: 120 }, fastRng(1), styleOf(level)).map((one) => one.playouts);
  expect(playouts('hard').every((many) => many === 120)).toBe(true);
  expect(playouts('classic').reduce((a, b) => a + b)).toBe(120);
});
