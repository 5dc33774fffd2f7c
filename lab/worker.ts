import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from './catalog.ts';
import type { Series } from './matches.ts';
import { playSeries } from './matches.ts';

// A thread of `simulate`: told a range of matches, it plays them and tells the sums.
const series = workerData as Series;
const game = findGame(series.game);
parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(playSeries(game, series, from, to), []);
});
parentPort?.postMessage('ready', []);
