import { describe, expect, test } from 'vitest';
import type { SeatId } from '#engine';
import { refOf } from '#engine';
import { features } from '../bot/evaluate.ts';
import { threats } from '../bot/threats.ts';
import { wins } from '../bot/wins.ts';
import { cardOf } from '../state.ts';
import { deal, use } from './table.ts';

type Dealt = ReturnType<typeof deal>;

type Numbers = { readonly [key: string]: number };

const named = (keys: readonly string[], numbers: readonly number[]): Numbers => Object.fromEntries(keys.map((key, i) => [key, numbers[i]]));

/** What is reckoned about a player, as another one may know it. */
function reckoned({ table }: Dealt, seat: SeatId, viewer: SeatId): Numbers {
  const into: number[] = [];
  features.measure(table.match.table, seat, viewer, into);
  return named(features.keys, into);
}

/** What foretells that a player wins within a turn. */
function threat({ table }: Dealt, seat: SeatId, viewer: SeatId): Numbers {
  const into: number[] = [];
  threats.measure(table.match.table, seat, viewer, into);
  return named(threats.keys, into);
}

/** The card that Ann, who is asked, would win by. */
function winning({ table: { match } }: Dealt): string | undefined {
  const ask = match.askOf(0);
  const choice = ask?.options[wins(match.table, ask)];
  const ref = choice === undefined ? undefined : refOf(choice);
  return ref?.kind === 'card' ? cardOf(match.table, ref.card).id : undefined;
}

describe('how a player may come to win', () => {
  test('a Keeper that nobody has shown, for the Goal in play; not one that I hold', () => {
    const bob = { hand: ['draw-5'], keepers: ['summer-smith'] } as const;
    const open = deal({ ann: { hand: ['draw-2', 'draw-3'] }, bob, goals: ['goal-house-party'], unfinished: true });
    const held = deal({ ann: { hand: ['draw-2', 'squanchy'] }, bob, goals: ['goal-house-party'], unfinished: true });
    expect(reckoned(open, 1, 0)['keepers-that-win']).toBeGreaterThan(reckoned(held, 1, 0)['keepers-that-win']);
  });

  test('a Goal that nobody has shown and that is met already; not one in the discard pile', () => {
    const seats = { ann: { hand: ['draw-2'] }, bob: { hand: ['draw-5'], keepers: ['rick-sanchez', 'plumbus', 'butter-robot'] } } as const;
    const open = deal({ ...seats, unfinished: true });
    const gone = deal({ ...seats, discard: ['goal-pass-the-butter'], unfinished: true });
    expect(reckoned(open, 1, 0)['goals-that-win']).toBe(2);
    expect(reckoned(gone, 1, 0)['goals-that-win']).toBe(1);
  });

  test('a Goal and a Keeper of my own hand are a win by two cards, which only I know of', () => {
    const dealt = deal({
      ann: { hand: ['goal-house-party', 'squanchy', 'draw-2'], keepers: ['summer-smith'] },
      bob: { hand: ['draw-5'] },
      rules: ['play-2'],
      unfinished: true,
    });
    expect(reckoned(dealt, 0, 0)).toMatchObject({ 'wins-by-two-cards': 1, 'wins-in-a-turn': 1 });
    expect(reckoned(dealt, 0, 1)).toMatchObject({ 'wins-by-two-cards': 0, 'wins-in-a-turn': 0 });
  });
});

describe('on what terms a player plays on', () => {
  const seats = { ann: { hand: ['goal-house-party', 'squanchy', 'draw-2', 'play-2'] }, bob: { hand: ['draw-5', 'play-3'] } } as const;

  test('what the rules in force allow is the same for everybody', () => {
    const free = deal({ ...seats, unfinished: true });
    const bound = deal({ ...seats, rules: ['draw-4', 'play-all', 'hand-limit-1', 'keeper-limit-3'], unfinished: true });
    for (const seat of [0, 1]) {
      expect(reckoned(free, seat, 0)).toMatchObject({ 'draw-rule': 1, 'play-rule': 1, 'hand-limit': 8, 'keeper-limit': 8 });
      expect(reckoned(bound, seat, 0)).toMatchObject({ 'draw-rule': 4, 'play-rule': 6, 'hand-limit': 1, 'keeper-limit': 3 });
    }
  });

  test('of what kinds a hand is only its owner knows', () => {
    const dealt = deal({ ...seats, unfinished: true });
    expect(reckoned(dealt, 0, 0)).toMatchObject({ 'goals-held': 1, 'keepers-held': 1, 'rules-held': 2, 'actions-held': 0 });
    expect(reckoned(dealt, 0, 1)).toMatchObject({ 'goals-held': 0, 'keepers-held': 0, 'rules-held': 0, 'actions-held': 0 });
  });
});

describe('what wins at once', () => {
  test('the Keeper that meets the Goal in play', () => {
    const hand = ['draw-3', 'squanchy', 'plumbus'] as const;
    const bob = { hand: ['draw-5'] } as const;
    expect(winning(deal({ ann: { hand, keepers: ['summer-smith'] }, bob, goals: ['goal-house-party'], unfinished: true }))).toBe(
      'squanchy',
    );
    expect(winning(deal({ ann: { hand }, bob, goals: ['goal-house-party'], unfinished: true }))).toBeUndefined();
  });

  test('not the free action of a Keeper that lies there already', () => {
    const dealt = deal({
      ann: { hand: ['draw-3', 'draw-2'], keepers: ['mr-meeseeks', 'plumbus', 'squanchy', 'hamurai'] },
      bob: { hand: ['draw-5'], keepers: ['snowball'] },
      goals: ['goal-packed-house'],
      unfinished: true,
    });
    dealt.ann.mustPick('draw-3', 'draw-2', use('mr-meeseeks'));
    expect(winning(dealt)).toBeUndefined();
  });

  test('a Keeper that is played first, where the plays are enough for the Goal of my hand too, and only there', () => {
    const ann = { hand: ['draw-4', 'goal-house-party', 'squanchy'], keepers: ['summer-smith'] } as const;
    const bob = { hand: ['draw-5'] } as const;
    expect(winning(deal({ ann, bob, rules: ['play-2'], unfinished: true }))).toBe('squanchy');
    expect(winning(deal({ ann, bob, unfinished: true }))).toBeUndefined();
    // Nothing of the hand brings the second half.
    expect(
      winning(deal({ ann: { ...ann, hand: ['draw-4', 'goal-house-party', 'plumbus'] }, bob, rules: ['play-2'], unfinished: true })),
    ).toBe(undefined);
  });
});

describe('what foretells a win within a turn', () => {
  const quiet = { hand: ['draw-5', 'draw-2'] } as const;

  test('a Keeper that may be drawn, the more so the more is drawn; not one that I hold', () => {
    const bob = { ...quiet, keepers: ['summer-smith'] } as const;
    const table = { bob, goals: ['goal-house-party'], unfinished: true } as const;
    const wins = (dealt: Dealt): number => threat(dealt, 1, 0).wins;
    const open = wins(deal({ ...table, ann: { hand: ['draw-3', 'plumbus'] } }));
    expect(wins(deal({ ...table, ann: { hand: ['draw-3', 'plumbus'] }, rules: ['draw-4'] }))).toBeGreaterThan(open);
    expect(wins(deal({ ...table, ann: { hand: ['draw-3', 'squanchy'] } }))).toBeLessThan(open);
  });

  test("cards of a hand are its owner's to count, and nobody else's", () => {
    const hands = [
      ['goal-house-party', 'squanchy', 'draw-3'],
      ['goal-one-true-pal', 'hamurai', 'draw-3'],
    ] as const;
    const [ready, idle] = hands.map((hand) =>
      deal({ ann: { hand, keepers: ['summer-smith'] }, bob: quiet, rules: ['play-2'], unfinished: true }),
    );
    expect(threat(ready, 0, 0).wins).toBeGreaterThan(threat(idle, 0, 0).wins + 1);
    expect(threat(ready, 0, 1)).toEqual(threat(idle, 0, 1));
  });

  test('what one play more would bring counts apart; and what is hindered by a Creeper', () => {
    const ann = { hand: ['goal-house-party', 'squanchy', 'draw-3'], keepers: ['summer-smith'] } as const;
    const one = threat(deal({ ann, bob: quiet, unfinished: true }), 0, 0);
    const two = threat(deal({ ann, bob: quiet, rules: ['play-2'], unfinished: true }), 0, 0);
    expect(one['wins-with-one-play-more']).toBe(1);
    expect(two['wins-with-one-play-more']).toBeLessThan(1);
    expect(two.wins).toBeGreaterThan(one.wins + 1);
    const creeper = threat(deal({ ann: { ...ann, creepers: ['cronenbergs'] }, bob: quiet, rules: ['play-2'], unfinished: true }), 0, 0);
    expect(creeper.hindered).toBe(1);
    expect(creeper.wins).toBeLessThan(two.wins - 1);
  });

  test('a Keeper in front of somebody else, for who may take it', () => {
    const table = { bob: { ...quiet, keepers: ['squanchy'] }, goals: ['goal-house-party'], unfinished: true } as const;
    const keepers = ['summer-smith'] as const;
    const thief = deal({ ...table, ann: { hand: ['steal-something', 'draw-3'], keepers } });
    const honest = deal({ ...table, ann: { hand: ['plumbus', 'draw-3'], keepers } });
    expect(threat(thief, 0, 0)['wins-by-taking']).toBeGreaterThan(threat(honest, 0, 0)['wins-by-taking'] + 0.5);
  });
});
