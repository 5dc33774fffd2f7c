import type { Progress } from '#bots/index.ts';
import type { Piece, PieceDone } from '#bots/work.ts';
import type { TableHouse } from '../house.ts';
import { sealedUntil } from '../lobby/day.ts';
import { headerOf } from '../match/checkpoints.ts';
import type { Room } from '../match/room.ts';
import { wasHere } from '../match/state.ts';
import type { AnalysisReply } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { BotsBusy } from './bots.ts';

/** How long one piece of work takes. Bots and hints use the same workers, and wait at most this long. */
const PIECE_MS = 200;
/** When all workers are busy, a piece is tried again after this time. */
const AGAIN_MS = 500;
/** A node that makes no progress for this long loses its claim. Another node may then begin. */
export const LEASE_MS = 30_000;
/** So many matches are looked back at, at once; so many of them for one person, and for all people of one address. */
const MOST_AT_ONCE = 40;
const MOST_OF_PERSON = 3;
const MOST_OF_ADDRESS = 8;

/** Who asks, and from where. */
export interface Asking {
  readonly person: string | null;
  readonly address: string;
}

interface Work extends Asking {
  progress: Progress | null;
  /** Somebody with less to do has the place now. */
  dropped: boolean;
}

export interface LookBacks {
  /** Tells how far the look back at a finished match is. Begins it if nobody has, for those who sat there or watched. What was found is for everybody. */
  of(room: Room, asking: Asking): Promise<AnalysisReply>;
  /** Gives up all claims, so that another node need not wait until they expire. */
  close(): Promise<void>;
}

/** Looks back at finished matches in the background. It works in short pieces, between the bots' answers. The result is stored once, for everybody. */
export function makeLookBacks(house: TableHouse): LookBacks {
  const { store, bots, library, config } = house;
  const working = new Map<string, Work>();
  let closed = false;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  const countOf = (is: (work: Work) => boolean): number => [...working.values()].filter(is).length;

  /** The newest work of the address that holds most places, if that is more than this one would hold. */
  function greediest(address: string): string | null {
    const most = [...working.values()].reduce<[string, number]>(
      (found, one) => {
        const count = countOf((other) => other.address === one.address);
        return count > found[1] ? [one.address, count] : found;
      },
      ['', 0],
    );
    if (most[1] <= countOf((one) => one.address === address) + 1) return null;
    return [...working].findLast(([, one]) => one.address === most[0])?.[0] ?? null;
  }

  /** Whether there is a place for one more; a full house makes room for whoever has less in it. */
  function makeRoom({ person, address }: Asking): boolean {
    if (countOf((one) => one.person === person) >= MOST_OF_PERSON || countOf((one) => one.address === address) >= MOST_OF_ADDRESS)
      return false;
    if (working.size < MOST_AT_ONCE) return true;
    const id = greediest(address);
    const dropped = id === null ? undefined : working.get(id);
    if (id === null || dropped === undefined) return false;
    dropped.dropped = true;
    working.delete(id);
    giveUp(id);
    return true;
  }

  /** Another node, or whoever asks again, need not wait until the claim expires. */
  function giveUp(id: string): void {
    store.claim(nameOf(id), house.now() + LEASE_MS, 0).catch((error: unknown) => house.report('look-back', error));
  }

  async function work(row: MatchRow, person: string, mine: Work): Promise<void> {
    const entries = (await store.journal(row.id)).map(({ entry }) => entry);
    let progress: Progress | null = null;
    let leased = house.now();
    for (;;) {
      if (closed || mine.dropped) return;
      const piece: Piece = { game: row.game, header: headerOf(row), entries, progress, pieceMs: PIECE_MS, wholeMs: config.lookBackMs };
      const done: PieceDone | null = await bots.lookBack(piece, { person, match: row.id }).catch((error: unknown) => {
        if (error instanceof BotsBusy) return null;
        throw error;
      });
      if (done === null) {
        await pause(AGAIN_MS);
        continue;
      }
      progress = done.progress;
      if (mine.dropped) return;
      mine.progress = progress;
      if (house.now() > leased + LEASE_MS / 3) {
        leased = house.now();
        await store.claim(nameOf(row.id), leased + LEASE_MS, leased + LEASE_MS);
      }
      if (done.result === null) continue;
      await store.saveAnalysis(row.id, done.result);
      return;
    }
  }

  const nameOf = (id: string): string => `look-back ${id}`;
  const reply = (state: AnalysisReply['state'], progress = 0): AnalysisReply => ({ state, progress, analysis: null });

  return {
    of: async (room, asking) => {
      const { person } = asking;
      const row = await room.look(() => room.row);
      if (row.status !== 'finished') throw trouble('not-finished');
      if (sealedUntil(house.days, row, house.now()) !== null) throw trouble('day-not-over');
      const analysis = await store.analysis(row.id);
      if (analysis !== null) return { state: 'done', progress: 1, analysis };
      if (library.gameById(row.game)?.rulesVersion !== row.rulesVersion) return reply('none');
      const here = working.get(row.id);
      if (here !== undefined) return reply('working', here.progress === null ? 0 : here.progress.next / Math.max(1, here.progress.total));
      if (person === null || !(wasHere(row, person) || room.audience.hasWatched(person))) return reply('none');
      if (!makeRoom(asking)) return reply('waiting');
      const mine: Work = { ...asking, progress: null, dropped: false };
      working.set(row.id, mine);
      if (!(await store.claim(nameOf(row.id), house.now(), house.now() + LEASE_MS))) {
        working.delete(row.id);
        return reply('working');
      }
      work(row, person, mine)
        .catch((error: unknown) => {
          if (!closed) house.report('look-back', error);
        })
        .finally(() => {
          if (working.get(row.id) === mine) working.delete(row.id);
        });
      return reply('working');
    },
    close: async () => {
      closed = true;
      const free = house.now() + LEASE_MS;
      await Promise.all([...working.keys()].map((id) => store.claim(nameOf(id), free, 0)));
    },
  };
}
