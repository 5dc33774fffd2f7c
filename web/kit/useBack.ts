import { useEffect, useRef } from 'react';

interface Over {
  readonly close: () => void;
}

// What lies over the page, the uppermost last. One listener for all: Back closes one thing, not everything at once.
const stack: Over[] = [];
/** Steps back that were our own: something was closed by other means, and its entry goes with it. */
let own = 0;

function onBack(): void {
  if (own > 0) {
    own--;
    return;
  }
  stack.pop()?.close();
}

/** The Back of the browser closes what lies over the page instead of leaving it. */
export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const over: Over = { close: () => latest.current() };
    if (stack.length === 0) window.addEventListener('popstate', onBack);
    stack.push(over);
    history.pushState({ ...(history.state as object | null), over: true }, '');
    return () => {
      const at = stack.indexOf(over);
      if (at < 0) return;
      stack.splice(at, 1);
      // Whoever went to another page meanwhile has left the entry behind.
      if ((history.state as { over?: boolean } | null)?.over !== true) return;
      own++;
      history.back();
    };
  }, [open]);
}
