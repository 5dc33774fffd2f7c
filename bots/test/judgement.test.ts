import { describe, expect, test } from 'vitest';
import { below, fastRng, fittingOptions, type Game, Match, type SeatId, type Table } from '#engine';
import { games } from '#games/registry.ts';
import { considered } from '../judge.ts';
import { chainOf } from '../judgement/chain.ts';
import { addPositions, assess, countOf, fitTo, noPositions, toChances } from '../judgement/fit.ts';
import { playLesson, positionsOf } from '../judgement/gather.ts';
import { gather, Inputs, layoutOf } from '../judgement/layout.ts';
import { readModel, weightsFile } from '../judgement/load.ts';
import { chanceOf, decodeModel, emptyModel, encodeModel, type Model, scoreOf } from '../judgement/model.ts';
import type { Sight } from '../judgement/sight.ts';
import { learnUnits } from '../judgement/units.ts';
import { USUAL } from '../normal.ts';
import { answerAll, anyPicks } from '../policy.ts';
import { harvest, zones } from './harvest.ts';

const folder = new URL('../../games/', import.meta.url);
const header = (game: Game, seats: number, seed: number) => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options: fittingOptions(game, seats),
  seed,
});
const seatsFor = (game: Game): number => Math.max(2, game.seats.min);

const [toy] = games;

const closed = (viewer: SeatId): Sight => ({ viewer, isOpen: false });

/** A model with some weight everywhere, so that any input that should not be there shows. */
function arbitrary(game: Game): Model {
  const model = emptyModel(game, 4);
  for (const part of [model.plain, model.inner, model.bias, model.outer, model.soon])
    for (let i = 0; i < part.length; i++) part[i] = Math.sin(i * 12.9898) * 0.2;
  return model;
}

test('what is judged of one game leaves nothing behind for the next', () => {
  const judged = (list: readonly Game[]) =>
    new Map(list.map((game) => [game.id, chanceOf(arbitrary(game), Match.start(game, header(game, seatsFor(game), 5)).table, closed(0))]));
  const [there, back] = [judged(games), judged([...games].reverse())];
  for (const { id } of games) {
    expect(there.get(id)).toBeGreaterThan(0);
    expect(back.get(id)).toBe(there.get(id));
  }
});

test('what a game with more threats left in the chain is nobody else’s', () => {
  const game = games.find(({ bot }) => bot?.threats !== undefined) ?? toy;
  const layout = layoutOf(game);
  const { table } = Match.start(game, header(game, seatsFor(game), 5));
  const names = (more: readonly number[]): (string | undefined)[] => {
    const chain = chainOf(emptyModel(game, 0).soon, table, closed(0));
    chain?.of[0].push(...more);
    const inputs = new Inputs();
    gather(layout, table, 0, closed(0), { written: 0.5, chain }, inputs);
    return inputs.at.map((at) => layout.names[at]);
  };
  expect(names([1, 1, 1])).toEqual(names([]));
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('a judgement does not change with what the seat cannot see', () => {
    const model = arbitrary(game);
    const match = Match.start(game, header(game, seatsFor(game), 5), { record: false, keep: true });
    const rng = fastRng(9);
    for (let i = 0; match.open !== null && i < 120; i++) {
      if (i % 6 === 0)
        for (const seat of match.table.ring) {
          const here = chanceOf(model, match.forkFor(seat, fastRng(i)).table, closed(seat));
          for (const world of [1, 2])
            expect(chanceOf(model, match.forkFor(seat, fastRng(i + world * 1000)).table, closed(seat))).toBeCloseTo(here, 6);
        }
      answerAll(match, anyPicks, rng);
    }
  });

  test('with open cards it tells worlds apart in which others hold other cards', () => {
    const model = arbitrary(game);
    const match = Match.start(game, header(game, seatsFor(game), 5), { record: false, keep: true });
    const rng = fastRng(9);
    const hidden = game.zones.flatMap(({ owner, pool }, z) => (owner === null || owner === 0 || pool < 0 ? [] : [z]));
    const held = (t: Table): string => hidden.map((z) => Array.from(t.zones[z], (id) => t.def[id]).sort((a, b) => a - b)).join(' | ');
    let different = 0;
    for (let i = 0; match.open !== null && i < 40; i++) {
      const told = new Map<string, number>();
      for (let world = 0; world < 8; world++) {
        const { table } = match.forkFor(0, fastRng(world));
        told.set(held(table), chanceOf(model, table, { viewer: 0, isOpen: true }));
      }
      expect(new Set(told.values()).size).toBe(told.size);
      different += told.size - 1;
      answerAll(match, anyPicks, rng);
    }
    expect(different).toBeGreaterThan(0);
  });

  test('before anything is learned it is the estimate of the game itself, and the chances of all add up to one', () => {
    const match = Match.start(game, header(game, seatsFor(game), 3), { record: false, keep: true });
    const rng = fastRng(4);
    for (let i = 0; i < 40 && match.open !== null; i++) answerAll(match, anyPicks, rng);
    if (match.open === null) return;
    const world = match.forkFor(0, fastRng(1)).table;
    const estimate = considered(world, 0);
    expect(chanceOf(emptyModel(game, 0), world, closed(0))).toBeCloseTo(Math.min(0.995, Math.max(0.005, estimate)), 6);
  });

  test.each([2, 4])('the weights in its folder for %i players, if there are any, are for the game as it is', (many) => {
    const data = readModel(weightsFile(folder, game.id, many));
    if (data !== null) decodeModel(game, data);
    if (data?.plays.includes('open')) decodeModel(game, data, data.open ?? '');
    // Better than giving everybody the same chance.
    expect(data?.learned.logLoss ?? 0).toBeLessThan(data?.learned.even ?? Math.log(2));
  });
});

test('what lies in a common zone counts for whom it belongs to, and for nobody else', () => {
  const game = {
    ...harvest,
    bot: { ...harvest.bot, whose: (_: unknown, card: number) => (card % 3 === 2 ? null : card % 3) },
  } as unknown as Game;
  const match = Match.start(game, header(game, 2, 5), { record: false, keep: true });
  for (let i = 0; i < 60 && match.open !== null; i++) answerAll(match, anyPicks, fastRng(i));
  const { table: t } = match;
  const layout = layoutOf(game);
  const found = (seat: SeatId): string[] => {
    const inputs = new Inputs();
    gather(layout, t, seat, closed(0), { written: 0.5, chain: null }, inputs);
    return inputs.at.map((at) => layout.names[at]).filter((name) => name.startsWith('of:heap/'));
  };
  const thrown = (seat: SeatId): string[] =>
    t.zones[zones.at.heap].filter((id) => id % 3 === seat).map((id) => `of:heap/${game.defs[t.def[id]].id}`);
  for (const seat of [0, 1]) {
    expect(thrown(seat).length).toBeGreaterThan(1);
    expect(found(seat)).toEqual(thrown(seat));
  }
});

test('whoever won teaches that the position was worth a win, and the others that it was not', () => {
  const game = harvest as unknown as Game;
  for (const seed of [1, 2, 3, 4]) {
    const noted = playLesson(game, header(game, 3, seed), { iterations: 1, stray: 0.1, style: USUAL }, fastRng(seed));
    const match = Match.start(game, header(game, 3, seed));
    for (const [seat, , ...picks] of noted.answers) match.answer(seat, match.n, picks);
    const [winner] = match.table.outcome?.winners ?? [];
    const positions = positionsOf(game, header(game, 3, seed), noted, fastRng(4), new Float32Array(0));
    const many = positions.players.length - 1;
    // As many as fifty, thinned by chance; each of them as long as the match went on.
    expect(many).toBeGreaterThan(15);
    expect(many).toBeLessThan(90);
    expect(positions.matches).toEqual([...noPositions().matches, many]);
    for (let i = 0; i < many; i++)
      expect(positions.result.slice(positions.players[i], positions.players[i + 1])).toEqual(
        [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
      );
  }
});

test('a match without an end teaches nothing', () => {
  const game = harvest as unknown as Game;
  const noted = playLesson(game, header(game, 2, 1), { iterations: 1, stray: 0.1, style: USUAL }, fastRng(1));
  const broken = { ...noted, answers: noted.answers.slice(0, -1) };
  expect(positionsOf(game, header(game, 2, 1), broken, fastRng(4), new Float32Array(0))).toEqual(noPositions());
});

test('it learns which input wins, and says so in chances that come true', () => {
  const positions = noPositions();
  // The first player holds input 0 and wins four times out of five.
  for (let i = 0; i < 4000; i++) {
    const wins = (i * 7919) % 10 < 8;
    for (const player of [0, 1]) {
      positions.at.push(player);
      positions.value.push(1);
      positions.inputs.push(positions.at.length);
      positions.result.push((player === 0) === wins ? 1 : 0);
    }
    positions.players.push(positions.result.length);
    positions.matches.push(positions.players.length - 1);
  }
  const model = emptyModel(toy, 0);
  const fitted = fitTo(model, positions, { steps: 40, calms: [10], held: 0.2 });
  expect(model.plain[0]).toBeGreaterThan(model.plain[1]);
  expect(fitted.heldLogLoss).toBeCloseTo(-(0.8 * Math.log(0.8) + 0.2 * Math.log(0.2)), 1);
  const surest = fitted.calibration.findLast(({ many }) => many > 0);
  expect(surest?.foretold).toBeCloseTo(surest?.came ?? 0, 1);
});

test('hidden units learn what a sum cannot: under one rule the fuller hand wins, under the other the emptier one', () => {
  const model = emptyModel(toy, 6);
  const { featuresAt } = model.layout;
  const positions = noPositions();
  const rng = fastRng(2);
  for (let i = 0; i < 800; i++) {
    const rule = below(rng, 2);
    const hands = [below(rng, 8), below(rng, 8)];
    const wins = (hands[0] - hands[1]) * (rule === 1 ? 1 : -1);
    hands.forEach((hand, player) => {
      positions.at.push(featuresAt, featuresAt + 1);
      positions.value.push(rule, hand);
      positions.inputs.push(positions.at.length);
      positions.result.push(wins === 0 ? 0.5 : wins > 0 === (player === 0) ? 1 : 0);
    });
    positions.players.push(positions.result.length);
    positions.matches.push(positions.players.length - 1);
  }
  const aside = new Float32Array(model.plain.length);
  const sum = fitTo(model, positions, { steps: 40, calms: [10], held: 0.2, aside });
  expect(sum.heldLogLoss).toBeCloseTo(Math.log(2), 1);
  const units = learnUnits(model, positions, { held: 0.2, rng: fastRng(3), aside });
  expect(units?.logLoss).toBeLessThan(0.5);
  // And the model says so itself.
  const score = (rule: number, hand: number): number => {
    const inputs = new Inputs();
    inputs.add(featuresAt, rule);
    inputs.add(featuresAt + 1, hand);
    return scoreOf(model, inputs);
  };
  expect(score(1, 7)).toBeGreaterThan(score(1, 1) + 1);
  expect(score(0, 1)).toBeGreaterThan(score(0, 7) + 1);
});

test('how well positions are foretold: the surprise of what came, on average, and how often what was foretold so came', () => {
  const positions = noPositions();
  // Three positions of two players; the last one is a draw.
  for (const result of [1, 0, 0, 1, 0.5, 0.5]) {
    positions.result.push(result);
    positions.inputs.push(0);
  }
  positions.players.push(2, 4, 6);
  const chance = new Float64Array(2);
  const foretold = [
    [0.8, 0.2],
    [0.8, 0.2],
    [0.5, 0.5],
  ];
  const told = (first: number, end: number) =>
    assess(positions, first, end, chance, (position) => {
      chance.set(foretold[position]);
      return 2;
    });
  expect(told(0, 1).logLoss).toBeCloseTo(-Math.log(0.8), 9);
  expect(told(0, 3).logLoss).toBeCloseTo((-Math.log(0.8) - Math.log(0.2) - Math.log(0.5)) / 3, 9);
  expect(told(1, 1).logLoss).toBe(0);
  const tenths = told(0, 3).calibration;
  expect(tenths.map(({ many }) => many)).toEqual([0, 0, 2, 0, 0, 2, 0, 0, 2, 0]);
  for (const at of [2, 5, 8]) expect([tenths[at].foretold, tenths[at].came]).toEqual([expect.closeTo(at / 10, 9), 0.5]);
  const scores = new Float64Array([1000, 1000 + Math.log(3)]);
  toChances(scores, 2);
  expect([...scores]).toEqual([expect.closeTo(0.25, 9), expect.closeTo(0.75, 9)]);
});

test('positions of several matches put together are those of each, one after the other', () => {
  const match = (players: number, inputs: readonly (readonly [at: number, value: number])[]) => {
    const one = noPositions();
    for (let p = 0; p < players; p++) {
      for (const [at, value] of inputs) {
        one.at.push(at);
        one.value.push(value + p);
      }
      one.inputs.push(one.at.length);
      one.result.push(p === 0 ? 1 : 0);
    }
    one.players.push(players);
    one.matches.push(1);
    return one;
  };
  const all = noPositions();
  expect(countOf(all)).toBe(0);
  addPositions(all, match(2, [[7, 1]]));
  addPositions(
    all,
    match(3, [
      [8, 10],
      [9, 20],
    ]),
  );
  expect(countOf(all)).toBe(2);
  expect([all.matches, all.players, all.inputs]).toEqual([
    [0, 1, 2],
    [0, 2, 5],
    [0, 1, 2, 4, 6, 8],
  ]);
  expect([all.at, all.value, all.result]).toEqual([
    [7, 7, 8, 9, 8, 9, 8, 9],
    [1, 2, 10, 20, 11, 21, 12, 22],
    [1, 0, 1, 0, 0],
  ]);
});

test('one hidden unit already tells what a sum cannot', () => {
  const model = emptyModel(toy, 1);
  const { featuresAt } = model.layout;
  const positions = noPositions();
  const rng = fastRng(2);
  // The further from four the better.
  for (let i = 0; i < 600; i++) {
    const hands = [below(rng, 8), below(rng, 8)];
    const worth = hands.map((hand) => Math.abs(hand - 4));
    hands.forEach((hand, player) => {
      positions.at.push(featuresAt);
      positions.value.push(hand);
      positions.inputs.push(positions.at.length);
      positions.result.push(worth[0] === worth[1] ? 0.5 : worth[player] === Math.max(...worth) ? 1 : 0);
    });
    positions.players.push(positions.result.length);
    positions.matches.push(positions.players.length - 1);
  }
  const aside = new Float32Array(model.plain.length);
  const sum = fitTo(model, positions, { steps: 40, calms: [10], held: 0.2, aside });
  const units = learnUnits(model, positions, { held: 0.2, rng: fastRng(3), aside });
  expect(units?.logLoss).toBeLessThan(sum.heldLogLoss - 0.1);
});

test('hidden units that find nothing say nothing', () => {
  const model = emptyModel(toy, 3);
  const positions = noPositions();
  const rng = fastRng(2);
  for (let i = 0; i < 300; i++) {
    const winner = below(rng, 2);
    for (const player of [0, 1]) {
      positions.at.push(model.layout.featuresAt);
      positions.value.push(below(rng, 1000) / 1000);
      positions.inputs.push(positions.at.length);
      positions.result.push(player === winner ? 1 : 0);
    }
    positions.players.push(positions.result.length);
    positions.matches.push(positions.players.length - 1);
  }
  const aside = new Float32Array(model.plain.length);
  fitTo(model, positions, { steps: 40, calms: [10_000], held: 0.2, aside });
  const inputs = new Inputs();
  inputs.add(model.layout.featuresAt, 1);
  const before = scoreOf(model, inputs);
  expect(learnUnits(model, positions, { held: 0.2, rng: fastRng(1), aside })).toBeNull();
  expect(scoreOf(model, inputs)).toBe(before);
});

test('weights survive being written down, and are refused for other rules', () => {
  const model = arbitrary(toy);
  const open = emptyModel(toy, 4);
  const data = encodeModel(model, { matches: 1, generations: 1, seed: 1, logLoss: 0.5 }, ['open'], { open });
  const again = decodeModel(toy, JSON.parse(JSON.stringify(data)));
  expect([...again.plain]).toEqual([...model.plain]);
  expect([...again.inner]).toEqual([...model.inner]);
  expect([...decodeModel(toy, data, data.open).plain]).toEqual([...open.plain]);
  expect([...again.bias, ...again.outer, ...again.soon]).toEqual([...model.bias, ...model.outer, ...model.soon]);
  expect(() => decodeModel(toy, { ...data, rulesVersion: data.rulesVersion + 1 })).toThrow(`lab -- stamp --game ${toy.id}`);
  expect(() => decodeModel(toy, { ...data, inputs: { ...data.inputs, estate: !data.inputs.estate } })).toThrow('wrong size');
});

test('a new card, a new feature and a new threat weigh nothing; the others weigh what they did; what is gone is left out', () => {
  const before = games.find(({ bot }) => bot?.threats !== undefined) ?? toy;
  const model = arbitrary(before);
  const data = encodeModel(model, { matches: 1, generations: 1, seed: 1, logLoss: 0.5 });
  const weightsOf = ({ layout, plain, inner, hidden }: Model): Map<string, readonly number[]> =>
    new Map(
      layout.names.map((name, i) => {
        const from = (i - layout.featuresAt) * hidden;
        return [name, [plain[i], ...(from < 0 ? [] : inner.subarray(from, from + hidden))]];
      }),
    );
  const { features, threats } = before.bot ?? {};
  const [gone, ...defs] = before.defs;
  const game: Game = {
    ...before,
    defs: [{ id: 'brand-new', kind: gone.kind }, ...defs],
    bot: {
      ...before.bot,
      features: { keys: ['brand-new-feature', ...(features?.keys.slice(1) ?? [])], measure: () => undefined },
      threats: { atTurn: () => 0, measure: () => undefined, keys: [...(threats?.keys.slice(1) ?? []), 'brand-new-threat'] },
    },
  };
  const after = decodeModel(game, data);
  const [old, now] = [weightsOf(model), weightsOf(after)];
  for (const [name, weights] of now)
    expect([name, weights]).toEqual([name, name.includes('brand-new') ? weights.map(() => 0) : old.get(name)]);
  expect([...now.keys()].filter((name) => name.includes('brand-new')).length).toBeGreaterThan(3);
  expect([...now.keys()].some((name) => name.endsWith(`/${gone.id}`))).toBe(false);
  expect([...after.soon]).toEqual([...model.soon.subarray(1), 0]);
  expect([...after.bias, ...after.outer]).toEqual([...model.bias, ...model.outer]);
});

test('a match played against itself gives positions for every player, and results that add up to one', () => {
  const game = games.find((one) => one.id === 'unicorns') ?? toy;
  const match = playLesson(game, header(game, 2, 8), { iterations: 2, stray: 0.2, style: USUAL }, fastRng(3));
  const noted = positionsOf(game, header(game, 2, 8), match, fastRng(4), emptyModel(game, 0).soon);
  const many = noted.players.length - 1;
  expect(many).toBeGreaterThan(5);
  for (let i = 0; i < many; i++) {
    const results = noted.result.slice(noted.players[i], noted.players[i + 1]);
    expect(results.length).toBe(2);
    expect(results[0] + results[1]).toBeCloseTo(1);
  }
  expect(Math.max(...noted.at)).toBeLessThan(layoutOf(game).size);
});

test('a game that is judged where turns begin teaches by the beginnings of its turns', () => {
  const game = games.find((one) => one.id === 'pickle') ?? toy;
  const noted = playLesson(game, header(game, 2, 8), { iterations: 2, stray: 0.2, style: USUAL }, fastRng(3));
  const movers = noted.answers.map(([seat]) => seat);
  const turns = movers.filter((seat, i) => seat !== movers[i - 1]).length;
  const positions = positionsOf(game, header(game, 2, 8), noted, fastRng(4), emptyModel(game, 0).soon).players.length - 1;
  // Questions to the other side in the middle of a turn are no turns.
  expect(positions).toBeLessThanOrEqual(turns);
  expect(positions).toBeGreaterThan(turns / 2);
});
