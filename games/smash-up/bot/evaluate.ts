import type { CardId, Features, SeatId } from '#engine';
import { shareOfHopes } from '#engine';
import type { SmashVars, T } from '../state.ts';
import { GOAL, HAND_LIMIT, NONE } from '../state.ts';
import { breakpointAt, powersNow } from '../table/layers.ts';
import { baseAt, cardOf, defAt, handOf, hasBase, hasMinionAt, isInPlay } from '../table/select.ts';

// ── What a position is worth ──────────────────────────────────────────────────────────────────────────────────────

/** All in victory points. */
const CARD = 0.22;
const MINION_IN_HAND = 0.12;
const SPECIAL_IN_HAND = 0.2;
const POWER = 0.035;
const PLAY_LEFT = 0.28;
/** From so many points on every further one counts more. */
const NEAR = 11;
const HURRY = 0.6;
const SHARPNESS = 8;
/** Power that the next player adds to a base on average. */
const STRIDE = 4;

/** The share of the seat in everybody's hopes. */
export function evaluate(t: T, seat: SeatId): number {
  const hopes = prospects(t);
  const numbers: number[] = [];
  return shareOfHopes(t, seat, SHARPNESS, (one) => standing(t, hopes, one, seat, numbers) / GOAL);
}

/** By seat: points that the bases promise, and power on them. */
interface Prospects {
  readonly soon: number[];
  readonly strength: number[];
}

/** What the bases promise each seat: its place by how near the base is to its breakpoint. */
function prospects(t: T): Prospects {
  const soon = [0, 0, 0, 0];
  const strength = [0, 0, 0, 0];
  const seen = powersNow(t);
  for (let site = 0, many = t.vars.sites; site < many; site++) {
    if (!hasBase(t, site)) continue;
    const total = seen.sum(site);
    if (total === 0) continue;
    const { vp } = defAt(t, t.def[baseAt(t, site)]);
    const fill = Math.min(1, (total + STRIDE / 2) / Math.max(1, breakpointAt(t, site)));
    const near = fill * fill;
    for (const seat of t.ring) {
      const mine = seen.total(site, seat);
      strength[seat] += mine;
      if (mine === 0 && !hasMinionAt(t, site, seat)) continue;
      let place = 0;
      let lead = Number.POSITIVE_INFINITY;
      for (const other of t.ring) {
        if (other === seat) continue;
        const theirs = seen.total(site, other);
        if (theirs > mine) place++;
        if (Math.abs(mine - theirs) < lead) lead = Math.abs(mine - theirs);
      }
      const now = place < 3 ? (vp[place] ?? 0) : 0;
      // A narrow lead may still be lost, a narrow gap still be closed.
      const firm = lead >= STRIDE ? 1 : 0.75 + (0.25 * lead) / STRIDE;
      const next = place > 0 ? (vp[place - 1] ?? 0) : (vp[1] ?? 0);
      soon[seat] += near * (now * firm + next * (1 - firm));
    }
  }
  return { soon, strength };
}

/** How far a player is, in victory points; of hands only what `viewer` may know matters. */
function standing(t: T, hopes: Prospects, seat: SeatId, viewer: SeatId, numbers: number[]): number {
  numbersOf(t, hopes, seat, viewer, numbers);
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += WEIGHTS[i] * numbers[i];
  return sum;
}

const NUMBERS = ['turn', 'points', 'points-soon', 'power', 'near', 'hand', 'minions-held', 'specials-held', 'plays'] as const;
const WEIGHTS: readonly number[] = [0, 1, 1, POWER, HURRY, CARD, MINION_IN_HAND, SPECIAL_IN_HAND, PLAY_LEFT];

function numbersOf(t: T, { soon, strength }: Prospects, seat: SeatId, viewer: SeatId, into: number[]): void {
  const { vp, active, bank, phase } = t.vars;
  const hand = handOf(t, seat);
  let minions = 0;
  let specials = 0;
  if (seat === viewer)
    for (const id of hand) {
      const card = cardOf(t, id);
      if (card.kind === 'minion') minions++;
      if (card.special?.from === 'hand') specials++;
    }
  into[0] = seat === active ? 1 : 0;
  into[1] = vp[seat];
  into[2] = soon[seat];
  into[3] = strength[seat];
  into[4] = Math.max(0, vp[seat] + soon[seat] - NEAR);
  into[5] = Math.min(hand.length, HAND_LIMIT);
  into[6] = minions;
  into[7] = specials;
  // Plays that are still open are worth something, or imagined turns would end early.
  into[8] = phase === 'play' && seat === active && hand.length > 0 ? Math.min(bank.length, 3) : 0;
}

/** Minions and actions in play count for who controls them. */
export function whose(t: T, card: CardId): SeatId | null {
  const seat = isInPlay(t, card) ? t.vars.ctrl[card] : NONE;
  return seat === NONE ? null : seat;
}

/** What matters about a player besides which cards lie where. */
export const features: Features<SmashVars> = {
  keys: NUMBERS,
  measure(t, seat, viewer, into) {
    numbersOf(t, prospects(t), seat, viewer, into);
  },
};
