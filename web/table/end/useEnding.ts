import { useEffect, useState } from 'react';
import type { View } from '#engine';
import { settings } from '../../app/settings.ts';
import { useLook } from '../../app/useShown.ts';
import { wantsStill } from '../moments/MomentStage.tsx';
import { lengthOf, type Picture, stillLengthOf } from '../moments/moment.ts';
import type { Paced } from '../show/pace.ts';

/** The last card comes to rest before anything is gathered. */
const COMING_MS = 500;

type Phase = 'open' | 'staged' | 'over';

export interface EndingState {
  /** How the end is shown just now; null where it is not. */
  readonly stage: { readonly still: boolean } | null;
  /** It has been seen: the result may come. */
  readonly over: boolean;
  readonly skip: () => void;
}

/** Whether nothing moves: by the person's wish, or because everything is shown at once. */
const isStill = (): boolean => settings().pace === 'now' || wantsStill();

/**
 * The end is seen before its result is told, at every pace. It waits for what led to it, and for somebody to look. A page that is opened
 * afterwards has nothing to wait for.
 */
export function useEnding(source: Paced, { outcome }: Pick<View, 'outcome'>, picture: Picture | null, recorded: boolean): EndingState {
  const [phase, setPhase] = useState<Phase>(outcome === null && !recorded ? 'open' : 'over');
  const [still, setStill] = useState(false);
  const busy = useLook(source, source.busy);
  const ended = outcome !== null;
  const length = picture === null ? 0 : still ? stillLengthOf(picture) : lengthOf(picture);
  useEffect(() => {
    // A last answer that is taken back opens the match again.
    if (!ended) setPhase(recorded ? 'over' : 'open');
  }, [ended, recorded]);
  useEffect(() => {
    if (!ended || busy || phase !== 'open') return;
    let timer = 0;
    const begin = (): void => {
      if (document.hidden || timer !== 0) return;
      const stands = isStill();
      timer = window.setTimeout(
        () => {
          setStill(stands);
          setPhase('staged');
        },
        stands ? 0 : COMING_MS,
      );
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [ended, busy, phase]);
  useEffect(() => {
    if (phase !== 'staged') return;
    const timer = window.setTimeout(() => setPhase('over'), length);
    return () => window.clearTimeout(timer);
  }, [phase, length]);
  return { stage: phase === 'staged' ? { still } : null, over: ended && phase === 'over', skip: () => setPhase('over') };
}
