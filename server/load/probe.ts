import { getHeapCodeStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

export interface Weight {
  /** Bytes that are held by something. */
  readonly heap: number;
  /** Bytes of these that are code of functions. */
  readonly code: number;
}

/**
 * Loaded before the server (`--import`, with `--expose-gc`) where its heap is weighed: whoever started the process asks, everything that nobody holds any more
 * goes, and the rest is told, and how much of it is code: what is called often is compiled anew and better, for hours. Threads that think have heaps of their own and
 * are not asked.
 */
if (isMainThread && process.send !== undefined) {
  process.on('message', () => {
    // What only waits for its finalizer goes the second time.
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    const { code_and_metadata_size: machine, bytecode_and_metadata_size: bytes } = getHeapCodeStatistics();
    process.send?.({ heap: process.memoryUsage().heapUsed, code: machine + bytes } satisfies Weight);
  });
  process.channel?.unref();
}
