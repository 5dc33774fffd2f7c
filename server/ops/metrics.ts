import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly answers: Counter<'by'>;
  readonly calls: Counter<'way' | 'how'>;
  readonly batch: Histogram;
  readonly commit: Histogram;
  readonly thinking: Histogram<'level'>;
  readonly conflicts: Counter;
  readonly shed: Counter;
  readonly holes: Counter;
  readonly streams: Gauge;
  readonly rooms: Gauge;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time until the reply was sent',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    answers: new Counter({ name: 'answers_total', help: 'Answers written to journals', labelNames: ['by'], registers }),
    calls: new Counter({ name: 'calls_total', help: 'Calls to a table, by way and outcome', labelNames: ['way', 'how'], registers }),
    batch: new Histogram({
      name: 'commit_changes',
      help: 'Changes that shared one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100, 500],
      registers,
    }),
    commit: new Histogram({
      name: 'commit_seconds',
      help: 'Time of one commit',
      buckets: [0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25],
      registers,
    }),
    thinking: new Histogram({
      name: 'bot_seconds',
      help: 'Time until a bot had its move',
      labelNames: ['level'],
      buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    }),
    conflicts: new Counter({ name: 'commit_conflicts_total', help: 'Changes that lost a race and were made again', registers }),
    shed: new Counter({
      name: 'http_requests_turned_away_total',
      help: 'Requests that were told to come again: too many at once',
      registers,
    }),
    holes: new Counter({ name: 'journal_holes_total', help: 'Journals found with something missing; lab verify names them', registers }),
    streams: new Gauge({ name: 'event_streams', help: 'Open event streams', registers }),
    rooms: new Gauge({ name: 'matches_in_memory', help: 'Matches held in memory', registers }),
  };
}
