import type { Progress } from '#bots/index.ts';
import type { House } from '../house.ts';
import { headerOf } from '../match/checkpoints.ts';
import type { Room } from '../match/room.ts';
import type { AnalysisReply } from '../schema.ts';
import type { MatchRow } from '../store/types.ts';
import { trouble } from '../trouble.ts';
import { BotsBusy, type Piece, type PieceDone } from './pool.ts';

/** How long one piece of work takes. Bots and hints use the same workers, and wait at most this long. */
const PIECE_MS = 200;
/** When all workers are busy, a piece is tried again after this time. */
const AGAIN_MS = 500;
/** A node that makes no progress for this long loses its claim. Another node may then begin. */
export const LEASE_MS = 30_000;
const MOST_AT_ONCE = 40;

export interface LookBacks {
  /** Tells how far the look back at a finished match is. Begins it if nobody has. */
  of(room: Room, person: string): Promise<AnalysisReply>;
  /** Gives up all claims, so that another node need not wait until they expire. */
  close(): Promise<void>;
}

/** Looks back at finished matches in the background. It works in short pieces, between the bots' answers. The result is stored once, for everybody. */
export function makeLookBacks(house: House): LookBacks {
  const { store, bots, library, config } = house;
  const working = new Map<string, Progress | null>();
  let closed = false;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

  async function work(row: MatchRow, person: string): Promise<void> {
    const entries = (await store.journal(row.id)).map(({ entry }) => entry);
    let progress: Progress | null = null;
    let leased = house.now();
    for (;;) {
      if (closed) return;
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
      working.set(row.id, progress);
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
    of: async (room, person) => {
      const row = await room.look(() => room.row);
      if (row.status !== 'finished') throw trouble('not-finished');
      const analysis = await store.analysis(row.id);
      if (analysis !== null) return { state: 'done', progress: 1, analysis };
      if (library.gameById(row.game)?.rulesVersion !== row.rulesVersion) return reply('none');
      const here = working.get(row.id);
      if (here !== undefined) return reply('working', here === null ? 0 : here.next / Math.max(1, here.total));
      if (working.size >= MOST_AT_ONCE) return reply('waiting');
      working.set(row.id, null);
      if (!(await store.claim(nameOf(row.id), house.now(), house.now() + LEASE_MS))) {
        working.delete(row.id);
        return reply('working');
      }
      work(row, person)
        .catch((error: unknown) => {
          if (!closed) house.report('look-back', error);
        })
        .finally(() => working.delete(row.id));
      return reply('working');
    },
    close: async () => {
      closed = true;
      const free = house.now() + LEASE_MS;
      await Promise.all([...working.keys()].map((id) => store.claim(nameOf(id), free, 0)));
    },
  };
}
