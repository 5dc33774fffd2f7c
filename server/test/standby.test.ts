import { expect, test } from 'vitest';
import { runStandbyTrial } from '../cluster/standby.ts';
import { addressesOf } from '../store/postgres/hosts.ts';
import { noPostgres } from './databases.ts';
import { canary } from './games.ts';
import { crowding, gamesModule } from './kit.ts';

test('a list of hosts is an address for each of them', () => {
  expect(addressesOf('postgres://me:se%40cret@one:5432,two/zastolye?sslmode=require')).toEqual([
    'postgres://me:se%40cret@one:5432/zastolye?sslmode=require',
    'postgres://me:se%40cret@two/zastolye?sslmode=require',
  ]);
  expect(addressesOf('postgresql://db.internal/zastolye')).toEqual(['postgresql://db.internal/zastolye']);
  expect(addressesOf('postgres://[::1]:5433,[fe80::1]/z')).toEqual(['postgres://[::1]:5433/z', 'postgres://[fe80::1]/z']);
});

const said: string[] = [];

// The long form: npm run -s lab -- faults --standby.
test.skipIf(noPostgres !== null)(
  `the primary is killed under load and the standby takes over: nothing acknowledged is lost, nothing counts twice, nothing is written to both${noPostgres === null ? '' : ` (left out: ${noPostgres})`}`,
  async () => {
    const report = await runStandbyTrial({
      nodes: 2,
      tables: 4,
      seed: 5,
      game: canary as never,
      options: { length: '100000' },
      gamesModule,
      durable: false,
      say: (text) => said.push(text),
    });
    // What happened before it broke is told too.
    expect(report.broken.length === 0 ? [] : [...said, ...report.broken]).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(30);
    expect(report.allBackMs / crowding()).toBeLessThan(15_000);
  },
  180_000,
);
