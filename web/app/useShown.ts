import { useEffect, useReducer } from 'react';

interface Source<S> {
  readonly getState: () => S;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What a match shows now. Not useSyncExternalStore, which draws every message by itself before the next is looked at: to a phone that slept they
 * come by the hundred, what effects set is left behind each time, and after fifty in a row React takes it for an endless loop (error 185). As
 * plain state, all that came while the page was being drawn is drawn together.
 */
export function useShown<S>(source: Source<S>): S {
  const [, look] = useReducer(
    (): S => source.getState(),
    source,
    (first) => first.getState(),
  );
  useEffect(() => {
    look();
    return source.subscribe(look);
  }, [source]);
  return source.getState();
}
