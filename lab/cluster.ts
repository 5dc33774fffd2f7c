import { once } from 'node:events';
import type { Command } from './command.ts';
import { Failure, paintFor } from './io.ts';

export const cluster: Command = {
  name: 'cluster',
  summary: 'several nodes on one database, to try out',
  about: `Starts a PostgreSQL server of its own (it comes through npm and keeps nothing), so many nodes on it, and a small proxy in front that hands each
connection to the next node that answers. Kill a node and play on. Ctrl-C ends everything. With --database the nodes use that database instead.
The pages must be built (npm run build). How to host several nodes for real: docs/hosting.md.`,
  flags: {
    nodes: { value: 'N', help: 'how many nodes', usual: '3' },
    port: { value: 'P', help: 'where the proxy listens', usual: '3000' },
    database: { value: 'URL', help: 'an existing PostgreSQL database' },
  },
  examples: ['cluster --nodes 3', 'cluster --nodes 2 --port 8080 --database postgres://me:secret@127.0.0.1/zastolye'],
  run: async (args, io) => {
    const [{ openFront }, { startNode }, { startLocalPostgres }] = await Promise.all([
      import('#server/cluster/front.ts'),
      import('#server/cluster/node.ts'),
      import('#server/store/postgres/local.ts'),
    ]);
    const paint = paintFor(io.colour);
    const many = args.number('nodes', 3, { min: 1, max: 16 });
    const given = args.text('database');
    const database = given === undefined ? await startLocalPostgres() : null;
    const url = given ?? database?.url ?? '';
    const nodes = await Promise.all(Array.from({ length: many }, () => startNode({ PORT: '0', DATABASE_URL: url }))).catch(
      async (error: unknown) => {
        await database?.close();
        throw new Failure(error instanceof Error ? error.message : String(error));
      },
    );
    const front = await openFront(args.number('port', 3000, { min: 0, max: 65_535 }), () => nodes).catch(async (error: unknown) => {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')));
      await database?.close();
      throw new Failure(error instanceof Error ? error.message : String(error));
    });
    io.out(`${paint.bold(`http://127.0.0.1:${front.port}`)}  goes to one of\n`);
    for (const node of nodes) io.out(`  ${node.url}  process ${node.process.pid}  (kill -9 ${node.process.pid} and play on)\n`);
    const stop = new AbortController();
    await Promise.race([once(process, 'SIGINT', { signal: stop.signal }), once(process, 'SIGTERM', { signal: stop.signal })]);
    stop.abort();
    await front.close();
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    await database?.close();
    return 0;
  },
};
