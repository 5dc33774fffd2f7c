// Section 18: Council cards and voting.

import type { CardId, Flow, Gone, Option, Request, SeatId } from '#engine';
import {
  askAll,
  askOne,
  askRound,
  button,
  EVERYBODY,
  flowOf,
  log,
  maybeOneOf,
  nextSeat,
  oneOf,
  seatOption,
  seatsFrom,
  show,
} from '#engine';
import { may } from './questions.ts';
import type { Context, T, Vote, VoteState } from './state.ts';
import {
  AFTER_VOTE,
  AGAINST,
  cardOf,
  characterFace,
  characterZone,
  FOR,
  handOf,
  inPlay,
  MAX_SEATS,
  NO_SIDE,
  nameOf,
  playedCount,
} from './state.ts';
import { discard, loseTokens } from './verbs.ts';

/** RSR-308, from the check on. */
export function* holdVote(t: T, c: Context, vote: Vote): Flow {
  const effect = nameOf(t, c.def);
  if (!vote.can(t)) {
    log(t, 'vote.cancelled', 'RSR-199', { effect });
    return;
  }
  if (yield* isCancelled(t, c)) {
    log(t, 'vote.prevented', 'RSR-265', { seat: { seat: c.seat }, effect });
    return;
  }
  log(t, `vote.${vote.kind}`, 'RSR-192', { seat: { seat: c.seat }, effect });
  const open = yield* commitments(t, c, vote);
  t.vars.vote = open;
  yield* reveals(t, open);
  const winner = yield* result(t, open);
  if (winner !== NO_SIDE) {
    open.winner = winner;
    settlePayments(t, open);
    yield* takeEffect(t, c, vote, open);
  }
  t.vars.vote = null;
}

/** RSR-265, RSR-266: only the first Council card of the turn. */
function* isCancelled(t: T, c: Context): Flow<boolean | Gone> {
  if (playedCount(t, (card) => card.isCouncil) > 1) return false;
  if (!inPlay(t, c.seat).some((id) => cardOf(t, id).standing.cancelsVotes === true)) return false;
  return yield* may(t, c.seat, { key: 'vote.prevent', rule: 'RSR-280', params: { effect: nameOf(t, c.def) }, decline: 'decline.vote' });
}

// ── Commitments ───────────────────────────────────────────────────────────────────────────────────────────────────

export interface Commitment {
  readonly side: number;
  readonly tokens: number;
}

const commitmentOptions: Option<Commitment>[] = [];

/** Interned by side and tokens. The key is `side.tokens`: `for.2`, `against.0`, or the number of a seat (Auction: the own one). */
function commitmentOption(side: number, tokens: number): Option<Commitment> {
  const at = side * 10 + tokens;
  const word = side === FOR ? 'for' : side === AGAINST ? 'against' : `${side}`;
  const isSeat = side < MAX_SEATS;
  commitmentOptions[at] ??= {
    key: `${word}.${tokens}`,
    ref: isSeat ? { kind: 'seat', seat: side } : { kind: 'button' },
    value: { side, tokens },
    label: isSeat ? 'vote.seat' : `vote.${word}`,
    params: isSeat ? { seat: { seat: side }, n: tokens } : { n: tokens },
  };
  return commitmentOptions[at];
}

/** RSR-201 to RSR-204: one option for each pair of side and tokens. */
function sidesFor(t: T, kind: Vote['kind'], seat: SeatId): readonly number[] {
  if (kind === 'auction') return [seat];
  return kind === 'referendum' ? [FOR, AGAINST] : seatsFrom(t, seat);
}

function commitmentsOf(t: T, kind: Vote['kind'], seat: SeatId): Option<Commitment>[] {
  const options: Option<Commitment>[] = [];
  for (const side of sidesFor(t, kind, seat)) for (let n = 0; n <= t.vars.tokens[seat]; n++) options.push(commitmentOption(side, n));
  return options;
}

/** RSR-302: nothing, Against, or the active player (who points at the next one). */
function silentSide(t: T, kind: Vote['kind'], seat: SeatId): number {
  if (kind === 'auction') return seat;
  if (kind === 'referendum') return AGAINST;
  return seat === t.vars.active ? nextSeat(t, seat) : t.vars.active;
}

function* commitments(t: T, c: Context, { kind }: Vote): Flow<VoteState> {
  const seats = seatsFrom(t, c.seat);
  const prompt = { key: `vote.${kind}`, rule: 'RSR-205', params: { effect: nameOf(t, c.def) } };
  const request = (seat: SeatId): Request<Option<Commitment>> => ({
    ...oneOf(prompt, () => commitmentsOf(t, kind, seat)),
    silence: (options) => [options.indexOf(commitmentOption(silentSide(t, kind, seat), 0))],
  });
  const answers = yield* askAll(t, seats, request);
  const side: number[] = new Array(MAX_SEATS).fill(NO_SIDE);
  const tokens: number[] = new Array(MAX_SEATS).fill(0);
  seats.forEach((seat, i) => {
    const commitment = answers[i]?.[0];
    if (commitment === undefined) return;
    side[seat] = commitment.side;
    tokens[seat] = commitment.tokens;
    if (t.sink !== null) logCommitment(t, kind, seat, commitment);
  });
  return { kind, card: c.self, def: c.def, side, tokens, cards: side.map(() => []), winner: NO_SIDE };
}

function logCommitment(t: T, kind: Vote['kind'], seat: SeatId, { side, tokens: n }: Commitment): void {
  if (kind === 'auction') log(t, 'commits.auction', 'RSR-205', { seat: { seat }, n });
  else if (kind === 'referendum') log(t, side === FOR ? 'commits.for' : 'commits.against', 'RSR-205', { seat: { seat }, n });
  else log(t, 'commits.sanctions', 'RSR-205', { seat: { seat }, other: { seat: side }, n });
}

// ── Raises ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Council cards of the hand that have not been revealed in this vote. */
export const revealable = (t: T, vote: VoteState, seat: SeatId): CardId[] =>
  handOf(t, seat).filter((id) => cardOf(t, id).isCouncil && !vote.cards[seat].includes(id));

/** RSR-209, RSR-307: everybody with an unrevealed card in hand is asked, whatever it is. */
function* reveals(t: T, vote: VoteState): Flow {
  const prompt = {
    key: 'reveal',
    rule: 'RSR-278',
    params: { effect: nameOf(t, vote.def) },
    always: true,
    window: true,
    decline: 'decline.reveal',
  };
  const request = (seat: SeatId): Request<CardId> | undefined =>
    vote.side[seat] === NO_SIDE || handOf(t, seat).length <= vote.cards[seat].length
      ? undefined
      : maybeOneOf(prompt, () => revealable(t, vote, seat));
  yield* askRound(t, nextSeat(t, t.vars.active), request, (seat, [card]) => {
    show(t, card, EVERYBODY);
    vote.cards[seat].push(card);
    log(t, 'reveals', 'RSR-208', { seat: { seat }, card: { card } });
  });
}

// ── Result ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** RSR-195 to RSR-197. */
export const votesOf = (vote: VoteState, seat: SeatId): number => 1 + vote.tokens[seat] + vote.cards[seat].length;

/** Votes by option, in the order in which a tie is shown: from the active player clockwise, For before Against. */
export function tally(t: T, vote: VoteState): { side: number; votes: number }[] {
  const sides = vote.kind === 'referendum' ? [FOR, AGAINST] : seatsFrom(t, t.vars.active);
  return sides.map((side) => {
    let votes = 0;
    for (const seat of t.ring) if (vote.side[seat] === side) votes += votesOf(vote, seat);
    return { side, votes };
  });
}

const SIDES: readonly Option<number>[] = [button('for', FOR), button('against', AGAINST)];
const sideOption = (side: number): Option<number> => (side === FOR ? SIDES[0] : side === AGAINST ? SIDES[1] : seatOption(side));

/** RSR-211 to RSR-214; `NO_SIDE` if no vote is left (RSR-327). */
function* result(t: T, vote: VoteState): Flow<number> {
  const { active } = t.vars;
  const leading = (): Option<number>[] => {
    const counts = tally(t, vote);
    const most = Math.max(...counts.map(({ votes }) => votes));
    return most === 0 ? [] : counts.filter(({ votes }) => votes === most).map(({ side }) => sideOption(side));
  };
  const prompt = { key: 'tie', rule: 'RSR-214', params: { effect: nameOf(t, vote.def) } };
  const chosen = yield* askOne(t, active, {
    ...oneOf(prompt, leading),
    silence: (options) => [silentTie(vote.kind, active, options)],
  });
  const winner = chosen ?? NO_SIDE;
  if (winner === FOR || winner === AGAINST)
    log(t, winner === FOR ? 'vote.for' : 'vote.against', 'RSR-212', { effect: nameOf(t, vote.def) });
  else if (winner !== NO_SIDE)
    log(t, 'vote.won', vote.kind === 'auction' ? 'RSR-211' : 'RSR-213', {
      seat: { seat: winner },
      effect: nameOf(t, vote.def),
    });
  else log(t, 'vote.void', 'RSR-327', { effect: nameOf(t, vote.def) });
  return winner;
}

/** RSR-313. The seats are shown from the active player on. */
function silentTie(kind: Vote['kind'], active: SeatId, options: readonly (number | Option)[]): number {
  if (kind === 'referendum') return options.length - 1;
  return kind === 'sanctions' && options.length > 1 && options[0] === seatOption(active) ? 1 : 0;
}

/** RSR-215 to RSR-218: all who voted for the winning option, clockwise from the active player. */
function settlePayments(t: T, vote: VoteState): void {
  for (const seat of seatsFrom(t, t.vars.active)) {
    if (vote.side[seat] !== vote.winner) continue;
    loseTokens(t, seat, vote.tokens[seat]);
    for (const card of vote.cards[seat]) discard(t, seat, card);
  }
}

function* takeEffect(t: T, c: Context, vote: Vote, open: VoteState): Flow {
  const { winner } = open;
  if (winner !== AGAINST) yield* flowOf(vote.apply(t, vote.kind === 'referendum' ? c.seat : winner));
  for (const seat of seatsFrom(t, t.vars.active)) {
    if (open.side[seat] !== winner || open.tokens[seat] > 0 || t.vars.rewarded.includes(seat)) continue;
    if (characterFace(t, seat)?.standing.afterBluff === undefined) continue;
    t.vars.rewarded.push(seat);
    const [card] = t.zones[characterZone(seat)];
    t.vars.waits.push({ seat, card, def: t.def[card], trigger: AFTER_VOTE });
  }
}
