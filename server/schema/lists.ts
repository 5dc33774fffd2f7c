import { type Static, Type } from 'typebox';
import type { Clash, OptionSpec, Options } from '#engine';
import { ClockKind, exact, Level, literals, MatchId, nullable, Seat, Status, Time, Visibility } from './words.ts';

/** Games, lists of tables, the deal of the day. */

export const GameInfo = Type.Object({
  id: Type.String(),
  rulesVersion: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Unsafe<readonly OptionSpec[]>(Type.Array(Type.Object({}))),
  /** Values of settings that cannot be had together by so many seats. */
  clashes: Type.Unsafe<readonly Clash[]>(Type.Array(Type.Object({ seats: Type.Integer(), options: Type.Object({}) }))),
  joinable: Type.Boolean({ description: 'newcomers may sit down while a match runs' }),
  levels: Type.Array(Level),
});
/** GET /api/games → GamesReply */
export const GamesReply = Type.Object({ games: Type.Array(GameInfo) });
export type GameInfo = Static<typeof GameInfo>;
export type GamesReply = Static<typeof GamesReply>;

export const SeatInfo = Type.Object({
  seat: Seat,
  /** human: a person online. hotseat: one more person on the creator's device. open: nobody yet (a name says for whom it is kept). left: gone for good. */
  kind: literals(['human', 'hotseat', 'bot', 'open', 'left'] as const),
  name: nullable(Type.String()),
  avatar: nullable(Type.String()),
  level: nullable(Level),
  /** The caller's own seat. */
  you: Type.Boolean(),
  host: Type.Boolean(),
  /** Its person has the match open somewhere. Always true for bots. */
  connected: Type.Boolean(),
  /** bot: a bot plays for a person who is away (or asked for it); `human` comes back by acting. */
  control: literals(['self', 'bot'] as const),
  /** When the person was last seen, if not connected. */
  lastSeen: nullable(Time),
});
export type SeatInfo = Static<typeof SeatInfo>;

export const MatchSummary = Type.Object({
  id: MatchId,
  game: Type.String(),
  status: Status,
  visibility: Visibility,
  clock: ClockKind,
  options: Type.Unsafe<Options>(Type.Object({})),
  seats: Type.Array(SeatInfo),
  createdAt: Time,
  updatedAt: Time,
  /** One of the caller's seats is asked something right now. */
  yourTurn: Type.Boolean(),
  /** Went on from a position of another match, whose seed is known: never open to strangers. */
  practice: Type.Boolean(),
  winners: nullable(Type.Array(Seat)),
});
/** GET /api/tables: tables that anybody may join, newest first. → TablesReply */
/** GET /api/my/matches: the caller's matches, latest first, running ones before finished ones. → TablesReply */
export const TablesReply = Type.Object({ matches: Type.Array(MatchSummary) });
export const TablesQuery = Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }, exact);
/** GET /api/my/calls: who asks the caller to sit down again, and until when. → CallsReply */
export const Call = Type.Object({
  match: MatchId,
  game: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  until: Time,
  /** Who sits at the new table already, besides whoever asks. */
  seated: Type.Array(Type.String()),
});
export const CallsReply = Type.Object({ calls: Type.Array(Call), now: Time });
export type Call = Static<typeof Call>;
export type CallsReply = Static<typeof CallsReply>;
export type MatchSummary = Static<typeof MatchSummary>;
export type TablesReply = Static<typeof TablesReply>;

const DailyResult = Type.Object({
  name: Type.String(),
  avatar: Type.String(),
  won: Type.Boolean(),
  points: Type.Integer({ description: 'lead over the best other, where the game knows points' }),
  gaveUp: Type.Boolean(),
  length: Type.Integer({ description: 'own answers' }),
  me: Type.Boolean(),
  match: nullable(MatchId),
});
/** GET /api/daily/:game: how today stands. POST: the caller's table of today. → CreatedReply (201) */
export const DailyReply = Type.Object({
  day: Type.String(),
  endsAt: Type.Integer(),
  alone: Type.Boolean(),
  table: nullable(Type.Object({ id: MatchId, finished: Type.Boolean(), answers: Type.Integer({ description: 'own answers so far' }) })),
  mine: nullable(DailyResult),
  players: Type.Integer(),
  won: Type.Integer(),
  place: nullable(Type.Integer()),
  best: Type.Array(DailyResult),
  lengths: Type.Array(Type.Object({ won: Type.Boolean(), length: Type.Integer(), me: Type.Boolean() })),
});
export type DailyReply = Static<typeof DailyReply>;
