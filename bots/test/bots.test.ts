import { describe, expect, test } from 'vitest';
import type { Ask, Game, Match as MatchOf, Rng } from '#engine';
import { canonical, fastRng, Match } from '#engine';
import type { Budget, Level } from '../index.ts';
import { answerAll, anyPicks, budgetOf, chooseMove, LEVELS, matchFor, weigh } from '../index.ts';
import type { HarvestVars } from './harvest.ts';
import { harvest, opinionated, zones } from './harvest.ts';

const few: Budget = { iterations: 50 };

function start(game: Game<HarvestVars>, seats: number, seed: number): MatchOf<HarvestVars> {
  return Match.start(game, { game: game.id, rulesVersion: 1, seats, options: {}, seed });
}

function finishWith(match: MatchOf<HarvestVars>, levels: readonly Level[], rng: Rng, budget = few): MatchOf<HarvestVars> {
  while (match.open !== null && match.journal.length < match.game.cap) {
    const ask = match.open.asks.find((one) => match.askOf(one.seat) !== null) as Ask;
    const refused = match.answer(ask.seat, match.n, chooseMove(match, ask.seat, levels[ask.seat], budget, rng));
    expect(refused).toBeNull();
  }
  return match;
}

function wins(game: Game<HarvestVars>, levels: readonly [Level, Level], games: number, budget: Budget): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const match = finishWith(start(game, 2, 1000 + (i >> 1)), seat === 0 ? levels : [levels[1], levels[0]], fastRng(i), budget);
    if (match.table.outcome?.winners.includes(seat) === true) won++;
  }
  return won;
}

describe.each([
  ['without priors', harvest],
  ['with priors', opinionated],
])('a game %s', (_, game) => {
  test.each(LEVELS)('%s plays whole matches, whatever is asked', (level) => {
    for (const seats of [2, 4]) {
      const match = finishWith(
        start(game, seats, 8),
        Array.from({ length: seats }, () => level),
        fastRng(1),
        { iterations: 24 },
      );
      expect(match.over).toBe(true);
    }
  });

  // Fixed seeds, so these never waver; even play would reach 17 of 20 once in a thousand runs, 29 of 40 once in three hundred.
  test('normal beats random', () => {
    expect(wins(game, ['normal', 'random'], 20, few)).toBeGreaterThanOrEqual(17);
  });

  test('easy beats random', () => {
    expect(wins(game, ['easy', 'random'], 40, few)).toBeGreaterThanOrEqual(29);
  });
});

// With priors the toy game leaves too little to think about.
test('normal beats easy', () => {
  expect(wins(harvest, ['normal', 'easy'], 24, { iterations: 80 })).toBeGreaterThanOrEqual(15);
});

test('who slips more often loses more often', () => {
  const lost = (slips: number): number => wins({ ...harvest, bot: { ...harvest.bot, slips } }, ['normal', 'easy'], 24, { iterations: 80 });
  expect(lost(0.9)).toBeGreaterThan(lost(0));
});

test('by the clock normal is the same opponent on every machine that is fast enough, hard is not held back', () => {
  expect(budgetOf('normal', { ms: 400 })).toEqual({ ms: 400, iterations: 300 });
  expect(budgetOf('hard', { ms: 400 })).toEqual({ ms: 1000 });
  expect(budgetOf('normal', { iterations: 40 })).toEqual({ iterations: 40 });
});

test('the same chance and the same number of playouts give the same match', () => {
  const journals = [1, 2].map(() => finishWith(start(harvest, 3, 5), ['normal', 'easy', 'random'], fastRng(9)).journal);
  expect(journals[0]).toEqual(journals[1]);
});

test('a time budget is kept: an eighth of the time takes far less, and neither takes much longer than told', () => {
  const match = start(harvest, 4, 11);
  // The best of a few: other work shares the machine.
  const took = (ms: number): number =>
    Math.min(
      ...[1, 2, 3].map((seed) => {
        const before = performance.now();
        chooseMove(match, 0, 'normal', { ms }, fastRng(seed));
        return performance.now() - before;
      }),
    );
  const [short, long] = [took(30), took(240)];
  expect(short).toBeLessThan(long / 3);
  expect(long).toBeLessThan(240 * 2);
});

test('thinking leaves the match as it was', () => {
  const match = start(harvest, 3, 3);
  const before = JSON.stringify([match.snapshot(), match.view(0), match.n, canonical(match.table.rng)]);
  for (const level of LEVELS) chooseMove(match, 0, level, few, fastRng(2));
  expect(JSON.stringify([match.snapshot(), match.view(0), match.n, canonical(match.table.rng)])).toBe(before);
});

test('a clairvoyant is given the cards as they lie, and no luck to come; everybody else worlds that differ', () => {
  const match = start(harvest, 2, 21);
  const worlds = (level: 'clairvoyant' | 'hard'): string[] =>
    [1, 2, 3].map((seed) => matchFor(match, level).forkFor(0, fastRng(seed)).table.def.join());
  expect(new Set(worlds('clairvoyant'))).toEqual(new Set([match.table.def.join()]));
  expect(new Set(worlds('hard')).size).toBe(3);
  const luck = (seed: number): string => canonical(matchFor(match, 'clairvoyant').forkFor(0, fastRng(seed)).table.rng);
  expect(new Set([luck(1), luck(2), canonical(match.table.rng)]).size).toBe(3);
  expect(chooseMove(matchFor(match, 'clairvoyant'), 0, 'clairvoyant', few, fastRng(2)).length).toBeLessThan(2);
});

test('what a bot answers does not depend on what it cannot see', () => {
  const match = start(harvest, 2, 21);
  for (let i = 0; i < 6; i++) answerAll(match, anyPicks, fastRng(i));
  const seat = match.open?.asks[0].seat ?? 0;
  const { deck, hand } = zones.at;
  const hidden = [...match.table.zones[deck], ...match.table.zones[hand + 1 - seat]].filter((card) => match.table.seen[card] === 0);
  expect(hidden.length).toBeGreaterThan(10);
  // Another deal of the unseen faces, with the same faces in the same order for the sampler to shuffle, is another real world.
  const other = Match.load(match.game, match.header, match.journal);
  const [a, b] = [hidden[0], hidden[hidden.length - 1]];
  const quiet = other.snapshot();
  const def = quiet.table.def.slice();
  [def[a], def[b]] = [def[b], def[a]];
  const swapped = Match.load(match.game, match.header, match.journal.slice(0, quiet.entries), { ...quiet, table: { ...quiet.table, def } });
  for (const entry of match.journal.slice(quiet.entries)) swapped.apply(entry);
  const value = (m: MatchOf<HarvestVars>): number[] =>
    weigh(m, seat, { iterations: 2000 }, fastRng(4))
      .filter((w) => w.playouts > 200)
      .map((w) => w.value);
  const [one, two] = [value(match), value(swapped)];
  expect(one.length).toBe(two.length);
  for (const [i, v] of one.entries()) expect(Math.abs(v - two[i])).toBeLessThan(0.05);
});

test('what is chosen rests on as many playouts as anything else: luck in the first few does not decide', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const match = start(harvest, 2, seed);
    const rng = fastRng(seed);
    for (let i = 0; i < 200 && match.open !== null; i++) {
      const { seat } = match.open.asks[0];
      if ((match.askOf(seat)?.options.length ?? 0) > 3) {
        const list = weigh(match, seat, { iterations: 60 }, rng);
        // Within the last round one of two may have had one playout more.
        expect(list[0].playouts).toBeGreaterThanOrEqual(Math.max(...list.map((one) => one.playouts)) - 1);
      }
      answerAll(match, anyPicks, rng);
    }
  }
});

test('the answer that wins at once is found', () => {
  const match = start(harvest, 2, 2);
  match.answer(0, match.n, []);
  const { deck, hand, barn } = zones.at;
  const snapshot = match.snapshot();
  const wheat = snapshot.table.def.flatMap((def, card) => (match.game.defs[def].id === 'wheat' ? [card] : []));
  const zonesNow = snapshot.table.zones.map((list) => list.filter((card) => !wheat.includes(card)));
  zonesNow[barn].push(...wheat.slice(0, 3));
  zonesNow[hand].push(wheat[3]);
  zonesNow[deck].unshift(...wheat.slice(4));
  const zone = snapshot.table.zone.slice();
  zonesNow.forEach((list, z) => {
    for (const card of list) zone[card] = z;
  });
  const near = Match.load(match.game, match.header, match.journal, {
    ...snapshot,
    stage: 'play',
    table: { ...snapshot.table, zones: zonesNow, zone },
  });
  const ask = near.askOf(0) as Ask;
  for (let seed = 0; seed < 5; seed++) expect(ask.options[chooseMove(near, 0, 'normal', few, fastRng(seed))[0]]).toBe(wheat[3]);
});

test('a seat that is not asked gets no answer', () => {
  expect(() => chooseMove(start(harvest, 2, 1), 1, 'normal', few, fastRng(1))).toThrow('seat 1 is not asked');
});
