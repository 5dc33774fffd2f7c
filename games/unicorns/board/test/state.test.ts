import { describe, expect, test } from 'vitest';
import type { AskView, OptionView } from '#engine';
import { defs } from '../../cards/index.ts';
import type { SeatDerived, UnicornDerived } from '../../derived.ts';
import type { LinkEffect, Play, Slot, UnicornVars } from '../../state.ts';
import {
  aimsOf,
  fateOf,
  firstChoice,
  fitsInLine,
  isClose,
  lays,
  outcomeOf,
  partsOf,
  placesFor,
  stackOf,
  threatTo,
  tieOf,
} from '../state.ts';

const seat = (n: number, unicorns: number, more: Partial<SeatDerived> = {}): SeatDerived => ({
  seat: n,
  unicorns,
  missing: 7 - unicorns,
  hand: 5,
  limit: 7,
  isOpen: false,
  hasPandas: false,
  mayRespond: true,
  isUnstoppable: false,
  ...more,
});
const table: UnicornDerived = { needed: 7, fates: [], seats: [seat(0, 3), seat(1, 5), seat(2, 6, { hasPandas: true })] };
const play = (...instants: number[]): Play => ({
  card: 1,
  seat: 0,
  into: 0,
  instants: instants.map((by, i) => ({ card: 10 + i, seat: by })),
  effect: null,
});
const effect = (def: string, slot: Slot, targets: number[][], more: Partial<LinkEffect> = {}): LinkEffect => ({
  card: 50,
  def: defs.findIndex((card) => card.id === def),
  slot,
  seat: 0,
  targets,
  state: 'used',
  done: true,
  ...more,
});
const vars = (more: Partial<UnicornVars>): UnicornVars => ({
  turn: 1,
  active: 0,
  phase: 'action',
  needed: 7,
  idleRounds: 0,
  idleSeats: 0,
  played: 0,
  plays: 1,
  extraDraws: 0,
  extraTurns: 0,
  skip: false,
  ties: [],
  play: null,
  chain: null,
  triggered: [],
  ...more,
});

describe('the response chain', () => {
  test('the latest answer stands, the one before it is cancelled', () => {
    expect(stackOf(play()).map(({ stands }) => stands)).toEqual([true]);
    expect(stackOf(play(1)).map(({ stands }) => stands)).toEqual([false, true]);
    expect(stackOf(play(1, 0)).map(({ card, seat, stands }) => [card, seat, stands])).toEqual([
      [1, 0, true],
      [10, 1, false],
      [11, 0, true],
    ]);
  });

  test('what comes of the card turns with every answer', () => {
    expect(outcomeOf(play(), 'narwhal', 0, table)).toEqual({ kind: 'unicorns', into: 0, have: 4, need: 7 });
    expect(outcomeOf(play(), 'narwhal', 1, table)).toEqual({ kind: 'stopped' });
    expect(outcomeOf(play(1), 'narwhal', 0, table)).toEqual({ kind: 'stopped' });
    expect(outcomeOf(play(1), 'narwhal', 1, table)).toEqual({ kind: 'unicorns', into: 0, have: 4, need: 7 });
  });

  test('a card is worth what is printed on it, nothing among Pandas, and Magic only takes effect', () => {
    expect(fateOf('ginormous-unicorn', 1, table)).toEqual({ kind: 'unicorns', into: 1, have: 7, need: 7 });
    expect(fateOf('narwhal', 2, table)).toEqual({ kind: 'pandas', into: 2 });
    expect(fateOf('slowdown', 1, table)).toEqual({ kind: 'lies', into: 1 });
    expect(fateOf('good-deal', null, table)).toEqual({ kind: 'acts' });
    expect(fateOf(null, 1, table)).toEqual({ kind: 'acts' });
  });
});

describe('the chain of effects', () => {
  test('targets are told with what happens to them', () => {
    expect(aimsOf(effect('two-for-one', 'play', [[3], [4, 5]]))).toEqual([
      { at: 0, verb: 'sacrifice', on: { card: 3 } },
      { at: 1, verb: 'destroy', on: { card: 4 } },
      { at: 1, verb: 'destroy', on: { card: 5 } },
    ]);
    expect(aimsOf(effect('unicorn-swap', 'play', [[3, 1], [4]]))).toEqual([
      { at: 0, verb: 'give', on: { card: 3 } },
      { at: 0, verb: 'to', on: { seat: 1 } },
      { at: 1, verb: 'steal', on: { card: 4 } },
    ]);
    expect(aimsOf(effect('glitter-tornado', 'play', [[3, 4, 5]])).map(({ on }) => on)).toEqual([{ card: 3 }, { card: 4 }, { card: 5 }]);
  });

  test('what was only noted down for a later instruction is no target', () => {
    expect(aimsOf(effect('back-kick', 'play', [[3], [1]]))).toEqual([{ at: 0, verb: 'return', on: { card: 3 } }]);
    expect(aimsOf(effect('unicorn-shrinkray', 'play', [[1], [4]]))).toEqual([{ at: 0, verb: 'shrink', on: { seat: 1 } }]);
  });

  test('a card that sacrifices itself, and a stolen one that goes back', () => {
    expect(aimsOf(effect('angel-unicorn', 'start', [[50]]))).toEqual([{ at: 0, verb: 'sacrifice', on: { card: 50 } }]);
    expect(aimsOf(effect('seductive-unicorn', 'left', [[9, 2]]))).toEqual([{ at: 0, verb: 'back', on: { card: 9 } }]);
    expect(aimsOf(effect('puppicorn', 'begin', [[50]]))).toEqual([]);
  });

  test('a card is under threat until the instruction is over, and not by an effect that is not used', () => {
    const aimed = effect('two-for-one', 'play', [[3], [4, 5]]);
    const chain = (step: number, e = aimed) => vars({ chain: { link: 1, step, effects: [e] } });
    expect(threatTo(chain(-1), 3)).toBe('sacrifice');
    expect(threatTo(chain(1), 3)).toBeUndefined();
    expect(threatTo(chain(1), 5)).toBe('destroy');
    expect(threatTo(chain(-1, { ...aimed, state: 'off' }), 5)).toBeUndefined();
    expect(threatTo(vars({ play: { ...play(), effect: aimed } }), 4)).toBe('destroy');
    expect(threatTo(vars({}), 4)).toBeUndefined();
  });

  test('a tie is known by the stolen card', () => {
    const tie = { kind: 'stay', source: 7, holder: 0, card: 9, home: 2 } as const;
    expect(tieOf(vars({ ties: [tie] }), 9)).toBe(tie);
    expect(tieOf(vars({ ties: [tie] }), 7)).toBeUndefined();
  });
});

describe('seats and Stables', () => {
  test('a Stable is split by type', () => {
    const stable = ['yay', 'narwhal', 'slowdown', 'baby-narwhal'].map((def, id) => ({ id, def }));
    const { unicorns, upgrades, downgrades } = partsOf(stable);
    expect([unicorns, upgrades, downgrades].map((part) => part.map(({ id }) => id))).toEqual([[1, 3], [0], [2]]);
  });

  test('one Unicorn short of victory is close', () => {
    expect(isClose(seat(0, 6))).toBe(true);
    expect(isClose(seat(0, 5))).toBe(false);
    expect(isClose(undefined)).toBe(false);
  });

  test('names are left out where they have no room', () => {
    expect(fitsInLine(['Yay', 'Slowdown'], 0, 340)).toBe(true);
    expect(fitsInLine(['Yay', 'Slowdown'], 5, 340)).toBe(false);
    expect(fitsInLine(['Summoning Ritual', 'Barbed Wire', 'Broken Stable'], 0, 340)).toBe(false);
  });
});

describe('where a card goes', () => {
  const into = (card: number, to: number): OptionView => ({
    key: `c${card}@${to}`,
    ref: { kind: 'card', card },
    label: 'play.into',
    params: { into: { seat: to } },
  });
  const bare = (card: number): OptionView => ({ key: `c${card}`, ref: { kind: 'card', card } });
  const ask = (...options: OptionView[]): AskView => ({ prompt: 'action', params: {}, rule: '', min: 0, max: 1, ordered: false, options });

  test('a Unicorn is first meant for the own Stable, whatever the order of the options', () => {
    expect(firstChoice([into(4, 0), into(4, 1), bare(4)])?.key).toBe('c4');
  });

  test('whose Stable a Downgrade goes to is chosen for nobody, unless there is but one', () => {
    expect(firstChoice([into(4, 0), into(4, 1), into(4, 2)])).toBeUndefined();
    expect(firstChoice([into(4, 1)])?.key).toBe('c4@1');
  });

  test('cards of the own hand and of all Stables are pressed where they lie, the rest is offered in the tray', () => {
    const zones = ['hand:1', 'hand:2', 'stable:0', 'play', 'deck', 'discard', 'nursery'];
    expect(zones.filter((zone) => lays(zone, { me: 1 }))).toEqual(['hand:1', 'stable:0', 'play']);
    expect(zones.filter((zone) => lays(zone, { me: null }))).toEqual(['stable:0', 'play']);
  });

  test('the chosen card can be sent to every Stable that is offered for it', () => {
    const question = ask(into(4, 0), into(4, 1), bare(4), bare(5));
    const places = placesFor({ ask: question, chosen: ['c4'], held: null, me: 2 });
    expect([...places].map(([to, option]) => [to, option.key])).toEqual([
      [0, 'c4@0'],
      [1, 'c4@1'],
      [2, 'c4'],
    ]);
    expect(placesFor({ ask: question, chosen: ['c5'], held: null, me: 2 }).size).toBe(0);
    expect(placesFor({ ask: question, chosen: [], held: null, me: 2 }).size).toBe(0);
    expect([...placesFor({ ask: question, chosen: [], held: 4, me: 2 }).keys()]).toEqual([0, 1, 2]);
  });
});
