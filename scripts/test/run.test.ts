import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

// What npm runs is found through /proc where a shell stands in between.
test.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'what npm start started ends when npm ends by %s',
  async (signal) => {
    const server = "process.on('SIGTERM', () => process.exit(0)); console.log('pid', process.pid); setInterval(() => {}, 1000);";
    const run = new URL('../lib/run.mjs', import.meta.url).href;
    const script = `import { becomeNode } from '${run}'; becomeNode(['-e', process.env.SERVER]);`;
    // In place of npm: a process that runs a script through a shell and knows nothing of signals.
    const npm = `require('node:child_process').spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], { stdio: 'inherit' });`;
    const env = { ...process.env, NODE: process.execPath, SCRIPT: script, SERVER: server, npm_lifecycle_event: 'start' };
    const started = spawn(process.execPath, ['-e', npm], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [data] = (await once(started.stdout, 'data')) as [Buffer];
    const pid = Number(/pid (\d+)/.exec(data.toString())?.[1]);
    expect(isAlive(pid)).toBe(true);
    started.kill(signal);
    const until = Date.now() + 10_000;
    while (isAlive(pid) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAlive(pid)).toBe(false);
  },
  30_000,
);
