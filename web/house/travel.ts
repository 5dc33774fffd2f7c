import { type Game, Match } from '#engine';
import { chained } from '#server/lobby/opening.ts';
import { parcelOf, rowOf } from '#server/lobby/parcel.ts';
import { headerOf } from '#server/match/checkpoints.ts';
import type { Room } from '#server/match/room.ts';
import type { CarriedRequest, CreatedReply, ErrorReply, Parcel, StateReply } from '#server/schema.ts';
import type { IdentityRow } from '#server/store/types.ts';
import { Trouble, trouble } from '#server/trouble.ts';
import { newMatchId } from '#server/words.ts';
import type { Shelf } from './shelf.ts';
import type { Before } from './words.ts';

/** Matches on their way between this device and the server. The worker itself speaks with the server: no seed goes through the page. */

export interface Handed {
  /** Where it is now: still here, on the server alone, or both: it went on there, and what was played here is a match of its own. */
  readonly now: 'here' | 'there' | 'apart';
  /** Under which name it is here, if it is. */
  readonly match: string | null;
}

interface TravelSettings {
  readonly shelf: Shelf;
  readonly before: () => Before;
  readonly me: () => IdentityRow;
  readonly room: (id: string) => Promise<Room>;
  /** It is not here any more. */
  readonly forget: (id: string) => Promise<void>;
  readonly rules: (id: string) => Promise<Game>;
}

const newKey = newMatchId;
const codeOf = (error: unknown): string | null => (error instanceof Trouble ? error.reply.code : null);

async function ask<T>(lang: string, path: string, body?: object): Promise<T> {
  const unreached = (): Trouble => new Trouble(0, trouble('closing').reply);
  const headers = { 'accept-language': lang, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(path, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => {
      throw unreached();
    },
  );
  const reply = (await response.json().catch(() => null)) as T | ErrorReply | null;
  if (response.ok) return reply as T;
  throw reply === null ? unreached() : new Trouble(response.status, reply as ErrorReply);
}

export function makeTravel({ shelf, before, me, room, forget, rules }: TravelSettings) {
  const { store } = shelf;
  const tell = <T>(path: string, body?: object): Promise<T> => ask<T>(before().lang, path, body);

  /** The end of a match by other rules is told with its course: the server cannot find it by itself. */
  async function send(parcel: Omit<CarriedRequest, 'key'>, here: Room): Promise<void> {
    const carry = (more: Partial<CarriedRequest>): Promise<CreatedReply> =>
      tell('/api/matches/carried', { key: newKey(), ...parcel, ...more });
    try {
      await carry({});
    } catch (error) {
      const { row } = here;
      const course = row.status === 'finished' ? await store.course(row.id) : null;
      if (codeOf(error) !== 'old-rules' || course === null || row.outcome === null) throw error;
      await carry({ course: course as CarriedRequest['course'] & object, outcome: row.outcome as CarriedRequest['outcome'] & object });
    }
  }

  /** The same match by another name, so that there are two. */
  async function renamed(id: string): Promise<string> {
    const found = (await shelf.all()).find((one) => one.id === id);
    const whole = await shelf.whole(id);
    if (found === undefined || whole === null) throw trouble('not-found');
    const name = newMatchId();
    const journal = chained(
      name,
      whole.journal.map(({ at }) => at),
      whole.journal.map(({ entry }) => entry),
    );
    await shelf.put({ ...whole, row: { ...whole.row, id: name }, journal, updated: found.updated, asked: found.asked });
    await forget(id);
    return name;
  }

  /** It went on at the server, and here too. Nothing is merged, and nothing is lost. */
  async function apart(id: string, parcel: Parcel, here: Room): Promise<Handed> {
    if (here.row.status !== 'finished') return { now: 'apart', match: await renamed(id) };
    await send({ ...parcel, id: newMatchId() }, here);
    await forget(id);
    return { now: 'apart', match: null };
  }

  /** Whether the server still takes it for played here. */
  const isOurs = async (id: string): Promise<boolean> => {
    const { state } = await tell<StateReply>(`/api/matches/${id}`);
    return state.meta.away === true;
  };

  return {
    /** Gives the server all that happened; with `stays` it is played on here, and the server has a copy. */
    async handOver(id: string, stays: boolean): Promise<Handed> {
      const here = await room(id);
      const { parcel, isOver } = await here.look(async ({ row }) => ({
        parcel: parcelOf(row, await store.journal(id)),
        isOver: row.status === 'finished',
      }));
      const isCopy = stays && !isOver;
      try {
        await send(isCopy ? { ...parcel, device: before().device } : parcel, here);
      } catch (error) {
        if (codeOf(error) === 'went-on-elsewhere') return apart(id, parcel, here);
        throw error;
      }
      // Somebody may have fetched it back, before anything else happened here.
      if (isCopy && (await isOurs(id))) return { now: 'here', match: id };
      await forget(id);
      return { now: 'there', match: null };
    },

    /** A match of the server is played on here. */
    async takeAlong(id: string): Promise<CreatedReply> {
      const { device } = before();
      await tell(`/api/matches/${id}/take`, { key: newKey(), device });
      const parcel = await tell<Parcel>(`/api/matches/${id}/parcel?device=${device}`);
      const game = await rules(parcel.game);
      const row = { ...rowOf(game, me(), parcel), from: null };
      const entries = parcel.journal.map(({ entry }) => entry);
      const times = parcel.journal.map(({ at }) => at);
      const { open } = Match.load(game, headerOf(row), entries);
      await forget(id);
      await shelf.put({
        row,
        journal: chained(id, times, entries),
        lines: 0,
        snapshot: null,
        told: 0,
        past: [],
        updated: times.at(-1) ?? row.createdAt,
        asked: open?.asks.map(({ seat }) => seat) ?? [],
      });
      return { id, path: `/m/${id}` };
    },
  };
}
