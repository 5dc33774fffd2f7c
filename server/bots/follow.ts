import { type Entry, type EventView, type Game, type Header, Match, type Outcome } from '#engine';
import { openEvents } from '../match/state.ts';

/** A journal that was written elsewhere. */
export interface Journal {
  readonly game: string;
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** What follows from a journal that came from elsewhere. */
export interface Course {
  readonly journal: readonly Entry[];
  readonly events: readonly (readonly EventView[])[];
  readonly outcome: Outcome;
}

/** A journal from its beginning to the end of the match, as the rules have it; null: it does not follow from them, or leads to no end. */
export function followed(game: Game, { header, entries }: Journal): Course | null {
  try {
    const match = Match.start(game, header, { record: true, keep: true });
    for (const entry of entries) if (match.apply(entry) !== null) return null;
    const { outcome } = match.table;
    return match.over && outcome !== null ? { journal: match.journal, events: openEvents(match), outcome } : null;
  } catch {
    // Something that is no entry at all.
    return null;
  }
}
