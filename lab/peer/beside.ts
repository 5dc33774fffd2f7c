import { type Answers, answersOf, type Crowd, openTable } from '#server/load/answers.ts';
import { type Bare, bareServers, houseAlone } from '#server/load/bare.ts';
import { Line } from '#server/load/client.ts';
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

/** Connections at rest, before a load leaves memory free that would hide them. */
async function connectionOf(crowd: Crowd, streams: number): Promise<number> {
  if (streams === 0) return 0;
  const line = new Line(crowd.port);
  await line.introduce();
  for (let i = 0; i < Math.min(200, streams); i++) await openTable(crowd, line);
  line.close();
  return (await streamMemory(crowd.port, [...crowd.played], streams)).rssKb;
}

/** Ours, and in the same run what others and bare servers bear of the same. Ours keeps every answer on the disk before it is acknowledged, the peer nothing. */
export async function besidePeer(wish: LoadWish & { readonly live: number; readonly streams: number }): Promise<Beside> {
  const { say, seconds, tables, streams } = wish;
  const house = await houseUnderLoad(wish);
  const { game, rows, server } = house;
  const crowd: Crowd = { port: server.port, game, rows, played: new Set(), seconds, say };
  const connectionKb = await connectionOf(crowd, streams);
  const { perSecond, answers, cpu }: Answers = await answersOf(crowd, tables);
  const { fromSending } = await eventsOf(crowd, wish.live);
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
