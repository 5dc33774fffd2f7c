import { type EventView, type Match, type SeatId, SPECTATOR, seedCommitment, type View } from '#engine';
import type { TableHouse } from '../house.ts';
import { sealedUntil } from '../lobby/day.ts';
import { boundSeats } from '../lobby/dealing.ts';
import type { ChatLine, MatchMeta, MatchState, MatchSummary, SeatInfo } from '../schema.ts';
import type { LineRow, ListedRow, MatchRow } from '../store/types.ts';
import type { TroubleCode } from '../trouble.ts';
import { botOf, deadlines, type Facts, isReading, moreTimes, openedAt, passesAt, visibleAt } from './clock.ts';
import { keptFor, resigning } from './seats.ts';
import { awayUntil, holidayLeft, isSlow, standInsOf } from './slow.ts';
import { NO_WISHES } from './wishes.ts';

/** Everything that is told about a match is put together here, field by field, for one viewer. */

export interface Presence {
  /** Has the match open somewhere; and when last seen, if not. */
  isConnected(identity: string): boolean;
  lastSeen(identity: string): number | null;
  readonly spectators: number;
}

export interface Shown {
  readonly row: MatchRow;
  readonly match: Match | null;
  readonly times: readonly number[];
  /** Undo needs the whole journal in memory. */
  readonly undoable: boolean;
  readonly presence: Presence;
}

/** What it takes to tell of a match. */
type Telling = Pick<TableHouse, 'config' | 'keys' | 'days'>;

export const seatsOf = (row: MatchRow, identity: string | null): SeatId[] =>
  identity === null ? [] : row.seats.flatMap((seat, i) => (seat.identity === identity && seat.kind !== 'open' ? [i] : []));

/** It is being played on a device of its person. */
export const isAway = ({ away }: MatchRow): boolean => typeof away === 'string';

/** At this table, before or still, or awaited at it. */
export const wasHere = (row: MatchRow, identity: string): boolean =>
  row.seats.some((seat) => seat.identity === identity || seat.was === identity);

export function seatInfos(row: MatchRow, match: Match | null, identity: string | null, presence: Presence | null): SeatInfo[] {
  return row.seats.map((seat, i) => ({
    seat: i,
    kind: seat.kind,
    name: seat.name,
    avatar: seat.avatar,
    level: seat.level,
    you: identity !== null && seat.identity === identity && seat.kind !== 'open',
    host: seat.identity === row.host && seat.kind === 'human',
    connected: seat.kind === 'bot' || (seat.identity !== null && (presence?.isConnected(seat.identity) ?? false)),
    control: match !== null && seat.kind !== 'bot' && botOf(row, match, i) !== null ? 'bot' : 'self',
    lastSeen: seat.identity === null ? null : (presence?.lastSeen(seat.identity) ?? null),
  }));
}

export function metaOf(
  { row, match, times, undoable, presence }: Shown,
  house: Telling,
  now: number,
  identity: string | null,
  seat: SeatId | null,
): MatchMeta {
  const playing = match !== null && row.status === 'playing';
  const facts: Facts | null = playing ? { row, match, times } : null;
  const since = facts === null || match?.open === null ? null : openedAt(facts);
  const ends = facts === null || since === null ? null : deadlines(facts, house);
  const ask = facts === null || seat === null ? null : facts.match.askOf(seat);
  const sealed = sealedUntil(house.days, row, now);
  const gaveUp = identity === null ? -1 : row.seats.findIndex((one) => one.was === identity);
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rulesVersion,
    status: row.status,
    visibility: row.visibility,
    options: match?.table.options ?? row.options,
    seats: seatInfos(row, match, identity, presence),
    yours: seatsOf(row, identity),
    host: identity !== null && row.host === identity,
    clock: {
      kind: row.clock,
      deadline: ends?.decision ?? null,
      windowEnds: ends?.window ?? null,
      since,
      more: facts === null || seat === null || since === null ? null : moreTimes(facts, house, seat),
      passesAt: facts === null || ask === null ? null : passesAt(facts, house, ask),
      ...(seat !== null && match !== null && row.passed?.[seat]?.n === match.n ? { passed: true } : {}),
    },
    slow: slowOf(row, match, seat, now),
    undo: undoOf(row, match, undoable, seat),
    proposal: proposalOf(row, match),
    spectatorChat: row.spectatorChat,
    hints: hintsOf(row, match, seat),
    preferences: seat === null ? null : (row.preferences[seat] ?? NO_WISHES),
    waits: facts !== null && isReading(row, facts.match),
    spectators: presence.spectators,
    seedHash: seedCommitment(row.joint?.secret ?? row.seed),
    deal: row.status === 'lobby' ? { shares: boundSeats(row), until: row.deal?.until ?? null } : null,
    joint: row.joint === undefined ? null : { shares: [...row.joint.shares], left: [...row.joint.left] },
    seed: row.status === 'finished' && sealed === null ? row.seed : null,
    sealedUntil: sealed,
    rematch: row.rematch,
    daily: row.daily !== undefined,
    call: row.status === 'lobby' && row.call ? { until: row.call.until, mine: keptFor(row, identity).length > 0 } : null,
    gaveUp: gaveUp < 0 ? null : gaveUp,
    resigning: facts === null || seat === null || !facts.match.table.ring.includes(seat) ? null : resigning(row, facts.match, seat),
    from: row.from,
    ...(isAway(row) ? { away: true } : {}),
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    now,
  };
}

function slowOf(row: MatchRow, match: Match | null, seat: SeatId | null, now: number): MatchMeta['slow'] {
  if (!isSlow(row)) return null;
  return {
    windowTime: row.windowTime ?? 'half-day',
    away: row.seats.flatMap((_, one) => {
      const until = awayUntil(row, one, now);
      return until === null ? [] : [{ seat: one, until }];
    }),
    holidayLeft: seat === null ? null : holidayLeft(row, seat),
    prepared: seat === null ? [] : [...(row.prepared?.[seat] ?? [])],
    standIns: match === null ? [] : standInsOf(row, match),
  };
}

/** Why a seat gets no hints; null: it does. Against bots always; where others are people only if they knew it before they sat down. */
export function hintsRefused(row: MatchRow, match: Match, seat: SeatId): TroubleCode | null {
  if (row.daily !== undefined) return 'no-hints-daily';
  const isPerson = (other: SeatId): boolean => other !== seat && (row.seats[other]?.identity ?? null) !== null;
  return row.hintsAllowed === true || !match.table.ring.some(isPerson) ? null : 'no-hints';
}

function hintsOf(row: MatchRow, match: Match | null, seat: SeatId | null): MatchMeta['hints'] {
  const count = (one: SeatId): number => row.hintsUsed?.[one]?.count ?? 0;
  return {
    allowed: row.hintsAllowed === true,
    mine: seat !== null && match !== null && row.status === 'playing' && hintsRefused(row, match, seat) === null,
    // While they play, nobody learns who hesitates.
    used: row.seats.map((_, one) => (row.status === 'finished' || one === seat ? count(one) : 0)),
  };
}

/** People who have a say: at the table, also while a bot plays for them, and not on the asking person's own device. */
export function votersOn(row: MatchRow, match: Match, seat: SeatId): SeatId[] {
  return peopleBut(row, match, row.seats[seat]?.identity ?? null);
}

/** Seats of the other people at the table, present or not. */
export function peopleBut(row: MatchRow, match: Match, identity: string | null): SeatId[] {
  return match.table.ring.filter((seat) => {
    const person = row.seats[seat]?.identity ?? null;
    return person !== null && person !== identity;
  });
}

function proposalOf(row: MatchRow, match: Match | null): MatchMeta['proposal'] {
  const { proposal } = row;
  if (proposal === null || match === null || row.status !== 'playing') return null;
  const seat = row.seats.findIndex((one) => one.identity === proposal.by);
  return {
    seat: seat < 0 ? null : seat,
    number: proposal.number ?? 0,
    clock: proposal.clock ?? null,
    options: proposal.options ?? {},
    agreed: [...proposal.agreed],
    waiting: peopleBut(row, match, proposal.by).filter((voter) => !proposal.agreed.includes(voter)),
  };
}

function undoOf(row: MatchRow, match: Match | null, undoable: boolean, seat: SeatId | null): MatchMeta['undo'] {
  if (match === null || row.status !== 'playing') return { mine: 'no', redo: false, request: null };
  const asked = row.undo !== null && row.undo.n === match.n ? row.undo : null;
  return {
    mine: seat === null || !undoable ? 'no' : canUndo(row, match, seat),
    redo: seat !== null && undoable && canRedo(match, seat),
    request:
      asked === null
        ? null
        : {
            number: asked.number ?? 0,
            seat: asked.seat,
            agreed: [...asked.agreed],
            waiting: votersOn(row, match, asked.seat).filter((voter) => !asked.agreed.includes(voter)),
          },
  };
}

/**
 * In an open window nothing can be taken back: whether it could would tell who has passed. At the table of the day nobody is there who could agree, and
 * what was seen once would help everywhere.
 */
export function canUndo(row: MatchRow, match: Match, seat: SeatId): 'free' | 'by-consent' | 'no' {
  if (match.open?.mode === 'first') return 'no';
  const can = match.undoable(seat);
  return can === 'by-consent' && row.daily !== undefined && votersOn(row, match, seat).length === 0 ? 'no' : can;
}

/** Right after an undo of one's own. */
export function canRedo(match: Match, seat: SeatId): boolean {
  if (match.open?.mode === 'first') return false;
  const last = match.journal.at(-1);
  return last?.kind === 'undo' && last.seat === seat;
}

/** Whoever has passed a window whose passes are opened together is not asked again. */
function viewOf(row: MatchRow, match: Match, seat: SeatId | null): View {
  const view = match.view(seat ?? SPECTATOR);
  if (seat === null || row.passed?.[seat]?.n !== match.n || view.decision === null) return view;
  return { ...view, decision: { ...view.decision, mine: null } };
}

export function stateOf(shown: Shown, house: Telling, now: number, identity: string | null, seat: SeatId | null): MatchState {
  const { match, row } = shown;
  return {
    meta: metaOf(shown, house, now, identity, seat),
    at: visibleAt(match),
    seat,
    view: match === null || row.status === 'lobby' ? null : viewOf(row, match, seat),
  };
}

/** What happened after `from` up to `to`, for a seat. What its former holder saw is not for whoever took it over. */
export function eventsFor({ row, match }: Shown, seat: SeatId | null, from: number, to: number): EventView[][] {
  if (match === null) return [];
  const since = seat === null ? 0 : (row.seats[seat]?.since ?? 0);
  const lists: EventView[][] = [];
  for (let i = from; i < to; i++) lists.push(match.batchView(seat === null || i < since ? SPECTATOR : seat, match.batches[i] ?? []));
  return lists;
}

export const lineOf = ({ n, at, name, avatar, seat, kind, text }: LineRow): ChatLine => ({ n, at, name, avatar, seat, kind, text });

export function summaryOf({ row, updatedAt, asked }: ListedRow, identity: string | null): MatchSummary {
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    clock: row.clock,
    options: row.options,
    seats: seatInfos(row, null, identity, null),
    createdAt: row.createdAt,
    updatedAt,
    yourTurn: row.status === 'playing' && seatsOf(row, identity).some((seat) => asked.includes(seat)),
    practice: row.from !== null,
    ...(isAway(row) ? { away: true } : {}),
    winners: row.outcome === null ? null : [...row.outcome.winners],
  };
}

/** The whole course by name, for when the match is over and its seed public: nothing is hidden any more, and rules may change later. */
export function openEvents({ game, batches }: Match): EventView[][] {
  const name = (def: number): string | null => game.defs[def]?.id ?? null;
  const zone = (index: number): string => game.zones[index]?.key ?? '';
  return batches.map((batch) =>
    batch.map((event): EventView => {
      if (event.e === 'move') return { e: 'move', card: event.card, def: name(event.def), from: zone(event.from), to: zone(event.to) };
      if (event.e === 'show') return { e: 'show', card: event.card, def: name(event.def) };
      if (event.e === 'shuffle') return { e: 'shuffle', zone: zone(event.zone) };
      const face = (card: number): string | null => name(event.faces.find((one) => one.card === card)?.def ?? -1);
      const params = Object.fromEntries(
        Object.entries(event.params).map(([key, value]) => {
          if (typeof value !== 'object') return [key, value];
          if ('card' in value) return [key, { card: value.card, def: face(value.card) }];
          if ('cards' in value) return [key, { cards: value.cards.map((id) => ({ id, def: face(id) })) }];
          return [key, value];
        }),
      );
      return { e: 'log', key: event.key, rule: event.rule, params };
    }),
  );
}
