import { type Static, Type } from 'typebox';
import type { Pos } from '#engine';
import { SeatInfo } from './lists.ts';
import { ClockKind, literals, MatchId, nullable, Seat, Time } from './words.ts';

/** The tables of one person: what waits, and for whom. */

export const MyTable = Type.Object({
  id: MatchId,
  game: Type.String(),
  /**
   * mine: I am asked. standIn: a bot plays for me until I say that I am back. live: under way, not over days. others: over days, and others think.
   * gathering: not begun. over: ended within the last week.
   */
  state: literals(['mine', 'standIn', 'live', 'others', 'gathering', 'over'] as const),
  clock: ClockKind,
  /** It is played over days: nobody has to sit and wait. */
  slow: Type.Boolean(),
  seats: Type.Array(SeatInfo),
  /** Who is asked, as far as the others may know. */
  asked: Type.Array(Seat),
  /** What I am asked, in words; null: nothing, or the table has not told it. */
  question: nullable(Type.String()),
  /** What happened last, in words that everybody at the table may read. */
  last: nullable(Type.String()),
  /** Since when the open decision waits, when its time is up (null: never), and how long it had. */
  since: nullable(Time),
  until: nullable(Time),
  total: nullable(Type.Number()),
  /** Who is away, and until when the clocks stand for it. */
  away: Type.Array(Type.Object({ seat: Seat, until: Time })),
  /** I may still ask for a day more here, now. */
  more: Type.Boolean(),
  /** What lies open, for a little picture; null: not told. */
  pos: Type.Unsafe<Pos | null>(Type.Union([Type.Object({}), Type.Null()])),
  winners: nullable(Type.Array(Seat)),
  practice: Type.Boolean(),
  updatedAt: Time,
});
export type MyTable = Static<typeof MyTable>;

/** GET /api/my/tables: what waits for me by time left, then what is live, what others think about, what gathers, what ended; in the language of `accept-language`. → MyTablesReply */
export const MyTablesReply = Type.Object({
  tables: Type.Array(MyTable),
  /** The least that is left of my holidays at any slow table, in milliseconds, and until when I am away; null: no slow table. */
  holiday: nullable(Type.Object({ left: Type.Number(), until: nullable(Time) })),
  now: Time,
});
export type MyTablesReply = Static<typeof MyTablesReply>;
