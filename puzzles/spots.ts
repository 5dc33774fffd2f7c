import type { Ask, Game, SeatId } from '#engine';
import { Match } from '#engine';
import { turnOf } from './aim.ts';
import type { Mined } from './mine.ts';
import type { Kind } from './puzzle.ts';

/** A question of a match that left a choice. */
export interface Spot {
  /** How many answers came before. */
  readonly at: number;
  readonly seat: SeatId;
  readonly turn: number;
  readonly quiet: boolean;
  readonly kind: Kind;
}

const kindOf = (game: Game, ask: Ask, isRoll: boolean): Kind =>
  isRoll ? 'dice' : game.id === 'rickshank' && /^vote\.(referendum|auction|sanctions)$/.test(ask.prompt.key) ? 'tokens' : 'best';

/** All of them, in the order of the match. */
export function spotsOf({ game, match }: Mined): Spot[] {
  const again = Match.start(game, match.header, { record: true, keep: true });
  const spots: Spot[] = [];
  for (const [at, entry] of match.journal.entries()) {
    if (entry.kind !== 'answer') return [];
    const ask = again.askOf(entry.seat);
    if (ask !== null && ask.options.length + (ask.min === 0 ? 1 : 0) > 1)
      spots.push({
        at,
        seat: entry.seat,
        turn: turnOf(again.table),
        quiet: again.open?.asks.length === 1 && ask.prompt.quiet === true,
        kind: kindOf(game, ask, (game.bot?.rolls?.(again.table, ask) ?? null) !== null),
      });
    again.apply(entry);
  }
  return spots;
}

/** The match as it was there. */
export const matchAt = ({ game, match }: Mined, at: number): Match => Match.load(game, match.header, match.journal.slice(0, at));

/** What one seat was asked in one turn, first to last. */
export interface Turn {
  readonly seat: SeatId;
  readonly turn: number;
  readonly spots: readonly Spot[];
}

/** The seats' own turns: somebody moves there, and is not only asked in between. */
export function turnsOf(spots: readonly Spot[]): Turn[] {
  const turns = new Map<string, Spot[]>();
  for (const spot of spots) {
    const key = `${spot.turn} ${spot.seat}`;
    turns.set(key, [...(turns.get(key) ?? []), spot]);
  }
  return [...turns.values()]
    .filter((own) => own.some(({ quiet }) => quiet))
    .map((own) => ({ seat: own[0].seat, turn: own[0].turn, spots: own }));
}
