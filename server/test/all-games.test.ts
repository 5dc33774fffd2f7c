import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Match } from '#engine';
import { games } from '#games/registry.ts';
import { answerAnyhow, type Server, startServer } from './kit.ts';

// Other work may share the machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let server: Server;
beforeAll(async () => {
  server = await startServer({ config: { gamesModule: '#games/registry.ts' }, games });
});
afterAll(() => server.close());

test.each(games.map((game) => game.id))(
  '%s is played by people on one device and against a bot, and its journal gives the same table',
  async (id) => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) throw new Error('no game');
    const ann = await server.guest('Ann');
    const others = Array.from({ length: game.seats.min - 1 }, (_, i) => ({ kind: 'hotseat' as const, name: `P${i}` }));
    const match = await ann.create({ game: id, seats: [{ kind: 'me' }, ...others] });
    let answers = 0;
    for (let round = 0; round < 60 && answers < 40; round++) {
      const { meta, view } = await ann.state(match, '?spectate=true');
      if (meta.status !== 'playing') break;
      for (const seat of view?.decision?.asked ?? [])
        if (await answerAnyhow(ann, match, seat, (options) => (round * 7) % Math.max(1, options))) answers++;
    }
    expect(answers).toBeGreaterThan(5);
    const rows = await server.house.store.journal(match);
    const row = await server.house.store.match(match);
    if (row === null) throw new Error('no row');
    const again = Match.load(
      game,
      { game: id, rulesVersion: row.rulesVersion, seats: row.players, options: row.options, seed: row.seed },
      rows.map((one) => one.entry),
    );
    expect(again.view(0)).toEqual((await ann.state(match, '?seat=0')).view);

    if (game.seats.max < 2) return;
    const withBot = await ann.create({ game: id, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const stream = ann.listen(withBot, { lastEventId: 0 });
    for (let round = 0; round < 400; round++) {
      await answerAnyhow(ann, withBot);
      if ((await server.house.store.journal(withBot)).filter((one) => one.entry.kind === 'answer' && one.entry.by === 'bot').length >= 5)
        break;
      if ((await ann.state(withBot)).meta.status !== 'playing') break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const bots = (await server.house.store.journal(withBot)).filter((one) => one.entry.kind === 'answer' && one.entry.by === 'bot');
    expect(bots.length).toBeGreaterThan(0);
    expect(stream.heard.length).toBeGreaterThan(1);
    await stream.close();
  },
);
