import { useEffect, useReducer } from 'react';

interface Told {
  readonly subscribe: (listener: () => void) => () => void;
}
interface Source<S> extends Told {
  readonly getState: () => S;
}

/**
 * Something that the messages of a match change, as it is now. Not useSyncExternalStore, which draws every message by itself before the next is
 * looked at: to a phone that slept they come by the hundred. What effects set is left behind each time, and after fifty in a row React takes it for
 * an endless loop (error 185). One such look draws everything else that waits along with it, so nothing that hears of a match may use it. As plain
 * state, all that came while the page was being drawn is drawn together.
 */
export function useLook<T>(source: Told, look: () => T): T {
  const [, again] = useReducer(
    () => look(),
    look,
    (first) => first(),
  );
  useEffect(() => {
    again();
    return source.subscribe(again);
  }, [source]);
  return look();
}

/** What a match shows now. */
export const useShown = <S>(source: Source<S>): S => useLook(source, source.getState);
