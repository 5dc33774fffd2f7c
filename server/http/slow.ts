import type { ServerResponse } from 'node:http';

/** What a stream is, as far as slowness is concerned. */
export type Slow = Pick<ServerResponse, 'write' | 'writableLength' | 'destroy' | 'once'>;

export interface Slowness {
  /** Writes, and notes who does not keep up. */
  write(raw: Slow, text: string): void;
  /** Cuts off whoever has not caught up for too long, and those for whom most waits while too much waits in all. They come back and are told what they missed. */
  look(now: number): void;
  gone(raw: Slow): void;
}

/** Readers who do not read: what waits for them is memory of everybody. `most` bytes may wait for all of them together, `patience` milliseconds for each. */
export function watchSlow(most: number, patience: number, now: () => number = () => performance.now()): Slowness {
  /** Since when each has had something waiting. */
  const behind = new Map<Slow, number>();
  return {
    write: (raw, text) => {
      if (raw.write(text) || behind.has(raw)) return;
      behind.set(raw, now());
      raw.once('drain', () => behind.delete(raw));
    },
    look: (time) => {
      let all = 0;
      for (const [raw, since] of behind) {
        if (time - since <= patience) all += raw.writableLength;
        else {
          behind.delete(raw);
          raw.destroy();
        }
      }
      if (all <= most) return;
      for (const raw of [...behind.keys()].sort((a, b) => b.writableLength - a.writableLength)) {
        all -= raw.writableLength;
        behind.delete(raw);
        raw.destroy();
        if (all <= most) return;
      }
    },
    gone: (raw) => void behind.delete(raw),
  };
}
