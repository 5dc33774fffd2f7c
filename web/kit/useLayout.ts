import { useSyncExternalStore } from 'react';

export type Layout = 'phone' | 'landscape' | 'tablet' | 'wide';

// The borders between the layouts; the style sheets repeat them. A low screen that is narrow, too, is one that is zoomed: columns have no room there.
const LOW = '(max-height: 499px) and (min-width: 500px) and (max-width: 999px)';
const NARROW = '(max-width: 699px)';
const MIDDLE = '(max-width: 999px)';

function subscribe(listener: () => void): () => void {
  const lists = [LOW, NARROW, MIDDLE].map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

function layoutNow(): Layout {
  if (window.matchMedia(LOW).matches) return 'landscape';
  if (window.matchMedia(NARROW).matches) return 'phone';
  return window.matchMedia(MIDDLE).matches ? 'tablet' : 'wide';
}

/** A phone upright, a phone lying, a tablet upright, everything wider. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow);

/** No room for what is not the matter in hand: opponents are tabs, cards are read over the table. */
export const usePhone = (): boolean => {
  const layout = useLayout();
  return layout === 'phone' || layout === 'landscape';
};
