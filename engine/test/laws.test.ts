import { describe, expect, test } from 'vitest';
import type { Game } from '#engine';
import { button, Match, move, pick } from '#engine';
import {
  checkLaws,
  goneOwnNothing,
  LawBroken,
  noDeadEnd,
  offersAccepted,
  pointsApart,
  replayEqual,
  restRefused,
  sameBox,
} from '../laws.ts';
import type { Playable } from '../playable.ts';
import type { Ask, Decision, Option, Prompt } from '../types.ts';
import type { ToyVars } from './toy.ts';
import { toy, Z } from './toy.ts';

const option = (key: string, ref: Option['ref']): Option => ({ key, ref, value: key });
const asked = (max: number, options: Ask['options']): Ask => ({
  seat: 0,
  prompt: { key: 'order', rule: 'ORDER' },
  min: max,
  max,
  ordered: true,
  options,
});

test('where several may be picked no two options point at one card', () => {
  const twice = [option('t0', { kind: 'card', card: 7 }), option('t1', { kind: 'card', card: 7 })];
  expect(() => pointsApart(asked(2, twice))).toThrow(LawBroken);
  expect(() => pointsApart(asked(2, [7, twice[0]]))).toThrow('card 7');
  // One of them alone is picked by a second press, and buttons say it in words.
  expect(() => pointsApart(asked(1, twice))).not.toThrow();
  expect(() => pointsApart(asked(2, [twice[0], option('t1', { kind: 'button' })]))).not.toThrow();
});

describe('what is asked', () => {
  const two = [button('a', 0), button('b', 1)];
  /** A match of two in which this is open. */
  const asking = (...asks: readonly Partial<Ask>[]): Playable => {
    const open: Decision = { mode: 'all', asks: asks.map((ask) => ({ ...asked(1, two), ...ask })) };
    return { game: toy, n: 3, over: false, open, table: { ring: [0, 1] } } as unknown as Playable;
  };

  test('can be answered by somebody who is there', () => {
    expect(() => noDeadEnd(asking({}, { seat: 1 }))).not.toThrow();
    expect(() => noDeadEnd(asking())).toThrow('no dead end');
    expect(() => noDeadEnd(asking({ seat: 2 }))).toThrow('only present seats are asked');
    expect(() => noDeadEnd(asking({ min: 2 }))).toThrow('order cannot be answered');
    expect(() => noDeadEnd(asking({ max: 3 }))).toThrow('order cannot be answered');
  });

  test('offers nothing twice', () => {
    expect(() => noDeadEnd(asking({ options: [two[0], two[0]] }))).toThrow('option keys unique');
  });

  test('as a window it can be declined, and is not quiet', () => {
    const window = (more: Partial<Prompt>): Prompt => ({ key: 'guard', rule: 'X', window: true, ...more });
    expect(() => noDeadEnd(asking({ min: 0, prompt: window({}) }))).not.toThrow();
    expect(() => noDeadEnd(asking({ min: 1, prompt: window({}) }))).toThrow('a window can be declined');
    expect(() => noDeadEnd(asking({ min: 0, prompt: window({ quiet: true }) }))).toThrow('a window can be declined');
  });

  test('is answered by silence with something that is allowed', () => {
    expect(() => noDeadEnd(asking({ silence: () => [1] }))).not.toThrow();
    expect(() => noDeadEnd(asking({ silence: () => [2] }))).toThrow('what silence answers is legal');
  });

  test('is nothing after the end', () => {
    expect(() => noDeadEnd({ ...asking(), over: true })).not.toThrow();
  });
});

describe('a match that was tampered with', () => {
  const begun = (game: Game<ToyVars> = toy): Match =>
    Match.start(game, { game: 'toy', rulesVersion: 1, seats: 2, options: { pace: 'slow' }, seed: 4 }) as unknown as Match;
  const broken = (change: (match: Match) => void, check: (match: Match) => void = checkLaws): (() => void) => {
    const match = begun();
    change(match);
    return () => check(match);
  };

  test('as it is nothing is wrong with it', () => {
    expect(broken(() => undefined)).not.toThrow();
  });

  test('a card in two piles, or in none', () => {
    expect(broken(({ table: t }) => t.zones[Z.discard].push(t.zones[Z.deck][0]))).toThrow('cards conserved');
    expect(broken(({ table: t }) => t.zones[Z.deck].pop())).toThrow('lies in 0 zones');
  });

  test('a card that has become another one', () => {
    const match = begun();
    const box = match.table.def.slice();
    move(match.table, match.table.zones[Z.deck][0], Z.discard);
    expect(() => sameBox(match, box)).not.toThrow();
    const stone = match.table.def.indexOf(0);
    match.table.def[stone] = 1;
    expect(() => sameBox(match, box)).toThrow('a card has become another one');
  });

  test('something that is no data', () => {
    expect(
      broken(({ table }) => Object.assign(table.vars as object, { said: undefined, [Symbol.toStringTag]: 'x', turn: new Date(0) })),
    ).toThrow('JSON round trip');
  });

  test('cards of a seat that is not there', () => {
    const emptied =
      (rest: number): ((match: Match) => void) =>
      ({ table: t }: Match) => {
        for (const id of t.zones[Z.hand + 1].slice(rest)) move(t, id, Z.discard);
        for (const id of t.zones[Z.front + 1].slice()) move(t, id, Z.discard);
        t.ring.pop();
      };
    expect(broken(emptied(0), goneOwnNothing)).not.toThrow();
    expect(broken(emptied(1), goneOwnNothing)).toThrow('seat 1 is not there');
    expect(broken(emptied(1))).toThrow('a removed seat owns nothing');
  });

  test('a change that no answer made', () => {
    expect(broken(({ table: t }) => move(t, t.zones[Z.deck][0], Z.discard))).toThrow('fork equals original');
  });

  test('a journal that tells another course', () => {
    const match = begun();
    match.answerKeys(0, match.n, ['draw']);
    expect(() => replayEqual(match)).not.toThrow();
    move(match.table, match.table.zones[Z.deck][0], Z.discard);
    expect(() => replayEqual(match)).toThrow('replay equal');
  });

  test('a match that takes what was not offered, or refuses what was', () => {
    const lax = begun();
    lax.answer = () => null;
    expect(() => restRefused(lax)).toThrow('stale-decision expected, got acceptance');
    const strict = begun();
    strict.fork = () => ({ answer: () => ({ code: 'too-few' }) }) as never;
    expect(() => offersAccepted(strict)).toThrow('every option offered is accepted');
    expect(() => offersAccepted(begun())).not.toThrow();
    expect(() => restRefused(begun())).not.toThrow();
  });

  test('a refusal that changes something', () => {
    const match = begun();
    const answer = match.answer.bind(match);
    match.answer = (seat, n, picks) => {
      match.table.vars = { ...(match.table.vars as object), turn: 9 };
      return answer(seat, n, picks);
    };
    expect(() => restRefused(match)).toThrow('a refusal changes nothing');
  });

  test('a quiet question in the middle of a step', () => {
    const late: Game<ToyVars> = {
      ...toy,
      *step(t) {
        t.vars.turn++;
        yield* pick(t, t.vars.active, { key: 'late', rule: 'X', quiet: true }, [button('a', 0), button('b', 1)]);
      },
    };
    expect(() => checkLaws(begun(late))).toThrow('a quiet question comes first in its step');
  });
});
