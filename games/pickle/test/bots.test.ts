import { describe, expect, test } from 'vitest';
import type { Level } from '#bots/index.ts';
import { chooseMove } from '#bots/index.ts';
import { fastRng, keyOf, Match } from '#engine';
import { evaluate, priors } from '../bot/evaluate.ts';
import { outlook } from '../bot/outlook.ts';
import { pickle } from '../index.ts';
import { setupBoard } from '../map/board.ts';
import { cellAt } from '../map/grid.ts';
import { waysOut } from '../map/paths.ts';
import { boardOf } from './map-notation.ts';
import { scene } from './table.ts';

/** How many of the matches Rick wins. */
function rickWins(games: number, rick: Level, russians: Level): number {
  let wins = 0;
  for (let game = 1; game <= games; game++) {
    const options = { sides: 'rick-first', corridor: 'random', distance: '3' };
    const header = { game: 'pickle', rulesVersion: pickle.rulesVersion, seats: 2, options, seed: game };
    const match = Match.start(pickle, header, { record: false });
    const rng = fastRng(game);
    while (match.open !== null) {
      const { seat } = match.open.asks[0];
      match.answer(seat, match.n, chooseMove(match, seat, seat === 0 ? rick : russians, { iterations: 60 }, rng));
    }
    if (match.table.outcome?.winners.includes(0) === true) wins++;
  }
  return wins;
}

describe('bots', () => {
  test('normal beats random on either side', () => {
    expect(rickWins(5, 'normal', 'random')).toBeGreaterThanOrEqual(3);
    expect(rickWins(2, 'random', 'normal')).toBe(0);
  }, 120_000);
});

describe('the evaluation', () => {
  const near = { board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,2) G2@(0,1)', rick: '(0,1)', dice: 'TTTT', hand: [] } as const;
  const value = (place: Parameters<typeof scene>[0]): number => evaluate(scene(place).table.t, 0);

  test('the two sides share what there is', () => {
    const { table } = scene({ ...near, hand: ['jetpack'], russianHand: ['sniper'] });
    for (const seat of [0, 1]) expect(evaluate(table.t, seat)).toBeGreaterThan(0);
    for (const seat of [0, 1]) expect(evaluate(table.t, seat)).toBeLessThan(1);
  });

  test('health, the way, cards and tiles count', () => {
    expect(value(near)).toBeGreaterThan(value({ ...near, vars: { rickHealth: 2 } }));
    expect(value(near)).toBeGreaterThan(value({ ...near, rick: '(0,0)' }));
    expect(value(near)).toBeGreaterThan(value({ ...near, stack: 'R1' }));
    expect(value(near)).toBeGreaterThan(value({ ...near, deck: ['solenya'] }));
  });

  test('what the other side holds does not count', () => {
    const russianHand = (card: 'sniper' | 'bribe') => scene({ ...near, russianHand: [card] }).table.t;
    expect(evaluate(russianHand('sniper'), 0)).toBe(evaluate(russianHand('bribe'), 0));
  });
});

describe('the outlook where a turn begins', () => {
  const near = {
    board: 'T@(0,0) A@(5,5) B@(6,6) H@(0,4) G2@(0,1)',
    rick: '(0,1)',
    agents: { 1: '(0,0)' },
    dice: 'TTTT',
    hand: [],
  } as const;
  const rick = (place: Partial<Parameters<typeof scene>[0]> = {}): number => outlook(scene({ ...near, ...place }).table.t, 0);

  test('the two sides share what there is, if they know the same', () => {
    const { t } = scene({ ...near, russianHand: [] }).table;
    expect(outlook(t, 0) + outlook(t, 1)).toBeCloseTo(1, 10);
  });

  test('dice do not count before they are spent, and in the middle of a turn it is told as ever', () => {
    expect(rick({ dice: 'MMMM' })).toBe(rick());
    const { t } = scene({ ...near, vars: { spent: 1 } }).table;
    expect(outlook(t, 0)).toBe(evaluate(t, 0));
  });

  test('an agent in range is worse when the Russians are about to roll', () => {
    const loss = (side: 'rick' | 'russians'): number =>
      rick({ side, agents: {}, vars: { rickHealth: 2 } }) - rick({ side, vars: { rickHealth: 2 } });
    expect(loss('russians')).toBeGreaterThan(loss('rick') + 0.02);
    expect(loss('rick')).toBeGreaterThan(0);
  });

  test('what the other side holds does not count, what one holds oneself does', () => {
    const seen = (card: 'sniper' | 'bribe', seat: number): number => outlook(scene({ ...near, russianHand: [card] }).table.t, seat);
    expect(seen('sniper', 0)).toBe(seen('bribe', 0));
    expect(seen('sniper', 1)).toBeGreaterThan(seen('bribe', 1));
  });
});

describe('priors', () => {
  const best = (place: Parameters<typeof scene>[0], seat: number): string => {
    const { table } = scene(place);
    const ask = table.match.askOf(seat);
    if (ask === null) throw new Error('not asked');
    const values = priors(table.t, ask);
    expect(values).toHaveLength(ask.options.length);
    return keyOf(ask.options[values.indexOf(Math.max(...values))]);
  };

  test('Rick goes up, the Russians shoot', () => {
    const board = 'T@(0,0) A@(5,5) B@(6,6) H@(0,2) G2@(0,1)';
    expect(best({ board, rick: '(0,1)', dice: 'MWTT', hand: [] }, 0)).toBe('rick>0,2:move');
    expect(best({ board, rick: '(0,1)', side: 'russians', agents: { 1: '(0,0)' }, dice: 'MGTW', russianHand: [] }, 1)).toBe('a1!:gun');
  });
});

describe('the way out', () => {
  test('tiles that nobody has seen cost more than known ones, and a wall costs a detour', () => {
    expect(waysOut(boardOf('T@(0,0) G2@(0,1) H@(0,2)'), 2, 5, [cellAt(0, 0)])).toEqual([2]);
    expect(waysOut(boardOf('T@(0,0) ?@(0,1) H@(0,2)'), 2, 5, [cellAt(0, 0), cellAt(0, 1)])).toEqual([3, 1]);
    expect(waysOut(boardOf('R2@(0,0) H@(0,1)'), 1, 5, [cellAt(0, 0)])).toEqual([6]);
  });

  test('with no tile left to lay, empty cells are no way; where nothing leads there is none', () => {
    expect(waysOut(boardOf('R2@(0,0) H@(0,1)'), 1, 0, [cellAt(0, 0)])).toEqual([Number.POSITIVE_INFINITY]);
    expect(waysOut(setupBoard(2, 'right'), 3, 18, [cellAt(0, 0)])).toEqual([15]);
  });

  test('the same question gives the same answer again', () => {
    const board = setupBoard(4, 'left');
    const first = waysOut(board, 3, 12, [cellAt(0, 0)]);
    waysOut(boardOf('R2@(0,0) H@(0,1)'), 1, 5, [cellAt(0, 0)]);
    expect(waysOut(board, 3, 12, [cellAt(0, 0)])).toEqual(first);
  });
});
