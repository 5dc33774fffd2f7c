import { expect, test } from 'vitest';
import { fastRng, Match } from '#engine';
import { USUAL } from '../normal.ts';
import { estimate, openStanding, standing } from '../trial.ts';
import { type HarvestVars, harvest } from './harvest.ts';

const match = Match.start(harvest, { game: harvest.id, rulesVersion: 1, seats: 2, options: {}, seed: 4 }, { keep: true });
const turnOf = (t: { readonly vars: unknown }): number => (t.vars as HarvestVars).turn / 100;

test('how a position stands is judged as many answers ahead as asked', () => {
  const at = (depth: number): number => standing({ match, seat: 0, style: { ...USUAL, depth, judge: turnOf }, rng: fastRng(1) }, 6).mean;
  expect(at(0)).toBeCloseTo(0.01);
  expect(at(9)).toBeGreaterThan(0.02);
});

test('with all cards open it stands for everybody together as one, and for nobody better where nobody is', () => {
  const judge = (_: unknown, seat: number): number => (seat === 0 ? 0.9 : 0.3);
  const shares = (of: typeof judge): number[] => openStanding(match, { style: { ...USUAL, depth: 1, judge: of }, rng: fastRng(1) }, 4);
  const [mine, theirs] = shares(judge);
  expect([mine, theirs].map((share) => Math.round(share * 100))).toEqual([75, 25]);
  expect(shares(() => 0)).toEqual([0.5, 0.5]);
});

test('an estimate is the mean, and the less sure the fewer and the further apart its values are', () => {
  expect(estimate([0.5])).toEqual({ mean: 0.5, error: 0 });
  expect(estimate([0, 1])).toEqual({ mean: 0.5, error: 0.5 });
  expect(estimate([])).toEqual({ mean: 0, error: 0 });
});
