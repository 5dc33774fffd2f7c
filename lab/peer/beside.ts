import { type Answers, answersOf, type Crowd } from '#server/load/answers.ts';
import { type Bare, bareServers, houseAlone } from '#server/load/bare.ts';
import { eventsOf } from '#server/load/events.ts';
import { houseUnderLoad, type LoadWish } from '#server/load/house.ts';
import { percentile, streamMemory } from '#server/load/parts.ts';
import { measurePeer, type PeerFigures } from './load.ts';

export interface Beside {
  readonly ours: Omit<PeerFigures, 'game'> & { readonly game: string };
  readonly peer: readonly PeerFigures[];
  /** Reads and replies, nothing else: by a request each, and by lines on a request that never ends. */
  readonly bare: { readonly requests: Bare; readonly lines: Bare };
  /** Our house, asked in its own process. */
  readonly alone: Bare;
}

/** Ours, and in the same run what others and bare servers bear of the same. Ours keeps every answer on the disk before it is acknowledged, the peer nothing. */
export async function besidePeer(wish: LoadWish & { readonly live: number; readonly streams: number }): Promise<Beside> {
  const { say, seconds, tables, streams } = wish;
  const house = await houseUnderLoad(wish);
  const { game, rows, server } = house;
  const crowd: Crowd = { port: server.port, game, rows, played: new Set(), seconds, say };
  const { perSecond, answers, cpu }: Answers = await answersOf(crowd, tables);
  const { fromSending } = await eventsOf(crowd, wish.live);
  const ids = [...crowd.played].slice(0, 200);
  const connectionKb = streams === 0 ? 0 : (await streamMemory(server.port, ids, streams)).rssKb;
  await house.stop();
  await house.remove();
  const ours = {
    game: game.id,
    movesPerSecond: Math.round(perSecond),
    movesPerCpuSecond: Math.round(answers / cpu),
    othersMs: { p50: percentile(fromSending, 0.5), p99: percentile(fromSending, 0.99) },
    connectionKb,
  };
  say(
    `ours, ${game.id}: ${ours.movesPerSecond} moves a second, ${ours.movesPerCpuSecond} for each second of processor time; the other player knows after p50 ${ours.othersMs.p50.toFixed(1)} ms, p99 ${ours.othersMs.p99.toFixed(1)} ms; ${connectionKb.toFixed(1)} KB for each of ${streams} connections`,
  );
  const alone = await houseAlone(wish);
  const bare = await bareServers(tables, seconds);
  const told = ({ perSecond: many, perCpuSecond }: Bare): string =>
    `${Math.round(many)} a second, ${Math.round(perCpuSecond)} for each second of processor time`;
  say(`our house without HTTP: ${told(alone)}`);
  say(`a bare server, by requests: ${told(bare.requests)}; by lines on one request: ${told(bare.lines)}`);
  return { ours, peer: await measurePeer(wish), bare, alone };
}
