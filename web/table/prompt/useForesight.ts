import { useEffect, useState } from 'react';
import type { EndingsReply } from '#server/schema.ts';
import type { Live } from '../../app/live.ts';
import type { TableModel } from '../model.ts';

const NOTHING_KNOWN: Pick<TableModel, 'endings' | 'ahead'> = { endings: [], ahead: [] };

/** What answers to question `n` certainly bring; -1 for no question. Asked for once the question is there: nobody waits for it. */
export function useForesight(live: Live, n: number): Pick<TableModel, 'endings' | 'ahead'> {
  const [known, setKnown] = useState<EndingsReply | null>(null);
  useEffect(() => {
    if (n >= 0) live.endings().then(setKnown, () => undefined);
  }, [live, n]);
  return known?.n === n ? known : NOTHING_KNOWN;
}
