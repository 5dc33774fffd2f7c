import type { ServerEvents } from '#server/schema.ts';
import { isHere, matchOf } from './here.ts';

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

/** What a match says: from the server, or from the house of this page where it lives there. */
export function keepStream(wish: StreamWish): Stream {
  const match = matchOf(wish.url());
  return match !== null && isHere(match) ? hereStream(match, wish) : serverStream(wish);
}

/** Nothing gets lost between a page and its own worker. */
function hereStream(match: string, { url, hear, onOpen, onRefused }: StreamWish): Stream {
  let hush: (() => void) | null = null;
  let turn = 0;
  function pause(): void {
    turn++;
    hush?.();
    hush = null;
  }
  async function connect(): Promise<void> {
    pause();
    const mine = turn;
    const { listenHere } = await import('./home.ts');
    if (mine !== turn) return;
    const params = new URL(url(), location.origin).searchParams;
    const seat = params.get('seat');
    const wish = { ...(seat === null ? {} : { seat: Number(seat) }), ...(params.has('spectate') ? { spectate: true } : {}) };
    hush = listenHere(match, wish, Number(params.get('lastEventId') ?? 0), {
      hear: (event, message) => hear[event]?.(message),
      onRefused,
    });
    onOpen();
  }
  return { connect: () => void connect(), pause, close: pause };
}

/**
 * One event stream that is never silently dead. A connection may break without a word: a phone changes networks, a proxy forgets. So
 * silence counts as a break, and a page that wakes up or comes online looks at once.
 */
function serverStream({ url, hear, onOpen, onLost, onRefused }: StreamWish): Stream {
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
