import { type Entry, fittingOptions, type Game, type Lang, Match, type SeatId } from '#engine';
import { BotsBusy } from '../bots/bots.ts';
import { type Moment, momentOf } from '../bots/follow.ts';
import type { TableHouse } from '../house.ts';
import { type Caller, callerOf, replyTo } from '../match/caller.ts';
import { headerOf } from '../match/checkpoints.ts';
import { rowOf } from '../match/looks.ts';
import { ENTRIES_AT_A_TIME, turn } from '../match/pieces.ts';
import { botSeat, humanSeat, OPEN_SEAT } from '../match/seats.ts';
import { shownText } from '../people/shown-text.ts';
import type { CommandReply, CreatedReply, CreateRequest, FromPositionRequest, SeatWish } from '../schema.ts';
import { linked, rootOf } from '../store/chain.ts';
import { type IdentityRow, type JournalRow, MATCH_DEFAULTS, type MatchRow, type SeatRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { botName, inventedAvatar, newMatchId, newSeed } from '../words.ts';
import { checkSeats, noState } from './checks.ts';
import { sealedUntil } from './day.ts';
import { fullOptions } from './settings.ts';

/** Opening a table: a new one, one that goes on from a moment of a finished match, the deal of the day. */

export function seatFor(wish: SeatWish, seat: SeatId, me: IdentityRow, lang: Lang): SeatRow {
  switch (wish.kind) {
    case 'me':
      return humanSeat(me);
    case 'hotseat':
      return { ...OPEN_SEAT, kind: 'hotseat', identity: me.id, name: shownText(wish.name), avatar: wish.avatar ?? inventedAvatar() };
    case 'bot':
      return { ...botSeat(wish.level, seat, lang), ...(wish.name === undefined ? {} : { name: shownText(wish.name) }) };
    case 'open':
      return OPEN_SEAT;
  }
}

export function newRow(game: Game, me: IdentityRow, now: number, rest: Pick<MatchRow, 'seats' | 'options'> & Partial<MatchRow>): MatchRow {
  return {
    ...MATCH_DEFAULTS,
    id: newMatchId(),
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    status: 'lobby',
    visibility: 'private',
    clock: 'none',
    players: rest.seats.length,
    host: me.id,
    seed: newSeed(),
    undo: null,
    preferences: {},
    rematch: null,
    from: null,
    outcome: null,
    createdAt: now,
    startedAt: null,
    finishedAt: null,
    ...rest,
  };
}

export const createdReply = (id: string): CreatedReply => ({ id, path: `/m/${id}` });

/** Writes a new match. A match that runs from its first moment is due at once. */
export async function insert(
  house: TableHouse,
  game: Game,
  row: MatchRow,
  caller: Caller | null,
  entries: readonly Entry[] = [],
  moment: Moment | null = null,
): Promise<'done' | 'conflict'> {
  const now = row.createdAt;
  const plays = row.status === 'playing';
  const asked = moment?.asked ?? (plays ? Match.load(game, headerOf(row), entries).open?.asks.map((ask) => ask.seat) : []) ?? [];
  // A node with earlier rules would take the match up from the first one and play it by them.
  const checkpoint = house.store.elders.seen() ? null : (moment?.checkpoint ?? null);
  const times = entries.map(() => now);
  const journal = chained(row.id, times, entries);
  if (journal.length > ENTRIES_AT_A_TIME) await turn();
  return house.store.commit({
    match: row.id,
    row,
    entries: journal,
    ...(caller === null
      ? {}
      : {
          command: { scope: '', actor: caller.id, key: caller.key, body: caller.body, reply: { ok: true, at: 0, match: row.id }, at: now },
        }),
    ...(checkpoint === null ? {} : { checkpoint }),
    due: plays ? now : (row.call?.until ?? null),
    asked,
    updatedAt: now,
  });
}

export function chained(match: string, times: readonly number[], entries: readonly Entry[]): JournalRow[] {
  const rows: JournalRow[] = [];
  entries.forEach((entry, n) => {
    rows.push(linked(rows.at(-1)?.hash ?? rootOf(match), n, times[n], entry));
  });
  return rows;
}

export async function insertOnce(
  house: TableHouse,
  game: Game,
  caller: Caller,
  row: () => MatchRow | Promise<MatchRow>,
  entries: readonly Entry[] = [],
  moment: Moment | null = null,
): Promise<CreatedReply> {
  const before = async (): Promise<CommandReply | null> => replyTo(caller, await house.store.command('', caller.id, caller.key));
  const earlier = await before();
  if (earlier?.match !== undefined) return createdReply(earlier.match);
  const made = await row();
  if ((await insert(house, game, made, caller, entries, moment)) === 'done') return createdReply(made.id);
  const faster = await before();
  if (faster?.match === undefined) throw trouble('busy');
  return createdReply(faster.match);
}

export async function createMatch(house: TableHouse, me: IdentityRow, lang: Lang, request: CreateRequest): Promise<CreatedReply> {
  const game = house.library.gameById(request.game);
  if (game === undefined) throw trouble('unknown-game');
  if (request.seats.filter((seat) => seat.kind === 'me').length > 1) throw trouble('already-seated');
  const isOpen = request.seats.some((seat) => seat.kind === 'open');
  const starts = request.start ?? !isOpen;
  checkSeats(game, request.seats.length, starts || isOpen ? game.seats.min : 1);
  if (request.seats.some((seat) => seat.kind === 'bot') && house.bots.isFull(me.id)) throw trouble('bots-busy');
  return insertOnce(house, game, callerOf(me, 'create', request), () => {
    const now = house.now();
    const wishes = starts ? request.seats.filter((seat) => seat.kind !== 'open') : request.seats;
    if (starts) checkSeats(game, wishes.length, game.seats.min);
    return newRow(game, me, now, {
      seats: wishes.map((wish, i) => seatFor(wish, i, me, lang)),
      options: fullOptions(game, wishes.length, request.options ?? {}),
      clock: request.clock ?? 'none',
      ...(request.windowTime === undefined ? {} : { windowTime: request.windowTime }),
      visibility: request.visibility ?? 'private',
      ...(request.hints === true ? { hintsAllowed: true } : {}),
      ...(request.waits === true ? { waits: true } : {}),
      ...(starts ? { status: 'playing', startedAt: now } : {}),
    });
  });
}

/** Where the journal leads, found out in the threads of the bots, if there are any: of a long match it is a lot. */
async function momentBy(house: TableHouse, me: IdentityRow, row: MatchRow, game: Game, entries: readonly Entry[]): Promise<Moment | null> {
  const journal = { game: game.id, header: headerOf(row), entries };
  try {
    return await (house.bots.momentOf?.(journal, { person: me.id, match: row.id }) ?? momentOf(game, journal));
  } catch (error) {
    if (error instanceof BotsBusy) throw trouble('bots-busy');
    throw error;
  }
}

/** Goes on from a moment of a finished match: the same journal so far, then the caller against bots. */
export async function fromPosition(house: TableHouse, me: IdentityRow, lang: Lang, request: FromPositionRequest): Promise<CreatedReply> {
  const row = await rowOf(house, request.match);
  if (row.status !== 'finished') throw trouble('not-finished');
  if (sealedUntil(house.days, row, house.now()) !== null) throw trouble('day-not-over');
  if (house.bots.isFull(me.id)) throw trouble('bots-busy');
  const game = house.library.gameById(row.game);
  if (game === undefined || game.rulesVersion !== row.rulesVersion) throw trouble('old-rules');
  await turn();
  const journal = await house.store.journal(row.id);
  if (request.at > journal.length) throw trouble('no-such-entry');
  // Who played for whom is decided anew.
  const entries = journal
    .slice(0, request.at - 1)
    .map(({ entry }) => entry)
    .filter(({ kind }) => kind !== 'bot' && kind !== 'human');
  const moment = await momentBy(house, me, row, game, entries);
  if (moment === null) throw trouble('old-rules');
  const { ring, waiting } = moment;
  if (!ring.includes(request.seat) && !waiting.includes(request.seat)) throw refused({ code: 'no-such-seat' }, noState);
  const seats = row.seats.map((seat, i): SeatRow => {
    if (!ring.includes(i) && !waiting.includes(i)) return { ...OPEN_SEAT, kind: 'left' };
    if (i === request.seat) return humanSeat(me);
    return { ...seatFor({ kind: 'bot', level: request.level }, i, me, lang), name: seat.name ?? botName(lang, i) };
  });
  const now = house.now();
  const branch = (): MatchRow =>
    newRow(game, me, now, {
      seats,
      options: row.options,
      seed: row.seed,
      players: row.players,
      status: 'playing',
      startedAt: now,
      from: { match: row.id, at: request.at },
    });
  await turn();
  return insertOnce(house, game, callerOf(me, 'from-position', request), branch, entries, moment);
}

/** A table of the day. Two requests at once make the same one. */
export async function openDaily(
  house: TableHouse,
  me: IdentityRow,
  lang: Lang,
  game: Game,
  fixed: Pick<MatchRow, 'id' | 'seed'> & { readonly daily: string },
): Promise<void> {
  const alone = game.seats.min === 1;
  if (!alone && house.bots.isFull(me.id)) throw trouble('bots-busy');
  const now = house.now();
  const seats = [humanSeat(me), ...(alone ? [] : [seatFor({ kind: 'bot', level: 'normal' }, 1, me, lang)])];
  const options = fittingOptions(game, seats.length);
  await insert(house, game, newRow(game, me, now, { ...fixed, seats, options, status: 'playing', startedAt: now }), null);
}
