import { type Entry, fittingOptions, type Game, type Lang, Match, mayLeave, type Options, refuseOptions, type SeatId } from '#engine';
import type { House } from '../house.ts';
import { type Caller, replyTo } from '../match/caller.ts';
import { headerOf } from '../match/record.ts';
import type { Draft, Room } from '../match/room.ts';
import { begun, botSeat, CALL_MS, humanSeat, isFree, isLastPerson, keptFor, OPEN_SEAT, seatsAgain, sitsAgain } from '../match/seats.ts';
import { peopleBut, seatsOf, wasHere } from '../match/state.ts';
import type {
  CommandReply,
  CreatedReply,
  CreateRequest,
  FromPositionRequest,
  JoinRequest,
  RematchRequest,
  SeatRequest,
  SeatWish,
  SettingsRequest,
} from '../schema.ts';
import { linked, rootOf } from '../store/chain.ts';
import { type IdentityRow, type JournalRow, MATCH_DEFAULTS, type MatchRow, type SeatRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { bodyHash, botName, cleanText, inventedAvatar, matchIdFrom, newMatchId, newSeed } from '../words.ts';

/** Everything that happens around a table: opening it, sitting down, starting, leaving, going on. */

/** The text as it will be shown; blank names are refused. */
export function shownText(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw trouble('empty-text');
  return clean;
}

function seatFor(wish: SeatWish, seat: SeatId, me: IdentityRow, lang: Lang): SeatRow {
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

/** Every option of the game with a value that goes with so many seats; what was wished in so many words must go. */
export function fullOptions(game: Game, seats: number, wished: Options, now: Options = {}): Options {
  const refusal = refuseOptions(game, seats, wished);
  if (refusal !== null) throw refused(refusal, never);
  const options = fittingOptions(game, seats, { ...now, ...wished });
  // What was chosen before gives way to what is wished now, not the other way round.
  return Object.keys(wished).every((key) => options[key] === wished[key]) ? options : fittingOptions(game, seats, wished);
}

const never = (): never => {
  throw new Error('this refusal carries no state');
};

const checkSeats = (game: Game, seats: number, least: number): void => {
  if (seats < least || seats > game.seats.max) throw trouble('wrong-seats', { min: game.seats.min, max: game.seats.max });
};

function newRow(game: Game, me: IdentityRow, now: number, rest: Pick<MatchRow, 'seats' | 'options'> & Partial<MatchRow>): MatchRow {
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

/** Tables not begun yet that are looked through for one that waits already. */
const MOST_WAITING = 20;

const createdReply = (id: string): CreatedReply => ({ id, path: `/m/${id}` });

/** Who asks, and for what. */
export const callerOf = (me: IdentityRow, name: string, request: { readonly key: string }): Caller => ({
  id: me.id,
  key: request.key,
  body: bodyHash(name, request),
});

/** Writes a new match. A match that runs from its first moment is due at once. */
async function insert(
  house: House,
  game: Game,
  row: MatchRow,
  entries: readonly Entry[],
  caller: Caller | null,
): Promise<'done' | 'conflict'> {
  const now = row.createdAt;
  const match = row.status === 'playing' ? Match.load(game, headerOf(row), entries) : null;
  return house.store.commit({
    match: row.id,
    row,
    entries: chained(row.id, now, entries),
    ...(caller === null
      ? {}
      : {
          command: { scope: '', actor: caller.id, key: caller.key, body: caller.body, reply: { ok: true, at: 0, match: row.id }, at: now },
        }),
    due: match === null ? (row.call?.until ?? null) : now,
    asked: match?.open?.asks.map((ask) => ask.seat) ?? [],
    updatedAt: now,
  });
}

function chained(match: string, at: number, entries: readonly Entry[]): JournalRow[] {
  const rows: JournalRow[] = [];
  entries.forEach((entry, n) => {
    rows.push(linked(rows.at(-1)?.hash ?? rootOf(match), n, at, entry));
  });
  return rows;
}

async function insertOnce(
  house: House,
  game: Game,
  caller: Caller,
  row: () => MatchRow | Promise<MatchRow>,
  entries: readonly Entry[] = [],
): Promise<CreatedReply> {
  const before = async (): Promise<CommandReply | null> => replyTo(caller, await house.store.command('', caller.id, caller.key));
  const earlier = await before();
  if (earlier?.match !== undefined) return createdReply(earlier.match);
  const made = await row();
  if ((await insert(house, game, made, entries, caller)) === 'done') return createdReply(made.id);
  const faster = await before();
  if (faster?.match === undefined) throw trouble('busy');
  return createdReply(faster.match);
}

export async function createMatch(house: House, me: IdentityRow, lang: Lang, request: CreateRequest): Promise<CreatedReply> {
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
      visibility: request.visibility ?? 'private',
      ...(request.hints === true ? { hintsAllowed: true } : {}),
      ...(starts ? { status: 'playing', startedAt: now } : {}),
    });
  });
}

/** Goes on from a moment of a finished match: the same journal so far, then the caller against bots. */
export async function fromPosition(
  house: House,
  me: IdentityRow,
  lang: Lang,
  request: FromPositionRequest,
  room: Room,
): Promise<CreatedReply> {
  const { row, match } = await room.look(({ row, match }) => ({ row, match }));
  if (row.status !== 'finished') throw trouble('not-finished');
  if (house.bots.isFull(me.id)) throw trouble('bots-busy');
  const game = house.library.gameById(row.game);
  if (game === undefined || match === null || game.rulesVersion !== row.rulesVersion) throw trouble('old-rules');
  if (request.at > match.journal.length) throw trouble('no-such-entry');
  // Who played for whom is decided anew.
  const entries = match.journal.slice(0, request.at - 1).filter((entry) => entry.kind !== 'bot' && entry.kind !== 'human');
  const position = Match.load(game, headerOf(row), entries);
  const { ring, waiting } = position.table;
  if (!ring.includes(request.seat) && !waiting.includes(request.seat)) throw refused({ code: 'no-such-seat' }, never);
  const seats = row.seats.map((seat, i): SeatRow => {
    if (!ring.includes(i) && !waiting.includes(i)) return { ...OPEN_SEAT, kind: 'left' };
    if (i === request.seat) return humanSeat(me);
    return { ...seatFor({ kind: 'bot', level: request.level }, i, me, lang), name: seat.name ?? botName(lang, i) };
  });
  const now = house.now();
  return insertOnce(
    house,
    game,
    callerOf(me, 'from-position', request),
    () =>
      newRow(game, me, now, {
        seats,
        options: row.options,
        seed: row.seed,
        players: row.players,
        status: 'playing',
        startedAt: now,
        from: { match: row.id, at: request.at },
      }),
    entries,
  );
}

/** A table of the day. Two requests at once make the same one. */
export async function openDaily(
  house: House,
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
  await insert(house, game, newRow(game, me, now, { ...fixed, seats, options, status: 'playing', startedAt: now }), [], null);
}

/**
 * The same people and bots at a new table. Its name follows from the old one, so two who ask at once meet at one table. Among bots it starts at
 * once; other people are asked for a while.
 */
export async function openRematch(house: House, me: IdentityRow, lang: Lang, room: Room): Promise<string> {
  const game = gameAgain(house, me, room);
  const { row } = room;
  if (row.rematch !== null) return row.rematch;
  const id = matchIdFrom(`${row.seed}:${row.host}:rematch`);
  await insert(house, game, { ...rowAgain(house, game, me, lang, room, seatsAgain(row, me)), id }, [], null);
  return id;
}

/**
 * A table for the caller and one of the others of a finished match, with its bots; the other is asked as for any rematch. While that table waits it is
 * the same one, and whoever has just said no is left alone.
 */
export async function callOne(
  house: House,
  me: IdentityRow,
  lang: Lang,
  request: RematchRequest,
  seat: SeatId,
  room: Room,
): Promise<CreatedReply> {
  const game = gameAgain(house, me, room);
  const asked = room.row.seats[seat];
  const other = asked?.identity ?? asked?.was ?? me.id;
  if (other === me.id) throw refused({ code: 'no-such-seat' }, never);
  const waiting = (await house.store.lobbiesOf(me.id, MOST_WAITING)).find(
    (row) => row.host === me.id && keptFor(row, other).length > 0 && (row.call?.until ?? 0) > house.now(),
  );
  if (waiting !== undefined) return createdReply(waiting.id);
  const seats = seatsAgain(room.row, me).filter(({ identity }) => identity === null || identity === me.id || identity === other);
  return insertOnce(house, game, callerOf(me, 'rematch', request), async () => {
    const now = house.now();
    if (!(await house.store.claim(`call ${me.id} ${other}`, now, now + CALL_MS))) throw trouble('too-often');
    return rowAgain(house, game, me, lang, room, seats);
  });
}

/** Who was at a finished match may play its game once more. */
function gameAgain(house: House, me: IdentityRow, { row }: Room): Game {
  if (row.status !== 'finished') throw trouble('not-finished');
  if (!wasHere(row, me.id)) throw trouble('not-seated');
  const game = house.library.gameById(row.game);
  if (game === undefined) throw trouble('unknown-game');
  return game;
}

function rowAgain(house: House, game: Game, me: IdentityRow, lang: Lang, { row, match }: Room, seats: readonly SeatRow[]): MatchRow {
  checkSeats(game, seats.length, game.seats.min);
  const calls = seats.some(({ kept }) => kept !== undefined);
  if (!calls && seats.some(({ kind }) => kind === 'bot') && house.bots.isFull(me.id)) throw trouble('bots-busy');
  const now = house.now();
  return newRow(game, me, now, {
    seats,
    options: fittingOptions(game, seats.length, match?.table.options ?? row.options),
    clock: row.clock,
    ...(row.hintsAllowed === true ? { hintsAllowed: true } : {}),
    spectatorChat: row.spectatorChat,
    ...(calls ? { call: { until: now + CALL_MS, lang } } : { status: 'playing', startedAt: now }),
  });
}

// ── Before the start ──────────────────────────────────────────────────────────────────────────────────────────────

function asHost(row: MatchRow, me: IdentityRow): void {
  if (row.host !== me.id) throw trouble('not-host');
}

function inLobby(row: MatchRow): void {
  if (row.status !== 'lobby') throw trouble('already-started');
}

export function join({ row, match }: Room, game: Game, me: IdentityRow, request: JoinRequest, now: number): Draft {
  if (seatsOf(row, me.id).length > 0) throw trouble('already-seated');
  if (row.status === 'lobby') {
    if (keptFor(row, me.id).length > 0) return { row: sitsAgain(row, game, me, now) };
    const seat = request.seat ?? row.seats.findIndex(isFree);
    if (row.seats[seat] === undefined || !isFree(row.seats[seat])) throw trouble('no-open-seat');
    return { row: { seats: row.seats.map((one, i) => (i === seat ? humanSeat(me) : one)) } };
  }
  if (row.status === 'finished' || match === null) throw refused({ code: 'cannot-join' }, never);
  if (game.join === undefined) throw refused({ code: 'cannot-join' }, never);
  const isVacant = (seat: SeatId): boolean => !match.table.ring.includes(seat) && !match.table.waiting.includes(seat);
  // A seat that nobody has held before, if there is one.
  const free = [...Array(game.seats.max).keys()].filter((seat) => isVacant(seat) && seat <= row.seats.length).sort((a, b) => b - a);
  const seat = request.seat ?? free[0];
  if (seat === undefined || !free.includes(seat)) throw trouble('no-open-seat');
  const seats = [...row.seats];
  seats[seat] = humanSeat(me, match.journal.length + 1);
  return { entries: [{ kind: 'join', seat }], row: { seats } };
}

export function setSeat({ row }: Room, game: Game, me: IdentityRow, lang: Lang, { seat, set }: SeatRequest): Draft {
  asHost(row, me);
  inLobby(row);
  if (seat > row.seats.length || (set.kind === 'remove' && (seat === row.seats.length || row.seats.length === 1)))
    throw refused({ code: 'no-such-seat' }, never);
  const withSeats = (seats: MatchRow['seats']): Draft => ({ row: { seats, options: fittingOptions(game, seats.length, row.options) } });
  if (set.kind === 'remove') return withSeats(row.seats.filter((_, i) => i !== seat));
  checkSeats(game, seat + 1, 1);
  const others =
    set.kind === 'me' ? row.seats.map((one) => (one.kind === 'human' && one.identity === me.id ? OPEN_SEAT : one)) : [...row.seats];
  others[seat] = seatFor(set, seat, me, lang);
  return withSeats(others);
}

export function settings({ row, match }: Room, game: Game, me: IdentityRow, request: SettingsRequest, now: number): Draft {
  asHost(row, me);
  const { clock, visibility, spectatorChat, hints } = request;
  // Whoever sits down agrees: from then on it can only be taken back.
  if (
    hints === true &&
    row.hintsAllowed !== true &&
    (row.status !== 'lobby' || row.seats.some(({ identity }) => identity !== null && identity !== me.id))
  )
    throw trouble('hints-late');
  // Whoever made it knows the cards that are to come.
  if (visibility === 'open' && row.from !== null) throw trouble('practice-private');
  const rest = {
    ...(visibility === undefined ? {} : { visibility }),
    ...(spectatorChat === undefined ? {} : { spectatorChat }),
    ...(hints === undefined ? {} : { hintsAllowed: hints }),
  };
  if (row.status === 'lobby') {
    const options = fullOptions(game, row.seats.length, request.options ?? {}, row.options);
    return { row: { ...rest, ...(clock === undefined ? {} : { clock }), options } };
  }
  const wished = Object.entries(request.options ?? {}).filter(([key, value]) => match?.table.options[key] !== value);
  if (wished.length > 8) throw trouble('bad-request');
  // To wish for the clock that there is takes back what was proposed.
  if (match === null || (wished.length === 0 && (clock === undefined || clock === row.clock)))
    return { row: clock === undefined || request.options !== undefined ? rest : { ...rest, proposal: null } };
  // It concerns the time of all: everybody has to agree.
  const proposal = { by: me.id, ...(clock === undefined ? {} : { clock }), options: Object.fromEntries(wished), agreed: [] };
  if (peopleBut(row, match, me.id).length > 0) return { row: { ...rest, proposal } };
  return carriedOut(proposal, rest, now);
}

function carriedOut({ clock, options }: NonNullable<MatchRow['proposal']>, rest: Partial<MatchRow>, now: number): Draft {
  return {
    row: { ...rest, proposal: null, ...(clock === undefined ? {} : { clock, clockSince: now }) },
    entries: Object.entries(options ?? {}).map(([key, value]): Entry => ({ kind: 'option', key, value })),
  };
}

/** One no closes the proposal, the last yes carries it out. */
export function settingsVote({ row, match }: Room, seat: SeatId, agree: boolean, now: number): Draft {
  const { proposal } = row;
  if (proposal === null || match === null || match.over) throw trouble('no-vote');
  const voters = peopleBut(row, match, proposal.by);
  if (!voters.includes(seat)) throw trouble('no-vote');
  if (!agree) return { row: { proposal: null } };
  const agreed = proposal.agreed.includes(seat) ? proposal.agreed : [...proposal.agreed, seat];
  if (voters.some((voter) => !agreed.includes(voter))) return { row: { proposal: { ...proposal, agreed } } };
  return carriedOut(proposal, {}, now);
}

export function start({ row }: Room, game: Game, me: IdentityRow, now: number): Draft {
  asHost(row, me);
  inLobby(row);
  if (row.call !== undefined && row.call !== null) return { row: begun(row, game, now) };
  const seats = row.seats.filter((seat) => seat.kind !== 'open');
  checkSeats(game, seats.length, game.seats.min);
  // Seats may have come and gone since the settings were made.
  const options = fittingOptions(game, seats.length, row.options);
  return { row: { status: 'playing', startedAt: now, seats, players: seats.length, options } };
}

/** A host who goes leaves the say to somebody who stays; what was proposed goes along. */
function heirOf(row: MatchRow, me: IdentityRow, seat: SeatId): Partial<MatchRow> {
  const stays = (one: SeatRow, i: number): boolean => i !== seat && one.identity !== null && one.away === null;
  if (row.host !== me.id || row.seats.some((one, i) => stays(one, i) && one.identity === me.id)) return {};
  const heir = row.seats.find((one, i) => stays(one, i) && one.kind === 'human')?.identity ?? null;
  return heir === null ? {} : { host: heir, proposal: null };
}

/** Before the start the seat becomes free; later the rules say whether one can go, or a bot plays on. */
export function leave({ row, match }: Room, me: IdentityRow, seat: SeatId, how: 'leave' | 'resign'): Draft {
  if (row.status === 'lobby') {
    const seats = row.seats.map((one, i) => (i === seat ? OPEN_SEAT : one));
    const heir = seats.find((one) => one.kind === 'human')?.identity ?? null;
    if (row.host !== me.id || seats.some((one) => one.identity === me.id)) return { row: { seats } };
    // A table without anybody is not offered to anybody, and nobody is called to it.
    return { row: { seats, ...(heir === null ? { visibility: 'private' as const, call: null } : { host: heir }) } };
  }
  if (row.status === 'finished' || match === null) throw trouble('not-playing');
  const gone = (change: Partial<SeatRow>): Partial<MatchRow> => ({
    seats: row.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
    ...heirOf(row, me, seat),
  });
  // What bots would make of it interests nobody; the seat stays, so that the match is one of its person's.
  if (how === 'resign' && isLastPerson(row, match, seat)) return { seat, entries: [{ kind: how, seat, last: true }] };
  const { kind, identity } = row.seats[seat];
  const former = kind === 'human' && identity !== null ? { was: identity } : {};
  if (mayLeave(match.table))
    return { seat, entries: [{ kind: how, seat }], row: gone({ kind: 'left', identity: null, away: null, ...former }) };
  const bot: Entry = { kind: 'bot', seat, level: 'normal' };
  if (how === 'leave') return { seat, entries: [bot], row: gone({ away: 'wish' }) };
  return { seat, entries: [{ ...bot, forGood: true }], row: gone({ kind: 'bot', level: 'normal', identity: null, away: null, ...former }) };
}
