import { expect, test } from 'vitest';
import { runTrial } from '../cluster/trial.ts';
import { noPostgres } from './databases.ts';
import { canary } from './games.ts';
import { gamesModule } from './kit.ts';

const said: string[] = [];

// The long form: npm run -s lab -- faults.
test.skipIf(noPostgres !== null)(
  `three nodes are killed, frozen, cut off and deafened, their database restarted: nothing acknowledged is lost, nothing counts twice, no match is stuck${noPostgres === null ? '' : ` (left out: ${noPostgres})`}`,
  async () => {
    const report = await runTrial({
      nodes: 3,
      tables: 10,
      faults: 6,
      frozenMs: 4000,
      seed: 7,
      game: canary as never,
      options: { length: '100000' },
      gamesModule,
      say: (text) => said.push(text),
    });
    // What happened before it broke is told too.
    expect(report.broken.length === 0 ? [] : [...said, ...report.broken]).toEqual([]);
    expect(Object.keys(report.faults).sort()).toEqual(['cut', 'deaf', 'freeze', 'kill', 'restart']);
    expect(report.acknowledged).toBeGreaterThan(100);
    // How many depends on how busy the machine is; that there were some matters.
    expect(report.viewsCompared).toBeGreaterThan(5);
    expect(report.updatesHeard).toBeGreaterThan(20);
  },
  180_000,
);
