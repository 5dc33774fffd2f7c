import { type Static, type TSchema, Type } from 'typebox';
import type { Entry } from '#engine';
import { Avatar, exact, Key, Level, literals, MatchId, nullable, PlayerName, Seat, Time } from './words.ts';

/** Matches that travel: played on a device without the network, handed over to the server, or taken along from it. */

const CarriedSeat = Type.Object(
  {
    kind: literals(['me', 'hotseat', 'bot'] as const),
    name: PlayerName,
    avatar: Avatar,
    level: Type.Optional(Level),
  },
  exact,
);

const Word = Type.String({ maxLength: 80 });
const Card = Type.Integer({ minimum: 0, maximum: 10_000 });
const Face = nullable(Word);
/** A number, a word, a seat, a card or several: whatever a line of the log names. */
const amountWith = <C extends TSchema>(card: C) =>
  Type.Union([
    Type.Number(),
    Type.String({ maxLength: 200 }),
    Type.Object({ seat: Type.Integer() }, exact),
    Type.Object({ def: Word }, exact),
    card,
  ]);
const ShownAmount = amountWith(
  Type.Union([
    Type.Object({ card: Card, def: Face }, exact),
    Type.Object({ cards: Type.Array(Type.Object({ id: Card, def: Face }, exact), { maxItems: 200 }) }, exact),
  ]),
);
const BareAmount = amountWith(
  Type.Union([Type.Object({ card: Card }, exact), Type.Object({ cards: Type.Array(Card, { maxItems: 200 }) }, exact)]),
);

/** What happened, as it is read in a replay: only of a match whose rules are not played here. */
const CourseEvent = Type.Union([
  Type.Object({ e: Type.Literal('move'), card: Card, def: Face, from: Word, to: Word }, exact),
  Type.Object({ e: Type.Literal('show'), card: Card, def: Face }, exact),
  Type.Object({ e: Type.Literal('shuffle'), zone: Word }, exact),
  Type.Object({ e: Type.Literal('log'), key: Word, rule: Word, params: Type.Record(Word, ShownAmount, { maxProperties: 20 }) }, exact),
]);

const CarriedOutcome = Type.Object(
  {
    winners: Type.Array(Seat, { maxItems: 15 }),
    reason: Word,
    rule: Word,
    params: Type.Optional(Type.Record(Word, BareAmount, { maxProperties: 20 })),
    scores: Type.Optional(Type.Array(Type.Number(), { maxItems: 15 })),
  },
  exact,
);

/** A name that a device has drawn for itself. */
const Device = Type.String({ pattern: '^[a-zA-Z0-9_-]{16,40}$', description: 'a name that the device has drawn for itself' });

const parcel = {
  id: MatchId,
  game: Type.String({ maxLength: 40 }),
  rulesVersion: Type.Integer({ minimum: 1 }),
  options: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 }),
  seats: Type.Array(CarriedSeat, { minItems: 1, maxItems: 15 }),
  players: Type.Integer({ minimum: 1, maximum: 15 }),
  seed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  createdAt: Time,
  journal: Type.Array(Type.Object({ at: Time, entry: Type.Unsafe<Entry>(Type.Object({ kind: Type.String({ maxLength: 20 }) })) }, exact), {
    maxItems: 6000,
  }),
};

/** GET /api/matches/:id/parcel?device=: all that it takes to play on elsewhere. Only for the device that has taken the match along. */
export const Parcel = Type.Object(parcel, exact);
export type Parcel = Static<typeof Parcel>;
export const ParcelQuery = Type.Object({ device: Device }, exact);

/**
 * POST /api/matches/carried: a match against bots, or of friends at one screen, that was played on a device. The server plays the journal again and keeps what
 * follows from it. Its seed was known to the device: it counts for nobody. An ended one under rules that the server does not have is kept with the course that
 * the device tells, and marked as not checked. One that is not over goes on here; with `device` it goes on there, and this is a copy. → CreatedReply (201); the
 * same match again: the same reply
 */
export const CarriedRequest = Type.Object(
  {
    key: Key,
    ...parcel,
    device: Type.Optional(Device),
    course: Type.Optional(Type.Array(Type.Array(CourseEvent, { maxItems: 2000 }), { maxItems: 6001 })),
    outcome: Type.Optional(CarriedOutcome),
  },
  exact,
);
export type CarriedRequest = Static<typeof CarriedRequest>;

/** POST /api/matches/:id/take: a match against bots goes on on a device, and nobody answers here meanwhile. `parcel` then has all of it. */
export const TakeRequest = Type.Object({ key: Key, device: Device }, exact);
export type TakeRequest = Static<typeof TakeRequest>;

/** POST /api/matches/:id/bring: it goes on here from what is known here, whatever a device may still have. */
export const BringRequest = Type.Object({ key: Key }, exact);
