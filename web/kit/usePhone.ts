import { useSyncExternalStore } from 'react';

/** The one border between the two layouts; the style sheets repeat it. */
const query = '(max-width: 899px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
