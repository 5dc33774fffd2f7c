import { type Static, Type } from 'typebox';
import { type InEvery, LANGS, type ParamsView } from '#engine';
import type { MatchState } from './looking.ts';

/** Small words of the interface. */

export const literals = <const T extends readonly string[]>(values: T) => Type.Unsafe<T[number]>(Type.Enum([...values]));
export const exact = { additionalProperties: false } as const;
export const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) => Type.Union([schema, Type.Null()]);

/** Unguessable; whoever knows it may look on and take an open seat. */
export const MatchId = Type.String({
  pattern: '^[a-zA-Z0-9]{16,24}$',
  description: 'unguessable name of a match: the invite link is /m/<id>',
});
export const Key = Type.String({
  pattern: '^[a-zA-Z0-9_-]{6,64}$',
  description: 'idempotency key: the same key again gives the same reply and changes nothing',
});
export const Seat = Type.Integer({ minimum: 0, maximum: 14 });
export const PlayerName = Type.String({ minLength: 1, maxLength: 24 });
export const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'the client draws the picture from this word' });
export const Time = Type.Number({ description: 'milliseconds since 1970' });

export const LEVELS = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
/** What people are offered to play against. Expert was not measurably stronger than hard, and is only in matches that had it. */
export const OPPONENTS: readonly (typeof LEVELS)[number][] = ['easy', 'normal', 'hard'];
/** The last three are for matches over days: so long for each decision. */
export const CLOCKS = ['none', 'relaxed', 'quick', 'day', 'three-days', 'week'] as const;
/** Over days: how long a window that hidden cards could use stays open. `prepared`: nobody is asked, only what was prepared answers. */
export const WINDOW_TIMES = ['same', 'half-day', 'prepared'] as const;
export const REACTIONS = ['wow', 'laugh', 'sad', 'angry', 'clap', 'heart', 'think', 'hurry', 'sorry', 'good-game'] as const;
export const Level = literals(LEVELS);
export const ClockKind = literals(CLOCKS);
export const WindowTime = literals(WINDOW_TIMES);
export const Visibility = literals(['open', 'private'] as const);
export const Status = literals(['lobby', 'playing', 'finished'] as const);

/** code: machine readable (a refusal of the engine or one of the server's own); params fill the texts. */
export const ErrorReply = Type.Object({
  code: Type.String(),
  message: Type.Unsafe<InEvery<string>>(Type.Object(Object.fromEntries(LANGS.map((lang) => [lang, Type.String()])))),
  params: Type.Unsafe<ParamsView>(Type.Object({})),
  rule: Type.Optional(Type.String({ description: 'id of the rule behind a refusal' })),
  /** With `stale-decision` (409): the table as it is now, for the caller's seat. */
  state: Type.Optional(Type.Unsafe<MatchState>(Type.Object({}))),
});
export type ErrorReply = Static<typeof ErrorReply>;
export type Level = (typeof LEVELS)[number];
export type ClockKind = (typeof CLOCKS)[number];
export type WindowTime = (typeof WINDOW_TIMES)[number];
export type Reaction = (typeof REACTIONS)[number];

/** Tells one vote from the next: who votes names what was read, so that nothing else can be put in its place meanwhile. */
export const VoteNumber = Type.Integer({ minimum: 0 });
