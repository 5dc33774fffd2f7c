import { archive } from './archive.ts';
import { bench } from './bench.ts';
import { book } from './book.ts';
import { calibrate } from './calibrate.ts';
import { card } from './card.ts';
import { cards } from './cards.ts';
import { cluster } from './cluster.ts';
import type { Command } from './command.ts';
import { helpOf, parse } from './command.ts';
import { faults } from './faults.ts';
import { hints } from './hints.ts';
import type { Io } from './io.ts';
import { Failure, UsageError } from './io.ts';
import { language } from './language.ts';
import { load } from './load.ts';
import { mine } from './mine.ts';
import { move } from './move.ts';
import { mutate } from './mutate.ts';
import { newGame } from './new.ts';
import { open } from './open.ts';
import { pace } from './pace.ts';
import { play } from './play.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import { stamp } from './stamp.ts';
import { strength } from './strength.ts';
import { tips } from './tips.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

export const commands: readonly Command[] = [
  simulate,
  train,
  calibrate,
  stamp,
  strength,
  tips,
  mine,
  hints,
  bench,
  cards,
  rules,
  book,
  language,
  replay,
  open,
  pace,
  record,
  play,
  newGame,
  card,
  cluster,
  faults,
  load,
  move,
  verify,
  archive,
  mutate,
];

/** Runs one command line; gives the exit code: 0 done, 1 something did not hold, 2 not understood. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === '--help') {
      io.out(overview());
      return name === undefined ? 2 : 0;
    }
    if (name === 'help') {
      io.out(rest[0] === undefined ? overview() : helpOf(find(rest[0])));
      return 0;
    }
    const command = find(name);
    const args = parse(command, rest);
    if (args.has('help')) {
      io.out(helpOf(command));
      return 0;
    }
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      const known = commands.find((command) => command.name === name);
      io.err(`lab: ${error.message}\nSee: npm run -s lab -- help${known === undefined ? '' : ` ${known.name}`}\n`);
      return 2;
    }
    if (error instanceof Failure) {
      io.err(`lab: ${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

function find(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command === undefined)
    throw new UsageError(`there is no command ${JSON.stringify(name)}; there are: ${commands.map((one) => one.name).join(', ')}`);
  return command;
}

function overview(): string {
  const list = commands.map((command) => `  ${command.name.padEnd(10)}${command.summary}`);
  return ['npm run -s lab -- <command> [options]', '', ...list, '  help NAME more about a command', ''].join('\n');
}
