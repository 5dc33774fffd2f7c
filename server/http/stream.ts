import type { ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Listener } from '../match/audience.ts';
import type { Counts } from '../ops/counts.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SeatQuery } from '../schema.ts';
import { trouble } from '../trouble.ts';
import { watchSlow } from './slow.ts';

/** A page takes silence for a dead connection, so every stream hears something at least this often. */
const BEAT_MS = 5_000;
/** The streams take turns: all of them in one go would hold up the event loop. */
const BEATS = 50;
const BEAT = 'event: beat\ndata: {}\n\n';
const RETRY_MS = 1_000;
/** What a listener was told is remembered for so long after: then the next message is a whole one. */
const KNOWN_MS = 60_000;
// A client that reads so slowly is cut off; it comes back and is told what it missed.
const MAX_BACKLOG = 2_000_000;

/** Who opens a stream. */
export interface Opener {
  readonly match: string;
  readonly identity: string | null;
  readonly device: string | null;
  readonly address: string;
  readonly wish: SeatQuery;
  readonly at: number;
  readonly muted: ReadonlySet<string>;
  readonly changes: boolean;
}

export interface Streams {
  /** Throws if there are too many: at this table, of this person, from this address, at all. Asked before the connection is taken over. */
  admit(who: Opener): void;
  /** Takes the connection over; `onClose` is called once, whoever ends it. */
  open(
    raw: ServerResponse,
    headers: { readonly [name: string]: string | number | string[] | undefined },
    who: Opener,
    onClose: (listener: Listener) => void,
  ): Listener;
  /** Ends the streams of devices that were signed out. */
  cut(devices: readonly string[]): void;
  /** Devices that have a stream open here. */
  devices(): string[];
  /** Says goodbye to everybody. */
  close(): void;
}

/** Under which the streams of a table are counted. */
export const streamsAt = (match: string): string => `m${match}`;

/** How many of each. */
class Tally {
  private readonly counts = new Map<string, number>();
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
  add(name: string, change: 1 | -1): void {
    const count = this.of(name) + change;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

export function makeStreams(
  metrics: Metrics,
  counts: Counts,
  { streams: most, streamBacklog, streamPatienceMs }: Pick<Config, 'streams' | 'streamBacklog' | 'streamPatienceMs'>,
  release: (raw: ServerResponse) => void,
): Streams {
  const slow = watchSlow(streamBacklog, streamPatienceMs);
  const open = new Map<ServerResponse, { readonly device: string | null; readonly listener: Listener }>();
  const tally = new Tally();
  const namesOf = ({ match, identity, address }: Opener): [string, number][] => [
    [streamsAt(match), most.match],
    [`a${address}`, most.address],
    ...(identity === null ? [] : ([[`i${identity}`, most.person]] as [string, number][])),
  ];
  const count = (who: Opener, change: 1 | -1): void => {
    for (const [name] of namesOf(who)) {
      tally.add(name, change);
      counts.set(name, tally.of(name));
    }
  };
  // One message goes to many: written as text once.
  const texts = new WeakMap<object, string>();
  const textOf = (message: object): string => {
    const text = texts.get(message) ?? JSON.stringify(message);
    texts.set(message, text);
    return text;
  };
  const turns = Array.from({ length: BEATS }, () => new Set<ServerResponse>());
  let turn = 0;
  const heartbeat = setInterval(() => {
    turn = (turn + 1) % BEATS;
    const now = performance.now();
    for (const raw of turns[turn]) {
      slow.write(raw, BEAT);
      const listener = open.get(raw)?.listener;
      if (listener?.known && now - listener.known.at > KNOWN_MS) listener.known = null;
    }
    slow.look(now);
  }, BEAT_MS / BEATS);
  heartbeat.unref();

  return {
    admit: (who) => {
      if (open.size >= most.all) throw trouble('overloaded');
      if (namesOf(who).some(([name, limit]) => tally.of(name) + counts.elsewhere(name) >= limit)) throw trouble('too-many-streams');
    },
    open: (raw, headers, who, onClose) => {
      release(raw);
      // Otherwise the request and everything made for it would live as long as the stream: whoever waits for the end of the reply holds it.
      raw.removeAllListeners('finish');
      raw.removeAllListeners('error');
      count(who, 1);
      raw.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      raw.write(`retry: ${RETRY_MS}\n\n`);
      // The turn that has just passed: the first beat comes a whole round after the first message.
      const mine = turns[turn];
      mine.add(raw);
      const listener: Listener = {
        identity: who.identity,
        wish: who.wish,
        at: who.at,
        muted: who.muted,
        changes: who.changes,
        known: null,
        isOpen: () => open.has(raw),
        send: (event, message, id) => {
          if (raw.destroyed || raw.writableEnded) return;
          if (raw.writableLength > MAX_BACKLOG) {
            raw.destroy();
            return;
          }
          slow.write(raw, `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${textOf(message)}\n\n`);
        },
      };
      open.set(raw, { device: who.device, listener });
      metrics.streams.set(open.size);
      raw.once('close', () => {
        open.delete(raw);
        mine.delete(raw);
        slow.gone(raw);
        count(who, -1);
        metrics.streams.set(open.size);
        onClose(listener);
      });
      raw.on('error', () => undefined);
      return listener;
    },
    cut: (devices) => {
      for (const [raw, { device }] of open) if (device !== null && devices.includes(device)) raw.destroy();
    },
    devices: () => [...new Set([...open.values()].map(({ device }) => device))].filter((device) => device !== null),
    close: () => {
      clearInterval(heartbeat);
      for (const raw of open.keys()) {
        const { socket } = raw;
        raw.end(`retry: ${RETRY_MS}\nevent: bye\ndata: {"retry":${RETRY_MS}}\n\n`, () => socket?.end());
      }
    },
  };
}
