import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellFigures } from './child.ts';

/** A server that does nothing but read an answer and reply as ours does: what HTTP and JSON cost by themselves. A request each, or many on one request that never ends, a line each. */

const replyTo = (text: string): string => {
  const { n } = JSON.parse(text) as { readonly n: number };
  return JSON.stringify({ ok: true, at: n + 1 });
};

function lasting(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  response.flushHeaders();
  let rest = '';
  request.setEncoding('utf8');
  request.on('data', (data: string) => {
    const lines = (rest + data).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) response.write(`${replyTo(line)}\n`);
  });
  request.on('end', () => response.end());
}

function single(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  request.on('data', (data: Buffer) => parts.push(data));
  request.on('end', () => {
    const text = replyTo(Buffer.concat(parts).toString());
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
    });
    response.end(text);
  });
}

const server = createServer((request, response) => (request.url === '/lasting' ? lasting : single)(request, response));
server.listen(0, '127.0.0.1', () => {
  tellFigures();
  process.send?.({ port: (server.address() as AddressInfo).port });
});
