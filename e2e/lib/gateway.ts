import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the server that writes down what comes from there, and that can put another version of a file in its place. */
export interface Gateway {
  readonly url: string;
  /** Bytes of all bodies since the last look, as they travelled, and of which files. */
  looked(): { readonly bytes: number; readonly files: readonly string[] };
  /** From now on this file is what the function makes of it; null: there is none. */
  change(path: string, to: ((body: string) => string) | null): void;
  close(): Promise<void>;
}

export async function openGateway(target: string): Promise<Gateway> {
  const { port, hostname } = new URL(target);
  const changed = new Map<string, ((body: string) => string) | null>();
  let log: { readonly path: string; readonly bytes: number }[] = [];

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = (asked.url ?? '/').split('?', 1)[0];
    const change = changed.get(path);
    const headers = { ...asked.headers };
    if (change !== undefined) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    if (change === null) {
      answer.writeHead(404).end();
      return;
    }
    const onward = request({ host: hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => log.push({ path, bytes: parts.reduce((sum, part) => sum + part.length, 0) }));
      if (change === undefined) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      } else
        got.on('end', () => {
          const { 'content-length': _, etag: __, ...rest } = got.headers;
          answer.writeHead(got.statusCode ?? 502, rest).end(change(Buffer.concat(parts).toString('utf8')));
        });
    });
    // Nobody is there: as without a server.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  const server = createServer(pass);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    looked() {
      const found = log;
      log = [];
      return { bytes: found.reduce((sum, { bytes }) => sum + bytes, 0), files: found.map(({ path }) => path) };
    },
    change: (path, to) => void changed.set(path, to),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
