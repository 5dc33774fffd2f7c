import { type AddressInfo, createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type LocalPostgres, startLocalPostgres } from '../store/postgres/local.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port at which whoever calls is told the address of the database server. */
    readonly postgresAt: number;
  }
}

/** One database server for all files of tests, started when the first of them asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<LocalPostgres> | null = null;
  const door = createServer((caller) => {
    caller.on('error', () => undefined);
    running ??= startLocalPostgres({ durable: false });
    running.then(
      ({ url }) => caller.end(url),
      (error: unknown) => caller.end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve);
  });
  project.provide('postgresAt', (door.address() as AddressInfo).port);
  return async () => {
    door.close();
    await (await running)?.close();
  };
}
