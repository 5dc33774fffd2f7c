import { useCallback, useEffect, useState } from 'react';
import { get } from './api.ts';

export interface Polled<T> {
  readonly data: T | null;
  readonly failed: boolean;
  refresh(): void;
}

/** Something that is asked for again and again while the page is looked at. */
export function usePoll<T>(path: string, everyMs: number): Polled<T> {
  const [state, setState] = useState<{ readonly data: T | null; readonly failed: boolean }>({ data: null, failed: false });
  const fetchNow = useCallback(() => {
    get<T>(path).then(
      (data) => setState({ data, failed: false }),
      () => setState((old) => ({ ...old, failed: true })),
    );
  }, [path]);
  useEffect(() => {
    fetchNow();
    const tick = (): void => {
      if (!document.hidden) fetchNow();
    };
    const timer = window.setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [fetchNow, everyMs]);
  return { ...state, refresh: fetchNow };
}
