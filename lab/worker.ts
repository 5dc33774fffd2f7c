import { parentPort, workerData } from 'node:worker_threads';
import { playSeries } from '#bots/series.ts';
import { measure } from './bench.ts';
import { findGame, knowledgeOf } from './catalog.ts';
import type { Range } from './crew.ts';
import { playDuels, playLessons } from './lessons.ts';
import type { BenchOrder, Order } from './orders.ts';

const tell = (news: unknown): void => parentPort?.postMessage(news, []);
const order = workerData as BenchOrder | Order;

if (order.kind === 'bench') tell({ measured: measure(findGame(order.game), order.ms, (step) => tell({ step })) });
else {
  parentPort?.on('message', ({ from, to }: Range) => {
    switch (order.kind) {
      case 'series':
        return tell(
          playSeries(findGame(order.series.game), order.series, order.first + from, order.first + to, {
            knowledge: knowledgeOf(findGame(order.series.game), order.series.players),
          }),
        );
      case 'lesson':
        return tell(playLessons(order.plan, order.first + from, order.first + to));
      case 'duel':
        return tell(playDuels(order.plan, from, to));
    }
  });
  tell('ready');
}
