import type { Series } from '#bots/series.ts';
import type { DuelPlan, LessonPlan } from './lessons.ts';

/** What a thread of the lab is started for. */
export interface BenchOrder {
  readonly kind: 'bench';
  readonly game: string;
  readonly ms: number;
}
/** Told a range of matches, it plays them and tells what came of it. */
export type Order =
  | { readonly kind: 'series'; readonly series: Series; readonly first: number }
  | { readonly kind: 'lesson'; readonly plan: LessonPlan; readonly first: number }
  | { readonly kind: 'duel'; readonly plan: DuelPlan };
