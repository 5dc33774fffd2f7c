import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellFigures } from './child.ts';
import { percentile } from './parts.ts';

/** Where a push service was called, and what it answers when it is asked how it went. */
export interface CalleeReady {
  readonly port: number;
}
export interface CalleeFigures {
  /** Different calls that came, and how many came twice. */
  readonly calls: number;
  readonly twice: number;
  /** When the last one came. */
  readonly last: number;
  /** From the moment at which a call was due until it came. */
  readonly lateMs: { readonly p50: number; readonly p99: number };
}

/** A push service in a process of its own, so that what it does is not laid to the sender. It takes its time for each call; an address says when its call is due. */
function serve(waitMs: number): void {
  const came = new Map<string, number>();
  const late: number[] = [];
  let twice = 0;
  let last = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    last = Date.now();
    if (came.has(path)) twice++;
    else {
      came.set(path, last);
      late.push(last - Number(path.split('/')[1]));
    }
    request.resume();
    request.on('end', () => setTimeout(() => response.writeHead(201).end(), waitMs));
  });
  server.keepAliveTimeout = 60_000;
  tellFigures(
    (): CalleeFigures => ({ calls: came.size, twice, last, lateMs: { p50: percentile(late, 0.5), p99: percentile(late, 0.99) } }),
  );
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port } satisfies CalleeReady));
}

serve(Number(process.argv[2]));
