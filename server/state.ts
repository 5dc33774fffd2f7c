import { type EventView, type Match, type SeatId, SPECTATOR, seedCommitment } from '#engine';
import { botOf, clockMs, type Facts, openedAt, visibleAt, windowMs } from './clock.ts';
import type { Config } from './config.ts';
import type { ChatLine, MatchMeta, MatchState, MatchSummary, SeatInfo } from './schema.ts';
import type { LineRow, ListedRow, MatchRow } from './store/types.ts';

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

export const seatsOf = (row: MatchRow, identity: string | null): SeatId[] =>
  identity === null ? [] : row.seats.flatMap((seat, i) => (seat.identity === identity ? [i] : []));

export function seatInfos(row: MatchRow, match: Match | null, identity: string | null, presence: Presence | null): SeatInfo[] {
  return row.seats.map((seat, i) => ({
    seat: i,
    kind: seat.kind,
    name: seat.name,
    avatar: seat.avatar,
    level: seat.level,
    you: identity !== null && seat.identity === identity,
    host: seat.identity === row.host && seat.kind === 'human',
    connected: seat.kind === 'bot' || (seat.identity !== null && (presence?.isConnected(seat.identity) ?? false)),
    control: match !== null && seat.kind !== 'bot' && botOf(row, match, i) !== null ? 'bot' : 'self',
    lastSeen: seat.identity === null ? null : (presence?.lastSeen(seat.identity) ?? null),
  }));
}

export function metaOf(
  { row, match, times, undoable, presence }: Shown,
  config: Config,
  now: number,
  identity: string | null,
  seat: SeatId | null,
): MatchMeta {
  const playing = match !== null && row.status === 'playing';
  const facts: Facts | null = playing ? { row, match, times } : null;
  const since = facts === null || match?.open === null ? null : openedAt(facts);
  const window = match === null ? null : windowMs(row, match);
  const clock = match === null ? null : clockMs(row, match, config);
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
      deadline: since === null || clock === null || window !== null ? null : since + clock,
      windowEnds: since === null || window === null ? null : since + window,
      since,
    },
    undo: undoOf(row, match, undoable, seat),
    preferences: seat === null ? null : (row.preferences[seat] ?? { passUntilTurn: false, passWhenNone: false }),
    spectators: presence.spectators,
    seedHash: seedCommitment(row.seed),
    seed: row.status === 'finished' ? row.seed : null,
    rematch: row.rematch,
    from: row.from,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    now,
  };
}

/** People who have a say: at the table, playing themselves, and not on the asking person's own device. */
export function votersOn(row: MatchRow, match: Match, seat: SeatId): SeatId[] {
  const asking = row.seats[seat]?.identity;
  return match.table.ring.filter((other) => {
    const identity = row.seats[other]?.identity ?? null;
    return other !== seat && identity !== null && identity !== asking && botOf(row, match, other) === null;
  });
}

function undoOf(row: MatchRow, match: Match | null, undoable: boolean, seat: SeatId | null): MatchMeta['undo'] {
  if (match === null || row.status !== 'playing') return { mine: 'no', redo: false, request: null };
  const asked = row.undo !== null && row.undo.n === match.n ? row.undo : null;
  return {
    mine: seat === null || !undoable ? 'no' : canUndo(match, seat),
    redo: seat !== null && undoable && canRedo(match, seat),
    request:
      asked === null
        ? null
        : {
            seat: asked.seat,
            agreed: [...asked.agreed],
            waiting: votersOn(row, match, asked.seat).filter((voter) => !asked.agreed.includes(voter)),
          },
  };
}

/** In an open window nothing can be taken back: whether it could would tell who has passed. */
export const canUndo = (match: Match, seat: SeatId): 'free' | 'by-consent' | 'no' =>
  match.open?.mode === 'first' ? 'no' : match.undoable(seat);

/** Right after an undo of one's own. */
export function canRedo(match: Match, seat: SeatId): boolean {
  if (match.open?.mode === 'first') return false;
  const last = match.journal.at(-1);
  return last?.kind === 'undo' && last.seat === seat;
}

export function stateOf(shown: Shown, config: Config, now: number, identity: string | null, seat: SeatId | null): MatchState {
  const { match, row } = shown;
  return {
    meta: metaOf(shown, config, now, identity, seat),
    at: visibleAt(match),
    seat,
    view: match === null || row.status === 'lobby' ? null : match.view(seat ?? SPECTATOR),
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
