import type { CardId, SeatId } from '#engine';
import type { Wanted } from './goals.ts';
import { amountOf, countBits, creeperBits, filledBits, isHindered, keeperBits, metBy, shareOf, WANTED } from './goals.ts';
import type { T } from './state.ts';
import {
  CREEPER_BIT,
  CREEPERS,
  cardOf,
  goalsInPlay,
  HAND,
  isRandomPlayDue,
  KEEPER_BIT,
  KEEPERS,
  keeperLimitOf,
  NO_LIMIT,
  playsOwed,
  rulesInForce,
} from './state.ts';

/** One line of a Goal's need list. */
export interface Need {
  readonly what: 'keeper' | 'creeper' | 'mark' | 'creepers' | 'most';
  /** Name of the Keeper or Creeper, the mark, or what «most» counts. */
  readonly name: string;
  readonly min: number;
  /** Present seats in turn order: how much of it they have. */
  readonly have: readonly { readonly seat: SeatId; readonly n: number }[];
}

export interface GoalView {
  readonly card: CardId;
  readonly id: string;
  /** How many of the needs make a win: all of them, or fewer for «at least 3 of these». */
  readonly enough: number;
  readonly needs: readonly Need[];
  /** Seats that meet it now, and seats that a Creeper keeps from winning by it. */
  readonly met: readonly SeatId[];
  readonly hindered: readonly SeatId[];
}

export interface SeatView {
  readonly seat: SeatId;
  readonly hand: number;
  readonly keepers: number;
  readonly creepers: number;
  /** Best share of a Goal in play, 0 to 1; 1 may still be hindered. */
  readonly progress: number;
  readonly hindered: boolean;
  readonly keeperLimit: number | null;
}

export interface FluxxDerived {
  readonly rules: {
    readonly draw: number;
    readonly play: number | 'all' | 'all-but-1';
    readonly handLimit: number | null;
    readonly keeperLimit: number | null;
  };
  readonly turn: number;
  readonly active: SeatId;
  readonly owed: number;
  readonly plays: number;
  readonly drawn: number;
  readonly randomFirst: boolean;
  readonly goals: readonly GoalView[];
  readonly seats: readonly SeatView[];
}

const limitView = (limit: number): number | null => (limit === NO_LIMIT ? null : limit);

export function derived(t: T): FluxxDerived {
  const v = t.vars;
  const rules = rulesInForce(t);
  const goals = goalsInPlay(t);
  const owed = playsOwed(t);
  return {
    rules: { draw: rules.draw, play: rules.play, handLimit: limitView(rules.handLimit), keeperLimit: limitView(rules.keeperLimit) },
    turn: v.turn,
    active: v.active,
    owed,
    plays: v.plays,
    drawn: v.drawn,
    randomFirst: isRandomPlayDue(t, owed),
    goals: goals.map((card) => goalView(t, card)),
    seats: t.ring.map((seat) => seatView(t, seat, goals)),
  };
}

function goalView(t: T, card: CardId): GoalView {
  const wanted = WANTED[t.def[card]] as Wanted;
  const needs = needsOf(t, wanted);
  const met = metBy(t, wanted);
  return {
    card,
    id: cardOf(t, card).id,
    enough: wanted.keeperMin > 0 && wanted.keeperMin < countBits(wanted.keepers) ? wanted.keeperMin : needs.length,
    needs,
    met: t.ring.filter((seat) => (met & (1 << seat)) !== 0),
    hindered: t.ring.filter((seat) => isHindered(t, wanted, seat)),
  };
}

function needsOf(t: T, wanted: Wanted): Need[] {
  const needs: Need[] = [];
  const add = (what: Need['what'], name: string, min: number, count: (seat: SeatId) => number): void => {
    needs.push({ what, name, min, have: t.ring.map((seat) => ({ seat, n: count(seat) })) });
  };
  t.game.defs.forEach((def, i) => {
    if ((wanted.keepers & KEEPER_BIT[i]) !== 0)
      add('keeper', def.id, 1, (seat) => countBits(filledBits(wanted.keepers, keeperBits(t, seat)) & KEEPER_BIT[i]));
    if ((wanted.creepers & CREEPER_BIT[i]) !== 0) add('creeper', def.id, 1, (seat) => countBits(creeperBits(t, seat) & CREEPER_BIT[i]));
  });
  if (wanted.markMin > 0)
    add('mark', wanted.mark ?? '', wanted.markMin, (seat) => countBits(keeperBits(t, seat) & wanted.marked & ~wanted.keepers));
  if (wanted.creeperMin > 0) add('creepers', 'creepers', wanted.creeperMin, (seat) => countBits(creeperBits(t, seat)));
  if (wanted.most !== null) add('most', wanted.mark ?? wanted.most, wanted.mostMin, (seat) => amountOf(t, wanted, seat));
  return needs;
}

function seatView(t: T, seat: SeatId, goals: readonly CardId[]): SeatView {
  let progress = 0;
  let hindered = goals.length > 0;
  for (const goal of goals) {
    const wanted = WANTED[t.def[goal]] as Wanted;
    progress = Math.max(progress, shareOf(t, wanted, seat, keeperBits(t, seat), creeperBits(t, seat)));
    if (!isHindered(t, wanted, seat)) hindered = false;
  }
  return {
    seat,
    hand: t.zones[HAND + seat].length,
    keepers: t.zones[KEEPERS + seat].length,
    creepers: t.zones[CREEPERS + seat].length,
    progress,
    hindered,
    keeperLimit: limitView(keeperLimitOf(t, seat, rulesInForce(t).keeperLimit)),
  };
}
