import { expect, test } from 'vitest';
import type { Ask, Table } from '#engine';
import { fastRng, Match } from '#engine';
import { weigh } from '../index.ts';
import { type SearchStyle, USUAL } from '../normal.ts';
import { follow, type Leaning, Plan } from '../plan.ts';
import { harvest, zones } from './harvest.ts';

const t = { def: [0, 0, 1, 2, 3] } as unknown as Table;
const ask = (options: number[], min = 1): Ask => ({ seat: 0, prompt: { key: 'p', rule: 'R-1' }, options, min, max: 1, ordered: false });
const { heap } = zones.at;
const evenly: Leaning = (_, { options }) => [...options.map(() => 0), 0];

/** Gives answers again and again; each is worth what `worth` says of the card behind it. */
function practise(plan: Plan, question: Ask, lean: Leaning, times: number, worth: (def: number) => number): number[] {
  const given = [0, 0, 0, 0, 0];
  for (let i = 0; i < times; i++) {
    const { picks, plan: next } = follow(plan, t, question, lean);
    const def = picks.length === 0 ? 4 : t.def[question.options[picks[0]] as number];
    given[def]++;
    for (const one of [plan, next]) {
      one.visits++;
      one.sum += worth(def);
    }
  }
  return given;
}

test('what goes well is answered again, but everything is tried', () => {
  const given = practise(new Plan(), ask([1, 2, 3, 4]), evenly, 100, (def) => (def === 2 ? 0.8 : 0.3));
  expect(given[2]).toBeGreaterThan(60);
  for (const def of [0, 1, 3]) expect(given[def]).toBeGreaterThan(0);
});

test('what looks promising is tried first, and given up when it goes badly', () => {
  const lean: Leaning = () => [3, 0, 0, 0, 0];
  const { picks } = follow(new Plan(), t, ask([1, 2, 3, 4]), lean);
  expect(picks).toEqual([0]);
  expect(practise(new Plan(), ask([1, 2, 3, 4]), lean, 100, (def) => (def === 0 ? 0.2 : 0.6))[0]).toBeLessThan(40);
});

test('declining is an answer too', () => {
  expect(practise(new Plan(), ask([1, 2], 0), evenly, 60, (def) => (def === 4 ? 0.9 : 0.2))[4]).toBeGreaterThan(30);
});

test('two copies of a card are one answer', () => {
  const plan = new Plan();
  practise(plan, ask([0, 1]), evenly, 10, () => 0.5);
  expect(plan.next.size).toBe(1);
});

test('planning gives a legal answer, the same for the same chance', () => {
  const match = Match.start(harvest, { game: harvest.id, rulesVersion: 1, seats: 2, options: {}, seed: 3 });
  match.answer(0, match.n, []);
  const style = { ...USUAL, planning: { answers: 4, lean: evenly } };
  const [one, two] = [1, 2].map(() => weigh(match, 0, { iterations: 200 }, fastRng(4), style));
  expect(one).toEqual(two);
  expect(match.answer(0, match.n, one[0].picks)).toBeNull();
});

test('a first look decides while playouts are few, and no longer when they tell a small difference', () => {
  const match = Match.start(harvest, { game: harvest.id, rulesVersion: 1, seats: 2, options: {}, seed: 3 });
  const [liked, better] = match.askOf(0)?.options ?? [];
  const style: SearchStyle = {
    ...USUAL,
    planning: { answers: 4, lean: evenly },
    depth: 0,
    judge: ({ zones }) => (zones[heap][0] === better ? 0.31 : 0.3),
    priors: (_, { options }) => options.map((one) => (one === liked ? 1 : 0)),
  };
  const first = (iterations: number, how: SearchStyle): readonly number[] => weigh(match, 0, { iterations }, fastRng(4), how)[0].picks;
  expect(first(100, style)).toEqual([0]);
  expect(first(4000, style)).toEqual([1]);
  // What others are measured against stays as it is.
  expect(first(4000, { ...style, planning: null })).toEqual([0]);
});
