import { configFrom } from '../config.ts';
import type { House } from '../house.ts';
import { keysFrom } from '../keys.ts';
import { loadLibrary } from '../library.ts';
import { openDays } from '../lobby/day.ts';
import { createMatch } from '../lobby/opening.ts';
import { callerOf } from '../match/caller.ts';
import { deeds } from '../match/deeds.ts';
import { makeRooms } from '../match/rooms.ts';
import { shareCounts } from '../ops/counts.ts';
import { makeMetrics } from '../ops/metrics.ts';
import { makeWhereabouts } from '../ops/whereabouts.ts';
import { openPlace } from '../store/place.ts';
import type { IdentityRow } from '../store/types.ts';
import { key, nextAnswer } from './client.ts';

/**
 * A house without a wire: tables answer in the same process, with the same rules, rooms, store and flushes, and no HTTP at all. No way of asking can make a
 * server faster than this.
 */

const [place, games, id, many, ms] = process.argv.slice(2);
const report = (where: string, error: unknown): void => void process.stderr.write(`${where}: ${String(error)}\n`);
const { store } = await openPlace(place);
const idle = (): Promise<never> => new Promise(() => undefined);
const config = configFrom({});
const library = await loadLibrary(games);
const game = library.gameById(id);
if (game === undefined) throw new Error(`no game ${id}`);
const days = await openDays(store, config, report);
const house: House = {
  config,
  store,
  days,
  library,
  counts: shareCounts(store, report),
  keys: keysFrom(''),
  bots: { choose: idle, advise: idle, lookBack: idle, isFull: () => false, waiting: 0, close: async () => undefined },
  metrics: makeMetrics(),
  whereabouts: makeWhereabouts(),
  now: store.clock,
  report,
};
const rooms = makeRooms(house);
let answers = 0;

async function plays(person: number, until: () => number): Promise<void> {
  const me: IdentityRow = { id: `person${person}`, name: 'Load', avatar: 'fox-1', createdAt: store.clock() };
  await store.saveIdentity(me);
  const others = Array.from({ length: Math.max(2, game?.seats.min ?? 2) - 1 }, (_, i) => ({ kind: 'hotseat' as const, name: `P${i}` }));
  while (performance.now() < until()) {
    const made = await createMatch(house, me, 'en', { key: key(), game: id, seats: [{ kind: 'me' }, ...others] });
    const room = await rooms.get(made.id);
    for (;;) {
      const answer = room.match === null ? null : nextAnswer(room.match);
      if (answer === null || game === undefined || performance.now() > until()) break;
      // As it comes over the wire.
      const wish = JSON.parse(JSON.stringify({ key: key(), ...answer })) as { key: string } & typeof answer;
      const reply = await room.command(callerOf(me, 'answer', wish), () => deeds.answer({ house, room, me, game, lang: 'en', wish }));
      if (JSON.stringify(reply).length > 0) answers++;
    }
  }
}

const begun = performance.now();
const before = process.cpuUsage();
await Promise.all(Array.from({ length: Number(many) }, (_, i) => plays(i, () => begun + Number(ms))));
const { user, system } = process.cpuUsage(before);
const perSecond = answers / ((performance.now() - begun) / 1000);
days.close();
house.counts.close();
await rooms.close();
await store.close();
process.send?.({ perSecond, perCpuSecond: answers / ((user + system) / 1e6) }, () => process.exit());
