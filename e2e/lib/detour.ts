import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the server that can go bad as networks do: event streams freeze without a word, arrive late or are cut off. */
export interface Detour {
  readonly url: string;
  /** Event streams that are open now bring nothing any more; nobody is told. New connections work. */
  freeze(): void;
  /** What the server says arrives this much later from now on. */
  delay(ms: number): void;
  /** Ends all event streams. */
  cut(): void;
  /** How many event streams have been asked for so far. */
  readonly streams: () => number;
  close(): Promise<void>;
}

interface Line {
  readonly client: Socket;
  isStream: boolean;
  isFrozen: boolean;
}

export async function openDetour(target: string): Promise<Detour> {
  const { port, hostname } = new URL(target);
  const lines = new Set<Line>();
  let lag = 0;
  let asked = 0;
  const server = createServer((client) => {
    const line: Line = { client, isStream: false, isFrozen: false };
    lines.add(line);
    const house = connect(Number(port), hostname);
    client.on('data', (data) => {
      const streams = data.toString('latin1').match(/^GET \/api\/matches\/[^/ ]+\/events/gm)?.length ?? 0;
      asked += streams;
      line.isStream ||= streams > 0;
      house.write(data);
    });
    house.on('data', (data) => {
      if (line.isFrozen) return;
      if (lag === 0) client.write(data);
      else setTimeout(() => client.write(data), lag);
    });
    const end = (): void => {
      lines.delete(line);
      house.destroy();
      client.destroy();
    };
    for (const socket of [client, house]) socket.on('close', end).on('error', end);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const streams = (): Line[] => [...lines].filter(({ isStream }) => isStream);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    freeze: () => {
      for (const line of streams()) line.isFrozen = true;
    },
    delay: (ms) => {
      lag = ms;
    },
    cut: () => {
      for (const { client } of streams()) client.destroy();
    },
    streams: () => asked,
    close: async () => {
      for (const { client } of lines) client.destroy();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
