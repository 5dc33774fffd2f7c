import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child.ts';
import { key } from './client.ts';
import type { LoadWish } from './house.ts';

/** What a bare server bears that only reads and replies, asked by requests or by lines on a request that never ends. */

/** The text of an answer, as ours are. */
const answerOf = (n: number): string => JSON.stringify({ key: key(), n, seat: 0, picks: [3] });

/** Asks again as soon as it is answered. `ask` makes the bytes of the next one, `isWhole` tells that its reply is there. */
function goesOn(socket: Socket, ask: (n: number) => string, isWhole: (text: string) => boolean, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let [n, heard] = [0, ''];
    socket.on('error', reject);
    socket.on('data', (data) => {
      heard += data;
      if (!isWhole(heard)) return;
      heard = '';
      n++;
      if (performance.now() < until) socket.write(ask(n));
      else {
        socket.destroy();
        resolve(n);
      }
    });
    socket.write(ask(0));
  });
}

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
    socket.setEncoding('latin1');
  });

/** One chunk of a request whose length nobody knows before. */
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

async function single(port: number, until: number): Promise<number> {
  const ask = (n: number): string => {
    const body = answerOf(n);
    return `POST / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  return goesOn(await opened(port), ask, (text) => text.endsWith('}'), until);
}

async function lasting(port: number, until: number): Promise<number> {
  const socket = await opened(port);
  const head = `POST /lasting HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ntransfer-encoding: chunked\r\n\r\n`;
  return goesOn(
    socket,
    (n) => `${n === 0 ? head : ''}${chunk(`${answerOf(n)}\n`)}`,
    (text) => text.endsWith('}\n\r\n'),
    until,
  );
}

export interface Bare {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

async function bareOf(ask: typeof single, tables: number, seconds: number): Promise<Bare> {
  const server = await startChild<{ readonly port: number }>(join(import.meta.dirname, 'bare-worker.ts'));
  const before = await server.figures();
  const until = performance.now() + seconds * 1000;
  const replies = await Promise.all(Array.from({ length: tables }, () => ask(server.ready.port, until)));
  const many = replies.reduce((sum, n) => sum + n, 0);
  const found = { perSecond: many / seconds, perCpuSecond: many / ((await server.figures()).cpu - before.cpu) };
  server.stop();
  return found;
}

/** By requests, and by lines. */
export const bareServers = async (tables: number, seconds: number): Promise<{ readonly requests: Bare; readonly lines: Bare }> => ({
  requests: await bareOf(single, tables, seconds),
  lines: await bareOf(lasting, tables, seconds),
});

/** Our house without a wire, in a process and with a store of its own. */
export async function houseAlone({ games, game, tables, seconds }: Pick<LoadWish, 'games' | 'game' | 'tables' | 'seconds'>): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), 'zastolye-alone-'));
  const { ready } = await startChild<Bare>(join(import.meta.dirname, 'alone-worker.ts'), [
    folder,
    games,
    game,
    `${tables}`,
    `${seconds * 1000}`,
  ]);
  rmSync(folder, { recursive: true, force: true });
  return ready;
}
