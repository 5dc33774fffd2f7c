import type { Playable, SeatId, Table } from '#engine';

/** `win`: the match is won before the turn is over. `block`: nobody else has won when the seat is to move again. */
export type Proved = 'win' | 'block';

export interface Aim {
  readonly kind: Proved;
  readonly seat: SeatId;
  /** The turn in which it begins, by the game's own count; 0 where it has none. */
  readonly turn: number;
}

export const turnOf = <V>({ vars }: Table<V>): number =>
  typeof vars === 'object' && vars !== null && 'turn' in vars && typeof vars.turn === 'number' ? vars.turn : 0;

export const aimOf = <V>(match: Playable<V>, seat: SeatId, kind: Proved): Aim => ({ kind, seat, turn: turnOf(match.table) });

/** Whether the aim is reached (true), missed for good (false), or still open (null). */
export function settled<V>({ table, open }: Playable<V>, { kind, seat, turn }: Aim): boolean | null {
  const { outcome } = table;
  if (outcome !== null) return outcome.winners.includes(seat) || (kind === 'block' && outcome.winners.length === 0);
  if (open === null) return null;
  const isQuiet = open.asks.every((ask) => ask.prompt.quiet === true);
  const isMine = open.asks.some((ask) => ask.seat === seat);
  const isLater = turnOf(table) !== turn;
  if (kind === 'win') return isLater || (isQuiet && !isMine) ? false : null;
  return isLater && isQuiet && isMine ? true : null;
}

/** Whose answer is looked at next: in a race the others could be first; where all answer unseen, the seat answers without knowing theirs. */
export function whoAnswers({ open, picks }: Pick<Playable, 'open' | 'picks'>, seat: SeatId): SeatId {
  if (open === null) return -1;
  const waiting = open.asks.filter((_, i) => picks[i] === null).map((ask) => ask.seat);
  if (!waiting.includes(seat)) return waiting[0];
  if (open.mode === 'first') return waiting.find((one) => one !== seat) ?? seat;
  return seat;
}
