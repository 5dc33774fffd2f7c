import { parentPort, workerData } from 'node:worker_threads';
import type { BenchNews } from './bench.ts';
import { measure } from './bench.ts';
import { findGame } from './catalog.ts';
import type { Tally } from './matches.ts';
import { playSeries } from './matches.ts';
import type { BenchOrder, SeriesOrder } from './orders.ts';

const tell = (news: 'ready' | Tally | BenchNews): void => parentPort?.postMessage(news, []);
const order = workerData as BenchOrder | SeriesOrder;

if (order.kind === 'bench') tell({ measured: measure(findGame(order.game), order.ms, (step) => tell({ step })) });
else {
  // Told a range of matches, it plays them and tells the sums.
  const { series } = order;
  const game = findGame(series.game);
  parentPort?.on('message', ({ from, to }: { from: number; to: number }) => tell(playSeries(game, series, from, to)));
  tell('ready');
}
