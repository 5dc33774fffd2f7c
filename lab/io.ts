import { createInterface } from 'node:readline';

const ESCAPE = String.fromCharCode(27);

/** The world of a command: where words go and come from. Tests bring their own. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Lines of the user, without the line ends; ends with the input. */
  lines(): AsyncIterableIterator<string>;
  readonly colour: boolean;
  /** Standard error is a terminal: a progress bar can be drawn. */
  readonly progress: boolean;
  readonly columns: number;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader had enough (`| head`).
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    lines: () => createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator](),
    colour: stdout.isTTY && env.NO_COLOR === undefined && env.TERM !== 'dumb',
    progress: stderr.isTTY,
    // Some terminals do not say how wide they are.
    columns: stdout.isTTY ? Math.max(40, stdout.columns || 80) : 100,
  };
}

/** A mistake of the user's: said without a stack, exit code 2. */
export class UsageError extends Error {}
/** Something did not hold: said without a stack, exit code 1. */
export class Failure extends Error {}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  accent(text: string): string;
}

export function paintFor(colour: boolean): Paint {
  const code =
    (on: number, off: number) =>
    (text: string): string =>
      colour ? `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m` : text;
  return { bold: code(1, 22), dim: code(2, 22), good: code(32, 39), bad: code(31, 39), accent: code(36, 39) };
}

/** A bar on standard error, drawn anew in place; nothing where that is no terminal. */
export class Progress {
  private readonly io: Io;
  private readonly title: string;
  private drawn = -1;

  constructor(io: Io, title: string) {
    this.io = io;
    this.title = title;
  }

  show(done: number, of: number, note = ''): void {
    if (!this.io.progress) return;
    const width = 30;
    const at = of === 0 ? width : Math.floor((done / of) * width);
    const percent = of === 0 ? 100 : Math.floor((done / of) * 100);
    if (percent === this.drawn && note === '') return;
    this.drawn = percent;
    this.io.err(`\r${ESCAPE}[K${this.title} ${'█'.repeat(at)}${'░'.repeat(width - at)} ${percent} % ${note}`);
  }

  clear(): void {
    if (this.io.progress) this.io.err(`\r${ESCAPE}[K`);
  }
}

/** Columns padded to their widest cell; numbers to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, `${cell}`.length);
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, i) => (typeof cell === 'number' ? `${cell}`.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

const COLOURS = new RegExp(`${ESCAPE}\\[\\d+m`, 'g');
const visible = (text: string): number => text.replaceAll(COLOURS, '').length;

/** Breaks a text at spaces; further lines are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    const [first, ...rest] = paragraph.trimStart().split(' ');
    let line = paragraph.slice(0, paragraph.length - paragraph.trimStart().length) + first;
    for (const word of rest) {
      if (visible(line) + 1 + visible(word) > width) {
        lines.push(line);
        line = indent + word;
      } else line += ` ${word}`;
    }
    lines.push(line);
  }
  return lines.join('\n');
}
