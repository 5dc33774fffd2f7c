import { findGame } from './catalog.ts';
import type { Command } from './command.ts';

/** The event loop may be so late. */
const LATE_MS = 25;
/** Its matches last longest. */
const LONG_MATCHES = 'rickshank';

export const load: Command = {
  name: 'load',
  summary: 'how much a server bears',
  about: `Starts a server process with an empty store of its own, and clients that speak plain HTTP to it. First the disk and the store are measured alone.
Then answers per second, each acknowledged after its commit; the time from an answer to the event at the other player; the memory of an event stream; how
late the event loop is while bots play and while people ask for hints; and how long it takes to take up a match from the store.
With --crowd so many identities at --addresses addresses want as much of one thinking thread as they can get, and others' bots are watched for being late.
With --peer ours is measured beside boardgame.io's own server (its store in memory), a bare server that only reads and replies, and our house without HTTP.
With --calls so many calls to a table become due in a second, for --seconds, and a push service takes 100 ms for each.
With --slow so many matches over days wait in the store, and it is told what they cost while nobody does anything.
With --dear so many dear requests come in a second: to go on from the end of a match of --entries, its course, everything about a person as a file.
With --memory so many mixed requests are sent, tables opened and left all the while, and it is weighed by how many bytes the heap grows with each.
With --overload it finds what the server bears and then offers so many times as much, on a schedule that waits for nobody.
Nothing is kept. Clients, server and database share the machine, so run nothing else meanwhile.`,
  flags: {
    game: { value: 'G', help: 'which game', usual: 'fluxx' },
    store: { value: 'S', help: 'sqlite or postgres', usual: 'sqlite' },
    seconds: { value: 'N', help: 'how long each part is measured', usual: '8' },
    tables: { value: 'N', help: 'tables that answer at once', usual: '64, with --overload 200' },
    live: { value: 'N', help: 'live matches with a listener each', usual: '500' },
    streams: { value: 'N', help: 'event streams for the memory', usual: '10000' },
    bots: { value: 'N', help: 'tables of bots', usual: '40' },
    advice: { value: 'N', help: 'people who ask for hints and look back', usual: '8' },
    overload: { value: 'N', help: 'offer so many times what it bears' },
    crowd: { value: 'N', help: 'so many identities that take the bots for themselves' },
    addresses: { value: 'N', help: 'at so many addresses, with --crowd', usual: '4' },
    peer: { help: "beside boardgame.io's own server, a bare one, and the house without HTTP" },
    calls: { value: 'N', help: 'send so many calls a second' },
    slow: { value: 'N', help: 'so many matches over days at rest, and what they cost' },
    dear: { value: 'N', help: 'so many dear requests a second, and how late the event loop is meanwhile' },
    entries: { value: 'N', help: 'how long the match is, with --dear', usual: '1722' },
    memory: { value: 'N', help: 'so many mixed requests, and what stays of them in the heap' },
    profile: { value: 'DIR', help: "keep a profile of the server's processor time there, and add it up by part" },
    json: { help: 'only the figures, as one JSON value' },
  },
  examples: [
    'load',
    'load --store postgres',
    'load --overload 2',
    'load --peer',
    'load --memory 200000',
    'load --calls 1000',
    'load --slow 10000 --seconds 20',
    'load --dear 40',
    'load --crowd 200 --addresses 40 --game unicorns --seconds 60',
    'load --seconds 2 --tables 8 --live 8 --streams 100 --bots 2 --advice 1',
  ],
  run: async (args, io) => {
    // What serves pages and databases is loaded only where it is needed.
    const [{ measure }, { measureOverload }] = await Promise.all([import('#server/load/measure.ts'), import('#server/load/overload.ts')]);
    const many = (name: string, usual: number): number => args.number(name, usual, { min: 0, max: 100_000 });
    const profile = args.text('profile');
    const times = args.maybeNumber('overload', { min: 1, max: 100 });
    const common = {
      game: findGame(args.text('game') ?? 'fluxx').id,
      games: '#games/registry.ts',
      seconds: args.number('seconds', 8, { min: 1, max: 3600 }),
      tables: args.number('tables', times === undefined ? 64 : 200, { min: 1, max: 100_000 }),
      store: args.oneOf('store', ['sqlite', 'postgres'], 'sqlite'),
      ...(profile === undefined ? {} : { profile }),
      say: (text: string): void => (args.has('json') ? undefined : io.err(`${text}\n`)),
    };
    const rate = args.maybeNumber('calls', { min: 1, max: 100_000 });
    if (rate !== undefined) {
      const { measureCalls } = await import('#server/load/calls.ts');
      const found = await measureCalls({ rate, seconds: common.seconds, waitMs: 100, store: common.store });
      common.say(
        [
          `${found.calls} calls in ${found.seconds} s: ${found.perSecond} a second, ${found.twice} of them twice`,
          `late: p50 ${found.lateMs.p50} ms, p99 ${found.lateMs.p99} ms; event loop p50 ${found.loopMs.p50} ms, p99 ${found.loopMs.p99} ms`,
          `processor time for each: ${found.cpuMs.node} ms, ${found.cpuMs.loop} ms of it on the event loop; the service's own ${found.cpuMs.service} ms`,
        ].join('\n'),
      );
      if (args.has('json')) io.out(`${JSON.stringify(found)}\n`);
      return found.calls === rate * common.seconds ? 0 : 1;
    }
    const slow = args.maybeNumber('slow', { min: 1, max: 1_000_000 });
    if (slow !== undefined) {
      const { measureSlow } = await import('#server/load/slow.ts');
      const figures = await measureSlow({ ...common, matches: slow });
      if (args.has('json')) io.out(`${JSON.stringify(figures)}\n`);
      return figures.rooms === 0 ? 0 : 1;
    }
    const identities = args.maybeNumber('crowd', { min: 0, max: 10_000 });
    if (identities !== undefined) {
      const { measureStarving } = await import('#server/load/starve.ts');
      const starving = await measureStarving({ ...common, identities, addresses: args.number('addresses', 4, { min: 1, max: 250 }) });
      if (args.has('json')) io.out(`${JSON.stringify(starving)}\n`);
      return 0;
    }
    const dear = args.maybeNumber('dear', { min: 1, max: 1000 });
    if (dear !== undefined) {
      const { measureDear } = await import('#server/load/dear.ts');
      const figures = await measureDear({
        ...common,
        game: findGame(args.text('game') ?? LONG_MATCHES).id,
        rate: dear,
        entries: args.number('entries', 1722, { min: 2, max: 6000 }),
      });
      if (args.has('json')) io.out(`${JSON.stringify(figures)}\n`);
      return figures.loopMs.dear <= LATE_MS ? 0 : 1;
    }
    const requests = args.maybeNumber('memory', { min: 100, max: 100_000_000 });
    if (requests !== undefined) {
      const { measureMemory } = await import('#server/load/memory.ts');
      const memory = await measureMemory({ ...common, requests, steps: requests < 20_000 ? 10 : 40 });
      if (args.has('json')) io.out(`${JSON.stringify(memory)}\n`);
      return memory.slope < 1 ? 0 : 1;
    }
    const crowds = { live: many('live', 500), streams: many('streams', 10_000) };
    if (args.has('peer')) {
      const { besidePeer } = await import('./peer/beside.ts');
      const beside = await besidePeer({ ...common, ...crowds });
      if (args.has('json')) io.out(`${JSON.stringify(beside)}\n`);
      return 0;
    }
    const figures =
      times === undefined
        ? await measure({ ...common, ...crowds, bots: many('bots', 40), advice: many('advice', 8) })
        : await measureOverload({ ...common, times });
    if (args.has('json')) io.out(`${JSON.stringify(figures)}\n`);
    return 0;
  },
};
