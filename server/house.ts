import type { Bots } from './bots/bots.ts';
import type { Config } from './config.ts';
import type { Keys } from './keys.ts';
import type { Library } from './library.ts';
import type { Days } from './lobby/day.ts';
import type { Counts } from './ops/counts.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Whereabouts } from './ops/whereabouts.ts';
import type { Store } from './store/types.ts';

/**
 * What the tables of a house lean on, wherever it stands: on a server, or in somebody's page, which has no network, no other people and no days of its own
 * (`web/house/`). Nothing of `match/` asks for more.
 */
export interface TableHouse {
  readonly config: Pick<Config, 'absentMs' | 'botBudgetMs' | 'botPauseMs' | 'botThreads' | 'calmWindowMs' | 'clockMs' | 'lookBackMs'>;
  readonly store: TableStore;
  readonly counts: Pick<Counts, 'elsewhere' | 'set'>;
  readonly days: Days;
  readonly keys: Pick<Keys, 'chance'>;
  readonly library: Pick<Library, 'gameById'>;
  readonly bots: Bots;
  readonly metrics: {
    readonly answers: { inc(labels: { readonly by: string }): void };
    readonly conflicts: { inc(): void };
    readonly thinking: { observe(labels: { readonly level: string }, seconds: number): void };
  };
  now(): number;
  /** A mishap that no player caused. Only where it happened is noted: the message of an error could name a hidden card. */
  report(where: string, error: unknown): void;
}

/** What tables keep. */
type TableStore = Pick<
  Store,
  | 'analysis'
  | 'bus'
  | 'claim'
  | 'command'
  | 'commit'
  | 'course'
  | 'elders'
  | 'identity'
  | 'journal'
  | 'lines'
  | 'lobbiesOf'
  | 'match'
  | 'position'
  | 'presence'
  | 'saveAnalysis'
  | 'saveResult'
  | 'setPresence'
  | 'whole'
>;

/** What every part of the server leans on. */
export interface House extends TableHouse {
  readonly config: Config;
  readonly store: Store;
  readonly counts: Counts;
  readonly keys: Keys;
  readonly library: Library;
  readonly metrics: Metrics;
  readonly whereabouts: Whereabouts;
}
