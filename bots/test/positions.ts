import { expect } from 'vitest';
import type { Match, ReasonKind, SeatId } from '#engine';
import type { SeatName } from '#engine/testing';
import { SEAT_NAMES } from '#engine/testing';

/** What a position asks of the player. */
export type Theme = 'take' | 'stop' | 'build' | 'resist' | 'keep' | 'window' | 'vote' | 'dice';

/** What a scenario table gives, as far as a position needs it. */
export interface Dealt<V> {
  readonly match: Match<V>;
  seat(name: SeatName): { readonly offered: readonly string[] };
}

/** A position with what a good player would say about it. Answers are called as scenarios call them; of several picks with a plus between, `none` for declining. */
export interface AdvicePosition<V> {
  readonly name: string;
  readonly theme: Theme;
  readonly seat: SeatName;
  deal(): Dealt<V>;
  /** The first click of every plan that a good player would follow. */
  readonly right: readonly string[];
  /** One of these is done in the plan, first or later, where the first click alone does not tell the plan. */
  readonly later?: readonly string[];
  /** First clicks that lose the match, or give it away, where others do not. */
  readonly blunders?: readonly string[];
  /** A reason of one of these kinds is right. */
  readonly reasons: readonly ReasonKind[];
  /** What ought to be said against it. */
  readonly risk?: string;
  /** As the player would say it. */
  readonly why: string;
}

export const seatOf = (name: SeatName): SeatId => SEAT_NAMES.indexOf(name);

/** An answer as positions call it. */
export function calledAnswer<V>(dealt: Dealt<V>, seat: SeatName, picks: readonly number[]): string {
  const { offered } = dealt.seat(seat);
  return picks.length === 0
    ? 'none'
    : picks
        .map((at) => offered[at])
        .sort()
        .join('+');
}

/** The same answer, whatever order its picks were named in. */
export const sameAnswer = (a: string, b: string): boolean => a.split('+').sort().join('+') === b.split('+').sort().join('+');

/** The position deals, asks the seat that it names, and offers all that it speaks of. */
export function expectDealt<V>(position: AdvicePosition<V>): void {
  const dealt = position.deal();
  const ask = dealt.match.askOf(seatOf(position.seat));
  expect(ask, `${position.name}: ${position.seat} is asked`).not.toBeNull();
  if (ask === null) return;
  expect(ask.options.length + (ask.min === 0 ? 1 : 0), `${position.name}: there is something to choose`).toBeGreaterThan(1);
  const { offered } = dealt.seat(position.seat);
  for (const answer of [...position.right, ...(position.blunders ?? [])]) {
    if (answer === 'none') expect(ask.min, `${position.name}: declining`).toBe(0);
    else {
      const picks = answer.split('+');
      for (const pick of picks) expect(offered).toContain(pick);
      expect(picks.length >= ask.min && picks.length <= ask.max, `${position.name}: ${answer} is one answer`).toBe(true);
    }
  }
  for (const bad of position.blunders ?? []) expect(position.right.some((good) => sameAnswer(good, bad))).toBe(false);
  expect(position.reasons.length).toBeGreaterThan(0);
}
