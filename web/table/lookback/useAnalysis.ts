import { useEffect, useState } from 'react';
import type { Analysis, AnalysisReply } from '#server/schema.ts';
import { get } from '../../app/api.ts';

const AGAIN_MS = 1200;
const MOST_FAILURES = 5;

export type Looked = { readonly state: AnalysisReply['state'] | 'failed'; readonly progress: number; readonly analysis: Analysis | null };

/** The look back at a finished match; asked for again until it is there. */
export function useAnalysis(id: string | null): Looked {
  const [looked, setLooked] = useState<Looked>({ state: 'waiting', progress: 0, analysis: null });
  useEffect(() => {
    if (id === null) return;
    let gone = false;
    let timer = 0;
    let failures = 0;
    const ask = async (): Promise<void> => {
      try {
        const reply = await get<AnalysisReply>(`/api/matches/${id}/analysis`);
        if (gone) return;
        setLooked(reply);
        failures = 0;
        if (reply.state === 'done' || reply.state === 'none') return;
      } catch {
        if (gone) return;
        if (++failures >= MOST_FAILURES) {
          setLooked({ state: 'failed', progress: 0, analysis: null });
          return;
        }
      }
      timer = window.setTimeout(() => void ask(), AGAIN_MS);
    };
    void ask();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [id]);
  return looked;
}
