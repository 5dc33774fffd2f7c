import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const AFTER_ASKING_MS = 5_000;

export interface Bounds {
  /** The project whose tests they are; this one unless given. */
  readonly root?: string;
  /** After so many milliseconds the run is ended, and has failed. */
  readonly limit?: number;
}

/** Runs tests of the project, with these variables set; gives the exit code and what was said. */
export async function runTests(
  args: readonly string[],
  env: { readonly [name: string]: string },
  { root = join(import.meta.dirname, '..'), limit }: Bounds = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project=!browser', '--maxWorkers=1', ...args], {
    cwd: root,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A loop without an end hears no request.
  const timers =
    limit === undefined
      ? []
      : [setTimeout(() => child.kill('SIGTERM'), limit), setTimeout(() => child.kill('SIGKILL'), limit + AFTER_ASKING_MS)];
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  for (const timer of timers) clearTimeout(timer);
  return { code: code ?? 1, said };
}
