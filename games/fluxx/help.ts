import type { CardId, Reason, SeatId } from '#engine';
import type { Wanted } from './goals.ts';
import { amountOf, countBits, creeperBits, filledBits, isHindered, keeperBits, metBy, shareOf, WANTED } from './goals.ts';
import type { FluxxTable } from './state.ts';
import {
  CREEPER_BIT,
  CREEPERS,
  defAt,
  goalsInPlay,
  HAND,
  isRandomPlayDue,
  KEEPER_BIT,
  KEEPERS,
  keeperLimitOf,
  NO_CARD,
  NO_LIMIT,
  ONCE,
  playsOwed,
  rulesInForce,
  STACK,
  zones,
} from './state.ts';

// ── Why a card cannot be used now ─────────────────────────────────────────────────────────────────────────────────

const NOT_YOUR_TURN: Reason = { key: 'not-your-turn', rule: 'FLX-093' };
const NOT_YOUR_TURN_FREE: Reason = { key: 'not-your-turn-free', rule: 'FLX-280' };
const UNDER_WAY: Reason = { key: 'under-way', rule: 'FLX-060' };
const BEFORE_DRAWING: Reason = { key: 'before-drawing', rule: 'FLX-121' };
const NO_PLAY_OWED: Reason = { key: 'no-play-owed', rule: 'FLX-122' };
const RANDOM_FIRST: Reason = { key: 'random-first', rule: 'FLX-098' };
const TURN_ENDS: Reason = { key: 'turn-ends', rule: 'FLX-060' };
const USED: Reason = { key: 'used', rule: 'FLX-243' };
const CONDITION_NOT_MET: Reason = { key: 'condition', rule: 'FLX-252' };
const NOT_YOURS: Reason = { key: 'not-yours', rule: 'FLX-158' };
const CREEPER: Reason = { key: 'creeper', rule: 'FLX-202' };
const NO_FREE_ACTION: Reason = { key: 'no-free-action', rule: 'FLX-057' };

const isBusy = (t: FluxxTable): boolean => t.zones[STACK].length > 0 || t.vars.doing !== NO_CARD;

/** Cards in hand are played, cards in play may allow a free action; everything else has nothing to explain. */
export function whyNot(t: FluxxTable, seat: SeatId, card: CardId): Reason | undefined {
  const zone = zones.list[t.zone[card]];
  if (zone.name === 'hand') return zone.owner === seat ? whyNotPlay(t, seat) : undefined;
  if (zone.name === 'keepers' || zone.name === 'creepers') return zone.owner === seat ? whyNotFree(t, seat, card) : whyNotOthers(t, card);
  if (zone.name === 'centre') return whyNotFree(t, seat, card);
  return undefined;
}

function whyNotPlay(t: FluxxTable, seat: SeatId): Reason | undefined {
  const v = t.vars;
  if (v.active !== seat || v.phase === 'abandoned') return NOT_YOUR_TURN;
  if (isBusy(t)) return UNDER_WAY;
  if (v.phase === 'hand-limit' || v.phase === 'keeper-limit') return TURN_ENDS;
  if (v.phase !== 'play') return BEFORE_DRAWING;
  const owed = playsOwed(t);
  if (owed === 0) return NO_PLAY_OWED;
  return isRandomPlayDue(t, owed) ? RANDOM_FIRST : undefined;
}

function whyNotFree(t: FluxxTable, seat: SeatId, card: CardId): Reason | undefined {
  const v = t.vars;
  const def = defAt(t, card);
  if (def.free === undefined) return def.kind === 'creeper' ? CREEPER : NO_FREE_ACTION;
  if (v.active !== seat || v.phase === 'abandoned') return NOT_YOUR_TURN_FREE;
  if (isBusy(t)) return UNDER_WAY;
  if (v.phase !== 'open' && v.phase !== 'play') return TURN_ENDS;
  if (ONCE[t.def[card]] && v.used.includes(def.id)) return USED;
  return def.free.can(t, seat) ? undefined : CONDITION_NOT_MET;
}

const whyNotOthers = (t: FluxxTable, card: CardId): Reason => (defAt(t, card).free === undefined ? NO_FREE_ACTION : NOT_YOURS);

// ── What the table shows ──────────────────────────────────────────────────────────────────────────────────────────

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

export function derived(t: FluxxTable): FluxxDerived {
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

function goalView(t: FluxxTable, card: CardId): GoalView {
  const wanted = WANTED[t.def[card]] as Wanted;
  const needs = needsOf(t, wanted);
  const met = metBy(t, wanted);
  return {
    card,
    id: defAt(t, card).id,
    enough: wanted.keeperMin > 0 && wanted.keeperMin < countBits(wanted.keepers) ? wanted.keeperMin : needs.length,
    needs,
    met: t.ring.filter((seat) => (met & (1 << seat)) !== 0),
    hindered: t.ring.filter((seat) => isHindered(t, wanted, seat)),
  };
}

function needsOf(t: FluxxTable, wanted: Wanted): Need[] {
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

function seatView(t: FluxxTable, seat: SeatId, goals: readonly CardId[]): SeatView {
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
