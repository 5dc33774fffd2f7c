import { describe, expect, test } from 'vitest';
import type { SeatId } from '#engine';
import { refOf } from '#engine';
import { features, wins } from '../bot.ts';
import { cardOf } from '../state.ts';
import { deal, use } from './table.ts';

type Dealt = ReturnType<typeof deal>;

/** What is reckoned about a player, as another one may know it. */
function reckoned({ table }: Dealt, seat: SeatId, viewer: SeatId): { [key: string]: number } {
  const into: number[] = [];
  features.measure(table.match.table, seat, viewer, into);
  return Object.fromEntries(features.keys.map((key, i) => [key, into[i]]));
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
});
