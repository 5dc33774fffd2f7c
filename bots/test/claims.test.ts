import { describe, expect, test } from 'vitest';
import type { Sign, SignKind, SignTime } from '#engine';
import { claimsFor, factsOf, LEAST_MATCHES, plainFor, unsaid } from '../claims.ts';
import type { Column, Imagined } from '../imagine.ts';
import { areOne, lineOf } from '../lines.ts';

const MANY = 100;
const column = (sign: Sign, kind: SignKind, when: SignTime = 'turn'): Column => ({ sign, kind, when });
const columns = new Map<string, Column>([
  ['mine', column({ key: 'wins-by', seat: 0, card: 'goal' }, { kind: 'win', good: 'more' }, 'round')],
  ['theirs', column({ key: 'wins-by', seat: 1, card: 'goal' }, { kind: 'win', good: 'more' }, 'round')],
  ['plain', column({ key: 'wins', seat: 1 }, { kind: 'win', good: 'more' }, 'round')],
  ['cards', column({ key: 'aspect.hand', seat: 0 }, { kind: 'build', good: 'more', isNumber: true })],
  ['harm', column({ key: 'aspect.harm', seat: 0 }, { kind: 'safe', good: 'less', isNumber: true })],
]);

interface World {
  readonly signs?: { readonly [name: string]: number };
  readonly result?: number;
  readonly steps?: readonly string[];
  readonly merit?: number;
}

/** So many worlds; in each the plan leads to these signs. */
const plan = (of: (world: number) => World, many = MANY): Imagined[] =>
  Array.from({ length: many }, (_, world) => {
    const { signs = {}, result = 0.5, steps = [], merit = 0.5 } = of(world);
    return {
      world,
      merit,
      value: 0.5,
      result,
      steps: steps.map((name) => ({ name, look: name, isButton: name.startsWith('button') })),
      signs: new Map(Object.entries(signs)),
      winsNow: false,
      losesSoon: false,
      holds: [],
      losesNow: false,
    };
  });
const nothing = plan(() => ({}));
const rarely = (part: number, name: string) => plan((world) => (world % 100 < part ? { signs: { [name]: 1 } } : {}));
const keys = (a: Imagined[], b: Imagined[]): string[] =>
  claimsFor(a, b, columns, 0).map(({ sign, role }) => `${role} ${sign.key} ${sign.seat}`);

describe('what is said about a plan', () => {
  test('a win of mine is a merit, one of somebody else a risk, and one that is stopped a merit again', () => {
    const [win] = claimsFor(rarely(30, 'mine'), nothing, columns, 0);
    expect(win).toMatchObject({ kind: 'win', role: 'merit', with: 0.3, without: 0, of: MANY, effect: 0.3 });
    expect(claimsFor(rarely(30, 'theirs'), nothing, columns, 0)[0]).toMatchObject({ kind: 'risk', role: 'risk', effect: -0.3 });
    expect(claimsFor(nothing, rarely(30, 'theirs'), columns, 0)[0]).toMatchObject({ kind: 'stop', role: 'merit', without: 0.3 });
  });

  test('nothing is said of too few matches, nor of a difference that lies within its error', () => {
    const few = LEAST_MATCHES - 1;
    const [won, not] = [plan(() => ({ signs: { mine: 1 } }), few), plan(() => ({}), few)];
    expect(claimsFor(won, not, columns, 0)).toEqual([]);
    // Thirty and twenty-six of a hundred, in worlds of their own: chance alone would do that.
    const other = plan((world) => (world % 100 >= 50 && world % 100 < 76 ? { signs: { mine: 1 } } : {}));
    expect(keys(rarely(30, 'mine'), other)).toEqual([]);
  });

  test('where nothing carries the difference it is said what can be seen: a card by its name before a number, a dare or what others have never', () => {
    const seen = new Map(columns);
    seen.set('kept', column({ key: 'kept', seat: 0, card: 'neigh' }, { kind: 'keep', good: 'more', isGain: true }));
    seen.set('dare', column({ key: 'dare', seat: 0, card: 'goal' }, { kind: 'risk', good: 'less', isDare: true }));
    // Whoever keeps it wins less often here, so that it is no reason by itself.
    const keeps = plan((world) => ({ signs: { kept: 1, cards: 3 }, result: 0.4 + 0.001 * (world % 2) }));
    const spends = plan((world) => ({ signs: { dare: 1, cards: 2 }, result: 0.6 + 0.001 * (world % 2) }));
    expect(claimsFor(keeps, spends, seen, 0).filter(({ role }) => role === 'merit')).toEqual([]);
    expect(plainFor(keeps, spends, seen, 0)).toMatchObject([
      { sign: { key: 'kept', card: 'neigh' }, role: 'merit', kind: 'keep', with: 1, without: 0 },
    ]);
    expect(plainFor(spends, keeps, seen, 0)).toEqual([]);
    expect(plainFor(nothing, rarely(30, 'theirs'), seen, 0)).toEqual([]);
  });

  test('what was said by the name of a card is not said again without it', () => {
    const both = plan((world) => (world % 100 < 30 ? { signs: { theirs: 1, plain: 1 } } : {}));
    expect(keys(nothing, both)).toEqual(['merit wins-by 1']);
  });

  test('a number is a reason as far as the result goes with it; a fifth of a card is none', () => {
    const cards = (more: number) =>
      plan((world) => ({ signs: { cards: 2 + (world % 2) + more }, result: 0.3 + 0.05 * (2 + (world % 2) + more) }));
    const [clause, ...rest] = claimsFor(cards(2), cards(0), columns, 0);
    expect(rest).toEqual([]);
    expect(clause).toMatchObject({ isNumber: true, with: 4.5, without: 2.5, kind: 'build' });
    expect(clause.effect).toBeCloseTo(0.1, 1);
    expect(keys(cards(0.2), cards(0))).toEqual([]);
    // Cards that bring nothing are no reason.
    expect(
      keys(
        plan(() => ({ signs: { cards: 5 } })),
        plan(() => ({ signs: { cards: 2 } })),
      ),
    ).toEqual([]);
  });

  test('a card that stays in the hand is a weaker reason than what another one brings', () => {
    const here = new Map<string, Column>([
      ['kept', column({ key: 'kept', seat: 0, card: 'a' }, { kind: 'keep', good: 'more', isGain: true })],
      ['built', column({ key: 'built', seat: 0, card: 'b' }, { kind: 'build', good: 'more' })],
    ]);
    // The kept one is worth a little more: 0.24 of the chance against 0.2.
    const both = plan((n): World => {
      if (n % 4 === 0) return { signs: { kept: 1 }, result: 0.54 };
      return n % 4 === 1 ? { signs: { built: 1 }, result: 0.5 } : { result: 0.3 };
    });
    const none = plan(() => ({ result: 0.3 }));
    expect(claimsFor(both, none, here, 0).map(({ sign }) => sign.key)).toEqual(['built', 'kept']);
  });

  test('what speaks against a plan is called a risk, and said first where it is large', () => {
    const result = (world: number, won: number, harm: number): number => 0.5 + 0.2 * won - 0.1 * harm + 0.001 * (world % 3);
    const bold = plan((world) => {
      const won = world % 100 < 20 ? 1 : 0;
      return { signs: { ...(won === 1 ? { mine: 1 } : {}), harm: 3 }, result: result(world, won, 3) };
    });
    const careful = plan((world) => ({ signs: { harm: world % 2 }, result: result(world, 0, world % 2) }));
    expect(keys(bold, careful)).toEqual(['risk aspect.harm 0', 'merit wins-by 0']);
    const bolder = plan((world) => ({ signs: { mine: 1, harm: 1 }, result: result(world, 1, 1) }));
    expect(keys(bolder, careful)[0]).toBe('merit wins-by 0');
  });

  test('what is not dared is no merit, what is merely kept is said where there is nothing else, and so is what a step did not bring', () => {
    const here = new Map<string, Column>([
      ['stopped', column({ key: 'stopped', seat: 0, card: 'a' }, { kind: 'risk', good: 'less', isDare: true })],
      ['held', column({ key: 'held', seat: 0, card: 'a' }, { kind: 'keep', good: 'more', isGain: true, isLast: true })],
      ['built', column({ key: 'built', seat: 0, card: 'b' }, { kind: 'build', good: 'more' })],
      ['bought', column({ key: 'bought', seat: 0, card: 'c' }, { kind: 'build', good: 'more', isStep: true })],
    ]);
    const said = (a: Imagined[], b: Imagined[]): string[] => claimsFor(a, b, here, 0).map(({ sign, role }) => `${role} ${sign.key}`);
    const daring = plan((world): World => (world % 2 === 0 ? { signs: { stopped: 1 }, result: 0.2 } : {}));
    const quiet = plan(() => ({ signs: { held: 1 } }));
    expect(said(quiet, daring)).toEqual(['merit held']);
    expect(said(daring, quiet)).toEqual(['risk stopped']);
    // Dared by both, it is a merit that it goes wrong less often.
    const guarded = plan((world): World => (world % 10 === 0 ? { signs: { stopped: 1 }, result: 0.2 } : {}));
    expect(said(guarded, daring)).toEqual(['merit stopped']);
    expect(
      said(
        plan(() => ({ signs: { held: 1, built: 1 } })),
        nothing,
      ),
    ).toEqual(['merit built']);
    const bought = (part: number): Imagined[] => plan((world) => (world % 100 < part ? { signs: { bought: 1 }, result: 0.7 } : {}));
    expect([said(bought(50), nothing), said(bought(70), nothing)]).toEqual([[], ['merit bought']]);
  });

  test('a warning that says a merit of the other plan once more is left out', () => {
    const [a, b] = [rarely(30, 'theirs'), nothing];
    expect(unsaid(claimsFor(a, b, columns, 0), claimsFor(b, a, columns, 0))).toEqual([]);
    expect(unsaid(claimsFor(a, b, columns, 0), [])).toHaveLength(1);
  });

  test('with nothing to hold it against, it is said what is so after it and was not before', () => {
    const won = plan(() => ({ signs: { ready: 1, there: 1 } }));
    const here = new Map<string, Column>([
      ['ready', column({ key: 'ready', seat: 0, card: 'goal' }, { kind: 'keep', good: 'more' })],
      ['there', column({ key: 'there', seat: 0, card: 'goal' }, { kind: 'keep', good: 'more' })],
    ]);
    expect(factsOf(won, here, new Map([['there', 1]]), 0)).toMatchObject([{ sign: { key: 'ready' }, kind: 'keep', with: 1, without: 0 }]);
    // What somebody else has no longer was stopped; what they gain is not told as a reason.
    const theirs = (good: 'more' | 'less') => new Map([['ready', column({ key: 'ready', seat: 1, card: 'goal' }, { kind: 'keep', good })]]);
    expect(factsOf(won, theirs('less'), new Map(), 0)).toMatchObject([{ sign: { seat: 1 }, kind: 'stop' }]);
    expect(factsOf(won, theirs('more'), new Map(), 0)).toEqual([]);
  });

  test('what the game says in its own words goes before what it only counts, where both come to the same', () => {
    const here = new Map<string, Column>([
      ['cards', column({ key: 'aspect.hand', seat: 0 }, { kind: 'build', good: 'more', isNumber: true })],
      ['built', column({ key: 'built', seat: 0 }, { kind: 'build', good: 'more' })],
    ]);
    // One in four worlds has a card more, another one in four what is built; each brings a fifth of the chance.
    const world = (n: number, shift: number) => ({ more: (n + shift) % 4 === 0 ? 1 : 0, built: (n + shift) % 4 === 1 ? 1 : 0 });
    const result = (more: number, built: number): number => 0.3 + 0.2 * more + 0.2 * built;
    const rich = plan((n) => {
      const { more, built } = world(n, 0);
      return { signs: { cards: 3 + 2 * more, ...(built === 1 ? { built: 1 } : {}) }, result: result(more, built) };
    });
    const poor = plan((n) => ({ signs: { cards: 3 + (n % 2) / 100 }, result: 0.3 }));
    expect(claimsFor(rich, poor, here, 0).map(({ sign }) => sign.key)).toEqual(['built', 'aspect.hand']);
  });
});

describe('plans', () => {
  const steps = (...lists: readonly string[][]): Imagined[] =>
    plan((world) => ({ steps: lists[world % lists.length], merit: world % 7 }), 20);

  test('a step is told if it follows in most worlds, in the order in which it mostly comes; that the turn ends goes without saying', () => {
    expect(lineOf(steps(['a', 'b', 'c', 'button end'], ['a', 'b', 'c', 'button end'], ['a', 'x', 'c']))).toEqual(['a', 'b', 'c']);
    expect(lineOf(steps(['a', 'x'], ['a', 'y']))).toEqual(['a']);
    expect(lineOf(steps(['button end']))).toEqual(['button end']);
  });

  test('the same steps in another order are one plan, others are not', () => {
    expect(areOne(steps(['a', 'b']), steps(['b', 'a']))).toBe(true);
    const other = plan((world) => ({ steps: ['c'], merit: world % 5 }), 20);
    expect(areOne(steps(['a', 'b']), other)).toBe(false);
    // What comes to the same in every world is the same, whatever it is called.
    expect(areOne(steps(['a']), steps(['c']))).toBe(true);
    // What the one leaves undone the other does first: another plan.
    const only = plan((world) => ({ steps: ['b'], merit: world % 5 }), 20);
    expect(areOne(steps(['a', 'b']), only)).toBe(false);
    // Long turns, and steps that follow in a part of the worlds only, do not make another plan of another order.
    const long = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const back = plan((world) => ({ steps: long.toReversed(), merit: (world + 1) % 7 }), 20);
    expect(areOne(steps(long), back)).toBe(true);
    const part = plan((world) => ({ steps: world % 3 === 0 ? ['b'] : ['b', 'a'], merit: (world + 1) % 7 }), 20);
    expect(areOne(steps(['a', 'b'], ['a', 'b'], ['a']), part)).toBe(true);
  });
});
