import type { Io } from '../io.ts';
import { run } from '../run.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as a terminal without colours would, with these lines typed. */
export async function lab(line: string | readonly string[], typed: Iterable<string> = []): Promise<Said> {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    async *lines() {
      yield* typed;
    },
    colour: false,
    progress: false,
    columns: 100,
  };
  const code = await run(typeof line === 'string' ? line.split(' ') : line, io);
  return { code, out, err };
}

/** What a command says with `--json`: one value and nothing else. */
export async function json<T>(line: string): Promise<T> {
  const { code, out, err } = await lab(`${line} --json`);
  if (code !== 0) throw new Error(`${line}: ${code} ${err}`);
  return JSON.parse(out) as T;
}
