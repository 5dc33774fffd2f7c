import { parseArgs } from 'node:util';
import type { Io } from './io.ts';
import { UsageError } from './io.ts';

export interface Flag {
  /** What stands for the value in the help (`N`, `FILE`); a flag without one is a switch. */
  readonly value?: string;
  readonly help: string;
  /** One letter that stands for it (`-t`). */
  readonly short?: string;
  /** Only for the help; the command knows itself what it does without. */
  readonly usual?: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Words after the name, for the help. */
  readonly operand?: string;
  readonly about: string;
  readonly flags: { readonly [name: string]: Flag };
  readonly examples: readonly string[];
  /** Gives the exit code. */
  run(args: Args, io: Io): Promise<number>;
}

/** What the user wrote, checked. */
export class Args {
  readonly operands: readonly string[];
  private readonly values: { readonly [name: string]: string | boolean | undefined };

  constructor(operands: readonly string[], values: { readonly [name: string]: string | boolean | undefined }) {
    this.operands = operands;
    this.values = values;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    return typeof value === 'string' ? value : undefined;
  }

  number(name: string, otherwise: number, range: { readonly min: number; readonly max: number }): number {
    return this.maybeNumber(name, range) ?? otherwise;
  }

  maybeNumber(name: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max))
      throw new UsageError(`--${name} wants a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`);
    return value;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const found = allowed.find((word) => word === text);
    if (found === undefined) throw new UsageError(`--${name} wants one of ${allowed.join(', ')}, not ${JSON.stringify(text)}`);
    return found;
  }
}

export function parse(command: Command, argv: readonly string[]): Args {
  const options: { [name: string]: { type: 'string' | 'boolean'; short?: string } } = { help: { type: 'boolean' } };
  for (const [name, flag] of Object.entries(command.flags))
    options[name] = { type: flag.value === undefined ? 'boolean' : 'string', ...(flag.short === undefined ? {} : { short: flag.short }) };
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const most = command.operand?.split(' ').length ?? 0;
    if (positionals.length > most) throw new UsageError(`«${positionals[most]}» is not understood here`);
    return new Args(positionals, values);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The first sentence says what is wrong; the rest is advice for programmers.
    if (error instanceof TypeError) throw new UsageError(error.message.split(/\. |\n/)[0]);
    throw error;
  }
}

export function helpOf(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, flag]) => {
    const left = `  ${flag.short === undefined ? '' : `-${flag.short}, `}--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`;
    return `${left.padEnd(24)}${flag.help}${flag.usual === undefined ? '' : ` (${flag.usual})`}`;
  });
  const usage = `npm run -s lab -- ${command.name}${command.operand === undefined ? '' : ` ${command.operand}`} [options]`;
  const examples = command.examples.map((example) => `  npm run -s lab -- ${example}`);
  return [
    `${command.name}: ${command.summary}`,
    '',
    usage,
    '',
    command.about,
    '',
    'Options',
    ...flags,
    '',
    'Examples',
    ...examples,
    '',
  ].join('\n');
}
