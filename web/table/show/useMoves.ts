import { useMemo, useState } from 'react';
import type { LiveState } from '../../app/live.ts';
import type { Move } from '../../kit/index.ts';

/** What moved between the last state shown and this one. */
export function useMoves(shown: LiveState): readonly Move[] {
  const at = shown.state?.at ?? 0;
  const [step, setStep] = useState({ from: at, at });
  const now = step.at === at ? step : { from: step.at, at };
  if (now !== step) setStep(now);
  const { from } = now;
  const { told } = shown;
  return useMemo(() => movesBetween(told, from, at), [told, from, at]);
}

/** A card that moved twice flies once, from where it was first to where it is now. */
function movesBetween(told: LiveState['told'], from: number, to: number): Move[] {
  const merged = new Map<Move['card'], Move>();
  for (const batch of told) {
    if (batch.at <= from || batch.at > to) continue;
    for (const event of batch.events)
      if (event.e === 'move') merged.set(event.card, { card: event.card, from: merged.get(event.card)?.from ?? event.from, to: event.to });
  }
  return [...merged.values()];
}
