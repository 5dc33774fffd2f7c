import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A line between nodes and their database that can be troubled on purpose. */
export interface Wire {
  readonly port: number;
  /** Everything that is connected now is cut off. */
  cut(): void;
  /** While true, notifications of the database are swallowed: nodes hear nothing of each other. */
  deaf: boolean;
  /** While true, the database says nothing at all, and nobody is cut off. */
  silent: boolean;
  close(): Promise<void>;
}

const NOTIFICATION = 'A'.charCodeAt(0);

/** Takes the notifications out of what the database says: a letter, the length as four bytes, the rest. */
function* withoutNotifications(rest: Buffer, isDeaf: () => boolean): Generator<Buffer, Buffer> {
  let at = 0;
  while (rest.length - at >= 5) {
    const length = 1 + rest.readUInt32BE(at + 1);
    if (rest.length - at < length) break;
    if (rest[at] !== NOTIFICATION || !isDeaf()) yield rest.subarray(at, at + length);
    at += length;
  }
  return rest.subarray(at);
}

export async function layWire(target: number): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const wire = { deaf: false, silent: false };
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    client.setNoDelay(true);
    database.setNoDelay(true);
    const pair = [client, database] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      database.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.on('data', (data) => database.write(data));
    let rest: Buffer = Buffer.alloc(0);
    database.on('data', (data: Buffer) => {
      if (wire.silent) return;
      const messages = withoutNotifications(Buffer.concat([rest, data]), () => wire.deaf);
      for (;;) {
        const next = messages.next();
        if (next.done === true) {
          rest = next.value;
          return;
        }
        client.write(next.value);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cut = (): void => {
    for (const [client, database] of pairs) {
      client.destroy();
      database.destroy();
    }
  };
  return Object.assign(wire, {
    port: (server.address() as AddressInfo).port,
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  });
}
