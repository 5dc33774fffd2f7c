import { join } from 'node:path';
import { below } from '#engine';
import { type Loaded, startChild } from '#server/load/child.ts';
import { rng } from '#server/load/client.ts';
import { percentile } from '#server/load/parts.ts';
import { PEER_GAMES, type PeerGame, PeerLine, type PeerState } from './line.ts';

/** boardgame.io's own server under the load that ours has: many tables that move as fast as they may, live matches with somebody who looks on, connections at rest. */

export interface PeerFigures {
  readonly game: string;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** From sending a move to its state at the other player. */
  readonly othersMs: { readonly p50: number; readonly p99: number };
  /** Of the process, for each connection at rest. */
  readonly connectionKb: number;
}

export interface PeerWish {
  readonly seconds: number;
  readonly tables: number;
  readonly live: number;
  readonly streams: number;
  readonly say: (text: string) => void;
}

type Peer = Loaded<{ readonly port: number }>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
let matches = 0;

/** A match whose states are waited for. */
class PeerTable {
  readonly match: string;
  readonly line: PeerLine;
  state: PeerState | null = null;
  private told: () => void = () => undefined;

  private constructor({ ready }: Peer, game: PeerGame) {
    this.match = `load${++matches}`;
    this.line = new PeerLine(ready.port, game, this.match, '0', (state) => {
      this.state = state;
      this.told();
    });
  }

  static async open(peer: Peer, game: PeerGame): Promise<PeerTable> {
    const table = new PeerTable(peer, game);
    await table.line.joined;
    return table;
  }

  get isOver(): boolean {
    return this.state === null || this.state.ctx.gameover !== undefined;
  }

  /** One move, until its state is back. */
  move(): Promise<void> {
    const { state } = this;
    return new Promise((resolve) => {
      this.told = resolve;
      if (state !== null) this.line.play(this.match, state, rng);
    });
  }
}

/** Many tables at once, each of which moves as soon as its last move is answered. */
async function movesOf(peer: Peer, game: PeerGame, { tables, seconds }: PeerWish): Promise<{ perSecond: number; perCpuSecond: number }> {
  let moves = 0;
  const open = await Promise.all(Array.from({ length: tables }, () => PeerTable.open(peer, game)));
  const before = await peer.figures();
  const begun = performance.now();
  await Promise.all(
    open.map(async (first) => {
      let table = first;
      while (performance.now() < begun + seconds * 1000) {
        if (table.isOver) {
          table.line.close();
          table = await PeerTable.open(peer, game);
        }
        await table.move();
        moves++;
      }
      table.line.close();
    }),
  );
  const perSecond = moves / ((performance.now() - begun) / 1000);
  return { perSecond, perCpuSecond: moves / ((await peer.figures()).cpu - before.cpu) };
}

/** Live matches with a move every two seconds: when the other player knows. */
async function othersOf(peer: Peer, game: PeerGame, { live, seconds }: PeerWish): Promise<number[]> {
  const times: number[] = [];
  let end = Number.POSITIVE_INFINITY;
  let counts = false;
  const sit = async (): Promise<() => Promise<void>> => {
    const heardAt = new Map<number, number>();
    const seats = async (): Promise<{ table: PeerTable; other: PeerLine }> => {
      const table = await PeerTable.open(peer, game);
      const other = new PeerLine(peer.ready.port, game, table.match, '1', ({ _stateID }, at) => heardAt.set(_stateID, at));
      await other.joined;
      return { table, other };
    };
    let here = await seats();
    return async () => {
      await pause(below(rng, 2000));
      while (performance.now() < end) {
        if (here.table.isOver) {
          here.table.line.close();
          here.other.close();
          heardAt.clear();
          here = await seats();
        }
        const sent = performance.now();
        await here.table.move();
        await pause(1900 + below(rng, 200));
        const heard = heardAt.get(here.table.state?._stateID ?? -1);
        if (counts && heard !== undefined) times.push(heard - sent);
      }
      here.table.line.close();
      here.other.close();
    };
  };
  const playing: Promise<void>[] = [];
  for (let i = 0; i < live; i++) playing.push((await sit())());
  counts = true;
  end = performance.now() + seconds * 1000;
  await Promise.all(playing);
  return times;
}

/** Connections of people who look on at one of some matches. */
async function connectionOf(peer: Peer, game: PeerGame, { streams }: PeerWish): Promise<number> {
  if (streams === 0) return 0;
  const rest = (): Promise<void> => pause(3000);
  const tables = await Promise.all(Array.from({ length: Math.min(200, streams) }, () => PeerTable.open(peer, game)));
  await rest();
  const before = await peer.figures();
  const lines: PeerLine[] = [];
  const one = (i: number): Promise<void> => {
    const line = new PeerLine(peer.ready.port, game, tables[i % tables.length].match, null, () => undefined);
    lines.push(line);
    return line.joined;
  };
  for (let i = 0; i < streams; i += 50) await Promise.all(Array.from({ length: Math.min(50, streams - i) }, (_, k) => one(i + k)));
  let rss = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    await rest();
    rss = Math.min(rss, (await peer.figures()).rss);
  }
  for (const line of [...lines, ...tables.map((table) => table.line)]) line.close();
  return (rss - before.rss) / streams / 1024;
}

/** Each of the peer's games at a process of its own. */
export async function measurePeer(wish: PeerWish): Promise<PeerFigures[]> {
  const found: PeerFigures[] = [];
  for (const game of PEER_GAMES) {
    const started = (): Promise<Peer> => startChild(join(import.meta.dirname, 'peer-worker.ts'), [], true);
    // Memory that a load has left free would hide what connections take.
    const fresh = await started();
    const connectionKb = await connectionOf(fresh, game, wish);
    fresh.stop();
    const peer = await started();
    const moves = await movesOf(peer, game, wish);
    const times = await othersOf(peer, game, wish);
    peer.stop();
    const figures = {
      game: game.name,
      movesPerSecond: Math.round(moves.perSecond),
      movesPerCpuSecond: Math.round(moves.perCpuSecond),
      othersMs: { p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
      connectionKb,
    };
    found.push(figures);
    wish.say(
      `boardgame.io, ${game.name}: ${figures.movesPerSecond} moves a second, ${figures.movesPerCpuSecond} for each second of processor time; the other player knows after p50 ${figures.othersMs.p50.toFixed(1)} ms, p99 ${figures.othersMs.p99.toFixed(1)} ms (${times.length} measured); ${connectionKb.toFixed(1)} KB for each of ${wish.streams} connections`,
    );
  }
  return found;
}
