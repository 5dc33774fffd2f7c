import { expect, test } from 'vitest';
import { audit } from '../cluster/audit.ts';
import { runTrial } from '../cluster/trial.ts';
import { noPostgres } from './databases.ts';
import { canary } from './games.ts';
import { gamesModule, startServer } from './kit.ts';

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
      options: { length: '6' },
      gamesModule,
      say: (text) => said.push(text),
    });
    // What happened before it broke is told too.
    expect(report.broken.length === 0 ? [] : [...said, ...report.broken]).toEqual([]);
    expect(Object.keys(report.faults).sort()).toEqual(['cut', 'deaf', 'freeze', 'kill', 'restart']);
    expect(report.acknowledged).toBeGreaterThan(100);
    // Whoever has finished begins anew.
    expect(report.finished).toBeGreaterThan(0);
    expect(report.matches).toBeGreaterThan(10);
    // How many depends on how busy the machine is; that there were some matters.
    expect(report.viewsCompared).toBeGreaterThan(5);
    expect(report.updatesHeard).toBeGreaterThan(20);
  },
  180_000,
);

test('an answer that was acknowledged must be in the journal with the same picks', async () => {
  const server = await startServer();
  const ann = await server.guest('Ann');
  const id = await ann.create({ game: 'canary', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bob' }] });
  const { view } = await ann.state(id);
  const n = view?.decision?.n ?? -1;
  expect((await ann.act(id, 'answer', { seat: 0, n, picks: [1] })).status).toBe(200);
  const held = async (...promised: { readonly n: number; readonly picks: readonly number[] }[]): Promise<string[]> => {
    const broken: string[] = [];
    const acknowledged = promised.map((one) => ({ match: id, seat: 0, by: 0, ...one }));
    await audit(canary as never, server.house.store, [id], acknowledged, [], broken);
    return broken;
  };
  expect(await held({ n, picks: [1] })).toEqual([]);
  expect(await held({ n, picks: [0] })).toEqual([`${id}: ${n}/0 was [0] and is [1]`]);
  expect(await held({ n, picks: [1] }, { n: n + 40, picks: [1] })).toEqual([`${id}: acknowledged, but lost: ${n + 40}/0`]);
  await server.close();
});
