import { type Static, Type } from 'typebox';
import type { Advice } from '#bots/index.ts';
import {
  Avatar,
  ClockKind,
  exact,
  Key,
  Level,
  literals,
  MatchId,
  PlayerName,
  REACTIONS,
  Seat,
  Visibility,
  VoteNumber,
  WindowTime,
} from './words.ts';

/** Making a match, filling it, playing it. */

/** me: the creator. hotseat: another person on the creator's device. */
export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, exact),
  Type.Object({ kind: Type.Literal('hotseat'), name: PlayerName, avatar: Type.Optional(Avatar) }, exact),
  Type.Object({ kind: Type.Literal('bot'), level: Level, name: Type.Optional(PlayerName) }, exact),
  Type.Object({ kind: Type.Literal('open') }, exact),
]);
export type SeatWish = Static<typeof SeatWish>;

/**
 * POST /api/matches: a new match; starts at once if no seat is open and `start` is not false. `waits`: its bots do nothing until the only person at the
 * table has answered, or has said so (`…/wait`). → CreatedReply (201)
 */
export const CreateRequest = Type.Object(
  {
    key: Key,
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 15 }),
    options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 })),
    clock: Type.Optional(ClockKind),
    windowTime: Type.Optional(WindowTime),
    visibility: Type.Optional(Visibility),
    hints: Type.Optional(Type.Boolean()),
    start: Type.Optional(Type.Boolean()),
    waits: Type.Optional(Type.Boolean()),
  },
  exact,
);
/** POST /api/matches/from-position: goes on from moment `at` (1: right after the setup) of a finished match, as `seat`, against bots; marked as practice. → CreatedReply (201) */
export const FromPositionRequest = Type.Object(
  { key: Key, match: MatchId, at: Type.Integer({ minimum: 1 }), seat: Seat, level: Level },
  exact,
);
export const CreatedReply = Type.Object({ id: MatchId, path: Type.String({ description: 'path of the invite link on this server' }) });
export type CreateRequest = Static<typeof CreateRequest>;
export type FromPositionRequest = Static<typeof FromPositionRequest>;
export type CreatedReply = Static<typeof CreatedReply>;

/** Reply of every command on a match. `at`: how far the match is after it. The new state comes by the event stream (or GET). */
export const CommandReply = Type.Object({ ok: Type.Literal(true), at: Type.Integer(), match: Type.Optional(MatchId) });
export type CommandReply = Static<typeof CommandReply>;

const command = <P extends Parameters<typeof Type.Object>[0]>(properties: P) => Type.Object({ key: Key, ...properties }, exact);

/** POST /api/matches/:id/join: take an open seat (any, or the given one); in joinable games also while the match runs. */
export const JoinRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/seat (host, before the start): fill, free, add (seat = number of seats) or remove a seat. */
export const SeatRequest = command({ seat: Seat, set: Type.Union([SeatWish, Type.Object({ kind: Type.Literal('remove') }, exact)]) });
/**
 * POST /api/matches/:id/settings (host): options, clock, visibility, whether spectators may chat. After the start only options marked `live`; what
 * concerns everybody's time (clock, options) is then a proposal that all other people at the table have to agree to.
 */
export const SettingsRequest = command({
  options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 })),
  clock: Type.Optional(ClockKind),
  windowTime: Type.Optional(WindowTime),
  visibility: Type.Optional(Visibility),
  hints: Type.Optional(Type.Boolean()),
  spectatorChat: Type.Optional(Type.Boolean()),
});
/** POST /api/matches/:id/settings-vote: for the open proposal, by its `number`; one no closes it, the last yes carries it out. */
export const SettingsVoteRequest = command({ seat: Type.Optional(Seat), number: VoteNumber, agree: Type.Boolean() });
/** POST /api/matches/:id/start (host): seats still open are taken away. */
export const StartRequest = command({});
/**
 * POST /api/matches/:id/share (whoever sits here or is awaited, before the start): the hash of a number that this browser adds to the deal:
 * sha256 of `zastolye share:` and the number. Nobody has to.
 */
export const ShareRequest = command({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) });
/** POST /api/matches/:id/reveal: the number itself, 32 random bytes in hexadecimal, once `meta.deal.until` says that the list of hashes is closed. */
export const RevealRequest = command({ number: Type.String({ pattern: '^[0-9a-f]{64}$' }) });
/** POST /api/matches/:id/leave: before the start frees the seat; later leaves the game where its rules allow it, else a bot plays on. */
export const LeaveRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/resign: as leave, for good. */
export const ResignRequest = command({ seat: Type.Optional(Seat) });

/** POST /api/matches/:id/answer: `n` is the decision number seen; give option keys (`options`) or their indexes (`picks`). None = pass/decline. */
export const AnswerRequest = command({
  n: Type.Integer({ minimum: 0 }),
  seat: Type.Optional(Seat),
  options: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 200 })),
  picks: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 100_000 }), { maxItems: 200 })),
});
/**
 * POST /api/matches/:id/hint: what I could answer to decision `n`, with reasons. First words come soon; `more` thinks longer about the same. It counts once
 * for each decision. Where other people play, only if the host has allowed it before they sat down. → HintReply
 */
export const HintRequest = command({ n: Type.Integer({ minimum: 0 }), seat: Type.Optional(Seat), more: Type.Optional(Type.Boolean()) });
export const HintReply = Type.Object({
  advice: Type.Unsafe<Advice>(Type.Object({})),
  used: Type.Integer({ description: 'hints of this seat in this match' }),
});
/** POST /api/matches/:id/undo: at once where it is free, otherwise opens a vote of the other humans. */
export const UndoRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/undo-vote: for the open request, by its `number`; one no closes it, the last yes carries it out. */
export const UndoVoteRequest = command({ seat: Type.Optional(Seat), number: VoteNumber, agree: Type.Boolean() });
/** POST /api/matches/:id/redo */
export const RedoRequest = command({ seat: Type.Optional(Seat) });
/**
 * POST /api/matches/:id/takeover: `bot` for one's own seat at any time, or for another's seat whose person has been away long enough;
 * `human` takes one's own seat back (opening the event stream anew or answering does that too).
 */
export const TakeoverRequest = command({
  seat: Type.Optional(Seat),
  control: literals(['bot', 'human'] as const),
  level: Type.Optional(Level),
});
/**
 * POST /api/matches/:id/preferences: how open windows (races) are answered for the seat. passUntilTurn ends by itself at the seat's next turn, or when
 * somebody else's doing touches the seat.
 * Applied at moments that tell the others nothing about the hand.
 */
export const PreferencesRequest = command({
  seat: Type.Optional(Seat),
  passUntilTurn: Type.Optional(Type.Boolean()),
  passWhenNone: Type.Optional(Type.Boolean()),
  passUntouched: Type.Optional(Type.Boolean({ description: 'windows that are not about the seat' })),
});
/** An answer to a window that may come: with a card of that name, to any window or only to one that is about the seat. */
export const Prepared = Type.Object({ card: Type.String({ maxLength: 80 }), when: literals(['touched', 'any'] as const) }, exact);
export type Prepared = Static<typeof Prepared>;
/**
 * POST /api/matches/:id/prepare (over days): answers to windows, instead of those prepared before. One is given once, at a moment that tells the others
 * nothing; where none of them can be given the window is asked as usual. Nobody else is told.
 */
export const PrepareRequest = command({ seat: Type.Optional(Seat), answers: Type.Array(Prepared, { maxItems: 8 }) });
export type PrepareRequest = Static<typeof PrepareRequest>;
/** POST /api/matches/:id/more-time: fifteen seconds more for whoever is asked now; each seat may twice in a match. Over days it is a day, once. */
export const MoreTimeRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/hold: the open window waits for the seat, though it has nothing to answer with. */
export const HoldRequest = command({ seat: Type.Optional(Seat) });
/** POST /api/matches/:id/wait: the bots wait for the only person at the table, who is reading, or go on. An answer of that person lets them go on too. */
export const WaitRequest = command({ seat: Type.Optional(Seat), on: Type.Boolean() });
/**
 * POST /api/matches/:id/shown: the page of somebody who sits here has shown everything up to `at`. Where all people sit at one device, bots wait for it
 * before they go on, eight seconds in all between two answers of a person. Nothing is kept of it, so it needs no key. Who never says it is not waited for. → 204
 */
export const ShownRequest = Type.Object({ at: Type.Integer({ minimum: 0 }) }, exact);
/**
 * POST /api/matches/:id/rematch: the same people, bots and options at a new table, also for who had given up. Against bots alone it starts at
 * once; other people are asked to sit down (`join` there) for half a minute, then bots take what is free. With `seat` (somebody else's) only that person is
 * asked, to a table apart from the one of all the others. → CommandReply with `match`
 */
export const RematchRequest = command({ seat: Type.Optional(Seat) });
export type RematchRequest = Static<typeof RematchRequest>;
/** POST /api/matches/:id/decline: not now; a bot takes the seat that was kept. */
export const DeclineRequest = command({});
/** POST /api/matches/:id/chat */
export const ChatRequest = command({ text: Type.String({ minLength: 1, maxLength: 300 }) });
/** POST /api/matches/:id/mute: whoever said line `line` is not heard by the caller any more, at any table. → MutesReply */
export const MuteRequest = command({ line: Type.Integer({ minimum: 0 }) });
/** POST /api/matches/:id/react */
export const ReactRequest = command({ reaction: literals(REACTIONS) });
/** POST /api/matches/:id/nudge: reminds a seat that the table waits; at most once in a while. */
export const NudgeRequest = command({ seat: Seat });
export type ShareRequest = Static<typeof ShareRequest>;
export type RevealRequest = Static<typeof RevealRequest>;
export type JoinRequest = Static<typeof JoinRequest>;
export type SeatRequest = Static<typeof SeatRequest>;
export type SettingsRequest = Static<typeof SettingsRequest>;
export type LeaveRequest = Static<typeof LeaveRequest>;
export type AnswerRequest = Static<typeof AnswerRequest>;
export type HintRequest = Static<typeof HintRequest>;
export type HintReply = Static<typeof HintReply>;
export type { Advice };
export type WaitRequest = Static<typeof WaitRequest>;
export type UndoRequest = Static<typeof UndoRequest>;
export type SettingsVoteRequest = Static<typeof SettingsVoteRequest>;
export type UndoVoteRequest = Static<typeof UndoVoteRequest>;
export type TakeoverRequest = Static<typeof TakeoverRequest>;
export type PreferencesRequest = Static<typeof PreferencesRequest>;
export type ChatRequest = Static<typeof ChatRequest>;
export type ReactRequest = Static<typeof ReactRequest>;
export type NudgeRequest = Static<typeof NudgeRequest>;
