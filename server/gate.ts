import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from './metrics.ts';
import { trouble } from './trouble.ts';

/** Time for the head of a request, and for the whole of it; looked after every two seconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_MS = 2_000;
const KEEP_ALIVE_MS = 72_000;
const RETRY_S = 1;

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

/**
 * In front of everything else: no more requests are let in than can be answered soon. Whoever comes when it is full is told at once to come
 * again, which costs next to nothing, so that those who are in are served as if nobody else was there.
 */
export function makeGate(limit: number, metrics: Metrics): Gate {
  const busy = trouble('overloaded').reply;
  const text = JSON.stringify(busy);
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

  return {
    server: (handler) => {
      server = createServer(
        { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        (request, response) => {
          silent.delete(request.socket);
          if (isCheck(request.url)) return handler(request, response);
          if (limit > 0 && inside.size >= limit) return turnAway(request, response);
          inside.add(response);
          response.once('close', () => inside.delete(response));
          handler(request, response);
        },
      );
      server.on('connection', (socket: Socket) => {
        silent.add(socket);
        socket.once('close', () => silent.delete(socket));
      });
      return server;
    },
    release: (response) => void inside.delete(response),
    closeIdle: () => {
      server?.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    },
    closeAll: () => server?.closeAllConnections(),
  };
}
