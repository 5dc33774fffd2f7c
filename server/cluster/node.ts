import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A server process of its own, as `npm start` starts it. */
export interface ClusterNode {
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Resolves when the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const READY_MS = 60_000;

const MAIN = join(import.meta.dirname, '../main.ts');

/** `main`: the server of another release. */
export async function startNode(env: { readonly [name: string]: string }, main = MAIN): Promise<ClusterNode> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`a node does not get ready: ${output}`)), READY_MS);
    const hear = (data: Buffer): void => {
      // Once it is ready nobody reads any more, but the pipe must not fill up.
      if (output.length < 100_000) output += data.toString();
      const found = /"address":"(http:[^"]+)"/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => {
      clearTimeout(timer);
      reject(new Error(`a node ended before it was ready: ${output}`));
    });
  });
  return {
    url,
    port: Number(new URL(url).port),
    process: child,
    end: async (signal) => {
      child.kill(signal);
      // A frozen process hears only that it must go on.
      child.kill('SIGCONT');
      await gone;
    },
  };
}
