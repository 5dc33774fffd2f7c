import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Runs tests of the project, with these variables set; gives the exit code and what was said. */
export async function runTests(
  args: readonly string[],
  env: { readonly [name: string]: string },
): Promise<{ readonly code: number; readonly said: string }> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project=unit', '--maxWorkers=1', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, said };
}
