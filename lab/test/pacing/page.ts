import { vi } from 'vitest';
import type { Listener } from '#server/match/audience.ts';
import type { Rooms } from '#server/match/rooms.ts';
import type { ServerEvents } from '#server/schema.ts';

/** What a page asks, and where: the server without a wire in between. */
export interface Wire {
  readonly rooms: Rooms;
  readonly ask: (method: string, path: string, body: string | undefined) => Promise<{ readonly status: number; readonly body: string }>;
  /** Whose page it is. */
  readonly identity: string;
  /** Milliseconds that everything takes, each way. */
  readonly delay: () => number;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const nothing = (): void => undefined;

/** An event stream that hears what a room tells, a moment later and in order. */
function streamsOf(wire: () => Wire) {
  return class FakeSource {
    static readonly CLOSED = 2;
    readyState = 0;
    private readonly hears = new Map<string, (event: { readonly data: string }) => void>();
    private listener: Listener | null = null;
    private leave: () => void = nothing;
    private last: Promise<void> = Promise.resolve();

    constructor(url: string) {
      void this.open(new URL(url, 'http://page'));
    }

    addEventListener(name: string, hear: (event: { readonly data: string }) => void): void {
      this.hears.set(name, hear);
    }

    private async open({ pathname, searchParams }: URL): Promise<void> {
      const { rooms, identity, delay } = wire();
      await later(delay());
      const room = await rooms.get(pathname.split('/')[3]);
      const seat = searchParams.get('seat');
      const tell = (name: string, data: string): void => {
        // What was sent first comes first.
        const comes = later(delay());
        this.last = this.last.then(() => comes).then(() => void (this.readyState === 2 || this.hears.get(name)?.({ data })));
      };
      const listener: Listener = {
        identity,
        wish: seat === null ? {} : { seat: Number(seat) },
        at: Number(searchParams.get('lastEventId') ?? -1),
        muted: new Set(),
        changes: searchParams.get('changes') === 'true',
        known: null,
        isOpen: () => this.readyState !== 2,
        send: <E extends keyof ServerEvents>(event: E, message: ServerEvents[E]) => tell(event, JSON.stringify(message)),
      };
      if (this.readyState === 2) return;
      this.readyState = 1;
      this.listener = listener;
      this.leave = () => room.leave(listener);
      this.hears.get('open')?.({ data: '' });
      await room.enter(listener, async () => []);
      const beat = setInterval(() => {
        if (this.listener === null) clearInterval(beat);
        else tell('beat', '{}');
      }, 5000);
    }

    close(): void {
      this.readyState = 2;
      if (this.listener === null) return;
      this.listener = null;
      this.leave();
    }
  };
}

/** As much of a browser as a live match needs, on the fake clock. */
export function stubPage(wire: () => Wire): void {
  vi.stubGlobal('window', {
    setTimeout: (ring: () => void, ms: number) => setTimeout(ring, ms),
    clearTimeout: (timer: NodeJS.Timeout | undefined) => clearTimeout(timer),
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  vi.stubGlobal('document', {
    hidden: false,
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing });
  vi.stubGlobal('EventSource', streamsOf(wire));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const { ask, delay } = wire();
    await later(delay());
    const reply = await ask(method, path, body as string | undefined);
    await later(delay());
    return {
      ok: reply.status < 300,
      status: reply.status,
      json: async () => JSON.parse(reply.body === '' ? 'null' : reply.body) as unknown,
    };
  });
}
