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
  /** It is being played on another device. */
  away: Type.Optional(Type.Boolean()),
  winners: nullable(Type.Array(Seat)),
});
/** GET /api/tables: tables that anybody may join, newest first. → TablesReply */
/** GET /api/my/matches: the caller's matches, latest first, running ones before finished ones. → TablesReply */
export const TablesReply = Type.Object({ matches: Type.Array(MatchSummary) });
export const TablesQuery = Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }, exact);
/**
 * GET /api/my/record: the caller's finished matches: in sum, by game, a page of them, and with whom. Counted are matches with one seat of the caller's
 * that did not go on from a position of another match. → RecordReply
 */
export const RecordQuery = Type.Object(
  {
    game: Type.Optional(Type.String({ maxLength: 40 })),
    person: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$', description: 'only matches with this one of `people`' })),
    won: Type.Optional(Type.Boolean({ description: 'only matches that I won' })),
    after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}-[a-zA-Z0-9]{16,24}$', description: '`next` of the page before' })),
  },
  exact,
);
export type RecordQuery = Static<typeof RecordQuery>;
const Tally = {
  matches: Type.Integer(),
  counted: Type.Integer(),
  won: Type.Integer(),
  share: nullable(Type.Number({ description: 'won of the counted ones, from 0 to 1; null: nothing counted yet' })),
};
export const PastMatch = Type.Object({
  id: MatchId,
  game: Type.String(),
  finishedAt: Time,
  seats: Type.Array(
    Type.Object({
      name: Type.String(),
      kind: SeatInfo.properties.kind,
      you: Type.Boolean(),
      won: Type.Boolean(),
      score: nullable(Type.Number({ description: 'where the game knows points' })),
    }),
  ),
  /** none: nobody won. */
  result: literals(['won', 'lost', 'none', 'gave-up'] as const),
  place: nullable(Type.Integer({ description: 'by points, where the game knows points' })),
  counts: Type.Boolean(),
  practice: Type.Boolean(),
  /** Played on a device without the network. */
  offline: Type.Boolean(),
  /** Under rules that this server does not have: nobody has checked it. */
  unchecked: Type.Optional(Type.Boolean()),
  replay: Type.String({ description: 'path of the replay on this server' }),
});
export const Companion = Type.Object({
  person: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  matches: Type.Integer(),
  won: Type.Integer({ description: 'by me' }),
  lost: Type.Integer({ description: 'won by that person' }),
  /** The last match together, and where that person sat: `rematch` there with this seat asks for another one. */
  last: Type.Object({ match: MatchId, seat: Seat, game: Type.String(), at: Time }),
});
export const RecordReply = Type.Object({
  since: Time,
  totals: Type.Object({ ...Tally, games: Type.Integer() }),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      ...Tally,
      months: Type.Array(Type.Object({ month: Type.String({ description: 'YYYY-MM, by Greenwich' }), ...Tally })),
    }),
  ),
  history: Type.Object({ matches: Type.Array(PastMatch), next: nullable(Type.String()) }),
  people: Type.Array(Companion),
});
export type PastMatch = Static<typeof PastMatch>;
export type Companion = Static<typeof Companion>;
export type RecordReply = Static<typeof RecordReply>;
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
export const DailyQuery = Type.Object(
  {
    day: Type.Optional(
      Type.String({
        pattern: '^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        description: 'a day that is over; today unless given',
      }),
    ),
  },
  exact,
);
/** GET /api/daily/:game: how today stands, or a day that is over (`match` of others is told to whoever has played it, then). POST: the caller's table of today. → CreatedReply (201) */
export const DailyReply = Type.Object({
  day: Type.String({ description: 'YYYY-MM-DD; days begin as the host says (DAY_ZONE, DAY_HOUR)' }),
  before: Type.String({ description: 'the day before it, for ?day=' }),
  over: Type.Boolean(),
  endsAt: Type.Integer({ description: 'when today ends' }),
  alone: Type.Boolean(),
  table: nullable(Type.Object({ id: MatchId, finished: Type.Boolean(), answers: Type.Integer({ description: 'own answers so far' }) })),
  mine: nullable(DailyResult),
  players: Type.Integer(),
  won: Type.Integer(),
  place: nullable(Type.Integer({ description: 'of mine, in its own list' })),
  apart: Type.Boolean({ description: 'mine is listed among the newcomers' }),
  best: Type.Array(DailyResult),
  /** Whose identity is younger than the day: to be somebody else costs nothing. */
  newcomers: Type.Object({ players: Type.Integer(), best: Type.Array(DailyResult) }),
  lengths: Type.Array(Type.Object({ won: Type.Boolean(), length: Type.Integer(), me: Type.Boolean() })),
});
export type DailyReply = Static<typeof DailyReply>;
