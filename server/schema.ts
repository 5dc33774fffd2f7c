export * from './schema/book.ts';
export * from './schema/calling.ts';
export * from './schema/carrying.ts';
export * from './schema/commands.ts';
export * from './schema/lists.ts';
export * from './schema/looking.ts';
export * from './schema/people.ts';
export * from './schema/seat.ts';
export * from './schema/tables.ts';
export { type ClockKind, ErrorReply, type Level, MatchId, OPPONENTS, type Reaction, type WindowTime } from './schema/words.ts';

/**
 * The whole HTTP interface: requests, replies and events. One schema is validation, type and OpenAPI description.
 * The web client takes the types only (`import type`).
 *
 * Rules for all endpoints
 * - JSON in, JSON out. Identity is the cookie set by `POST /api/me`; without it commands answer 401 `no-identity`.
 * - Every command carries `key`, an idempotency key of the caller's choice. The same key again: the same reply, nothing changes.
 * - Every error is an `ErrorReply`; the texts come in both languages.
 * - `seat` may be left out by whoever holds exactly one seat of the match.
 * - Times are milliseconds since 1970, by the server's clock; every state says the server's `now`.
 * - `at` counts what has happened: 0 before the start, 1 after the setup, then one more with each journal entry. Event ids are these numbers.
 */
