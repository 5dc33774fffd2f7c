import { keyOf } from './ask.ts';
import { refusal } from './refusal.ts';
import type { Ask, Refusal } from './types.ts';

/** Whether these picks answer that question; the reason if not. */
export function checkPicks(ask: Ask, picks: readonly number[]): Refusal | null {
  const { options, min, max } = ask;
  if (picks.length < min) return refusal('too-few', { min, given: picks.length }, ask.prompt.rule);
  if (picks.length > max) return refusal('too-many', { max, given: picks.length }, ask.prompt.rule);
  for (let i = 0; i < picks.length; i++) {
    const p = picks[i];
    if (!Number.isInteger(p) || p < 0 || p >= options.length) return refusal('out-of-range', undefined, ask.prompt.rule);
    for (let j = 0; j < i; j++) if (picks[j] === p) return refusal('duplicate', undefined, ask.prompt.rule);
  }
  return null;
}

/** Option keys as indexes; a key that was not offered is refused. */
export function picksOfKeys(ask: Ask, keys: readonly string[]): number[] | Refusal {
  const picks: number[] = [];
  for (const key of keys) {
    const at = ask.options.findIndex((choice) => keyOf(choice) === key);
    if (at < 0) return refusal('unknown-option', undefined, ask.prompt.rule);
    picks.push(at);
  }
  return picks;
}
