import type { Bots } from './bots/pool.ts';
import type { Config } from './config.ts';
import type { Keys } from './keys.ts';
import type { Library } from './library.ts';
import type { Days } from './lobby/day.ts';
import type { Counts } from './ops/counts.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Whereabouts } from './ops/whereabouts.ts';
import type { Store } from './store/types.ts';

/** What every part of the server leans on. */
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly counts: Counts;
  readonly days: Days;
  readonly keys: Keys;
  readonly library: Library;
  readonly bots: Bots;
  readonly metrics: Metrics;
  readonly whereabouts: Whereabouts;
  now(): number;
  /** A mishap that no player caused. Only where it happened is noted: the message of an error could name a hidden card. */
  report(where: string, error: unknown): void;
}
