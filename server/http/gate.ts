import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Metrics } from '../ops/metrics.ts';
import { trouble } from '../trouble.ts';

/** Time for the head of a request, and for the whole of it; looked after every two seconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_MS = 2_000;
const KEEP_ALIVE_MS = 72_000;
const RETRY_S = 1;
/** Whoever is let in should be answered within about this time; or this, where the store is what they wait for and many at once cost it no more than few. */
const SOON_MS = 28;
const STORED_MS = 70;
/** How often it is looked at how much that is. */
const LOOK_MS = 100;
/** So many are let in at once however slow everything is. */
const LEAST = 40;
/** At work for so much of the time, the process itself is what they wait for. */
const BUSY = 0.9;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Gate {
  readonly server: (handler: Handler) => Server;
  /** A request that goes on for as long as it likes does not count any more. */
  readonly release: (response: ServerResponse) => void;
  /** Ends what clients keep open without asking anything. */
  readonly closeIdle: () => void;
  /** Ends everything. */
  readonly closeAll: () => void;
}

/** Supervisors are answered at all times, and nothing they ask takes long. */
const isCheck = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';

/** Which share of the time since it was last asked the event loop was at work. */
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
 * How many may be inside at once. While there is room for all, as many as `most`; once somebody had to be turned away, as many as were answered in the time
 * within which an answer should come: more would only wait longer. When nobody has to be turned away any more, it opens again.
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
 * In front of everything else: no more requests are let in than can be answered soon. Whoever comes when it is full is told at once to come
 * again, which costs next to nothing, so that those who are in are served as if nobody else was there.
 */
export function makeGate(limit: number, metrics: Metrics): Gate {
  const busy = trouble('overloaded').reply;
  const text = JSON.stringify(busy);
  const bound = limit === 0 ? null : makeBound(limit);
  const inside = new Set<ServerResponse>();
  // Browsers open connections in advance; those that never asked anything would hold up the end.
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

  function release(response: ServerResponse): void {
    if (inside.delete(response)) bound?.leave();
  }

  return {
    server: (handler) => {
      server = createServer(
        { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        (request, response) => {
          silent.delete(request.socket);
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
