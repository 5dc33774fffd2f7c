import { type Static, Type } from 'typebox';
import type { Entry } from '#engine';
import { Avatar, exact, Key, Level, literals, MatchId, PlayerName, Time } from './words.ts';

/** Matches that were played on a device without the network. */

const CarriedSeat = Type.Object(
  {
    kind: literals(['me', 'hotseat', 'bot'] as const),
    name: PlayerName,
    avatar: Avatar,
    level: Type.Optional(Level),
  },
  exact,
);

/**
 * POST /api/matches/carried: a match against bots, or of friends at one screen, that was played to its end on a device, by the rules that the server has. The
 * server plays the journal again and keeps what follows from it. Its seed was known to the device: it counts for nobody. → CreatedReply (201); the same match
 * again: the same reply
 */
export const CarriedRequest = Type.Object(
  {
    key: Key,
    id: MatchId,
    game: Type.String({ maxLength: 40 }),
    rulesVersion: Type.Integer({ minimum: 1 }),
    options: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 }),
    seats: Type.Array(CarriedSeat, { minItems: 1, maxItems: 15 }),
    players: Type.Integer({ minimum: 1, maximum: 15 }),
    seed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    createdAt: Time,
    journal: Type.Array(
      Type.Object({ at: Time, entry: Type.Unsafe<Entry>(Type.Object({ kind: Type.String({ maxLength: 20 }) })) }, exact),
      { maxItems: 6000 },
    ),
  },
  exact,
);
export type CarriedRequest = Static<typeof CarriedRequest>;
