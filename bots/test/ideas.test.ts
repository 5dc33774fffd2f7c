import { expect, test } from 'vitest';
import { ahead, type Idea, isBehind, isDoomed, ranked, type Sketch } from '../ideas.ts';
import type { Glanced, Imagined } from '../imagine.ts';
import { Plan } from '../plan.ts';

interface Looked {
  readonly pick: number;
  readonly value?: number;
  readonly playouts?: number;
  readonly leaning?: number;
  readonly seen?: readonly number[];
  readonly holds?: number;
  readonly loses?: boolean;
}

/** An answer as the search left it, and what worlds since came to. */
function sketch({ pick, value = 0.5, playouts = 20, leaning = 0, seen = [0.5, 0.5, 0.5, 0.5], holds = 0, loses = false }: Looked): Sketch {
  const trials = seen.map((merit): Glanced => ({ merit, steps: [], losesNow: loses, holds: [holds] }));
  return { picks: [pick], plan: new Plan(), found: { value, playouts, leaning }, seen: [...seen], trials, same: [] };
}
const order = (...looked: readonly Looked[]): number[] => ranked(looked.map(sketch)).map(({ picks }) => picks[0]);

test('playouts of the search and worlds since are weighed by how many they are', () => {
  const [a, b] = [sketch({ pick: 1, value: 0.4, playouts: 4, seen: Array.from({ length: 12 }, () => 0.7) }), sketch({ pick: 2 })];
  // Twelve worlds by 0.2 for it, of which the other has four; four playouts by 0.1 against it.
  expect(ahead(a, b).mean).toBeCloseTo((4 * 0.2 - 4 * 0.1) / 8, 9);
  expect(order({ pick: 1, value: 0.56, playouts: 4 }, { pick: 2, seen: [0.6, 0.6, 0.6, 0.6] })).toEqual([2, 1]);
  expect(order({ pick: 1, value: 0.56, playouts: 90 }, { pick: 2, playouts: 90, seen: [0.6, 0.6, 0.6, 0.6] })).toEqual([1, 2]);
});

test('the better one by all that is known goes first, however little better; who lies far behind comes last', () => {
  expect(order({ pick: 1 }, { pick: 2, seen: [0.6, 0.5, 0.4, 0.51] }, { pick: 3, value: 0.2 })).toEqual([2, 1, 3]);
});

test('a first look tells answers apart that came to the same', () => {
  expect(order({ pick: 1 }, { pick: 2, leaning: 0.01 })).toEqual([2, 1]);
  expect(order({ pick: 1, leaning: 0.01 }, { pick: 2, seen: [0.9, 0.9, 0.9, 0.9] })).toEqual([2, 1]);
});

test('what leaves more goes first where both are known to come to the same, and not where nobody knows yet', () => {
  expect(order({ pick: 1 }, { pick: 2, holds: 2 })).toEqual([2, 1]);
  // As good on average, but by chance.
  expect(order({ pick: 1, seen: [0.9, 0.1, 0.6, 0.4] }, { pick: 2, seen: [0.1, 0.9, 0.4, 0.6], holds: 2 })).toEqual([1, 2]);
});

test('a plan that gives the match away comes after all that do not', () => {
  expect(order({ pick: 1, value: 0.9, loses: true }, { pick: 2 }, { pick: 3, value: 0.3 })).toEqual([2, 3, 1]);
});

test('behind is what lies behind beyond the error of thinking, and by more than next to nothing', () => {
  const plain = sketch({ pick: 1 });
  const behind = (seen: readonly number[]): boolean => isBehind(sketch({ pick: 2, seen, playouts: 0 }), plain);
  expect([behind([0.48, 0.48, 0.48, 0.48]), behind([0.497, 0.497, 0.497, 0.497])]).toEqual([true, false]);
  // By one in a hundred, give or take two.
  expect(behind([0.45, 0.53, 0.47, 0.51])).toBe(false);
  // However wide the error is, so much is never given away for words.
  expect(behind([0.3, 0.66, 0.3, 0.66])).toBe(true);
});

/** A plan with which so many of a hundred matches are lost before the next own turn, and so many of the others won. */
function fate(lost: number, won: number): Idea {
  const trials = Array.from({ length: 100 }, (_, world): Imagined => {
    const losesSoon = world < lost;
    const result = !losesSoon && world >= 100 - won ? 1 : 0;
    return { world, merit: 0.5, value: 0.5, result, steps: [], holds: [], signs: new Map(), winsNow: false, losesNow: false, losesSoon };
  });
  return { ...sketch({ pick: 1 }), trials };
}

test('what loses plainly more matches before the next own turn is doomed, unless it wins more as well', () => {
  expect(isDoomed(fate(100, 0), fate(75, 10))).toBe(true);
  expect(isDoomed(fate(80, 0), fate(75, 10))).toBe(false);
  expect(isDoomed(fate(60, 40), fate(20, 30))).toBe(false);
  const few = (idea: Idea): Idea => ({ ...idea, trials: idea.trials.slice(0, 39) });
  expect(isDoomed(few(fate(100, 0)), few(fate(5, 95)))).toBe(false);
});
