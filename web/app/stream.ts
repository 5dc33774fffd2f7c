import type { ServerEvents } from '#server/schema.ts';

/** A beat comes every five seconds. This much silence means that nothing comes through any more. */
const SILENT_MS = 8_000;
/** A window that gets the focus looks again unless something was heard just now. */
const FRESH_MS = 2_000;

export interface StreamWish {
  /** Where to listen, asked anew at every connection: it says from where to go on. */
  readonly url: () => string;
  readonly hear: { readonly [K in keyof ServerEvents]?: (message: ServerEvents[K]) => void };
  readonly onOpen: () => void;
  readonly onLost: () => void;
  /** The server said no to the stream: it has to be asked why. */
  readonly onRefused: () => void;
}

export interface Stream {
  /** Listens on a new connection, from where the last one stopped. */
  readonly connect: () => void;
  /** Stops listening until the next `connect`. */
  readonly pause: () => void;
  readonly close: () => void;
}

/**
 * One event stream that is never silently dead. A connection may break without a word: a phone changes networks, a proxy forgets. So
 * silence counts as a break, and a page that wakes up or comes online looks at once.
 */
export function keepStream({ url, hear, onOpen, onLost, onRefused }: StreamWish): Stream {
  let source: EventSource | null = null;
  let heardAt = 0;
  let silence = 0;

  function heard(): void {
    heardAt = performance.now();
    window.clearTimeout(silence);
    silence = window.setTimeout(() => {
      onLost();
      connect();
    }, SILENT_MS);
  }

  function connect(): void {
    pause();
    const opened = new EventSource(url());
    source = opened;
    heard();
    opened.addEventListener('open', () => {
      heard();
      onOpen();
    });
    opened.addEventListener('error', () => {
      onLost();
      // The browser reconnects by itself unless the server has answered with an error.
      if (opened.readyState !== EventSource.CLOSED) return;
      pause();
      onRefused();
    });
    opened.addEventListener('beat', heard);
    for (const [name, handle] of Object.entries(hear))
      opened.addEventListener(name, (event) => {
        heard();
        handle(JSON.parse((event as MessageEvent<string>).data) as never);
      });
  }

  function pause(): void {
    window.clearTimeout(silence);
    source?.close();
    source = null;
  }

  /** Looks again, unless the stream was stopped on purpose. */
  const wake = (): void => {
    if (source !== null) connect();
  };
  const onVisible = (): void => {
    if (!document.hidden) wake();
  };
  const onFocus = (): void => {
    if (performance.now() - heardAt > FRESH_MS) wake();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('focus', onFocus);

  return {
    connect,
    pause,
    close() {
      pause();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('focus', onFocus);
    },
  };
}
