import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { type Slow, watchSlow } from '../http/slow.ts';
import { startServer, waitFor } from './kit.ts';

/** A reader for whom everything waits until it reads. */
function reader() {
  let drained = (): void => undefined;
  const one = {
    writableLength: 0,
    destroyed: false,
    write(text: string): boolean {
      one.writableLength += text.length;
      return one.writableLength < 100;
    },
    destroy(): void {
      one.destroyed = true;
    },
    once(_: string, listener: () => void): void {
      drained = listener;
    },
    reads(): void {
      one.writableLength = 0;
      drained();
    },
  };
  return one;
}
const slowOf = (one: ReturnType<typeof reader>) => one as unknown as Slow;

test('whoever does not catch up in time is cut off, whoever does is not', () => {
  let now = 0;
  const slow = watchSlow(100_000, 30_000, () => now);
  const [stuck, lame, quick] = [reader(), reader(), reader()];
  for (const one of [stuck, lame]) slow.write(slowOf(one), 'x'.repeat(200));
  slow.write(slowOf(quick), 'x');
  now = 29_000;
  lame.reads();
  slow.write(slowOf(lame), 'x'.repeat(200));
  slow.look(now);
  expect([stuck, lame, quick].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  now = 31_000;
  slow.look(now);
  expect([stuck, lame, quick].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

test('what waits for all of them together is bounded: those for whom most waits go first', () => {
  const slow = watchSlow(1000, 30_000, () => 0);
  const some = [300, 500, 400, 200].map((length) => {
    const one = reader();
    slow.write(slowOf(one), 'x'.repeat(length));
    return one;
  });
  slow.look(1);
  expect(some.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
  slow.gone(slowOf(some[2]));
  for (const one of some) one.writableLength += 300;
  slow.look(2);
  expect(some.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
});

test('a listener that never reads is cut off by the server', async () => {
  expect([configFrom({}).streamBacklog, configFrom({}).streamPatienceMs]).toEqual([64 * 2 ** 20, 30_000]);
  const server = await startServer({ config: { streamBacklog: 40_000 } });
  const replies: ServerResponse[] = [];
  server.app.http.server.on('request', (_request, reply: ServerResponse) => replies.push(reply));
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
    socket.write(`GET /api/matches/${id}/events HTTP/1.1\r\nhost: table\r\n\r\n`),
  );
  socket.on('error', () => undefined);
  socket.pause();
  const room = await server.app.rooms.get(id);
  await waitFor(() => room.audience.size === 1);
  // More than the buffers on the way hold; what is beyond waits in the server.
  const chat = 'x'.repeat(400_000);
  await waitFor(() => {
    if (replies.some(({ writableLength }) => writableLength > 0)) return true;
    room.audience.publish(room.row, {
      line: { n: 0, at: 0, name: 'A', avatar: 'fox', identity: null, seat: null, kind: 'text', text: chat } as never,
    });
    return false;
  });
  // Much less than one stream may have waiting by itself.
  expect(Math.max(...replies.map(({ writableLength }) => writableLength))).toBeLessThan(1_000_000);
  await waitFor(() => room.audience.size === 0);
  socket.destroy();
  await server.close();
});
