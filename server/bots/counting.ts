import { addPlayed, newTally, playSeries, type Series, type Tally } from '#bots/series.ts';
import type { IsStopped, Known } from '#bots/work.ts';
import type { Entry, Header } from '#engine';

/** Matches of a series from one number up to, not including, another. */
export interface Stretch {
  readonly game: string;
  readonly header: Pick<Header, 'seats'>;
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

/** Finished matches of one game among so many. */
export interface Played {
  readonly game: string;
  readonly header: Pick<Header, 'seats'>;
  readonly matches: readonly { readonly header: Header; readonly entries: readonly Entry[] }[];
}

/** The next match is begun only as long as nobody waits for the thread, and the one under way is dropped then. */
export function stretched({ game, knowledge }: Known, { series, from, to }: Stretch, isStopped: IsStopped): Tally {
  return playSeries(game, series, from, to, { knowledge, isStopped });
}

export function counted({ game }: Known, { header, matches }: Played): Tally {
  const tally = newTally(game, header.seats);
  for (const one of matches) addPlayed(game, one.header, one.entries, tally);
  return tally;
}
