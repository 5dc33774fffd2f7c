import type { Socket } from 'node:net';
import { seekAdvice } from './advice.ts';
import type { Crowd } from './answers.ts';
import { key, Line, listen } from './client.ts';
import { figuresOf, percentile } from './parts.ts';

export interface Lateness {
  readonly loopMs: { readonly idle: number; readonly withBots: number; readonly withAdvice: number };
  readonly hintMs: { readonly count: number; readonly p50: number; readonly p99: number };
}

/** The latest the event loop was in 99 of 100 looks, since the last time somebody asked. */
async function late({ port, seconds }: Crowd): Promise<number> {
  await figuresOf(port);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (await figuresOf(port))('nodejs_eventloop_lag_p99_seconds') * 1000;
}

/** Tables of bots that somebody watches: bots play on only where somebody looks. */
async function watchBots({ port, game }: Crowd, seats: number, bots: number): Promise<Socket[]> {
  const watchers: Socket[] = [];
  const host = new Line(port);
  await host.introduce();
  for (let i = 0; i < bots; i++) {
    const robots = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'normal' }));
    const made = await host.post('/api/matches', { key: key(), game: game.id, seats: robots });
    const { id } = JSON.parse(made.body) as { id?: string };
    // All bots are busy: that is an answer, too.
    if (id !== undefined) watchers.push(await listen(port, '', id, () => undefined));
  }
  host.close();
  return watchers;
}

/** How late the event loop is at rest, while bots play, and while people ask for hints and look back. */
export async function latenessOf(crowd: Crowd, { bots, advice }: { readonly bots: number; readonly advice: number }): Promise<Lateness> {
  const { port, game, say, seconds } = crowd;
  const seats = Math.max(2, game.seats.min);
  const idle = await late(crowd);
  const watchers = await watchBots(crowd, seats, bots);
  const withBots = await late(crowd);
  say(`event loop late, p99: ${idle.toFixed(1)} ms at rest, ${withBots.toFixed(1)} ms with bots at ${watchers.length} watched tables`);
  for (const socket of watchers) socket.destroy();
  const [withAdvice, given] = await Promise.all([late(crowd), seekAdvice(port, game.id, seats, advice, seconds * 1000)]);
  const hintMs = { count: given.hints, p50: percentile(given.times, 0.5), p99: percentile(given.times, 0.99) };
  say(
    `event loop late, p99: ${withAdvice.toFixed(1)} ms while ${advice} people ask for hints and look back: ${given.hints} hints, first words p50 ${hintMs.p50.toFixed(0)} ms, p99 ${hintMs.p99.toFixed(0)} ms; ${given.lookBacks} look backs begun`,
  );
  return { loopMs: { idle, withBots, withAdvice }, hintMs };
}
