import { type Game, langFrom } from '#engine';
import type { Bots } from '#server/bots/bots.ts';
import { makeHints } from '#server/bots/hints.ts';
import { makeLookBacks } from '#server/bots/lookback.ts';
import type { TableHouse } from '#server/house.ts';
import { createMatch, fromPosition } from '#server/lobby/opening.ts';
import { rematch } from '#server/lobby/rematch.ts';
import { callerOf } from '#server/match/caller.ts';
import { type Asked, deeds } from '#server/match/deeds.ts';
import { CHAT_LINES, endingsFor, replayOf, stateOfMatch, whyOf } from '#server/match/looks.ts';
import type { Draft } from '#server/match/room.ts';
import { Room } from '#server/match/room.ts';
import { seatsOf, summaryOf } from '#server/match/state.ts';
import type * as S from '#server/schema.ts';
import type { IdentityRow, LineRow } from '#server/store/types.ts';
import { trouble } from '#server/trouble.ts';
import { fetchRules, gameHere } from './fetching.ts';
import type { Shelf } from './shelf.ts';
import { makeTravel } from './travel.ts';
import type { Before } from './words.ts';

/** Whoever sits before this page. Only this device knows that name: the server puts its own in its place. */
export const ME = 'me';

/** The rooms of the page's own house: the same as on a server, with one person, bots, and the disk of the browser. */
export interface PageHouse {
  readonly answer: (method: 'GET' | 'POST', path: string, body: unknown, before: Before) => Promise<unknown>;
  readonly room: (id: string) => Promise<Room>;
  /** What was said at a table. */
  readonly talk: (id: string) => Promise<LineRow[]>;
  /** Another window has changed a match. */
  readonly changedElsewhere: (id: string) => void;
}

const FOREVER_MS = Number.MAX_SAFE_INTEGER;
/** Whoever wants everything at once waits for no bot. */
const HURRIED_MS = 30;
const DAY_MS = 24 * 3600_000;

function tableHouse(shelf: Shelf, bots: Bots, isHurried: () => boolean, report: TableHouse['report']): TableHouse {
  return {
    config: {
      // Nobody is away who is the only one.
      absentMs: FOREVER_MS,
      botBudgetMs: 400,
      get botPauseMs() {
        return isHurried() ? HURRIED_MS : null;
      },
      botThreads: 1,
      calmWindowMs: 6_000,
      clockMs: { relaxed: 180_000, quick: 40_000 },
      lookBackMs: 12_000,
    },
    store: shelf.store,
    counts: { set: () => undefined, elsewhere: () => 0 },
    days: {
      at: (now) => ({ name: new Date(now).toISOString().slice(0, 10), start: now, end: now + DAY_MS }),
      isOver: () => true,
      close: () => undefined,
    },
    keys: { chance: Math.random },
    library: { gameById: gameHere },
    bots,
    metrics: { answers: { inc: () => undefined }, conflicts: { inc: () => undefined }, thinking: { observe: () => undefined } },
    now: Date.now,
    report,
  };
}

export function openHouse(shelf: Shelf, bots: Bots, report: TableHouse['report']): PageHouse {
  let before: Before = { name: '', avatar: '', lang: langFrom([]), hurried: false, device: '' };
  const house = tableHouse(shelf, bots, () => before.hurried, report);
  const rooms = new Map<string, Promise<Room>>();
  const hints = makeHints(house);
  const lookBacks = makeLookBacks(house);
  const me = (): IdentityRow => ({ id: ME, name: before.name, avatar: before.avatar, createdAt: 0 });

  async function opened(id: string): Promise<Room> {
    const row = await shelf.store.match(id);
    if (row === null) throw trouble('not-found');
    await fetchRules(row.game);
    const room = await Room.open(house, id);
    if (room === null) throw trouble('not-found');
    return room;
  }

  function room(id: string): Promise<Room> {
    const found = rooms.get(id) ?? opened(id);
    rooms.set(id, found);
    found.catch(() => rooms.delete(id));
    return found;
  }

  async function made(request: S.CreateRequest): Promise<S.CreatedReply> {
    await fetchRules(request.game);
    const reply = await createMatch(house, me(), before.lang, request);
    (await room(reply.id)).arm();
    return reply;
  }

  async function wentOn(request: S.FromPositionRequest): Promise<S.CreatedReply> {
    const reply = await fromPosition(house, me(), before.lang, request);
    (await room(reply.id)).arm();
    return reply;
  }

  async function command(id: string, name: string, wish: { readonly key: string }): Promise<S.CommandReply | S.HintReply> {
    const here = await room(id);
    const game = house.library.gameById(here.row.game) as Game;
    if (name === 'hint') return hints.give(here, me(), wish as S.HintRequest, async () => undefined);
    if (name === 'rematch') return rematch(house, { get: room }, here, { me: me(), lang: before.lang, request: wish });
    const deed = (deeds as { readonly [name: string]: (asked: Asked<never>) => Draft })[name];
    if (deed === undefined) throw trouble('not-found');
    return here.command(callerOf(me(), name, wish), () =>
      deed({ house, room: here, me: me(), game, lang: before.lang, wish: wish as never }),
    );
  }

  async function look(id: string, what: string, rest: string | undefined, query: S.SeatQuery): Promise<unknown> {
    const here = await room(id);
    if (what === '') return stateOfMatch(house, here, me(), query, async () => new Set());
    if (what === 'why') return whyOf(here, me(), query, Number(rest));
    if (what === 'endings') return endingsFor(here, me(), query);
    if (what === 'replay') return replayOf(house, await here.look(({ row }) => row), ME);
    if (what === 'analysis') return lookBacks.of(here, { person: ME, address: '' });
    throw trouble('not-found');
  }

  async function forget(id: string): Promise<void> {
    const open = rooms.get(id);
    rooms.delete(id);
    await (await open)?.close();
    await shelf.remove(id);
  }
  const travel = makeTravel({ shelf, before: () => before, me, room, forget, rules: fetchRules });

  async function mine(): Promise<S.TablesReply> {
    const all = await shelf.all();
    const listed = all.toSorted((a, b) => b.updated - a.updated);
    return { matches: listed.map(({ row, updated, asked }) => summaryOf({ row, updatedAt: updated, asked }, ME)) };
  }

  async function shown(id: string, { at }: { readonly at: number }): Promise<null> {
    const here = await room(id);
    if (seatsOf(here.row, ME).length > 0) here.noteShown(at);
    return null;
  }

  return {
    room,
    talk: (id) => shelf.store.lines(id, CHAT_LINES),
    changedElsewhere(id) {
      const here = rooms.get(id);
      void here?.then((one) => one.look(() => undefined)).catch((error: unknown) => report('elsewhere', error));
    },
    answer(method, path, body, now) {
      before = now;
      const { pathname, searchParams } = new URL(path, 'http://here');
      const [, , , id = '', what = '', rest] = pathname.split('/');
      if (pathname === '/api/my/matches') return mine();
      if (method === 'GET') return look(id, what, rest, queryOf(searchParams));
      if (pathname === '/api/matches') return made(body as S.CreateRequest);
      if (pathname === '/api/matches/from-position') return wentOn(body as S.FromPositionRequest);
      if (what === 'handed') return travel.handOver(id, (body as { readonly stays: boolean }).stays);
      if (what === 'taken') return travel.takeAlong(id);
      if (what === 'shown') return shown(id, body as { readonly at: number });
      return command(id, what, body as { readonly key: string });
    },
  };
}

function queryOf(params: URLSearchParams): S.SeatQuery {
  const seat = params.get('seat');
  return { ...(seat === null ? {} : { seat: Number(seat) }), ...(params.get('spectate') === 'true' ? { spectate: true } : {}) };
}
