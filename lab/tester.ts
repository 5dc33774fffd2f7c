import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Which test files are run, and which sources have changed since the last time. */
export interface TestsAsked {
  readonly tests: readonly string[];
  readonly changed: readonly string[];
}

export interface TestsTold {
  /** Files in which something failed; empty: all of them passed. */
  readonly failed: readonly string[];
  /** How the first one failed. */
  readonly said: string;
}

const TOO_LONG: TestsTold = { failed: ['(no end)'], said: 'took too long' };
const ENDED: TestsTold = { failed: ['(no process)'], said: 'the process of the tests ended' };

/** What Vite says where a source changed while it was still compiling for tests that were broken off: no fault of the project. */
const OUT_OF_STEP = 'Soft-invalidated module';

/** Runs test files of a project in one process that stays warm: what has not changed is compiled once. */
export class Tester {
  private readonly root: string;
  private child: ChildProcess | null = null;

  constructor(root: string) {
    this.root = root;
  }

  /** After so many milliseconds the tests have failed; an endless loop hears no request, so its process ends with it. */
  async run(asked: TestsAsked, limit: number): Promise<TestsTold> {
    const told = await this.tell(asked, limit);
    if (!told.said.includes(OUT_OF_STEP)) return told;
    this.end();
    return await this.tell(asked, limit);
  }

  private async tell(asked: TestsAsked, limit: number): Promise<TestsTold> {
    this.child ??= fork(join(import.meta.dirname, 'tester-worker.ts'), [this.root], {
      cwd: this.root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const { child } = this;
    const result = await new Promise<TestsTold>((resolve) => {
      const timer = setTimeout(() => resolve(TOO_LONG), limit);
      const heard = (told: TestsTold): void => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        resolve(told);
      };
      const onMessage = (message: unknown): void => heard(message as TestsTold);
      const onExit = (): void => heard(ENDED);
      child.on('message', onMessage).on('exit', onExit);
      child.send(asked);
    });
    if (result === TOO_LONG || result === ENDED) this.end();
    return result;
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}
