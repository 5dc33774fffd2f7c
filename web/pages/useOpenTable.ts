import { useState } from 'react';
import { useLocation } from 'wouter';
import { createMatch } from '../app/api.ts';
import { ensureMe } from '../app/session.ts';
import { useProblemWords } from './useAct.ts';

/** Makes a match and goes there; says why if the server will not. */
export function useOpenTable() {
  const words = useProblemWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (body: object): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      const { id } = await createMatch(body);
      go(`/m/${id}`);
    } catch (error) {
      setProblem(words(error));
      setBusy(false);
    }
  };
  return { busy, problem, open };
}
