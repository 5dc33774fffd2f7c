import { jobFor } from '#bots/work.ts';
import type { TableHouse } from '../house.ts';
import { callerOf } from '../match/caller.ts';
import { ownSeat, running } from '../match/play.ts';
import type { Room } from '../match/room.ts';
import { hintsRefused } from '../match/state.ts';
import type { Advice, HintReply, HintRequest } from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';

/** Of a bot's usual time: the first words come in under a second, the whole in under three. */
const FIRST = 1.2;
const MORE = 4.5;
/** With so many others waiting there is half the time for each. */
const CROWD = 3;
const MOST_KEPT = 200;

export interface Hints {
  give(room: Room, me: IdentityRow, request: HintRequest, limit: () => Promise<void>): Promise<HintReply>;
}

export function makeHints(house: TableHouse): Hints {
  /** The same question is thought about once, however often it is asked. */
  const thoughts = new Map<string, Promise<Advice>>();

  function think(name: string, begin: () => Promise<Advice>): Promise<Advice> {
    const known = thoughts.get(name);
    if (known !== undefined) return known;
    const thought = begin();
    thoughts.set(name, thought);
    thought.catch(() => thoughts.delete(name));
    for (const old of thoughts.keys()) {
      if (thoughts.size <= MOST_KEPT) break;
      thoughts.delete(old);
    }
    return thought;
  }

  return {
    give: async (room, me, request, limit) => {
      const { seat, name, job, isNew } = await room.look(() => {
        const { row } = room;
        const seat = ownSeat(room, me, request.seat);
        const match = running(room);
        const no = hintsRefused(row, match, seat);
        if (no !== null) throw trouble(no);
        if (row.status !== 'playing') throw trouble('not-playing');
        if (request.n !== match.n)
          throw refused({ code: 'stale-decision', params: { n: request.n, current: match.n } }, () => room.state(me.id, seat));
        if (match.askOf(seat) === null) throw refused({ code: 'not-asked' }, () => room.state(me.id, seat));
        const ms = (house.config.botBudgetMs * (request.more === true ? MORE : FIRST)) / (1 + house.bots.waiting / CROWD);
        return {
          seat,
          name: `${row.id}/${match.n}/${seat}/${request.more === true}`,
          job: jobFor(match, seat, 'hard', ms, match.n),
          isNew: row.hintsUsed?.[seat]?.n !== match.n,
        };
      });
      if (isNew) {
        await limit();
        await room.command(callerOf(me, 'hint', request), ({ row }) => {
          const before = row.hintsUsed?.[seat];
          if (before?.n === request.n) return {};
          return { row: { hintsUsed: { ...row.hintsUsed, [seat]: { count: (before?.count ?? 0) + 1, n: request.n } } } };
        });
      }
      // The first words are waited for. More of them come when nobody else waits.
      const within = request.more === true ? {} : { within: job.budgetMs };
      const begun = performance.now();
      const advice = await think(name, () => house.bots.advise(job, { person: me.id, match: room.row.id, ...within }));
      house.metrics.thinking.observe({ level: 'hint' }, (performance.now() - begun) / 1000);
      return { advice, used: room.row.hintsUsed?.[seat]?.count ?? 0 };
    },
  };
}
