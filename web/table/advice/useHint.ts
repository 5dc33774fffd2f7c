import { useState } from 'react';
import type { TableModel } from '../model.ts';

export interface HintState {
  /** Where advice can be had now: shows it or puts it away. */
  readonly toggle: (() => void) | undefined;
  /** The question that advice is shown for; null: none is. */
  readonly shown: number | null;
  readonly close: () => void;
}

/** Advice is about one question: with the next one it is gone. */
export function useHint({ meta, ask, view }: Pick<TableModel, 'meta' | 'ask' | 'view'>, acting: boolean): HintState {
  const [hinted, setHinted] = useState(-1);
  const n = view.decision?.n ?? -1;
  const may = acting && meta?.hints.mine === true && ask !== null;
  return {
    toggle: may ? () => setHinted(hinted === n ? -1 : n) : undefined,
    shown: may && hinted === n ? n : null,
    close: () => setHinted(-1),
  };
}
