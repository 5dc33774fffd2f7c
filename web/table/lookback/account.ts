import type { Analysis } from '#server/schema.ts';
import { percent } from '../advice/advising.ts';

/** Parts in whole per cent that add up as the exact ones do: what rounding leaves goes to the last one, which is luck. */
export function wholePercents({ start, skill, others, gaveUp = 0, result }: Analysis['accounts'][number]) {
  const parts = { start: percent(start), skill: percent(skill), others: percent(others), gaveUp: percent(gaveUp), result: percent(result) };
  return { ...parts, luck: parts.result - parts.start - parts.skill - parts.others - parts.gaveUp };
}
