import type { CardId, SeatId } from '#engine';
import { isPresent } from '#engine';
import { worthOf } from './score.ts';
import type { T } from './state.ts';
import {
  characterFace,
  characterZone,
  costOf,
  deckZone,
  discardOf,
  faceAt,
  handOf,
  isBarred,
  isTurn,
  mightDefend,
  NO_SIDE,
  ongoingOf,
  onOffer,
  TOKEN_COST,
} from './state.ts';
import { tally, votesOf } from './vote.ts';

/** What a card on offer costs the active player now. */
export interface Price {
  readonly card: CardId;
  readonly cost: number;
  /** Power that is still missing; 0: enough. */
  readonly missing: number;
  /** Out of reach this turn, whatever the Power (RSR-100). */
  readonly isBarred: boolean;
}

export interface RickSeat {
  readonly seat: SeatId;
  /** Printed name of the character; null before it is settled. */
  readonly character: string | null;
  readonly tokens: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly ongoing: readonly CardId[];
  /** Could avoid an Attack, by what everybody knows. */
  readonly mayDefend: boolean;
}

export interface RickVote {
  /** Votes by option (see `VoteState.side`), in the order of a tie. */
  readonly counts: readonly { readonly side: number; readonly votes: number }[];
  /** Options with the most votes. */
  readonly leading: readonly number[];
  /** By seat: what it votes for and with how many votes. */
  readonly seats: readonly { readonly seat: SeatId; readonly side: number; readonly votes: number }[];
  /** If the viewer revealed one more Council card: votes of the own option, and which options would lead then. */
  readonly raise: { readonly side: number; readonly votes: number; readonly leading: readonly number[] } | null;
}

export interface RickDerived {
  readonly isTurn: boolean;
  readonly prices: readonly Price[];
  /** The Access Token: what is missing to buy one now, or that none can be bought this turn. */
  readonly token: { readonly cost: number; readonly missing: number; readonly isSold: boolean };
  /** Printed names of what was played this turn, in order. */
  readonly played: readonly string[];
  readonly seats: readonly RickSeat[];
  readonly vote: RickVote | null;
  /** The viewer's own VP, counted as if the match ended now (RSR-182); null for everybody else. */
  readonly vp: number | null;
}

export function derived(t: T, viewer: SeatId): RickDerived {
  const { vars } = t;
  const { active, power } = vars;
  return {
    isTurn: isTurn(t),
    prices: onOffer(t).map((card) => {
      const cost = costOf(t, active, card);
      return { card, cost, missing: Math.max(0, cost - power), isBarred: isBarred(t, card) };
    }),
    token: { cost: TOKEN_COST, missing: Math.max(0, TOKEN_COST - power), isSold: vars.tokenBought || vars.supply === 0 },
    played: vars.played.map((def) => faceAt(t, def).id),
    seats: t.ring.map((seat) => seatDerived(t, seat)),
    vote: voteDerived(t, viewer),
    vp: isPresent(t, viewer) ? worthOf(t, viewer).vp : null,
  };
}

const seatDerived = (t: T, seat: SeatId): RickSeat => ({
  seat,
  // While one of two is still being chosen, nobody is anybody.
  character: t.zones[characterZone(seat)].length === 1 ? (characterFace(t, seat)?.id ?? null) : null,
  tokens: t.vars.tokens[seat],
  hand: handOf(t, seat).length,
  deck: t.zones[deckZone(seat)].length,
  discard: discardOf(t, seat).length,
  ongoing: ongoingOf(t, seat),
  mayDefend: mightDefend(t, seat),
});

function voteDerived(t: T, viewer: SeatId): RickVote | null {
  const { vote } = t.vars;
  if (vote === null) return null;
  const counts = tally(t, vote);
  const leadingOf = (list: readonly { readonly side: number; readonly votes: number }[]): number[] => {
    const most = Math.max(...list.map(({ votes }) => votes));
    return list.filter(({ votes }) => votes === most).map(({ side }) => side);
  };
  const mine = isPresent(t, viewer) ? vote.side[viewer] : NO_SIDE;
  const raised = counts.map(({ side, votes }) => ({ side, votes: side === mine ? votes + 1 : votes }));
  return {
    counts,
    leading: leadingOf(counts),
    seats: t.ring.map((seat) => ({ seat, side: vote.side[seat], votes: votesOf(vote, seat) })),
    raise:
      mine === NO_SIDE ? null : { side: mine, votes: raised.find(({ side }) => side === mine)?.votes ?? 0, leading: leadingOf(raised) },
  };
}
