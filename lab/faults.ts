import { findGame } from './catalog.ts';
import type { Args, Command } from './command.ts';
import { type Io, paintFor } from './io.ts';

export const faults: Command = {
  name: 'faults',
  summary: 'harms several nodes on purpose while people play, and counts what was lost',
  about: `Starts nodes on a PostgreSQL server of its own, two people and a bot at each table, and then harms them at random: nodes are killed, frozen beyond their
lease and woken, connections to the database are cut, words between nodes are swallowed, the database is restarted. People play on through whichever node
answers, one match after the other. In the end the journals are held against what was acknowledged, with its picks, and shown. Exit code 1 if anything acknowledged was lost, counted twice, was shown
to the wrong seat, or a match got stuck.
With --standby the nodes work on a primary and a synchronous standby. The primary is killed under load, the standby promoted, and in the end the old primary comes
back and must not be written to. Exit code 1 also if a table is not served again within 15 seconds of the promotion.`,
  flags: {
    game: { value: 'G', help: 'which game', usual: 'fluxx' },
    nodes: { value: 'N', help: 'how many nodes', usual: '3' },
    tables: { value: 'N', help: 'tables of two people each', usual: '50' },
    faults: { value: 'N', help: 'how many mishaps', usual: '60' },
    minutes: { value: 'N', help: 'instead: harm them for so many minutes' },
    standby: { help: 'instead: the database itself dies, and its standby takes over' },
    seed: { value: 'S', help: 'where chance begins', usual: '1' },
    json: { help: 'the report as one JSON value' },
  },
  examples: ['faults', 'faults --minutes 15', 'faults --game unicorns --faults 200 --seed 3', 'faults --standby --tables 30'],
  run: async (args, io) => {
    if (args.has('standby')) return standby(args, io);
    // What serves pages and databases is loaded only where it is needed.
    const { runTrial } = await import('#server/cluster/trial.ts');
    const paint = paintFor(io.colour);
    const minutes = args.maybeNumber('minutes', { min: 0.1, max: 10_000 });
    const report = await runTrial({
      game: findGame(args.text('game') ?? 'fluxx'),
      nodes: args.number('nodes', 3, { min: 1, max: 8 }),
      tables: args.number('tables', 50, { min: 1, max: 500 }),
      faults: args.number('faults', minutes === undefined ? 60 : 100_000, { min: 1, max: 100_000 }),
      ...(minutes === undefined ? {} : { minutes }),
      frozenMs: 17_000,
      seed: args.number('seed', 1, { min: 0, max: 2 ** 31 }),
      say: (text) => io.err(`${text}\n`),
    });
    if (args.has('json')) io.out(`${JSON.stringify(report)}\n`);
    else {
      io.out(
        `mishaps: ${Object.entries(report.faults)
          .map(([kind, count]) => `${kind} ${count}`)
          .join(', ')}\n`,
      );
      io.out(
        `${report.matches} matches (${report.finished} came to their end), ${report.acknowledged} answers acknowledged, ${report.repeated} requests sent more than once\n`,
      );
      io.out(`${report.viewsCompared} views and ${report.updatesHeard} updates compared\n`);
      for (const line of report.broken) io.out(`${paint.bad(line)}\n`);
      io.out(report.broken.length === 0 ? `${paint.good('nothing lost, nothing twice, nothing stuck')}\n` : '');
    }
    return report.broken.length === 0 ? 0 : 1;
  },
};

async function standby(args: Args, io: Io): Promise<number> {
  const { runStandbyTrial } = await import('#server/cluster/standby.ts');
  const paint = paintFor(io.colour);
  const report = await runStandbyTrial({
    game: findGame(args.text('game') ?? 'fluxx'),
    nodes: args.number('nodes', 3, { min: 1, max: 8 }),
    tables: args.number('tables', 50, { min: 1, max: 500 }),
    seed: args.number('seed', 1, { min: 0, max: 2 ** 31 }),
    say: (text) => io.err(`${text}\n`),
  });
  if (args.has('json')) io.out(`${JSON.stringify(report)}\n`);
  else {
    io.out(`${report.matches} matches, ${report.acknowledged} answers acknowledged, ${report.repeated} requests sent more than once\n`);
    io.out(`served again ${Math.round(report.backMs)} ms after the promotion, every table after ${Math.round(report.allBackMs)} ms\n`);
    for (const line of report.broken) io.out(`${paint.bad(line)}\n`);
    io.out(report.broken.length === 0 ? `${paint.good('nothing lost, nothing twice, nothing written to both')}\n` : '');
  }
  return report.broken.length === 0 ? 0 : 1;
}
