import { processIo } from './io.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), processIo());
// A terminal that is still read would keep the process alive.
process.stdin.unref?.();
