import { fork } from 'node:child_process';

/** A process that is loaded, and tells by its own channel what it has used. */
export interface Loaded<Ready, More = object> {
  readonly ready: Ready;
  /** Seconds of processor time so far, bytes of memory, and whatever it tells besides. */
  figures(): Promise<Used & More>;
  stop(): void;
}

interface Used {
  readonly cpu: number;
  readonly rss: number;
}

/** What such a process answers when it is asked. */
export function tellFigures(more: () => object = () => ({})): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss(), ...more() });
  });
  process.on('disconnect', () => process.exit());
}

export function startChild<Ready, More = object>(file: string, args: readonly string[] = [], quiet = false): Promise<Loaded<Ready, More>> {
  const child = fork(file, args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${file} has ended`)));
    child.once('message', (ready) =>
      resolve({
        ready: ready as Ready,
        figures: () =>
          new Promise((found) => {
            child.once('message', (told) => found(told as Used & More));
            child.send('figures');
          }),
        stop: () => child.disconnect(),
      }),
    );
  });
}
