import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the server (`--import`, with `--expose-gc`) where its heap is weighed: whoever started the process asks, everything that nobody holds any more
 * goes, and the rest is told. Threads that think have heaps of their own and are not asked.
 */
if (isMainThread && process.send !== undefined) {
  process.on('message', () => {
    // What only waits for its finalizer goes the second time.
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed });
  });
  process.channel?.unref();
}
