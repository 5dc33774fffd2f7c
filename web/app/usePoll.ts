import { useCallback, useEffect, useState } from 'react';
import { get } from './api.ts';

export interface Polled<T> {
  readonly data: T | null;
  readonly failed: boolean;
  readonly refresh: () => void;
}

/** Something that is asked for again and again while the page is looked at; no path: not asked for. */
export function usePoll<T>(path: string | null, everyMs: number): Polled<T> {
  const [state, setState] = useState<{ readonly data: T | null; readonly failed: boolean }>({ data: null, failed: false });
  const fetchNow = useCallback(() => {
    if (path === null) return;
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
    window.addEventListener('online', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('online', tick);
    };
  }, [fetchNow, everyMs]);
  return { ...state, refresh: fetchNow };
}
