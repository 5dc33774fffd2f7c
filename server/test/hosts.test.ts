import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { hostsOf } from '../store/postgres/hosts.ts';
import { databases, noPostgres } from './databases.ts';
import { Guest, startServer, waitFor } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000 });

const postgres = databases();

/** A server that says so much of itself. */
const saying = (timeline: number | null): pg.ClientBase => ({ query: async () => ({ rows: [{ timeline }] }) }) as unknown as pg.ClientBase;

test('a server that follows another, or has slept through a change, is not written to', async () => {
  const hosts = hostsOf('postgres://127.0.0.1:1/z');
  await hosts.check(saying(3));
  await hosts.check(saying(4));
  await expect(hosts.check(saying(null))).rejects.toThrow('only follows another one');
  await expect(hosts.check(saying(3))).rejects.toThrow('slept through');
  await hosts.check(saying(4));
});

test.skipIf(noPostgres !== null)('hosts that do not answer are passed over', async () => {
  const url = await postgres.urlFor(`hosts-${process.pid}`);
  const [, address] = /@([^/]+)\//.exec(url) ?? [];
  const hosts = hostsOf(url.replace(`@${address}/`, `@127.0.0.1:1,${address}/`));
  expect(hosts.current()).toContain(':1/');
  await hosts.lookAgain();
  expect(hosts.current()).toBe(url);
});

test.skipIf(noPostgres !== null)('a database that has forgotten who is connected is told again', async () => {
  const databaseUrl = await postgres.urlFor(`forgotten-${process.pid}`);
  const [one, two] = await Promise.all([startServer({ databaseUrl }), startServer({ databaseUrl })]);
  const ann = await one.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const stream = ann.listen(id);
  const there = Object.assign(new Guest(two.url), { cookie: ann.cookie });
  const isConnected = async (): Promise<boolean> => (await there.state(id)).meta.seats[0].connected;
  await waitFor(isConnected);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  // As after a crash: what is not logged is empty, and all connections are cut.
  await client.query('TRUNCATE presence, nodes, counts, uses, marks');
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
  const isKnownAgain = async (): Promise<boolean> => (await one.house.store.presence(id)).length > 0 && (await isConnected());
  // The first question may meet a connection that was just cut.
  await waitFor(() => isKnownAgain().catch(() => false));
  await stream.close();
  for (const server of [one, two]) {
    for (const where of ['database', 'bus', 'counts', 'uses', 'patrol', 'compare', 'presence']) server.forgive(where);
    await server.close();
  }
});
