import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Metrics } from '../ops/metrics.ts';
import { trouble } from '../trouble.ts';

/** A client has this long to send the head of a request, and this long to send all of it. Node checks every two seconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_MS = 2_000;
const KEEP_ALIVE_MS = 72_000;
const RETRY_S = 1;
/** A request that is let in should be answered within about this time while the process itself is busy. */
const SOON_MS = 28;
/** The same while requests wait for the store. Many writes at once cost the store no more than few, so more may wait. */
const STORED_MS = 70;
/** The bound is reckoned anew this often. */
const LOOK_MS = 100;
/** At least this many are let in at once, however slow everything is. */
const LEAST = 40;
/** From this share of working time on, requests wait for the process and not for the store. */
const BUSY = 0.9;

/** Browsers ask one thing at a time on a connection, and so do proxies. Whoever piles up more than this many without waiting for replies is cut off. */
const MOST_UNANSWERED = 16;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Gate {
  readonly server: (handler: Handler) => Server;
  /** Stops counting a request that may stay open for long, such as an event stream. */
  readonly release: (response: ServerResponse) => void;
  /** Ends connections on which nothing is being asked. */
  readonly closeIdle: () => void;
  /** Ends all connections. */
  readonly closeAll: () => void;
}

/** Health checks are always let in. They take no time. */
const isCheck = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';

/** Tells which share of the time the event loop was at work since the last call. */
function makeBusy(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/**
 * How many requests may be inside at once. The bound is `most` while there is room for all. When somebody was turned away, the bound becomes the number that
 * was answered in the time within which an answer should come: more would only wait longer. When nobody is turned away any more, the bound rises again.
 */
export function makeBound(most: number, now: () => number = () => performance.now(), busy: () => number = makeBusy()) {
  let room = most;
  let inside = 0;
  let left = 0;
  let turnedAway = 0;
  let looked = now();

  function look(): void {
    const took = now() - looked;
    if (took < LOOK_MS) return;
    const isBusy = busy() >= BUSY;
    const soon = Math.round((left / took) * (isBusy ? SOON_MS : STORED_MS));
    if (turnedAway > 0) room = Math.min(most, Math.max(isBusy ? LEAST : most / 2, soon));
    else room = Math.min(most, room * 2);
    looked = now();
    left = 0;
    turnedAway = 0;
  }

  return {
    /** Whether one more may come in. */
    enter: (): boolean => {
      look();
      if (inside >= room) {
        turnedAway++;
        return false;
      }
      inside++;
      return true;
    },
    leave: (): void => {
      inside--;
      left++;
    },
    get room(): number {
      return room;
    },
  };
}

/**
 * The gate stands in front of everything else. It lets in no more requests than can be answered soon. When it is full, it tells others at once to come
 * again. That costs next to nothing, so those inside are served as usual.
 */
export function makeGate(limit: number, metrics: Metrics): Gate {
  const busy = trouble('overloaded').reply;
  const text = JSON.stringify(busy);
  const bound = limit === 0 ? null : makeBound(limit);
  const inside = new Set<ServerResponse>();
  // Browsers open connections in advance. A connection that never asked anything would delay the shutdown.
  const silent = new Set<Socket>();
  let server: Server | null = null;

  function turnAway(request: IncomingMessage, response: ServerResponse): void {
    metrics.shed.inc();
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'retry-after': `${RETRY_S}`,
    });
    response.end(text);
    request.resume();
  }

  const unanswered = new WeakMap<Socket, number>();
  /** Counts what a connection has asked and not been answered yet. Everything that was read with it comes in here, even after it was cut off. */
  function mayAsk(socket: Socket, response: ServerResponse): boolean {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MOST_UNANSWERED) {
      socket.destroy();
      return false;
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  }

  function release(response: ServerResponse): void {
    if (inside.delete(response)) bound?.leave();
  }

  return {
    server: (handler) => {
      server = createServer(
        { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        (request, response) => {
          const { socket } = request;
          silent.delete(socket);
          if (!mayAsk(socket, response)) return;
          if (isCheck(request.url)) return handler(request, response);
          if (bound?.enter() === false) return turnAway(request, response);
          inside.add(response);
          response.once('close', () => release(response));
          handler(request, response);
        },
      );
      server.on('connection', (socket: Socket) => {
        silent.add(socket);
        socket.once('close', () => silent.delete(socket));
      });
      return server;
    },
    release,
    closeIdle: () => {
      server?.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    },
    closeAll: () => server?.closeAllConnections(),
  };
}
