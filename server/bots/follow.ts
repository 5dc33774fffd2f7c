import { type Entry, type EventView, type Game, type Header, Match, type Outcome, type SeatId, UNDO_DEPTH } from '#engine';
import { openEvents } from '../match/state.ts';
import type { Told } from '../store/told.ts';
import type { Checkpoint } from '../store/types.ts';

/** A journal that was written elsewhere. */
export interface Journal {
  readonly game: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** What follows from a journal that came from elsewhere. */
export interface Course {
  readonly journal: readonly Entry[];
  readonly events: Told<EventView>;
  /** Null: it is not over. */
  readonly outcome: Outcome | null;
  /** Whom the open question is put to. */
  readonly asked: readonly SeatId[];
}

/** A journal from its beginning, as the rules have it; null: it does not follow from them. */
export function followed(game: Game, { header, entries }: Journal): Course | null {
  try {
    const match = Match.start(game, header, { record: true, keep: true });
    for (const entry of entries) if (match.apply(entry) !== null) return null;
    const asked = match.open?.asks.map(({ seat }) => seat) ?? [];
    return { journal: match.journal, events: match.over ? openEvents(match) : [], outcome: match.table.outcome, asked };
  } catch {
    // Something that is no entry at all.
    return null;
  }
}

/** Where a journal leads. */
export interface Moment {
  readonly ring: readonly SeatId[];
  readonly waiting: readonly SeatId[];
  /** Who is asked. */
  readonly asked: readonly SeatId[];
  /** From here the match can be taken up, whatever is still taken back. */
  readonly checkpoint: Checkpoint | null;
}

/** Null: the journal does not fit the rules. */
export function momentOf(game: Game, { header, entries }: Journal): Moment | null {
  try {
    const loading = Match.loading(game, header, entries);
    const { match } = loading;
    const before = Math.max(0, entries.length - UNDO_DEPTH);
    // What was taken back after it could lie before it.
    const canKeep = before > 0 && !entries.slice(before).some(({ kind }) => kind === 'undo' || kind === 'redo');
    loading.goOn(before);
    const checkpoint = canKeep ? { entries: before, snapshot: match.checkpoint(), events: match.batches.slice(), keep: [] } : null;
    loading.goOn(entries.length);
    const { ring, waiting } = match.table;
    return { ring, waiting, asked: match.open?.asks.map(({ seat }) => seat) ?? [], checkpoint };
  } catch {
    return null;
  }
}
