import type { House } from '../house.ts';
import { streamsAt } from '../http/stream.ts';
import type { Word } from '../store/bus.ts';
import { Hole } from '../store/chain.ts';
import { Trouble, trouble } from '../trouble.ts';
import { Room } from './room.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 3600_000;
/** A match that has been due for this long has lost its node. */
const GRACE_MS = 2_000;
const LEASE_MS = 15_000;
const COMPARE_MS = 1_500;

export interface Rooms {
  /** The match, read from the store if it is not in memory. Throws `not-found`. */
  get(id: string): Promise<Room>;
  /** Looks after matches that nobody looks after, for ever. */
  start(): void;
  all(): readonly Room[];
  close(): Promise<void>;
}

/** What is said where something of a match is missing. Which match it is would be an invitation: lab verify names it. */
export function damaged(house: Pick<House, 'metrics' | 'report'>, error: Hole): Trouble {
  house.metrics.holes.inc();
  house.report('hole', error);
  return trouble('damaged');
}

export function makeRooms(house: House): Rooms {
  const rooms = new Map<string, Room>();
  const opening = new Map<string, Promise<Room | null>>();
  let patrol: NodeJS.Timeout | null = null;
  let sweep: NodeJS.Timeout | null = null;
  let prune: NodeJS.Timeout | null = null;
  let watch: NodeJS.Timeout | null = null;
  let closed = false;

  async function get(id: string): Promise<Room> {
    const here = rooms.get(id);
    if (here !== undefined) return here;
    let coming = opening.get(id);
    if (coming === undefined) {
      coming = Room.open(house, id)
        .catch((error: unknown) => {
          throw error instanceof Hole ? damaged(house, error) : error;
        })
        .finally(() => opening.delete(id));
      opening.set(id, coming);
    }
    const room = await coming;
    if (room === null) throw trouble('not-found');
    if (!rooms.has(id)) rooms.set(id, room);
    if (closed) await room.close();
    house.metrics.rooms.set(rooms.size);
    return room;
  }

  async function lookAfter(grace: number): Promise<void> {
    for (;;) {
      const now = house.now();
      const due = await house.store.claimDue(now - grace, now, now + LEASE_MS, 50);
      if (due.length === 0 || closed) return;
      for (const id of due) {
        try {
          const room = await get(id);
          await room.look(async (it) => {
            it.arm();
            await it.rest();
          });
        } catch (error) {
          // What is left to other nodes they do.
          if (!(error instanceof Trouble && error.reply.code === 'closing')) house.report('patrol', error);
        }
      }
    }
  }

  /** Matches nobody looks at are forgotten here; the store still knows when they need somebody. */
  function forget(): void {
    const now = house.now();
    for (const [id, room] of rooms) {
      if (!room.isIdle || now - room.usedAt < house.config.roomIdleMs) continue;
      room.close().catch((error: unknown) => house.report('forget', error));
      rooms.delete(id);
    }
    house.metrics.rooms.set(rooms.size);
  }

  /** A word that was lost is made up for: matches that somebody watches here are compared with the store. */
  async function compare(): Promise<void> {
    for (const { audience, row } of rooms.values()) if (audience.reliesOnOthers) await audience.settle(row.id);
    const watched = [...rooms.values()].filter((room) => room.audience.size > 0);
    if (watched.length === 0 || closed) return;
    const positions = await house.store.positions(watched.map((room) => room.row.id));
    for (const room of watched) {
      const there = positions.get(room.row.id);
      if (there !== undefined && !room.isAt(there)) await room.look(() => undefined);
    }
    const keys = watched.flatMap(({ row, audience }) => [audience.spectatorsKey, streamsAt(row.id)]);
    const news = new Set(await house.counts.ask(keys));
    for (const { audience } of watched) if (news.has(audience.spectatorsKey)) audience.spectatorsElsewhereChanged();
  }

  function hear(word: Word): void {
    const room = word.about === 'person' ? undefined : rooms.get(word.id);
    if (room === undefined || closed) return;
    if (word.about === 'shown') room.noteShown(word.at ?? 0);
    else room.look((it) => it.audience.recall(word.id)).catch((error: unknown) => house.report('bus', error));
  }

  return {
    get,
    all: () => [...rooms.values()],
    start: () => {
      const round = (grace: number): void => {
        lookAfter(grace)
          .catch((error: unknown) => house.report('patrol', error))
          .finally(() => {
            if (!closed) patrol = setTimeout(() => round(GRACE_MS), 1000);
          });
      };
      round(0);
      const { bus } = house.store;
      if (bus !== null) {
        const lookAgain = (): void => {
          compare().catch((error: unknown) => house.report('compare', error));
        };
        bus.listen(hear, () => {
          house.counts.tellAll();
          for (const room of rooms.values()) room.audience.doubt();
          lookAgain();
        });
        watch = setInterval(lookAgain, COMPARE_MS);
      }
      sweep = setInterval(forget, Math.min(MINUTE_MS, house.config.roomIdleMs));
      prune = setInterval(() => {
        house.store.prune(house.now() - WEEK_MS).catch((error: unknown) => house.report('prune', error));
      }, MINUTE_MS);
    },
    close: async () => {
      closed = true;
      if (patrol !== null) clearTimeout(patrol);
      if (sweep !== null) clearInterval(sweep);
      if (prune !== null) clearInterval(prune);
      if (watch !== null) clearInterval(watch);
      await Promise.all([...rooms.values()].map((room) => room.close()));
    },
  };
}
