import { isWindow, type Match, type SeatId, type Wish } from '#engine';
import type { TableHouse } from '../house.ts';
import { shownText } from '../people/shown-text.ts';
import type {
  AnswerRequest,
  ChatRequest,
  NudgeRequest,
  PreferencesRequest,
  PrepareRequest,
  ReactRequest,
  TakeoverRequest,
  UndoVoteRequest,
  WaitRequest,
} from '../schema.ts';
import type { IdentityRow } from '../store/types.ts';
import { refused, trouble } from '../trouble.ts';
import { moreOf, moreTimes } from './clock.ts';
import type { Draft, Room } from './room.ts';
import { hasPassed, isSlow, SLOW_NUDGE_MS } from './slow.ts';
import { canRedo, canUndo, seatsOf, votersOn } from './state.ts';
import { NO_WISHES } from './wishes.ts';

const NUDGE_MS = 20_000;

/** Everything that people do at a table. Each function decides what is to be changed; the room changes it. */

/** The seat the caller acts for. Only one's own. */
export function ownSeat(room: Room, me: IdentityRow, wished: SeatId | undefined): SeatId {
  const mine = seatsOf(room.row, me.id);
  if (wished !== undefined) {
    if (!mine.includes(wished)) throw trouble('not-your-seat');
    return wished;
  }
  if (mine.length === 0) throw trouble('not-seated');
  if (mine.length > 1) throw trouble('which-seat');
  return mine[0];
}

export function running(room: Room): Match {
  if (room.row.status === 'lobby') throw trouble('not-started');
  if (room.match === null) throw trouble('old-rules');
  return room.match;
}

export function answer(room: Room, me: IdentityRow, request: AnswerRequest, now: number): Draft {
  const seat = ownSeat(room, me, request.seat);
  const match = running(room);
  if (request.options !== undefined && request.picks !== undefined) throw trouble('bad-request');
  const ask = request.n === match.n ? match.askOf(seat) : null;
  const given: Wish = {
    kind: 'answer',
    n: request.n,
    seat,
    ...(request.picks === undefined ? { keys: request.options ?? [] } : { picks: request.picks }),
  };
  if (ask !== null && isSlow(room.row) && match.open?.mode === 'first' && (request.picks ?? request.options ?? []).length === 0)
    return { row: { passed: { ...room.row.passed, [seat]: { n: match.n, at: now } } } };
  // Whoever answers has read.
  const read = room.row.waits === true ? { waits: false } : undefined;
  // Whoever answers is back; in a window that would tell the others that an answer was given.
  if (match.control[seat] === undefined || ask === null || match.open?.mode === 'first')
    return { seat, entries: [given], ...(read === undefined ? {} : { row: read }) };
  return { seat, entries: [{ kind: 'human', seat }, given], row: { ...read, seats: room.seatsWith(seat, { away: null }) } };
}

export function undo(room: Room, me: IdentityRow, wished: SeatId | undefined): Draft {
  const seat = ownSeat(room, me, wished);
  const match = running(room);
  const can = room.isWhole ? canUndo(room.row, match, seat) : 'no';
  if (can === 'no') throw refused({ code: 'nothing-to-undo' }, () => room.state(me.id, seat));
  if (can === 'free') return { seat, entries: [match.undoOf(seat)] };
  if (votersOn(room.row, match, seat).length === 0) return { seat, entries: [match.undoOf(seat, true)] };
  const asked = room.row.undo;
  if (asked !== null && asked.n === match.n && asked.seat === seat) return {};
  return { row: { undo: { number: room.row.version + 1, seat, n: match.n, agreed: [] } } };
}

export function undoVote(room: Room, me: IdentityRow, request: UndoVoteRequest): Draft {
  const seat = ownSeat(room, me, request.seat);
  const match = running(room);
  const asked = room.row.undo;
  if (asked === null || asked.n !== match.n || match.over) throw trouble('no-vote');
  const voters = votersOn(room.row, match, asked.seat);
  if (!voters.includes(seat)) throw trouble('no-vote');
  if ((asked.number ?? 0) !== request.number) throw trouble('other-vote');
  if (!request.agree) return { row: { undo: null } };
  const agreed = asked.agreed.includes(seat) ? asked.agreed : [...asked.agreed, seat];
  if (voters.some((voter) => !agreed.includes(voter))) return { row: { undo: { ...asked, agreed } } };
  return { entries: [match.undoOf(asked.seat, true)], row: { undo: null } };
}

export function redo(room: Room, me: IdentityRow, wished: SeatId | undefined): Draft {
  const seat = ownSeat(room, me, wished);
  const match = running(room);
  if (!room.isWhole || !canRedo(match, seat)) throw refused({ code: 'nothing-to-redo' }, () => room.state(me.id, seat));
  return { seat, entries: [{ kind: 'redo', seat }] };
}

export function takeover(room: Room, house: TableHouse, me: IdentityRow, request: TakeoverRequest): Draft {
  const match = running(room);
  const { row } = room;
  if (row.status !== 'playing') throw trouble('not-playing');
  const mine = seatsOf(row, me.id);
  if (mine.length === 0) throw trouble('not-seated');
  const isOther = request.seat !== undefined && !mine.includes(request.seat);
  const seat = isOther ? (request.seat as SeatId) : ownSeat(room, me, request.seat);
  const isBot = match.control[seat] !== undefined;
  if (request.control === 'human') {
    if (isOther) throw trouble('not-your-seat');
    return isBot ? { seat, entries: [{ kind: 'human', seat }], row: { seats: room.seatsWith(seat, { away: null }) } } : {};
  }
  if (isBot) return {};
  if (isOther) {
    const identity = row.seats[seat]?.identity ?? null;
    // Over days everybody is away: time alone decides.
    if (identity === null || isSlow(row) || room.audience.absentFor(identity) < house.config.absentMs) throw trouble('not-away');
  }
  const level = isOther ? 'normal' : (request.level ?? 'normal');
  return { seat, entries: [{ kind: 'bot', seat, level }], row: { seats: room.seatsWith(seat, { away: isOther ? 'absent' : 'wish' }) } };
}

export function preferences(room: Room, me: IdentityRow, request: PreferencesRequest, now: number): Draft {
  const seat = ownSeat(room, me, request.seat);
  const match = running(room);
  const before = room.row.preferences[seat] ?? NO_WISHES;
  const wishes = {
    passUntilTurn: request.passUntilTurn ?? before.passUntilTurn,
    passWhenNone: request.passWhenNone ?? before.passWhenNone,
    ...((request.passUntouched ?? before.passUntouched) ? { passUntouched: true } : {}),
  };
  const preferences = { ...room.row.preferences, [seat]: wishes };
  const { [seat]: held, ...holds } = room.row.holds ?? {};
  // Whoever wants to pass lets go of the window.
  if (held === match.n && request.passUntilTurn === true) return { row: { preferences, holds } };
  if (!isSlow(room.row) || !isWindow(match.open) || match.askOf(seat) === null) return { row: { preferences } };
  // A wish counts for the open window from now on, as if it had been said for it.
  const { [seat]: _, ...others } = room.row.passed ?? {};
  const passes = hasPassed({ ...room.row, preferences, passed: others }, match, seat);
  return { row: { preferences, passed: passes ? { ...others, [seat]: { n: match.n, at: now } } : others } };
}

/** Answers to windows that may come, in the order in which they are looked at. */
export function prepare(room: Room, me: IdentityRow, { seat: wished, answers }: PrepareRequest): Draft {
  const seat = ownSeat(room, me, wished);
  const { game } = running(room);
  if (!isSlow(room.row)) throw trouble('not-slow');
  if (answers.some(({ card }) => !game.defs.some(({ id }) => id === card))) throw trouble('bad-request');
  return { row: { prepared: { ...room.row.prepared, [seat]: answers } } };
}

/** Fifteen seconds more, a day over days, for everybody who is asked: who thinks aloud is seen to think. */
export function moreTime(room: Room, house: TableHouse, me: IdentityRow, wished: SeatId | undefined): Draft {
  const seat = ownSeat(room, me, wished);
  const match = running(room);
  const { more } = room.row;
  if ((moreTimes({ row: room.row, match, times: room.times }, house, seat) ?? 0) === 0) throw trouble('no-more-time');
  const before = more?.n === match.n ? more.ms : 0;
  const used = { ...more?.used, [seat]: (more?.used[seat] ?? 0) + 1 };
  return { row: { more: { n: match.n, ms: before + moreOf(room.row).ms, used } } };
}

/** The window waits for this person, who could only pass. */
export function hold(room: Room, me: IdentityRow, wished: SeatId | undefined): Draft {
  const seat = ownSeat(room, me, wished);
  const match = running(room);
  if (match.askOf(seat) === null || !isWindow(match.open)) throw trouble('no-more-time');
  const wishes = room.row.preferences[seat];
  const holds = { ...room.row.holds, [seat]: match.n };
  // What was said last counts: whoever holds a window does not pass it.
  if (wishes === undefined || !wishes.passUntilTurn) return { row: { holds } };
  return { row: { holds, preferences: { ...room.row.preferences, [seat]: { ...wishes, passUntilTurn: false } } } };
}

/** The bots wait for their only opponent, who is reading, or go on. Where others play nobody waits. */
export function wait(room: Room, me: IdentityRow, { seat, on }: WaitRequest): Draft {
  ownSeat(room, me, seat);
  running(room);
  return on === (room.row.waits === true) ? {} : { row: { waits: on } };
}

export function chat(room: Room, me: IdentityRow, request: ChatRequest): Draft {
  return { line: { ...speaker(room, me), kind: 'chat', text: shownText(request.text) } };
}

export function react(room: Room, me: IdentityRow, request: ReactRequest): Draft {
  return { line: { ...speaker(room, me), kind: 'reaction', text: request.reaction } };
}

function speaker(room: Room, me: IdentityRow): { identity: string; name: string; avatar: string; seat: SeatId | null } {
  const seat = seatsOf(room.row, me.id)[0];
  if (seat === undefined && room.row.host !== me.id && !room.row.spectatorChat) throw trouble('no-chat');
  const row = seat === undefined ? null : room.row.seats[seat];
  return { identity: me.id, name: row?.name ?? me.name, avatar: row?.avatar ?? me.avatar, seat: seat ?? null };
}

/** Reminds a seat that the table waits, at most once in a while. */
export function nudge(room: Room, house: TableHouse, me: IdentityRow, { seat }: NudgeRequest): Draft {
  const match = running(room);
  const from = seatsOf(room.row, me.id)[0];
  if (from === undefined) throw trouble('not-seated');
  if (!room.asked().includes(seat) || match.over) throw trouble('not-waiting');
  const nudges = room.row.nudges ?? {};
  const now = house.now();
  if (now - (nudges[seat]?.at ?? Number.NEGATIVE_INFINITY) < (isSlow(room.row) ? SLOW_NUDGE_MS : NUDGE_MS)) throw trouble('too-often');
  return { row: { nudges: { ...nudges, [seat]: { from, at: now } } } };
}
