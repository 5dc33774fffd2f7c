import { useSyncExternalStore } from 'react';

/** Too narrow or too low for columns: a phone, upright or lying. */
const query = '(max-width: 699px), (max-height: 499px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
