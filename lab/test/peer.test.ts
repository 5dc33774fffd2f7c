import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fastRng } from '#engine';
import { bareServers, houseAlone } from '#server/load/bare.ts';
import { startChild } from '#server/load/child.ts';
import { PEER_GAMES, PeerLine, type PeerState } from '../peer/line.ts';

test('boardgame.io’s own server is understood: a match of each of its games is played, and whoever sits opposite sees every move', async () => {
  const peer = await startChild<{ readonly port: number }>(join(import.meta.dirname, '../peer/peer-worker.ts'), [], true);
  const rng = fastRng(1);
  for (const game of PEER_GAMES) {
    let told: (state: PeerState) => void = () => undefined;
    const seen: number[] = [];
    const line = new PeerLine(peer.ready.port, game, game.name, '0', (state) => told(state));
    const first = new Promise<PeerState>((resolve) => {
      told = resolve;
    });
    await line.joined;
    const other = new PeerLine(peer.ready.port, game, game.name, '1', ({ _stateID }) => seen.push(_stateID));
    await other.joined;
    let state = await first;
    let moves = 0;
    for (; moves < 100 && state.ctx.gameover === undefined; moves++) {
      const before = state;
      state = await new Promise<PeerState>((resolve) => {
        told = resolve;
        line.play(game.name, before, rng);
      });
      expect(state._stateID).toBeGreaterThan(before._stateID);
    }
    expect(moves).toBeGreaterThan(5);
    await expect.poll(() => seen.at(-1)).toBe(state._stateID);
    expect(new Set(seen).size).toBe(moves + 1);
    line.close();
    other.close();
  }
  const { cpu, rss } = await peer.figures();
  expect([cpu > 0, rss > 10_000_000]).toEqual([true, true]);
  peer.stop();
}, 60_000);

test('a bare server and a house without a wire take answers', async () => {
  const { requests, lines } = await bareServers(2, 0.3);
  const alone = await houseAlone({ games: '#games/registry.ts', game: 'fluxx', tables: 2, seconds: 0.3 });
  for (const one of [requests, lines, alone]) expect([one.perSecond > 1, one.perCpuSecond > one.perSecond / 2]).toEqual([true, true]);
}, 60_000);
