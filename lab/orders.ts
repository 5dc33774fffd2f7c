import type { Series } from './matches.ts';

/** What a thread of the lab is started for. */
export interface BenchOrder {
  readonly kind: 'bench';
  readonly game: string;
  readonly ms: number;
}
export interface SeriesOrder {
  readonly kind: 'series';
  readonly series: Series;
}
