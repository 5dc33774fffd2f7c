import { useCallback, useState } from 'react';
import { ApiError } from '../app/api.ts';
import type { ServerLive } from '../app/live.ts';
import { ensureMe, knownMe } from '../app/session.ts';
import { useWords } from './words.ts';

/** In the words of the server, or as it is. */
export function useProblemWords(): (error: unknown) => string {
  const { lang } = useWords();
  return useCallback((error: unknown) => (error instanceof ApiError ? error.texts[lang] : String(error)), [lang]);
}

/** Commands around a table: whoever is nobody yet becomes a guest first; what was refused is told in words. */
export function useAct(live: ServerLive) {
  const words = useProblemWords();
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const act = useCallback(
    async (action: string, body: object = {}): Promise<boolean> => {
      setRunning((n) => n + 1);
      setProblem(null);
      try {
        const stranger = knownMe() === null;
        await ensureMe();
        await live.send(action, body);
        // The stream was opened by nobody in particular.
        if (stranger) live.refresh();
        return true;
      } catch (error) {
        setProblem(words(error));
        return false;
      } finally {
        setRunning((n) => n - 1);
      }
    },
    [live, words],
  );
  return { act, busy: running > 0, problem, clear: () => setProblem(null) };
}
